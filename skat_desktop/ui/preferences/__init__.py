"""The preferences: one dialog, made from the table of settings."""

from skat_desktop.ui.preferences.dialog import Preferences

__all__ = ["Preferences"]
