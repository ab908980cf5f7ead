"""The games of a suite: its tables, opponents, deals and talk, and how one game is played."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct

from mendax.arena.competitors import Competitor, OwnBot, competitor_of
from mendax.arena.match import MatchSetup, played
from mendax.core.extras import brought_by
from mendax.core.game import Action, Event, MendaxError, Offer, Reason, RulesError, Seat
from mendax.core.text_form import read
from mendax.core.thoughts import Thought
from mendax.games import game_named
from mendax.games.editions import full_words, rules_of
from mendax.games.rules import Rules
from mendax.measure.drawn_rules import MOST_DRAWN, distinct
from mendax.measure.rows import row_of_played
from mendax.records import RecordedGame

SUITE: Final = 2
"""The version of the suite. It changes with the tables, the opponents or the draws."""
EQUILIBRIUM: Final = "equilibrium"
"""The opponent that plays the solution."""
PUBLISHED: Final[Mapping[str, tuple[str, ...]]] = {
    "mia": ("standard", "meyer"),
    "french_poker": ("standard", "first_evening"),
}
"""The presets of the suite."""
ORDERS: Final = ((0, 1), (1, 0))
"""The seatings of a deal: the player in seat 0, then in seat 1."""
HABITS: Final = ("true_or_highest_believes", "middle_doubts_rare", "lowest_doubts")
"""The opponents with exploitable habits: they never doubt, doubt rare values, or always doubt."""
Origin = Literal["published", "drawn"]


class BadResult(MendaxError):
    """Raised for a result that differs from its recomputation. The reason says where."""


class SuiteTable(Struct, frozen=True):
    """A table of the suite."""

    rules: str
    """The edition and every option, as words."""
    origin: Origin


class SuiteSize(NamedTuple):
    """The size of a suite."""

    deals: int = 2
    """The deals against each opponent at each table. Each deal has two games."""
    drawn: int = 3
    """The number of drawn tables."""
    talk: bool = False
    """True if all games are played again with talk."""


DRAWN: Final[Mapping[str, int]] = {"mia": 3, "french_poker": 1}
"""The default number of drawn tables."""


def usual_size(game: str, deals: int = 2, *, talk: bool = False) -> SuiteSize:
    """Return the default size of a game's suite."""
    return SuiteSize(deals, DRAWN.get(game, 0), talk)


class Pairing(NamedTuple):
    """A player at a table with an opponent."""

    player: str
    table: int
    opponent: str
    talk: bool


def pairings(players: Sequence[str], tables: int, talk: bool) -> list[Pairing]:
    """Return every player, table and opponent, in the order of a result."""
    spoken = (False, True) if talk else (False,)
    every = product(players, range(tables), (EQUILIBRIUM, *HABITS), spoken)
    return [Pairing(*one) for one in every]


def tables_of(game: str, seed: str, drawn: int) -> tuple[SuiteTable, ...]:
    """Return the tables of a suite. Raises ``RulesError``."""
    if game not in PUBLISHED:
        shown = {"given": game[:40], "allowed": ", ".join(PUBLISHED)}
        raise RulesError(Reason("measure-no-such-game", shown))
    if drawn > MOST_DRAWN[game]:
        most: dict[str, str | int] = {"game": game, "most": MOST_DRAWN[game]}
        raise RulesError(Reason("benchmark-too-many-drawn", most))
    book = game_named(game)
    published = [book.presets[name] for name in PUBLISHED[game]]
    every: list[tuple[Rules, Origin]] = [(rules, "published") for rules in published]
    every += [
        (rules, "drawn") for rules in distinct(game, f"{seed} suite {SUITE}", drawn, published)
    ]
    return tuple(SuiteTable(" ".join(full_words(book, rules)), origin) for rules, origin in every)


class SuiteGame(NamedTuple):
    """One game of a suite, without its player."""

    table: int
    opponent: str
    talk: bool
    deal: int
    seat: Seat
    """The player's seat."""


class Suite:
    """A suite whose games are played one by one, by evaluations that run their own loop."""

    def __init__(self, game: str, seed: str, size: SuiteSize | None = None) -> None:
        """Draw the tables. Raises ``RulesError``."""
        self.game, self.seed, self.size = game, seed, size or usual_size(game)
        self.tables = tables_of(game, seed, self.size.drawn)

    def games(self) -> tuple[SuiteGame, ...]:
        """Return all games, in the order of a result."""
        every = pairings(("",), len(self.tables), self.size.talk)
        deals = product(range(self.size.deals), range(len(ORDERS)))
        return tuple(
            SuiteGame(one.table, one.opponent, one.talk, *deal)
            for one, deal in product(every, tuple(deals))
        )

    def rules(self, table: int) -> Rules:
        """Return the rules of a table."""
        found: Rules = rules_of(game_named(self.game), self.tables[table].rules.split())
        return found

    def play(self, one: SuiteGame, player: Competitor) -> RecordedGame:
        """Play a game. It has the same dice as in ``benchmark``."""
        pairing = Pairing(player.name, one.table, one.opponent, one.talk)
        setup = _setup(self.game, self.rules(one.table), player, pairing, self.seed)
        (game,) = played(setup, [(one.deal, ORDERS[one.seat])])
        return row_of_played(setup, game)


# ── players ──────────────────────────────────────────────────────────────────────────────────


def _opponent(game: str, name: str) -> Competitor:
    if name == EQUILIBRIUM:
        return _Named(f"opponent {name}", competitor_of(name))
    with brought_by():
        from mendax.arena.french_poker.habits import HABITS as FRENCH_POKER
        from mendax.arena.mia.habits import HABITS as MIA
    habits: Mapping[str, Any] = MIA if game == "mia" else FRENCH_POKER
    return OwnBot(f"opponent {name}", habits[name])


class _Named(NamedTuple):
    """A competitor with another name in the results."""

    name: str
    as_known: Competitor

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Check the competitor."""
        self.as_known.admit(game, rules, seats)

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Any:
        """Return the competitor's bot."""
        return self.as_known.seated(game, rules, seat, seats, rng)


class AsPlayed(NamedTuple):
    """A competitor that repeats its moves of recorded games."""

    name: str
    left: list[RecordedGame]

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Accept every game."""

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> "_Repeats":
        """Return a bot for the next recorded game."""
        row = self.left.pop(0)
        return _Repeats(game, [choice for choice in row.choices if choice.seat == seat])


class _Repeats:
    def __init__(self, game: str, choices: list[Any]) -> None:
        self._kinds, self._choices = game_named(game).actions, choices
        self.thought = Thought()

    def hear(self, event: Event) -> None:
        """Ignore the event."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the recorded move. Raises ``BadResult`` if there is none."""
        if not self._choices:
            raise BadResult(Reason("benchmark-too-few-moves"))
        choice = self._choices.pop(0)
        self.thought = Thought(choice.belief, choice.note)
        action: Action = read(choice.action, self._kinds)
        return action


def deals_of(
    game: str, rules: Rules, player: Competitor, pairing: Pairing, seed: str, deals: int
) -> Iterator[RecordedGame]:
    """Play both games of each deal. A game's number alone decides its dice."""
    setup = _setup(game, rules, player, pairing, seed)
    for deal in range(deals):
        for order in ORDERS:
            for one in played(setup, [(deal, order)]):
                yield row_of_played(setup, one)


def _setup(game: str, rules: Rules, player: Competitor, pairing: Pairing, seed: str) -> MatchSetup:
    both = player, _opponent(game, pairing.opponent)
    own = f"{seed} {pairing.table}"
    return MatchSetup(game, rules, both, own, keep_moves=True, talk=pairing.talk)
