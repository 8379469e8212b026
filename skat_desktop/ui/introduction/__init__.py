"""A short introduction for those who do not know Skat: a dozen steps, a task in each."""

from skat_desktop.ui.introduction.dialog import Introduction

__all__ = ["Introduction"]
