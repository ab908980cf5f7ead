"""Who may take part in a match: bots of the house and of packages by name, and anybody's own.

A competitor is a value that a worker process can be sent: what seats the bot, and its name.
What plays as a process of its own is in ``programs``; nothing here starts any.
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
    """Somebody who takes part; equal by value, and can be sent to another process."""

    @property
    def name(self) -> str:
        """What the figures call it."""

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Nothing, if it plays this game at such tables. Raises ``RulesError``."""

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Bot:
        """A bot of it at a seat, with ``rng`` as its generator."""


class NamedBot(NamedTuple):
    """A bot of Mendax or of an installed package, by its name."""

    name: str

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Refuses unknown names, and who would ask an adviser where nobody can advise."""
        bot_named(self.name, game)
        if unadvised((self.name,), game, rules, seats):
            raise RulesError(Reason("bot-without-adviser", {"given": self.name, "seats": seats}))

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Bot:
        """The bot, with an adviser if it asks one."""
        return seated(self.name, game, rules, seat, seats, rng)


class OwnBot(NamedTuple):
    """A class or function of the caller's; an error in it ends the match."""

    name: str
    maker: Maker
    asks_adviser: bool = False

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Refuses who would ask an adviser where nobody can advise; whatever else, it plays."""
        if self.asks_adviser and advice_for(game, rules, seats) is None:
            raise RulesError(Reason("bot-without-adviser", {"given": self.name, "seats": seats}))

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Bot:
        """The bot, with an adviser if it asks one."""
        if self.asks_adviser:
            ask = cast("Advised", self.maker)
            return ask(game, rules, seat, seats, rng, advice_for(game, rules, seats))
        return self.maker(game, rules, seat, seats, rng)


class ByChoice(NamedTuple):
    """Seats a policy that is a plain function: it hears nothing and keeps nothing."""

    choosing: Choosing

    def __call__(self, _game: str, _rules: Any, _seat: Seat, _seats: int, _rng: Random) -> Bot:
        """A bot that chooses by the function alone."""
        return _Chooser(self.choosing)


class _Chooser:
    def __init__(self, choosing: Choosing) -> None:
        self._choosing = choosing

    def hear(self, event: Event) -> None:
        """Ignores all events: the policy is memoryless."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """As the function says."""
        return self._choosing(view, offers)


Participant = str | Path | Listed | Character | Maker | Choosing | Competitor
"""Whoever may be named to a match: the name of a bot, a file with a program, a bot as its package
or the registry has it, a class or function that seats one (``Maker``), a function from view and
offers to an action."""


def competitor_of(given: Participant) -> Competitor:
    """The competitor that is meant. Raises ``TypeError`` for what is none of all this, and
    ``RulesError`` for a file that can't be run.

    Several names may stand for one bot (``BOTS`` knows them); the figures have the bot's own.
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
    """Whether it is called with a view and offers, not with what seats a bot."""
    try:
        inspect.signature(given).bind(None, ())
    except TypeError:
        return False
    return True


def require_sendable(competitors: Iterable[Competitor]) -> None:
    """Raises ``RulesError`` for who can't be sent to another process: lambdas, local classes."""
    for competitor in competitors:
        try:
            pickle.dumps(competitor)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise RulesError(Reason("arena-not-sendable", {"given": competitor.name})) from None
