"""The kinds of stored lines, recognised from the actor and the first word of the action.

Code that stores lines uses the kinds to find talk, game starts and results without parsing the
lines.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal, get_args

from mendax.core.game import CHANCE, kebab
from mendax.table.actions import (
    Begin,
    ChangeGame,
    GiveSeat,
    RunOut,
    Settle,
    SettleGuesses,
    Talk,
)
from mendax.table.log import PERSON, TABLE, LogLine

TALK: Final = frozenset(kebab(kind.__name__) for kind in get_args(Talk))
"""The first words of actions that are sent but never replayed, because they change nothing."""
BEGINNING: Final = kebab(Begin.__name__)
SETTLEMENT: Final = kebab(Settle.__name__)
_FOLLOWING: Final = frozenset(
    kebab(kind.__name__) for kind in (Settle, SettleGuesses, GiveSeat, ChangeGame)
)
"""The first words of the table's lines that follow a person's action."""
_OUT_OF_TIME: Final = kebab(RunOut.__name__)
_KINDS: Final[Mapping[tuple[str, str], "LineKind"]] = {
    **{(PERSON, word): "talk" for word in TALK},
    **{(actor, BEGINNING): "beginning" for actor in (PERSON, TABLE)},
    (TABLE, SETTLEMENT): "settlement",
}
"""The kind of each pair of actor and first word."""


LineKind = Literal["talk", "beginning", "settlement", "other"]
"""The kinds: talk or a reaction, the start of a game, the result of a game, and any other line."""


def kind_of(actor: str, action: str) -> LineKind:
    """Return the kind of a line."""
    return _KINDS.get((actor, _first_word(action)), "other")


def is_talk(actor: str, action: str) -> bool:
    """Return whether the line is talk or a reaction."""
    return kind_of(actor, action) == "talk"


def begins_game(actor: str, action: str) -> bool:
    """Return whether the line starts a game."""
    return kind_of(actor, action) == "beginning"


def settles_game(actor: str, action: str) -> bool:
    """Return whether the line contains a game's result."""
    return kind_of(actor, action) == "settlement"


def commands_of(lines: Iterable[LogLine]) -> Iterator[tuple[LogLine, ...]]:
    """Yield the groups of lines that were stored together: an action, and the chance and table
    lines after it.

    As an exception, a withdrawn request for a seat at the start of a round counts as a separate
    command.
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
    """Return whether a line belongs to the same command as the previous one."""
    if line.actor == CHANCE or (line.actor == TABLE and _first_word(line.action) in _FOLLOWING):
        return True
    return before.actor == TABLE and _first_word(before.action) == _OUT_OF_TIME


def _first_word(action: str) -> str:
    return action.partition(" ")[0]
