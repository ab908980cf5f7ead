"""``mendax records``: recorded games as data."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from mendax.core.game import MendaxError, Reason, RulesError
from mendax.measure.rows import row_of_record
from mendax.records import writing
from mendax.table.record.read import read_record
from mendax.table.record.undo import undo
from mendax.terminal import files, pages
from mendax.terminal.console import watched
from mendax.terminal.parameters import OK, WRONG, Lang, RecordFiles, spoken
from mendax.words import Words

records = App(
    name="records", help_format="plaintext", default_parameter=Parameter(show_default=False)
)


@records.command
def export(
    *paths: RecordFiles,
    to: Annotated[
        Path, Parameter(help="A new file of JSON Lines: `.jsonl`, or `.jsonl.gz` to compress it.")
    ],
    data: Annotated[
        Path | None,
        Parameter(help="The folder of a server's tables: all their finished games, anonymous."),
    ] = None,
    anonymous: Annotated[
        bool, Parameter(negative=(), help="Without names and texts of players.")
    ] = False,
    lang: Lang = None,
) -> int:
    """Export games as data: one row per game, with each decision and all legal actions.

    Invalid records and damaged tables are named and skipped, and the exit code is then 1.
    """
    if not paths and data is None:
        raise RulesError(Reason("records-which"))
    console, words = spoken(lang)
    files.require_new_data(to)
    inside, wrong, games = files.records_in(paths), list[str](), 0

    with writing(to) as write:

        def keep(text: str, anonymous: bool = True) -> None:
            nonlocal games
            write(row_of_record(read_record(text), anonymous=anonymous))
            games += 1

        for file in inside:
            try:
                keep(undo(files.bytes_of(file)).text, anonymous)
            except MendaxError as error:
                wrong.append(f"{file}: {words.explain(error.reason)}")
        if data is not None:
            wrong += _tables_exported(data, keep, words)
    for line in wrong:
        pages.write(console, line)
    pages.write(console, words.say("records-exported", games=games, file=str(to)))
    return WRONG if wrong else OK


def _tables_exported(folder: Path, keep: Callable[[str], None], words: Words) -> list[str]:
    """Pass every finished game's record to ``keep``, and return the tables' problems in words."""
    from mendax.terminal.commands.maintenance import each_record  # loads the server's store

    with watched(words.say("maintenance-checking")) as told:
        found = each_record(folder, told, keep)
    return [
        f"{table}: {words.explain(reason)}" for table, reason in (*found.problems, *found.unread)
    ]
