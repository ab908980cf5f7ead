"""Retells a recorded game entry by entry: in the terminal, and as files to share.

A record contains only what its reader received, so these files contain no more.
"""

import re
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Final

from rich.console import Console, RenderableType

from mendax.core.game import CHANCE, Event, Opening, Unseen
from mendax.core.harmless import harmless
from mendax.table.record.format import FAIRNESS, Record, RecordMove
from mendax.terminal import files, pages
from mendax.terminal.as_json import as_json_line
from mendax.terminal.console import TerminalConsole
from mendax.terminal.presentation import Screen
from mendax.terminal.screens import presentation_of
from mendax.words import Words

COLUMNS: Final = 80
ROWS: Final = 24
_PAUSE: Final = 0.8
"""Seconds before each entry of an asciicast."""
_READING: Final = 0.03
"""Seconds to read a character."""
_LAST: Final = 4.0
"""Seconds that the end of an asciicast stays."""

_FONT: Final = re.compile(r"@font-face\s*\{[^}]*\}\s*")

_NOBODY: Final = -1
"""A seat without a player, so that a replay names all players in the third person."""


class Retelling:
    """Describes the entries of a record in words."""

    def __init__(self, words: Words, record: Record) -> None:
        self._words, self._record = words, record
        self._screen = screen_of(words, record)

    def tell(self, move: RecordMove) -> list[str]:
        """Return the sentences about an entry."""
        told = [self._sentence(event) for event in _of_the_game(move)]
        drawn = self._drawn(move)
        return [sentence for sentence in (*told, drawn) if sentence]

    def pictures(self, move: RecordMove) -> list[Any]:
        """Return the drawings for an entry."""
        drawn = [self._screen.picture(event) for event in _of_the_game(move)]
        return [picture for picture in drawn if picture is not None]

    def _sentence(self, event: Event) -> str | None:
        return self._screen.sentence(event)

    def _drawn(self, move: RecordMove) -> str | None:
        """Return hidden dice in words, or None if the reader does not know them."""
        told = any(isinstance(event, Opening) for event in move.events)
        if move.actor != CHANCE or move.action is None or told:
            return None
        return self._screen.drawn(move.action)


def screen_of(words: Words, record: Record) -> Screen:
    """Return the game's screen, from the seat of the record's reader.

    Return None for an edition that can't be replayed. The events of such a record are printed in
    stored form.
    """
    you = record.reader if isinstance(record.reader, int) else _NOBODY
    names = [place.name for place in record.places]
    presentation = presentation_of(record.game)
    return presentation.screen(words, record.rules, names, you)


def _of_the_game(move: RecordMove) -> list[Event]:
    return [event for event in move.events if not isinstance(event, (*FAIRNESS, Unseen))]


def title(words: Words, record: Record) -> str:
    """Return the game and the players in a line."""
    names = ", ".join(place.name for place in record.places)
    game = words.say(pages.stem(record.game) + "-title")
    return words.say("terminal-replay-title", game=game, seats=names)


def retold(
    words: Words, record: Record, moves: Sequence[RecordMove], plain: bool
) -> Iterator[list[RenderableType]]:
    """Yield each entry that has something to tell: numbered sentences, then pictures unless
    ``plain``.
    """
    teller = Retelling(words, record)
    for move in moves:
        sentences = teller.tell(move)
        if sentences:
            numbered: list[RenderableType] = [f"{move.number:>5}  {one}" for one in sentences]
            yield numbered + ([] if plain else teller.pictures(move))


def write_cast(path: Path, words: Words, record: Record, moves: Sequence[RecordMove]) -> None:
    """Write an asciicast (format 2, https://docs.asciinema.org/manual/asciicast/v2/) of the game.

    Each entry is printed when the entry before it can have been read. Raises ``Unwritable``.
    """
    heading = harmless(title(words, record))
    head = {"version": 2, "width": COLUMNS, "height": ROWS, "title": heading}
    lines, clock = [head, [0.0, "o", f"{heading}\r\n"]], _PAUSE + _READING * len(heading)
    for part in retold(words, record, moves, plain=False):
        shown = StringIO()
        _canvas(shown).print(*part, sep="\n")
        lines.append([round(clock, 2), "o", shown.getvalue().replace("\n", "\r\n")])
        clock += _PAUSE + _READING * sum(len(one) for one in part if isinstance(one, str))
    lines.append([round(clock + _LAST, 2), "o", ""])
    files.write_whole(path, "".join(f"{as_json_line(line)}\n" for line in lines))


def write_svg(path: Path, words: Words, record: Record, moves: Sequence[RecordMove]) -> None:
    """Write an SVG picture of entries. Raises ``Unwritable``."""
    console = _canvas(StringIO(), record=True)
    for part in retold(words, record, moves, plain=False):
        console.print(*part, sep="\n")
    picture = console.export_svg(title=harmless(title(words, record)))
    # Rich would load a font from a foreign server.
    files.write_whole(path, _FONT.sub("", picture))


def _canvas(file: StringIO, record: bool = False) -> Console:
    """Return a console with colors and a fixed width, wherever it is."""
    return TerminalConsole(
        file=file, force_terminal=True, width=COLUMNS, no_color=False, record=record
    )
