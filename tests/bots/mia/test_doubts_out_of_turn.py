"""Tests of bots at tables where every seat may doubt a claim."""

from random import Random
from typing import Any

import pytest

from mendax.bots import BOTS
from mendax.bots.mia.equilibrium import Equilibrium
from mendax.bots.mia.odds import claim_values
from mendax.coach.mia.adviser import Adviser
from mendax.games import GAMES
from mendax.games.mia.actions import Doubt
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, MiaState
from mendax.solver.mia.equilibrium import solve

MIA: Any = GAMES["mia"]
RULES = MiaRules(doubter="anybody", lives=1)


def watching(value: int, over: int | None = None, seats: int = 3) -> tuple[Any, Any]:
    """Return the view and the offers of the last seat, after the seat before the asked one claims
    ``value`` over ``over``."""
    beaten = () if over is None else (Claim(seats - 1, over, "looked"),)
    claims = (*beaten, Claim(0, value, "looked"))
    state = MiaState(RULES, (1,) * seats, "answer", 1, 1, 1, claims, 43, 1, roller=0, looked=True)
    return MIA.view(state, seats - 1), MIA.legal_actions(state, seats - 1)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_odds_gains_by_doubting_lies_or_is_indifferent(players: int) -> None:
    """Where the asked seat surely doubts too, a doubt out of turn changes nothing."""
    sums = claim_values("mia", RULES, players)
    for said in range(sums.top + 1):
        gains = [sums.interrupting(said, holds / 10) for holds in range(11)]
        assert gains[0] > -1e-9
        assert max(gains[5:]) < 0
        assert gains[-1] < -0.5


def test_the_equilibrium_doubts_as_often_as_its_policy() -> None:
    policy = solve(RULES, 3).policy
    bot, chances = Equilibrium("mia", RULES, 2, 3, Random(1), Adviser(policy)), set[float]()
    values = [rung.value for rung in MIA.reference(RULES).rungs]
    for n, value in enumerate(values):
        for over in (None, *values[:n]):
            view, offers = watching(value, over)
            chance = policy.doubt_out_of_turn(view)
            for drawn in (chance - 1e-9, chance + 1e-9):
                bot.rng = Fixed(drawn)
                assert bot.interrupt(view, offers) == (Doubt() if drawn < chance else None)
            chances.add(chance)
    assert {0.0, 1.0} <= chances


class Fixed(Random):
    """A generator that always returns one number."""

    def __init__(self, drawn: float) -> None:
        super().__init__(0)
        self.drawn = drawn

    def random(self) -> float:
        return self.drawn


@pytest.mark.parametrize("name", ["truthful", "liar", "novice", "amateur"])
def test_characters_doubt_improbable_claims_out_of_turn(name: str) -> None:
    bot: Any = BOTS[name]("mia", RULES, 2, 3, Random(5))
    doubts = {
        value: sum(bot.interrupt(*watching(value)) == Doubt() for _ in range(300))
        for value in (31, 21)
    }
    assert doubts[31] < 30 < doubts[21]
