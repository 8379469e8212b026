"""``python -m skat_desktop``."""

import sys

from skat_desktop.cli import main

sys.exit(main())
