"""The gain of a player who knows a bot: the exact best response, and the worst simple habit."""

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple

from bench.duels import Pairing, seatings
from mendax.arena import intervals
from mendax.arena.competitors import NamedBot
from mendax.arena.duels import result
from mendax.arena.french_poker.habits import HABITS as FRENCH_POKER_HABITS
from mendax.arena.match import PORTION, MatchSetup, Playing
from mendax.arena.mia.habits import HABITS as MIA_HABITS
from mendax.arena.mia.habits import won_by_habits
from mendax.arena.standings import PlayedGame
from mendax.arena.strength import Estimate, Unit, WorstHabit
from mendax.bots import Bot
from mendax.coach.mia.policies import at_hand, covers
from mendax.core.game import RulesError, Seat
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.policy.policy import Policy

CHOOSING: Final = 100
"""The number of games that each habit plays in the search for the worst habit."""
HABIT_GAMES: Final = 300
"""The number of games that the selected habit plays, on other deals."""
HABITS: Final[Mapping[str, Mapping[str, Any]]] = {
    "mia": MIA_HABITS,
    "french_poker": FRENCH_POKER_HABITS,
}


class Subject(NamedTuple):
    """The bot to measure, and its tables."""

    game: str
    bot: str
    rules: Any
    seats: int
    seed: str
    unit: Unit = "wins"


class HabitSeat(NamedTuple):
    """A habit as a competitor: a value that can be sent to a worker process."""

    name: str

    def admit(self, game: str, rules: Any, seats: int) -> None:
        """Admit every table."""

    def seated(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> Bot:
        """Return a player of this habit."""
        player: Bot = HABITS[game][self.name](game, rules, seat, seats, rng)
        return player


def best_response(subject: Subject) -> Estimate | None:
    """Return the share of games that a best response wins; None if it cannot be computed."""
    compute = {"mia": _mia, "french_poker": _french_poker}.get(subject.game)
    won = None if compute is None else compute(subject)
    return None if won is None else intervals.rounded(Estimate(won, won, won), 6)


def _mia(subject: Subject) -> float | None:
    from mendax.arena.mia import exploitability

    bot = subject.bot
    try:
        if bot != "equilibrium":
            return exploitability.exploitability(bot, subject.rules, subject.seats).won
        policy = _policy(subject)
        return None if policy is None else exploitability.exploitability_of_policy(bot, policy).won
    except (NotCovered, RulesError):
        return None


def _policy(subject: Subject) -> Policy | None:
    """Return the stored equilibrium of Mia; None if none covers the table."""
    policy = at_hand(subject.rules, subject.seats)
    covered = policy is not None and covers(policy, subject.rules, subject.seats)
    return policy if covered else None


def _french_poker(subject: Subject) -> float | None:
    """Return the probability of winning a two-player game."""
    from mendax.arena.french_poker.exploitability import exact_exploitability, opponent_model

    if subject.seats != 2:
        return None
    try:
        model = opponent_model(subject.rules, subject.bot)
    except RulesError:
        return None
    exact, _ = exact_exploitability(subject.bot, model)
    return (1 + exact.game) / 2


def worst_habit(subject: Subject, playing: Playing) -> WorstHabit | None:
    """Return the habit that wins most against a bot; None for games without habits.

    The result is exact in Mia against bots that use only the view. Otherwise the habit is selected
    on one set of deals and played again on another.
    """
    if subject.game not in HABITS:
        return None
    if subject.game == "mia":
        known = _policy(subject) if subject.bot == "equilibrium" else subject.bot
        try:
            won_by = won_by_habits(known or subject.bot, subject.rules, subject.seats)
        except (NotCovered, RulesError):
            pass
        else:
            name, won = next(iter(won_by.items()))
            return WorstHabit(name, intervals.rounded(Estimate(won, won, won), 6), 0)
    return _worst_played(subject, playing)


def _worst_played(subject: Subject, playing: Playing) -> WorstHabit:
    won = {
        name: habit_result(subject, name, CHOOSING, "choosing", playing).mean
        for name in HABITS[subject.game]
    }
    name = max(won, key=won.__getitem__)
    return WorstHabit(name, habit_result(subject, name, HABIT_GAMES, "habit", playing), HABIT_GAMES)


def habit_result(subject: Subject, name: str, games: int, part: str, playing: Playing) -> Estimate:
    """Return the figure for a habit among bots of one kind, in each seat equally often."""
    game, bot, rules, seats, seed, unit = subject
    setup = MatchSetup(game, rules, (HabitSeat(name), NamedBot(bot)), f"{seed} {part}")
    numbered = seatings([Pairing(0, 1)], seats, games)
    portions: Iterator[Any] = iter(lambda: tuple(islice(numbered, PORTION)), ())
    played: list[PlayedGame] = [one for portion in playing(setup, portions) for one in portion]
    return result(played, 0, unit)
