"""What a bot is: a policy, from what its seat has observed to one of the actions on offer.

Rules of this file
1. A bot is told what a person at its seat is told: its observations (``Unseen`` included)
   and the view of its seat. It never gets a state, another seat's view or the table's randomness.
2. It chooses among the offers it is handed, and nothing else is legal.
3. Its random choices come from the generator it was made with, so a game can be repeated.
4. It decides, it does not wait: how long it seems to think is ``pace``, which sees no dice.
5. Where it can ask an adviser, somebody above hands one in; the adviser hears what the bot knows.

Words: a *policy* says how likely each action is; a *belief* is a distribution over what the seat
can't see; an *opponent model* is a belief over others' policies; a *best response* is a policy that
is worth most against given others. *Memoryless*: the policy depends on the view alone.
"""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

from mendax.core.extras import brought_by
from mendax.core.game import Action, Event, Offer, Seat
from mendax.games.rules import Rules


class Bot(Protocol):
    """A player that is no person."""

    def hear(self, event: Event) -> None:
        """Take note of something that happened, as this seat learned of it."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """One of the actions that ``offers`` (never empty) admit, seeing ``view``."""


class Maker(Protocol):
    """Seats a bot: at ``seat`` of ``seats`` in a game of that name under ``rules``."""

    def __call__(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random, /) -> Bot:
        """The bot, with ``rng`` as its own generator."""


class Advised(Protocol):
    """Seats a bot that asks an adviser before it decides."""

    def __call__(
        self, game: str, rules: Any, seat: Seat, seats: int, rng: Random, advice: Any = None, /
    ) -> Bot:
        """The bot; ``advice`` is what its game means by it, None where nobody can advise."""


ANY_GAME: Final = "*"


class Listed(NamedTuple):
    """A bot as the package of its game lists it, in ``BOTS`` of ``bots/<game>/__init__.py``."""

    name: str
    make: Maker
    asks: Advised | None = None
    """Seats it with an adviser; None for those that ask nobody."""
    memoryless: bool = False
    """Whether it is a policy of the view and the offers alone: ``hear`` changes nothing.

    Such a bot is known in full from its choice at every view, so the arena can write it down as a
    table and work out its results exactly.
    """
    thinks_long: bool = False
    """Whether a decision may take more than a millisecond or two of a processor.

    Who has others to serve meanwhile lets such a bot choose in another process. One that asks an
    adviser always may: policies have to be loaded.
    """


class Character(NamedTuple):
    """A kind of bot in the registry, for one or more games; call it to seat one.

    Its words are ``bot-<name>`` and ``bot-<name>-help`` in the catalogue.
    """

    name: str
    makers: Mapping[str, Maker]
    """Who seats it, by game; ``ANY_GAME`` for all that are not named."""
    advised: Mapping[str, Advised] = MappingProxyType({})
    """Who seats it with an adviser, by game; none for those that ask nobody."""
    memoryless: frozenset[str] = frozenset()
    """The games (or ``ANY_GAME``) at which it goes by its view alone, see ``Listed``."""
    long_thinking: frozenset[str] = frozenset()
    """The games (or ``ANY_GAME``) at which a decision may take long, see ``Listed``."""

    def plays(self, game: str) -> bool:
        """Whether this bot knows how to play ``game``."""
        return game in self.makers or ANY_GAME in self.makers

    def asks(self, game: str) -> bool:
        """Whether it asks an adviser at ``game``."""
        return game in self.advised

    def is_memoryless(self, game: str) -> bool:
        """Whether it plays ``game`` by its view alone."""
        return (game if game in self.makers else ANY_GAME) in self.memoryless

    def thinks_long(self, game: str) -> bool:
        """Whether a decision of it may take long at ``game``."""
        return self.asks(game) or (
            (game if game in self.makers else ANY_GAME) in self.long_thinking
        )

    def __call__(
        self, game: str, rules: Rules, seat: Seat, seats: int, rng: Random, advice: Any = None
    ) -> Bot:
        """A bot of this character at a seat. Raises ``ValueError`` for a game it can't play,
        and ``MissingExtra``.

        Who asks for advice plays without it too, only worse; others never hear of it.
        """
        if not self.plays(game):
            raise ValueError(f"{self.name} does not play {game}; it plays {', '.join(self.makers)}")
        with brought_by():
            if game in self.advised:
                return self.advised[game](game, rules, seat, seats, rng, advice)
            make = self.makers.get(game) or self.makers[ANY_GAME]
            return make(game, rules, seat, seats, rng)


def characters(listed: Mapping[str, Sequence[Listed]]) -> dict[str, Character]:
    """The bots of all games by name, in the order in which names first appear.

    ``listed`` has the bots of each game (or ``ANY_GAME``). One name may stand for a bot of several
    games, each with a maker of its own.
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
