"""What a stored line is about, told by its actor and the first word of its action.

For whoever keeps lines and need not read them: what is talk, what begins a game, what says how it
ended. Nothing is parsed or judged here.
"""

from typing import Final

from mendax.core.game import kebab
from mendax.table.actions import Begin, React, Say, SayPhrase, Settle, Start, Whisper
from mendax.table.log import PERSON, TABLE

TALK: Final = frozenset(kebab(kind.__name__) for kind in (Say, Whisper, SayPhrase, React))
"""First words of what changes nothing at a table: it is told, and never replayed."""
BEGINNINGS: Final = frozenset(kebab(kind.__name__) for kind in (Start, Begin))
SETTLEMENT: Final = kebab(Settle.__name__)


def is_talk(actor: str, action: str) -> bool:
    """Whether the line is words or faces."""
    return actor == PERSON and _first_word(action) in TALK


def begins_game(actor: str, action: str) -> bool:
    """Whether a game begins with the line."""
    return actor in (PERSON, TABLE) and _first_word(action) in BEGINNINGS


def settles_game(actor: str, action: str) -> bool:
    """Whether the line says how a game ended."""
    return actor == TABLE and _first_word(action) == SETTLEMENT


def _first_word(action: str) -> str:
    return action.partition(" ")[0]
