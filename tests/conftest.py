"""Settings and fixtures for all tests."""

from hypothesis import settings

# The machine may be busy: how long one example takes says nothing.
settings.register_profile("skat", deadline=None)
settings.load_profile("skat")
