"""Answers to rule questions, one function for each category of vectors.

Each takes the question and returns everything that the rules can tell; the rules themselves
are in `skat_desktop.core`.
"""
