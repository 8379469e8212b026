"""A table of players who play a list: dealing, the journal, and the engine in its thread."""
