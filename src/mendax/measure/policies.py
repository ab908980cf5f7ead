"""A bot's policy, asked at every information state, and the best response to it. Mia only.

1. A bot is asked at each public state of a round: before a look, with every roll, and after every
   claim. Each question goes to a new copy of the bot, which receives no event. So the bot must be
   memoryless: its play may depend only on its view, and not on the standing.
2. If the bot draws from its generator by ``random``, ``choice`` or ``choices``, all branches are
   followed, and the frequencies are exact. Otherwise it is asked ``samples`` times with other
   seeds, and each frequency has a 95% interval.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from mendax.arena.competitors import NamedBot, OwnBot, Participant, competitor_of
from mendax.arena.intervals import share
from mendax.bots import Bot, memoryless_bots
from mendax.core.extras import brought_by
from mendax.core.game import Action, Offer, Reason, RulesError, Seat, Value, step
from mendax.core.text_form import write
from mendax.core.unknown_names import unknown_name
from mendax.games.mia.book import Mia
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.games.mia.view import MiaView
from mendax.games.rules import check_seats, rules_for

if TYPE_CHECKING:
    from mendax.solver.mia.policy.policy import Policy
    from mendax.solver.mia.simulation.strategy_tables import StrategyTables

SAMPLES: Final = 400
"""The default number of questions at a state where branches cannot be followed."""
_GAME: Final = "mia"
_BOOK: Final = Mia()
_REPEATS: Final = 8
"""The number of times that a bot without branches is asked, to see that it always answers alike."""
_MOST_BRANCHES: Final = 10_000


class Frequency(Value, frozen=True):
    """The probability of an action, with its 95% interval. The limits are equal if it is exact."""

    mean: float
    low: float
    high: float


class InformationState(NamedTuple):
    """A situation in which the bot was asked, as far as a view shows it."""

    players: int
    """The number of players still in."""
    phase: str
    """``cup`` for the seat with the cup, ``answer`` for the seat that answers a claim."""
    roll: int | None
    """The dice that the seat knows."""
    claims: tuple[tuple[int, str], ...]
    """The claims of the round that the question showed, each with how it was made."""


class AskedPolicy(NamedTuple):
    """The policy of a bot at a table. ``best_response`` and ``win_share`` measure it."""

    name: str
    rules: MiaRules
    seats: int
    states: Mapping[InformationState, Mapping[str, Frequency]]
    """The frequency of each action (in the text form of records) at each information state."""
    exact: bool
    """True if no frequency is sampled."""
    tables: "StrategyTables"
    """The policy as the solver's tables, which are not part of the public interface."""


class BestResponse(Value, frozen=True):
    """The share of games that a best response wins at a table where all others play the policy."""

    won: float
    """The share if the opener is drawn by lot."""
    places: tuple[float, ...]
    """The share by the place of the best response, counted from the game's opener."""
    exact: bool
    """False if the policy was sampled. The figures are then those of the sampled frequencies, and
    the response also wins what the samples miss by chance."""


def policy_of(
    bot: Participant,
    rules: MiaRules | str = "standard",
    seats: int = 2,
    *,
    samples: int = SAMPLES,
    seed: str = "policy",
) -> AskedPolicy:
    """Return the policy of a memoryless bot of Mia.

    ``bot`` is a name, a class or a function, as in ``mendax.match``. Raises ``RulesError`` for a
    named bot with memory, an external program, a bot whose play depends on the lives, an unknown
    preset or an unsupported number of seats; ``IllegalAction`` for a bot that makes an illegal
    move; and ``NotCovered`` for rules that the solver does not cover.
    """
    with brought_by():
        from mendax.arena.mia.reduction import tables_of_asked
        from mendax.solver.mia.simulation.game_tables import indexed_game
    chosen: MiaRules = rules_for(_BOOK, rules)
    check_seats(seats, _BOOK.seats)
    competitor = competitor_of(bot)
    known = memoryless_bots(_GAME)
    if isinstance(competitor, NamedBot) and competitor.name not in known:
        raise RulesError(unknown_name("bot-unknown", competitor.name, known))
    if not isinstance(competitor, NamedBot | OwnBot):
        raise RulesError(Reason("measure-program", {"given": competitor.name[:60]}))
    competitor.admit(_GAME, chosen, seats)
    answers = _Answers(competitor, chosen, samples, seed)
    tables = tables_of_asked(answers.for_seats, indexed_game(chosen, seats))
    exact = all(f.low == f.high for actions in answers.states.values() for f in actions.values())
    return AskedPolicy(competitor.name, chosen, seats, answers.states, exact, tables)


def best_response(policy: "AskedPolicy | Policy") -> BestResponse:
    """Return what a player wins that knows the policy, among copies of it.

    ``policy`` comes from ``policy_of``, or from ``solve`` (``mendax.solver.mia.equilibrium``).
    Raises ``RulesError`` for rules in which several players win or a state can recur.
    """
    with brought_by():
        from mendax.arena.mia.exploitability import (
            exploitability_of_policy,
            exploitability_of_tables,
        )
    if isinstance(policy, AskedPolicy):
        found = exploitability_of_tables(policy.name, policy.rules, policy.seats, policy.tables)
        return BestResponse(found.won, found.places, policy.exact)
    found = exploitability_of_policy("policy", policy)
    return BestResponse(found.won, found.places, True)


def win_share(policy: "AskedPolicy | Policy", other: "AskedPolicy | Policy") -> float:
    """Return the share of games that ``policy`` wins against ``other``, summed over all outcomes.

    Each player opens half of the games. Raises ``RulesError`` for policies of other rules or for
    other than two seats, and the errors of ``mendax.solver``.
    """
    with brought_by():
        from mendax.arena.mia.expectation import expected
    both = [policy, other]
    asked = [one.rules for one in both if isinstance(one, AskedPolicy)]
    if not asked or any(one.seats != 2 for one in both) or len(set(asked)) > 1:
        raise RulesError(Reason("measure-other-tables"))
    players = [one.tables if isinstance(one, AskedPolicy) else one for one in both]
    return expected(asked[0], players).by_seat[0].wins


class _Answers:
    """The answers of a bot, by information state."""

    def __init__(self, bot: NamedBot | OwnBot, rules: MiaRules, samples: int, seed: str) -> None:
        self._bot, self._rules, self._samples, self._seed = bot, rules, samples, seed
        self.states: dict[InformationState, Mapping[str, Frequency]] = {}

    def for_seats(self, seats: int) -> "_AtTable":
        """Return the bot at a table with this number of seats."""
        return _AtTable(self, seats)

    def seated(self, seat: Seat, seats: int, luck: Random) -> Bot:
        """Return a new copy of the bot in its seat."""
        return self._bot.seated(_GAME, self._rules, seat, seats, luck)

    def asked(self, state: MiaState, seat: Seat, seats: int) -> dict[Action, Frequency]:
        """Return the frequencies of the bot's actions in a state."""
        view, offers = _BOOK.view(state, seat), _BOOK.legal_actions(state, seat)
        exact = self._branches(view, offers, seat, seats)
        if exact is None:
            found = self._sampled(view, offers, seat, seats)
        else:
            if isinstance(self._bot, OwnBot):
                self._check_standing(state, seat, seats, exact)
            found = {action: Frequency(x, x, x) for action, x in exact.items()}
        for action in found:
            step(_BOOK, state, seat, action)  # refuses an illegal action
        written = {write(action): frequency for action, frequency in found.items()}
        self.states[_information(view, seats)] = written
        return found

    def _branches(
        self, view: MiaView, offers: Sequence[Offer], seat: Seat, seats: int
    ) -> dict[Action, float] | None:
        """Return the exact odds, or None if they cannot be followed."""
        from mendax.arena.mia.reduction import BranchingRandom, CannotBranch, choices

        luck = BranchingRandom(most=_MOST_BRANCHES)
        try:
            found = choices(self.seated(seat, seats, luck), luck, view, offers)
        except CannotBranch:
            return None
        if len(found) == 1 and isinstance(self._bot, OwnBot):
            again = (self._once(view, offers, seat, seats, n) for n in range(_REPEATS))
            return found if set(again) == set(found) else None
        return found

    def _once(
        self, view: MiaView, offers: Sequence[Offer], seat: Seat, seats: int, number: int
    ) -> Action:
        luck = Random(f"{self._seed} {_information(view, seats)} {number}")
        return self.seated(seat, seats, luck).choose(view, offers)

    def _sampled(
        self, view: MiaView, offers: Sequence[Offer], seat: Seat, seats: int
    ) -> dict[Action, Frequency]:
        every = range(self._samples)
        counts = Counter(self._once(view, offers, seat, seats, n) for n in every)
        each = ((action, share(n, self._samples)) for action, n in counts.items())
        return {action: Frequency(one.mean, one.low, one.high) for action, one in each}

    def _check_standing(
        self, state: MiaState, seat: Seat, seats: int, known: dict[Action, float]
    ) -> None:
        """Raise ``RulesError`` if the bot answers differently with other lives."""
        lives = self._rules.lives
        if self._rules.scoring != "lives" or lives == 1:
            return
        for standing in (tuple(1 if n % 2 else lives for n in range(seats)), (1,) * seats):
            other = replace(state, standing=standing)
            view, offers = _BOOK.view(other, seat), _BOOK.legal_actions(other, seat)
            if self._branches(view, offers, seat, seats) != known:
                raise RulesError(Reason("measure-by-standing", {"given": self._bot.name[:60]}))


class _AtTable(NamedTuple):
    answers: _Answers
    seats: int

    def does(self, state: MiaState, seat: Seat) -> Mapping[Action, float]:
        """Return the odds of the bot's actions in ``seat``."""
        found = self.answers.asked(state, seat, self.seats)
        return {action: frequency.mean for action, frequency in found.items()}


def _information(view: MiaView, seats: int) -> InformationState:
    claims = tuple((claim.value, claim.how) for claim in view.claims)
    return InformationState(seats, view.phase, view.roll, claims)
