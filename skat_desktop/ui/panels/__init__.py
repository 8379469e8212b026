"""The panels that ask the person something, or tell the result, on top of the table."""
