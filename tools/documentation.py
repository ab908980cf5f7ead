"""Builds the site of the library from `docs/` and the docstrings, with Sphinx."""

from pathlib import Path

from tools import environment
from tools.ground import ROOT, step


def build(folder: Path) -> None:
    """Builds all of it anew into ``folder``. Raises ``SetupError`` with Sphinx's complaints."""
    how = ("-m", "sphinx", "-q", "-E", "-W", "--keep-going", "-c")
    folders = (ROOT / "docs" / "site", ROOT / "docs", folder)
    step("Building the site", [environment.PYTHON, *how, *folders])
