"""The encodings of all games as vectors of numbers."""

import functools
from collections.abc import Callable, Mapping
from typing import Any, Final

from mendax.core.extras import brought_by
from mendax.games import game_named
from mendax.games.rules import Rules

with brought_by("solve"):
    from mendax.adapters.encodings import french_poker, mia, sword_of_lies
    from mendax.adapters.encodings.derived import derived
    from mendax.adapters.encodings.encoding import Encoding

ENCODINGS: Final[Mapping[str, Callable[[Any, int, int, int], Encoding]]] = {
    "mia": mia.encoding,
    "french_poker": french_poker.encoding,
    "sword_of_lies": lambda rules, seats, rows, _: sword_of_lies.encoding(rules, seats, rows),
}
"""Written encodings by game; encodings of other games are derived from their types. Sword of Lies
ignores ``rounds``, because it has no separate rounds."""


@functools.lru_cache(64)
def encoding_of(name: str, rules: Rules, seats: int, rows: int = 0, rounds: int = 0) -> Encoding:
    """Return a game's encoding. Raises ``RulesError`` for an unknown game.

    ``rows`` is the argument of ``Encoding``. ``rounds`` is the number of rounds played, or 0 for a
    whole game.
    """
    if name in ENCODINGS:
        return ENCODINGS[name](rules, seats, rows, rounds)
    return derived(game_named(name), seats, rows)
