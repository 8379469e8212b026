"""Skat Desktop: Skat for one person and two computer players."""

__version__ = "0.1.0"
