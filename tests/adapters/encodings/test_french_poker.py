"""French poker encodings: dice revealed together share a row; public facts are encoded."""

import random

from mendax.adapters.encodings.french_poker import encoding, most_rows
from mendax.adapters.numbered import opening, table
from mendax.core.game import CHANCE
from mendax.games.french_poker import FrenchPoker

GAME = FrenchPoker()
STANDARD = GAME.presets["standard"]


def test_five_dice_seen_together_are_one_row() -> None:
    here, luck = opening(table("french_poker", STANDARD, 2)), random.Random(2)
    here = here.after(CHANCE, 0)
    here = here.after(0, here.legal(0)[0])
    for _ in range(5):
        here = here.after(CHANCE, luck.choice(here.outcomes())[0])
    found = encoding(STANDARD, 2)
    assert [len(row) for row in found.rows_of(here.heard(0))] == [1, 5]
    assert [len(row) for row in found.rows_of(here.heard(1))] == [1]
    view = GAME.view(here.state, 0)
    vector = found.recollected(view, here.heard(0), 0)
    row = vector[found.observation.size + found.row.size :][: found.row.size]
    dice = row[found.row.start["dice"] :][:30].reshape(5, 6)
    assert [int(die.argmax()) + 1 for die in dice] == [die.pips for die in view.dice]


def test_rows_have_a_bound() -> None:
    assert most_rows(STANDARD, 2, rounds=1) * 9 - 8 == most_rows(STANDARD, 2)
