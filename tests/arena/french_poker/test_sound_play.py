"""Tests that the opener wins the solved round in real games as often as computed."""

from math import sqrt
from random import Random

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.coach.french_poker.policies import at_hand
from mendax.coach.seating import seated
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.rules import FrenchPokerRules

pytestmark = pytest.mark.proof

GAME, RULES = FrenchPoker(), FrenchPokerRules(tokens=1)
SEED, ROUNDS = "sound rounds", 3000
"""Fixed before the first run; 40,000 rounds gave the figure in docs/french-poker.md."""


def opened_and_won(seed: str, rounds: int) -> tuple[int, list[int]]:
    """Return the number of rounds that their opener won, and the number that each seat opened."""
    won, opened = 0, [0, 0]
    for number in range(rounds):
        rng = Random(f"{seed} {number}")
        bots = {
            seat: seated("equilibrium", GAME.name, RULES, seat, 2, Random(rng.getrandbits(64)))
            for seat in (0, 1)
        }
        run = LocalGame(GAME, RULES, 2, bots, rng)
        while run.actor not in (0, 1):
            run.advance()
        opener = int(run.actor or 0)
        opened[opener] += 1
        won += played_out(run).places[opener] == 1
    return won, opened


def test_the_opener_wins_as_often_as_was_computed() -> None:
    won, opened = opened_and_won(SEED, ROUNDS)
    policy = at_hand(RULES)
    assert policy is not None
    value = (1 + policy.value) / 2
    error = sqrt(value * (1 - value) / ROUNDS)
    assert abs(won / ROUNDS - value) < 1.96 * error
    assert abs(opened[0] - ROUNDS / 2) < 2 * sqrt(ROUNDS / 4)
