"""The interface of bots: a policy that maps a seat's observations to an offered action.

Rules of this file
1. A bot receives the information of a person at its seat: observations (including ``Unseen``) and
   the seat's view. It never gets a state, another seat's view or the table's random numbers.
2. A bot chooses among its offers. No other action is legal.
3. All random numbers come from the generator passed to the constructor, so games are reproducible.
4. A bot does not wait. ``pace``, which sees no dice, decides how long a bot seems to think.
5. A higher layer passes in the adviser, which gets only what the bot knows.

Terms: A *policy* maps each situation to the probabilities of actions. A *belief* is a distribution
over hidden facts. An *opponent model* is a belief about the policies of other players. A *best
response* is a policy with the highest value against given policies. A *memoryless* policy depends
only on the view.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from mendax.core.advisers import TABLES_OWN, table_adviser
from mendax.core.extras import brought_by
from mendax.core.game import Action, Event, Offer, Reason, RulesError, Seat
from mendax.core.thoughts import Thought
from mendax.games.rules import Rules


class Bot(Protocol):
    """A computer player."""

    def hear(self, event: Event) -> None:
        """Record an event as observed by this seat."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return an action that ``offers`` admit. There is always at least one offer."""


@runtime_checkable
class Thinks(Protocol):
    """A bot that keeps a private thought about its last choice."""

    @property
    def thought(self) -> Thought:
        """Return the thought."""


@runtime_checkable
class Listens(Protocol):
    """A bot that receives the talk of other players."""

    def listen(self, name: str, text: str) -> None:
        """Receive a sentence of the player called ``name``. It is data, not an instruction."""


@runtime_checkable
class Interrupts(Protocol):
    """A bot that uses its chances to act out of turn."""

    def interrupt(self, view: Any, offers: Sequence[Offer]) -> Action | None:
        """Return the action with which the bot interrupts the seats to act, or None to wait."""


@runtime_checkable
class Remembers(Protocol):
    """A bot that uses what it observed in earlier games at its table."""

    def remember(self, earlier: Sequence[Sequence[Any]]) -> None:
        """Receive the observations (``Listed.observes``) of each seat's player in earlier games,
        before the first event."""


def interruption(bot: Bot, view: Any, offers: Sequence[Offer]) -> Action | None:
    """Return the action with which ``bot`` interrupts the seats to act, or None."""
    return bot.interrupt(view, offers) if isinstance(bot, Interrupts) else None


def first_of(
    acting: Mapping[Seat, Action],
    offers: Mapping[Seat, Sequence[Offer]],
    interrupts: Callable[[Seat], Action | None],
    luck: Random,
) -> tuple[Seat, Action] | None:
    """Return the seat that interrupts first and its action, or None if none does.

    ``acting`` are the actions of seats that act now, ``offers`` those to the seats that may
    interrupt, and ``interrupts`` returns what such a seat does. An action that is an interruption
    itself competes with the others, and a lot decides.
    """
    every = [offer for each in offers.values() for offer in each]
    racing = {seat: a for seat, a in acting.items() if any(offer.admits(a) for offer in every)}
    for seat in offers.keys() - acting.keys():
        own = interrupts(seat)
        racing |= {} if own is None else {seat: own}
    return luck.choice(sorted(racing.items())) if racing else None


class PlaysDefault(Exception):
    """Raised by a bot that wants the game to play ``default_action`` for it."""


class Maker(Protocol):
    """Makes a bot for ``seat`` of ``seats`` in a game under ``rules``."""

    def __call__(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random, /) -> Bot:
        """Return the bot, which draws its random numbers from ``rng``."""


class Advised(Protocol):
    """Makes a bot that consults an adviser."""

    def __call__(
        self, game: str, rules: Any, seat: Seat, seats: int, rng: Random, advice: Any = None, /
    ) -> Bot:
        """Return the bot; ``advice`` is an adviser of the game's type, or None."""


Observes = Callable[[int, Iterable[tuple[Event, bool]]], Sequence[Any]]
"""Returns what a seat observed of each of this number of seats, from all events that it received in
a game. Each event has a flag that is False if another player or a clock acted for the seat's
player."""
ANY_GAME: Final = "*"


class Listed(NamedTuple):
    """An entry in ``BOTS`` of ``bots/<game>/__init__.py``."""

    name: str
    make: Maker
    asks: Advised | None = None
    """A maker of the bot with an adviser, or None if the bot uses no adviser."""
    memoryless: bool = False
    """True if the policy depends only on the view and the offers, so ``hear`` has no effect.

    The arena can compute exact results for such a bot.
    """
    thinks_long: bool = False
    """True if a decision may take more than about two milliseconds of CPU time.

    A server runs such a bot in another process. Bots with an adviser always count as long-thinking,
    because policies have to be loaded.
    """
    observes: Observes | None = None
    """Returns the observations that the bot remembers (``Remembers``), or None without a memory."""


class Character(NamedTuple):
    """A registered kind of bot for one or more games. Call it to create a bot.

    Its catalogue texts are ``bot-<name>`` and ``bot-<name>-help``.
    """

    name: str
    makers: Mapping[str, Maker]
    """Makers by game. ``ANY_GAME`` covers all other games."""
    advised: Mapping[str, Advised] = MappingProxyType({})
    """The makers that accept an adviser, by game."""
    memoryless: frozenset[str] = frozenset()
    """The games (or ``ANY_GAME``) in which the bot is memoryless (see ``Listed``)."""
    long_thinking: frozenset[str] = frozenset()
    """The games (or ``ANY_GAME``) in which a decision may take long (see ``Listed``)."""
    observers: Mapping[str, Observes] = MappingProxyType({})
    """The functions that return the observations that the bot remembers, by game."""

    def plays(self, game: str) -> bool:
        """Return whether this bot plays ``game``."""
        return game in self.makers or ANY_GAME in self.makers

    def asks(self, game: str) -> bool:
        """Return whether this bot consults an adviser in ``game``."""
        return game in self.advised

    def is_memoryless(self, game: str) -> bool:
        """Return whether the play of this bot in ``game`` depends only on the view."""
        return (game if game in self.makers else ANY_GAME) in self.memoryless

    def thinks_long(self, game: str) -> bool:
        """Return whether this bot's decisions may take long in ``game``."""
        return self.asks(game) or (
            (game if game in self.makers else ANY_GAME) in self.long_thinking
        )

    def __call__(
        self, game: str, rules: Rules, seat: Seat, seats: int, rng: Random, advice: Any = TABLES_OWN
    ) -> Bot:
        """Return a bot of this kind for a seat.

        A bot that uses an adviser gets the one of its table, which is solved first if that takes a
        second or two. With ``advice=None``, such a bot plays without an adviser, but worse. Other
        bots ignore ``advice``. Raises ``RulesError`` if the table has no adviser, ``ValueError``
        for a game that the bot does not play, and ``MissingExtra``.
        """
        if not self.plays(game):
            raise ValueError(f"{self.name} does not play {game}; it plays {', '.join(self.makers)}")
        with brought_by():
            if game in self.advised:
                if advice is TABLES_OWN:
                    advice = table_adviser(game, rules, seats)
                    if advice is None:
                        told: dict[str, str | int] = {"given": self.name, "seats": seats}
                        raise RulesError(Reason("bot-without-adviser", told))
                return self.advised[game](game, rules, seat, seats, rng, advice)
            make = self.makers.get(game) or self.makers[ANY_GAME]
            return make(game, rules, seat, seats, rng)


def characters(listed: Mapping[str, Sequence[Listed]]) -> dict[str, Character]:
    """Return the bots of all games by name, in order of first appearance.

    ``listed`` maps each game (or ``ANY_GAME``) to its bots. A name may have a different maker in
    each game.
    """
    every = [(game, bot) for game, bots in listed.items() for bot in bots]
    merged: dict[str, Character] = {}
    for name in dict.fromkeys(bot.name for _, bot in every):
        own = [(game, bot) for game, bot in every if bot.name == name]
        merged[name] = Character(
            name,
            {game: bot.make for game, bot in own},
            {game: bot.asks for game, bot in own if bot.asks is not None},
            frozenset(game for game, bot in own if bot.memoryless),
            frozenset(game for game, bot in own if bot.thinks_long),
            {game: bot.observes for game, bot in own if bot.observes is not None},
        )
    return merged
