"""``mendax records``: recorded games as data."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from mendax.core.game import MendaxError
from mendax.records import writing
from mendax.table.record.read import read_record
from mendax.table.record.undo import undo
from mendax.terminal import files, pages
from mendax.terminal.parameters import OK, WRONG, Lang, RecordFiles, spoken
from mendax.terminal.record_rows import row_of_record

records = App(
    name="records", help_format="plaintext", default_parameter=Parameter(show_default=False)
)


@records.command
def export(
    first: RecordFiles,
    /,
    *more: RecordFiles,
    to: Annotated[
        Path, Parameter(help="A new file of JSON Lines: `.jsonl`, or `.jsonl.gz` to compress it.")
    ],
    anonymous: Annotated[
        bool, Parameter(negative=(), help="Call players seat1, seat2 and so on.")
    ] = False,
    lang: Lang = None,
) -> int:
    """Write records as data: a row a game, with each decision and all that was legal.

    A file that is no record is named and left out; then the exit code is 1.
    """
    console, words = spoken(lang)
    files.require_new_data(to)
    written, left_out = 0, 0
    with writing(to) as write:
        for file in files.records_in((first, *more)):
            try:
                record = read_record(undo(files.bytes_of(file)).text)
                write(row_of_record(record, anonymous=anonymous))
            except MendaxError as error:
                pages.write(console, f"{file}: {words.explain(error.reason)}")
                left_out += 1
            else:
                written += 1
    pages.write(console, words.say("records-exported", games=written, file=str(to)))
    return WRONG if left_out else OK
