"""Tests that the knight counts the four swords of its raise, and who can raise last."""

from random import Random

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.sword_of_lies.exploiter_gains import exploiter_gain
from mendax.bots import BOTS
from mendax.core.game import CHANCE
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.rules import PRESETS

GAME, RULES = SwordOfLies(), PRESETS["standard"]


def test_a_knight_leaves_the_last_raise_to_no_other_seat() -> None:
    raised = 0
    for seed in range(8):
        names = ("knight", "squire", "squire")
        bots = [
            BOTS[name](GAME.name, RULES, seat, 3, Random(f"{seed} {seat}"))
            for seat, name in enumerate(names)
        ]
        table = LocalGame(GAME, RULES, 3, dict(enumerate(bots)), Random(seed))
        raises, number = 0, 0
        while (seat := table.actor) is not None:
            before = table.view(None)
            if before.phase == "betting" and before.round != number:
                number, raises = before.round, int(before.round == 1)
            table.advance()
            after = table.view(None)
            if seat != CHANCE and before.phase == "betting" and after.level > before.level:
                raises += 1
                if seat == 0:
                    raised += 1
                    assert (RULES.fixed_raises - raises) % 2 == 0
    assert raised > 5


@pytest.mark.proof
def test_a_knight_is_not_beaten_by_raising_always() -> None:
    gain = exploiter_gain(RULES, "all_in", "knight", 3, 60, "last raise")
    assert gain.gain < 0
