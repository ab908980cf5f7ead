"""Mendax, the liar: bluffing games for people, bots and researchers.

The names in this module are the public interface for other programs. `docs/stability.md` defines
how long they remain available. Each name is loaded on first use.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mendax.core.advisers import advise_by
from mendax.core.explanations import explain_by

if TYPE_CHECKING:
    from mendax.arena.local_game import LocalGame
    from mendax.arena.match import match
    from mendax.bots import BOTS, Bot, bot_named, bots_for
    from mendax.core.concrete import concrete
    from mendax.core.game import (
        CHANCE,
        Action,
        Event,
        Game,
        IllegalAction,
        MendaxError,
        Offer,
        Result,
        RulesError,
        Told,
        observation,
        step,
    )
    from mendax.games import GAMES, game_named

__version__ = "0.2.0"

_HOMES: Final = {
    "mendax.arena.local_game": ("LocalGame",),
    "mendax.arena.match": ("match",),
    "mendax.bots": ("BOTS", "Bot", "bot_named", "bots_for"),
    "mendax.core.concrete": ("concrete",),
    "mendax.core.game": (
        "CHANCE",
        "Action",
        "Event",
        "Game",
        "IllegalAction",
        "MendaxError",
        "Offer",
        "Result",
        "RulesError",
        "Told",
        "observation",
        "step",
    ),
    "mendax.games": ("GAMES", "game_named"),
}
"""The submodule that defines each name."""

__all__ = [
    "BOTS",
    "CHANCE",
    "GAMES",
    "Action",
    "Bot",
    "Event",
    "Game",
    "IllegalAction",
    "LocalGame",
    "MendaxError",
    "Offer",
    "Result",
    "RulesError",
    "Told",
    "__version__",
    "bot_named",
    "bots_for",
    "concrete",
    "game_named",
    "match",
    "observation",
    "step",
]


def _explained(key: str, arguments: Mapping[str, str | int]) -> str:
    from mendax.core.game import Reason
    from mendax.words import LANGUAGES, Words

    return Words(LANGUAGES[0]).explain(Reason(key, arguments))


def _adviser(game: str, rules: Any, seats: int) -> Any:
    from mendax.coach.seating import advice_for

    return advice_for(game, rules, seats)


explain_by(_explained)
advise_by(_adviser)


def __getattr__(name: str) -> Any:
    from importlib import import_module

    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'mendax' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
