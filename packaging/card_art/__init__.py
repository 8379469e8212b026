"""The hand that draws the decks: palette, glyphs, pips, courts and backs as SVG text.

Only the standard library is used, and nothing here ships with the program; the drawn
files in ``resources/decks`` do.
"""
