"""The tables of ``docs/training-an-agent.md``: the example agent, trained as the page describes.

``python -m bench.training`` runs both commands of the page, about two minutes of CPU time, and
writes their tables into the page.
"""

import contextlib
import io
import sys
from typing import Final

from bench.pages import replaced
from bench.stamps import stamp
from examples import train_an_agent
from tools.ground import ROOT

PAGE: Final = "docs/training-an-agent.md"
_SECONDS: Final = "30"


def main() -> int:
    """Train against each opponent and write the tables."""
    for against in ("odds", train_an_agent.ITSELF):
        shown = io.StringIO()
        with contextlib.redirect_stdout(shown):
            train_an_agent.main(["--against", against, "--seconds", _SECONDS])
        head, *rows = shown.getvalue().splitlines()
        table = [
            f"| {head} |",
            "|---" * len(head.split("|")) + "|",
            *(f"| {row} |" for row in rows),
        ]
        page, section = ROOT / PAGE, f"training {against}"
        page.write_text(replaced(page.read_text(), section, table))
        stamp(PAGE, section, "python -m bench.training", "mia", ("odds", "equilibrium"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
