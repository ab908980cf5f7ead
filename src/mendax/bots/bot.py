"""The interface of a bot: a policy from the observations of its seat to an offered action.

Rules of this file
1. A bot receives the same as a person at its seat: observations (including ``Unseen``) and the view
   of its seat. It never gets a state, another seat's view or the table's randomness.
2. It chooses among its offers; no other action is legal.
3. The bot's random choices come from the generator passed to its constructor, so games can be
   repeated.
4. A bot does not wait: ``pace``, which sees no dice, decides how long a bot seems to think.
5. An adviser is an argument from a higher layer, and gets only what the bot knows.

Terms: a *policy* gives the probability of each action. A *belief* is a distribution over hidden
facts. An *opponent model* is a belief over policies of others. A *best response* is a policy with
the highest value against given policies. A *memoryless* policy depends on the view alone.
"""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

from mendax.core.extras import brought_by
from mendax.core.game import Action, Event, Offer, Seat
from mendax.games.rules import Rules


class Bot(Protocol):
    """A player that is not a person."""

    def hear(self, event: Event) -> None:
        """Take an event, as this seat observes it."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return an action that ``offers`` (never empty) admit."""


class Maker(Protocol):
    """Makes a bot for ``seat`` of ``seats`` in a game under ``rules``."""

    def __call__(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random, /) -> Bot:
        """Return the bot, which uses ``rng`` as its generator."""


class Advised(Protocol):
    """Makes a bot that asks an adviser before it decides."""

    def __call__(
        self, game: str, rules: Any, seat: Seat, seats: int, rng: Random, advice: Any = None, /
    ) -> Bot:
        """Return the bot; ``advice`` is the game's type of adviser, or None if there is none."""


ANY_GAME: Final = "*"


class Listed(NamedTuple):
    """An entry in ``BOTS`` of ``bots/<game>/__init__.py``."""

    name: str
    make: Maker
    asks: Advised | None = None
    """Makes the bot with an adviser; None for bots without an adviser."""
    memoryless: bool = False
    """True if the policy depends on the view and the offers alone; ``hear`` has no effect.

    The choices at every view determine such a bot, so the arena can compute its exact results.
    """
    thinks_long: bool = False
    """True if a decision may take more than about two milliseconds of processor time.

    A server lets such a bot choose in another process. Bots with an adviser always count as such,
    because policies have to be loaded.
    """


class Character(NamedTuple):
    """A kind of bot in the registry, for one or more games; call it to make one.

    Its texts are ``bot-<name>`` and ``bot-<name>-help`` in the catalogue.
    """

    name: str
    makers: Mapping[str, Maker]
    """The makers of the bot by game; ``ANY_GAME`` for all other games."""
    advised: Mapping[str, Advised] = MappingProxyType({})
    """The makers of the bot with an adviser, by game."""
    memoryless: frozenset[str] = frozenset()
    """The games (or ``ANY_GAME``) that the bot plays by its view alone (see ``Listed``)."""
    long_thinking: frozenset[str] = frozenset()
    """The games (or ``ANY_GAME``) in which a decision may take long (see ``Listed``)."""

    def plays(self, game: str) -> bool:
        """Return whether this bot plays ``game``."""
        return game in self.makers or ANY_GAME in self.makers

    def asks(self, game: str) -> bool:
        """Return whether this bot asks an adviser in ``game``."""
        return game in self.advised

    def is_memoryless(self, game: str) -> bool:
        """Return whether this bot plays ``game`` by its view alone."""
        return (game if game in self.makers else ANY_GAME) in self.memoryless

    def thinks_long(self, game: str) -> bool:
        """Return whether this bot's decisions may take long in ``game``."""
        return self.asks(game) or (
            (game if game in self.makers else ANY_GAME) in self.long_thinking
        )

    def __call__(
        self, game: str, rules: Rules, seat: Seat, seats: int, rng: Random, advice: Any = None
    ) -> Bot:
        """Return a bot of this kind for a seat.

        Bots with an adviser also play without one, but worse; other bots do not get ``advice``.
        Raises ``ValueError`` for a game that the bot does not play, and ``MissingExtra``.
        """
        if not self.plays(game):
            raise ValueError(f"{self.name} does not play {game}; it plays {', '.join(self.makers)}")
        with brought_by():
            if game in self.advised:
                return self.advised[game](game, rules, seat, seats, rng, advice)
            make = self.makers.get(game) or self.makers[ANY_GAME]
            return make(game, rules, seat, seats, rng)


def characters(listed: Mapping[str, Sequence[Listed]]) -> dict[str, Character]:
    """Return the bots of all games by name, in the order in which names first appear.

    ``listed`` has the bots of each game (or ``ANY_GAME``). A name may have a different maker for
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
        )
    return merged
