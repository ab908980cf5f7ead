"""What a stored line is about, told by its actor and the first word of its action.

For whoever keeps lines and need not read them: what is talk, what begins a game, what says how it
ended. Nothing is parsed or judged here.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal

from mendax.core.game import CHANCE, kebab
from mendax.table.actions import (
    Begin,
    GiveSeat,
    React,
    RunOut,
    Say,
    SayPhrase,
    Settle,
    SettleGuesses,
    Whisper,
)
from mendax.table.log import PERSON, TABLE, LogLine

TALK: Final = frozenset(kebab(kind.__name__) for kind in (Say, Whisper, SayPhrase, React))
"""First words of what changes nothing at a table: it is told, and never replayed."""
BEGINNING: Final = kebab(Begin.__name__)
SETTLEMENT: Final = kebab(Settle.__name__)
_FOLLOWING: Final = frozenset(kebab(kind.__name__) for kind in (Settle, SettleGuesses, GiveSeat))
"""First words of what the table writes after what somebody did."""
_OUT_OF_TIME: Final = kebab(RunOut.__name__)
_KINDS: Final[Mapping[tuple[str, str], "LineKind"]] = {
    **{(PERSON, word): "talk" for word in TALK},
    **{(actor, BEGINNING): "beginning" for actor in (PERSON, TABLE)},
    (TABLE, SETTLEMENT): "settlement",
}
"""Of an actor and the first word of an action."""


LineKind = Literal["talk", "beginning", "settlement", "other"]
"""Words or faces; what begins a game; what says how it ended; anything else."""


def kind_of(actor: str, action: str) -> LineKind:
    """What the line is about."""
    return _KINDS.get((actor, _first_word(action)), "other")


def is_talk(actor: str, action: str) -> bool:
    """Whether the line is words or faces."""
    return kind_of(actor, action) == "talk"


def begins_game(actor: str, action: str) -> bool:
    """Whether a game begins with the line."""
    return kind_of(actor, action) == "beginning"


def settles_game(actor: str, action: str) -> bool:
    """Whether the line says how a game ended."""
    return kind_of(actor, action) == "settlement"


def commands_of(lines: Iterable[LogLine]) -> Iterator[tuple[LogLine, ...]]:
    """The lines that were stored together: what was done, and what chance and the table did then.

    Only who gave up a seat that they had asked for, when a round began, is taken for another.
    """
    together: list[LogLine] = []
    for line in lines:
        if together and not _goes_on(together[-1], line):
            yield tuple(together)
            together = []
        together.append(line)
    if together:
        yield tuple(together)


def _goes_on(before: LogLine, line: LogLine) -> bool:
    """Whether a line is of the same command as the one before."""
    if line.actor == CHANCE or (line.actor == TABLE and _first_word(line.action) in _FOLLOWING):
        return True
    return before.actor == TABLE and _first_word(before.action) == _OUT_OF_TIME


def _first_word(action: str) -> str:
    return action.partition(" ")[0]
