"""Tests that the expectation of the equilibrium bot is never negative heads-up, exactly and over
many games."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from mendax.arena.match import match
from mendax.bots import BOTS
from mendax.coach.mia.adviser import adviser_for
from mendax.core.game import Action, Seat
from mendax.games import GAMES
from mendax.games.mia import Mia
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.view import MiaView
from mendax.games.rules import with_options
from mendax.solver.mia.policy.policy import Odds
from mendax.solver.mia.proof.tree_deviation import _opening, _Walker
from tests.proof import parametrize

MIA = GAMES["mia"]
OTHERS = ["random", "truthful", "liar", "lucky", "sniper", "odds"]


class Fork(NamedTuple):
    """A random number whose comparison with a bound selects a branch."""

    luck: "EveryLuck"

    def __lt__(self, chance: Any) -> bool:
        return self.luck.turn([max(0.0, 1 - chance), min(1.0, chance)]) == 1


class EveryLuck(Random):
    """Walks through all random branches of one choice, with the probability of each."""

    def walk(self) -> Iterator[None]:
        """Yield one run for each branch; ``chance`` is the probability of the latest run."""
        self.path: list[int] = []
        while True:
            self.at, self.chance, self.widths = 0, 1.0, list[int]()
            yield
            while self.path and self.path[-1] + 1 == self.widths[len(self.path) - 1]:
                self.path.pop()
            if not self.path:
                return
            self.path[-1] += 1

    def turn(self, weights: Sequence[float]) -> int:
        if self.at == len(self.path):
            self.path.append(0)
        taken = self.path[self.at]
        self.at += 1
        self.widths.append(len(weights))
        self.chance *= weights[taken] / sum(weights)
        return taken

    def random(self) -> Any:
        return Fork(self)

    def choice(self, seq: Any) -> Any:
        return seq[self.turn([1.0] * len(seq))]

    def choices(self, population: Any, weights: Any = None, **_: Any) -> Any:
        return [population[self.turn(list(weights))]]


def odds_of(name: str, rules: MiaRules, view: MiaView, seats: int) -> Odds:
    """Return a bot's actions with their chances, over all random branches."""
    luck, found = EveryLuck(), dict[Action, float]()
    assert view.you is not None
    bot = BOTS[name]("mia", rules, view.you, seats, luck)
    offers = _offers(rules, view)
    for _ in luck.walk():
        action = bot.choose(view, offers)
        if luck.chance > 0:
            found[action] = found.get(action, 0.0) + luck.chance
    return tuple(found.items())


def _offers(rules: MiaRules, view: MiaView) -> Any:
    from mendax.games.mia.state import MiaState

    state = MiaState(
        *(rules, view.standing, view.phase, view.turn),
        claims=view.claims,
        roller=view.roller,
        looked=view.looked,
    )
    return Mia().legal_actions(state, view.turn)


class Against:
    """A table of two, with the equilibrium on seat 0 and a character on seat 1."""

    def __init__(self, name: str, rules: MiaRules) -> None:
        adviser = adviser_for(rules, 2)
        assert adviser is not None
        self.name, self.sound = name, adviser.policy
        self.rules, self.seats, self.span, self.longest_period = (
            rules,
            2,
            "match",
            self.sound.longest_period,
        )

    def odds(self, view: MiaView, settled: Any = (), starter: Seat | None = None) -> Odds:
        if view.you == 0:
            return self.sound.odds(view, settled, starter)
        found = odds_of(self.name, self.rules, view, 2)
        assert sum(x for _, x in found) == pytest.approx(1)
        return found


@parametrize("other", OTHERS, test=["odds", "random"])
def test_its_expected_result_is_exactly_no_worse_than_even(other: str) -> None:
    """Compute the value over the engine's complete tree, in which a lot decides the opener."""
    rules = with_options(MiaRules(), {"lives": 1})
    table: Any = Against(other, rules)
    walker = _Walker(table, deviates=False)
    opening, answering = (walker.worth(_opening(table, opener)) for opener in (0, 1))
    worth = table.sound.values
    assert opening >= worth[0] - 1e-9
    assert answering >= worth[1] - 1e-9
    assert (opening + answering) / 2 >= 0.5 - 1e-9


@parametrize("other", OTHERS, test=["odds", "random"])
def test_over_whole_matches_it_does_not_lose_beyond_luck(other: str) -> None:
    found = match(MIA, PRESETS["standard"], ["equilibrium", other], 150, "never")
    standing = found.standings[0]
    assert standing.payoff + 1.7 * standing.margin > 0
    if other in ("random", "liar", "lucky", "sniper"):
        assert standing.clearly_ahead
