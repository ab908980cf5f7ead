"""The place of the browser client's built files. The doctor needs it without any web framework."""

from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent.parent / "static"
"""The folder of the built files."""
