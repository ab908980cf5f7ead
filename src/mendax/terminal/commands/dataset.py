"""``mendax dataset``: the decisions of recorded games as a flat table."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mendax.terminal import pages
from mendax.terminal.commands.profile import GameFiles
from mendax.terminal.console import watched
from mendax.terminal.files import require_new, require_readable
from mendax.terminal.parameters import OK, Lang, spoken


def dataset(
    *paths: GameFiles,
    to: Annotated[
        Path,
        Parameter(help="A new file: `.parquet`, `.jsonl` or `.csv`, with `.gz` compressed."),
    ],
    lang: Lang = None,
) -> int:
    """Write one row for each decision: what the seat knew, its move, and the value of each move.

    Mia and French poker. With three or more players left, the equilibrium is one of many.
    """
    console, words = spoken(lang)
    require_readable(paths)
    require_new(to)
    from mendax.measure import rows_in, write_decisions

    with watched(words.say("profile-pricing")):
        rows = write_decisions(rows_in(*paths), to)
    pages.write(console, words.say("dataset-written", rows=rows, file=str(to)))
    return OK
