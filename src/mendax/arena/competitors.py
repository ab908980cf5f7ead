"""The participants in a match: named bots from Mendax and other packages, and bots of the caller.

A competitor can be sent to a worker process. It has a name and creates bots. External programs are
in ``programs``.
"""

import inspect
import pickle
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, cast, runtime_checkable

from mendax.bots import BOTS, Bot, Listed, bot_named
from mendax.bots.bot import Advised, Character, Maker
from mendax.coach.seating import advice_for, seated, unadvised
from mendax.core.game import Action, Event, Offer, Reason, RulesError, Seat
from mendax.programs.arena.program_competitor import names_program, program_competitor

Choosing = Callable[[Any, Sequence[Offer]], Action]
"""A policy as a plain function that maps a view and offers to an action."""


@runtime_checkable
class Competitor(Protocol):
    """A participant in a match.

    Competitors are equal by value and can be sent to another process.
    """

    @property
    def name(self) -> str:
        """Return the competitor's name in the results."""

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Check that the competitor plays this game with these rules and seats.

        Raises ``RulesError``.
        """

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Bot:
        """Return the competitor's bot for a seat. The bot draws its random numbers from ``rng``."""


class NamedBot(NamedTuple):
    """A named bot from Mendax or an installed package."""

    name: str

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Raise ``RulesError`` for an unknown name, or for a bot whose adviser is missing."""
        bot_named(self.name, game)
        if unadvised((self.name,), game, rules, seats):
            raise RulesError(Reason("bot-without-adviser", {"given": self.name, "seats": seats}))

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Bot:
        """Return the bot, with an adviser if it uses one."""
        return seated(self.name, game, rules, seat, seats, rng)


class OwnBot(NamedTuple):
    """A class or function of the caller. If it raises an exception, the match ends."""

    name: str
    maker: Maker
    asks_adviser: bool = False

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Raise ``RulesError`` for a bot whose adviser is missing."""
        if self.asks_adviser and advice_for(game, rules, seats) is None:
            raise RulesError(Reason("bot-without-adviser", {"given": self.name, "seats": seats}))

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Bot:
        """Return the bot, with an adviser if it uses one."""
        if self.asks_adviser:
            ask = cast("Advised", self.maker)
            return ask(game, rules, seat, seats, rng, advice_for(game, rules, seats))
        return self.maker(game, rules, seat, seats, rng)


class ByChoice(NamedTuple):
    """Makes bots from a plain function whose choices depend only on the view and offers."""

    choosing: Choosing

    def __call__(self, _game: str, _rules: Any, _seat: Seat, _seats: int, _rng: Random) -> Bot:
        """Return a bot that chooses by the function alone."""
        return _Chooser(self.choosing)


class _Chooser:
    def __init__(self, choosing: Choosing) -> None:
        self._choosing = choosing

    def hear(self, event: Event) -> None:
        """Ignore the event, because the policy has no memory."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the function's choice."""
        return self._choosing(view, offers)


Participant = str | Path | Listed | Character | Maker | Choosing | Competitor
"""The values accepted as participants.

They are a bot's name, a file with a program, a bot from its package or the registry, a class or
function that makes a bot (``Maker``), or a function from view and offers to an action.
"""


def competitor_of(given: Participant) -> Competitor:
    """Return the competitor for a participant.

    A bot may have several names (listed in ``BOTS``); the results use its ``name``. Raises
    ``TypeError`` for other types, and ``RulesError`` for an unusable file.
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
    """Return whether ``given`` accepts a view and offers, unlike a maker."""
    try:
        inspect.signature(given).bind(None, ())
    except TypeError:
        return False
    return True


def require_sendable(competitors: Iterable[Competitor]) -> None:
    """Raise ``RulesError`` for lambdas and local classes, which cannot be sent to other
    processes."""
    for competitor in competitors:
        try:
            pickle.dumps(competitor)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise RulesError(Reason("arena-not-sendable", {"given": competitor.name})) from None
