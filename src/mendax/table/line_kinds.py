"""The kinds of stored lines, recognised from the actor and the first word of the action.

Code that stores lines uses the kinds to find talk, game starts and results without parsing the
lines.
"""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from mendax.core.game import kebab
from mendax.table.actions import Begin, Settle, Talk
from mendax.table.log import PERSON, TABLE

TALK: Final = frozenset(kebab(kind.__name__) for kind in get_args(Talk))
"""The first words of actions that are sent but never replayed, because they change nothing."""
BEGINNING: Final = kebab(Begin.__name__)
SETTLEMENT: Final = kebab(Settle.__name__)
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


def _first_word(action: str) -> str:
    return action.partition(" ")[0]
