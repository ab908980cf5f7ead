"""The participants of a match: bots of Mendax and of packages by name, and the caller's own.

A competitor is a value that can be sent to a worker process: a name, and a way to make its bots.
External programs are in ``programs``; this module starts none.
"""

import inspect
import pickle
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, cast, runtime_checkable

from mendax.arena.programs.program_competitor import names_program, program_competitor
from mendax.bots import BOTS, Bot, Listed, bot_named
from mendax.bots.bot import Advised, Character, Maker
from mendax.coach.seating import advice_for, seated, unadvised
from mendax.core.game import Action, Event, Offer, Reason, RulesError, Seat

Choosing = Callable[[Any, Sequence[Offer]], Action]
"""A policy as a plain function, from the view and the offers to an action."""


@runtime_checkable
class Competitor(Protocol):
    """A participant; equal by value, and can be sent to another process."""

    @property
    def name(self) -> str:
        """Return the competitor's name in the figures."""

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Check that the competitor plays this game with these rules and seats.

        Raises ``RulesError``.
        """

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Bot:
        """Return the competitor's bot for a seat, with ``rng`` as the generator."""


class NamedBot(NamedTuple):
    """A bot of Mendax or of an installed package, by its name."""

    name: str

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Raise ``RulesError`` for an unknown name, or for a bot that needs an adviser if there is
        none."""
        bot_named(self.name, game)
        if unadvised((self.name,), game, rules, seats):
            raise RulesError(Reason("bot-without-adviser", {"given": self.name, "seats": seats}))

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Bot:
        """Return the bot, with an adviser if it asks one."""
        return seated(self.name, game, rules, seat, seats, rng)


class OwnBot(NamedTuple):
    """A class or function of the caller; its exceptions end the match."""

    name: str
    maker: Maker
    asks_adviser: bool = False

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Raise ``RulesError`` for a bot that asks an adviser if there is none."""
        if self.asks_adviser and advice_for(game, rules, seats) is None:
            raise RulesError(Reason("bot-without-adviser", {"given": self.name, "seats": seats}))

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Bot:
        """Return the bot, with an adviser if it asks one."""
        if self.asks_adviser:
            ask = cast("Advised", self.maker)
            return ask(game, rules, seat, seats, rng, advice_for(game, rules, seats))
        return self.maker(game, rules, seat, seats, rng)


class ByChoice(NamedTuple):
    """Makes bots from a policy that is a plain function without memory."""

    choosing: Choosing

    def __call__(self, _game: str, _rules: Any, _seat: Seat, _seats: int, _rng: Random) -> Bot:
        """Return a bot that chooses by the function alone."""
        return _Chooser(self.choosing)


class _Chooser:
    def __init__(self, choosing: Choosing) -> None:
        self._choosing = choosing

    def hear(self, event: Event) -> None:
        """Ignore the event: the policy is memoryless."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the function's choice."""
        return self._choosing(view, offers)


Participant = str | Path | Listed | Character | Maker | Choosing | Competitor
"""The values accepted as participants of a match: the name of a bot, a file with a program, a bot
of its package or of the registry, a class or function that makes one (``Maker``), or a function
from view and offers to an action."""


def competitor_of(given: Participant) -> Competitor:
    """Return the competitor. Raises ``TypeError`` for other types, and ``RulesError`` for a file
    that can't be run.

    A bot may have several names (``BOTS`` has them); the figures use the bot's ``name``.
    """
    if isinstance(given, Path) or (isinstance(given, str) and names_program(given)):
        return program_competitor(str(given))
    if isinstance(given, str):
        return NamedBot(BOTS[given].name if given in BOTS else given)
    if isinstance(given, Listed):
        make = given.make if given.asks is None else given.asks
        return OwnBot(given.name, make, given.asks is not None)
    if isinstance(given, Character):
        return OwnBot(given.name, given, given.asks is not None)
    if isinstance(given, Competitor) and not isinstance(given, type):
        return given
    if not callable(given):
        raise TypeError(f"{given!r} is neither the name of a bot nor a class or function of one")
    name = getattr(given, "__name__", type(given).__name__)
    if _takes_two(given):
        return OwnBot(name, ByChoice(cast("Choosing", given)))
    return OwnBot(name, cast("Maker", given))


def _takes_two(given: Callable[..., Any]) -> bool:
    """Return whether ``given`` takes a view and offers, unlike a maker."""
    try:
        inspect.signature(given).bind(None, ())
    except TypeError:
        return False
    return True


def require_sendable(competitors: Iterable[Competitor]) -> None:
    """Raise ``RulesError`` for competitors that can't be sent to another process: lambdas, local
    classes."""
    for competitor in competitors:
        try:
            pickle.dumps(competitor)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise RulesError(Reason("arena-not-sendable", {"given": competitor.name})) from None
