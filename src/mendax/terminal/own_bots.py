"""A caller's own Python bot in this process: a file of ``mendax bot``, or ``module:function``."""

import importlib
import inspect
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from mendax.arena.competitors import OwnBot, Participant
from mendax.bots import Bot
from mendax.core.game import Action, Event, Offer, Reason, RulesError, Seat
from mendax.kit.authored_bot import Aside, AuthoredBot, OwnGame, own_bot_in

_PYTHON: Final = ".py"


def own_bot(typed: str) -> Participant | None:
    """Return the bot in a Python file or of ``module:function``, or None for a plain name.

    The function or class is one of ``mendax.kit``, or makes a bot (``bots.bot.Maker``). Raises
    ``RulesError`` if there is no bot, or if the caller's code fails when it is loaded.
    """
    module, colon, function = typed.partition(":")
    try:
        if typed.endswith(_PYTHON):
            return OwnBot(Path(typed).stem, Authored(own_bot_in(Path(typed))))
        if not colon:
            return None
        sys.path.insert(0, str(Path.cwd()))
        found: Any = getattr(importlib.import_module(module), function)
    except (AttributeError, ModuleNotFoundError, OSError) as error:
        raise _no_bot(typed, str(error)) from None
    except Exception as error:  # any fault of the caller's code, with the line that raised it
        at = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{Path(at.filename).name}:{at.lineno}"
        raise _no_bot(typed, f"{where}: {type(error).__name__}: {error}") from None
    return found if _makes_bots(found) else OwnBot(function, Authored(found))


def _no_bot(typed: str, problem: str) -> RulesError:
    return RulesError(Reason("measure-no-bot", {"given": typed[-60:], "problem": problem[:200]}))


def _makes_bots(given: Callable[..., Any]) -> bool:
    """Return whether ``given`` takes the arguments of ``bots.bot.Maker``."""
    try:
        inspect.signature(given).bind("", None, 0, 0, None)
    except TypeError:
        return False
    return True


class Authored(NamedTuple):
    """Makes an author's bot, as ``mendax bot run`` would."""

    own: Callable[..., Any]

    def __call__(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Bot:
        """Return the bot in its seat."""
        names = tuple(f"seat{number + 1}" for number in range(seats))
        own = OwnGame(game, rules, seat, seats, names, None, rng, [], [], Aside())
        return _Acting(AuthoredBot(self.own, own))


class _Acting:
    def __init__(self, authored: AuthoredBot) -> None:
        self._authored = authored

    def hear(self, event: Event) -> None:
        """Pass the event on."""
        self._authored.hear(event)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the bot's action. Raises ``TypeError`` for a message of the protocol."""
        chosen = self._authored.choose(view, offers)
        if not isinstance(chosen, Action):
            raise TypeError(f"a bot that is measured returns an action or an offer, not {chosen!r}")
        return chosen
