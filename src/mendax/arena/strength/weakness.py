"""What somebody gets who knows a bot, game by game: exactly where that is known, else by habits."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from mendax.arena.strength import intervals
from mendax.arena.strength.values import Estimate, Weakness
from mendax.core.game import RulesError


class Subject(NamedTuple):
    """The bot that is weighed, and where."""

    bot: str
    rules: Any
    seats: int
    games: int
    """Of each habit, where habits are tried."""
    seed: str


def _mia(subject: Subject) -> Weakness | None:
    """The games that a best response wins among bots of that kind, whoever opens by lot.

    Of readers, who remember, nobody knows; nor of solved play that does not come along.
    """
    from mendax.arena.mia import exploitability
    from mendax.coach.mia.policies import at_hand, covers
    from mendax.solver.generic.errors import NotCovered

    rules, seats, bot = subject.rules, subject.seats, subject.bot
    try:
        if bot != "equilibrium":
            won = exploitability.exploitability(bot, rules, seats).won
        else:
            policy = at_hand(rules, seats)
            if policy is None or not covers(policy, rules, seats):
                return None
            won = exploitability.exploitability_of_policy(bot, policy).won
    except (NotCovered, RulesError):
        return None
    return Weakness(intervals.rounded(Estimate(won, won, won), 6), "best-response", True)


def _french_poker(subject: Subject) -> Weakness | None:
    """The chance that a best response wins a game for two."""
    from mendax.arena.french_poker.exploitability import exact_exploitability, opponent_model

    if subject.seats != 2:
        return None
    try:
        model = opponent_model(subject.rules, subject.bot)
    except RulesError:
        return None
    exact, _ = exact_exploitability(subject.bot, model)
    won = (1 + exact.game) / 2
    return Weakness(intervals.rounded(Estimate(won, won, won), 6), "best-response", True)


def _sword_of_lies(subject: Subject) -> Weakness | None:
    """The habit that wins most, played again on deals that had no part in choosing it."""
    from mendax.arena.sword_of_lies.exploiter_gains import exploiter_gain, gains

    if subject.bot == "random":  # who knows it gets all it has
        return None
    at = (subject.bot, subject.seats, subject.games)
    tried = list(gains(subject.rules, *at, f"{subject.seed} choosing"))
    best = max(tried, key=lambda gain: gain.gain).exploiter
    again = exploiter_gain(subject.rules, best, *at, subject.seed)
    low, high = again.gain - again.margin, again.gain + again.margin
    return Weakness(intervals.rounded(Estimate(again.gain, low, high), 3), best, False)


WEIGHING: Final[Mapping[str, Callable[[Subject], Weakness | None]]] = {
    "mia": _mia,
    "french_poker": _french_poker,
    "sword_of_lies": _sword_of_lies,
}
"""By game: a further one is one line."""


def weakness(game: str, subject: Subject) -> Weakness | None:
    """What is known; None where nobody knows."""
    weigh = WEIGHING.get(game)
    return None if weigh is None else weigh(subject)
