"""Build the library's site from `docs/` and the docstrings with Sphinx."""

from pathlib import Path

from tools import environment
from tools.ground import ROOT, step


def build(folder: Path) -> None:
    """Build the complete site into ``folder``. Raises ``SetupError`` with Sphinx's warnings."""
    how = ("-m", "sphinx", "-q", "-E", "-W", "--keep-going", "-c")
    folders = (ROOT / "docs" / "site", ROOT / "docs", folder)
    step("Building the site", [environment.PYTHON, *how, *folders])
