"""``mendax dataset``: the decisions of recorded games as a flat table."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from mendax.core.game import Reason, RulesError
from mendax.games import game_named
from mendax.terminal import pages
from mendax.terminal.arena.options import Cores, cores_of
from mendax.terminal.arguments import listed, rules_of
from mendax.terminal.commands.profile import GameFiles
from mendax.terminal.console import watched
from mendax.terminal.files import require_new, require_readable
from mendax.terminal.parameters import OK, Changes, Game, Lang, Preset, spoken


def dataset(
    *paths: GameFiles,
    to: Annotated[
        Path,
        Parameter(help="A new file: `.parquet`, `.jsonl` or `.csv`, with `.gz` compressed."),
    ],
    game: Game = "mia",
    bots: Annotated[
        str | None, Parameter(help="Play a match of these bots here, instead of reading files.")
    ] = None,
    games: Annotated[
        int, Parameter(show_default=True, help="Games to play.", validator=Number(gte=1))
    ] = 1000,
    preset: Preset = None,
    changes: Changes = (),
    seed: Annotated[str, Parameter(help="The same seed gives the same rows.")] = "dataset",
    cores: Cores = None,
    lang: Lang = None,
) -> int:
    """Write one row for each decision: what the seat knew, its move, and the value of each move.

    Mia and French poker, from files or from a match that is played here. With three or more players
    left, the equilibrium is one of many.
    """
    console, words = spoken(lang)
    require_new(to)
    if (bots is None) == (not paths):
        raise RulesError(Reason("dataset-files-or-bots"))
    from mendax.measure import rows_in, write_decisions
    from mendax.measure.decision_table import require_ending, write_rows
    from mendax.measure.played_decisions import decisions_played

    require_ending(to)
    with watched(words.say("profile-pricing")) as progress:
        if bots is None:
            require_readable(paths)
            rows = write_decisions(rows_in(*paths), to)
        else:
            book = game_named(game)
            match = book, rules_of(book, preset, changes), listed(bots), games, seed
            workers = cores_of(cores)
            rows = write_rows(decisions_played(*match, workers=workers, progress=progress), to)
    pages.write(console, words.say("dataset-written", rows=rows, file=str(to)))
    return OK
