"""Perft counts of French poker deep in its thinned tree, and planted leaks."""

import pytest
from msgspec.structs import replace

from mendax.core.game import Action, Seat
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import Doubt
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.games.french_poker.state import FrenchPokerState
from mendax.games.french_poker.view import FrenchPokerView
from mendax.testing import laws
from tests.games.french_poker.thinned import falls_and_claims

POKER = FrenchPoker()
THINNED = {
    "standard": "1/2 1/2 1/2 2/3 4/5 8/9 16/17 32/33 64/66 128/225 256/481 512/802 1024/1476 "
    "2048/2760 4096/5296",
    "wild": "1/2 1/2 1/2 2/3 4/5 8/9 16/17 32/33 64/66 192/291 448/741 1024/1563 2240/3361 "
    "5056/7407",
    "brisk": "1/2 1/2 1/2 2/3 4/5 8/9 16/17 32/33 64/66 128/225 192/353 384/546 768/964 "
    "1536/1896 2816/3184 5632/5632",
}
"""The numbers of histories and information states after 0, 1, 2, … actions."""


@pytest.mark.parametrize("preset", THINNED)
def test_perft_counts_of_the_thinned_tree_are_unchanged(preset: str) -> None:
    counts = laws.perft(POKER, PRESETS[preset], 2, 40, 8000, falls_and_claims)
    assert " ".join(f"{c.histories}/{c.informed}" for c in counts) == THINNED[preset]


class Forgetful(FrenchPoker):
    """Shows every seat a die that only one player has seen."""

    def view(self, state: FrenchPokerState, observer: Seat | None) -> FrenchPokerView:
        shown = super().view(state, observer)
        dice = tuple(replace(d, pips=s.pips) for d, s in zip(shown.dice, state.dice, strict=True))
        return replace(shown, dice=dice)


class Whispering(FrenchPoker):
    """Makes the default action depend on a hidden die."""

    def default_action(self, state: FrenchPokerState, seat: Seat) -> Action:
        if state.phase == "answer" and state.dice[0].pips == 6:
            return Doubt()
        return super().default_action(state, seat)


@pytest.mark.parametrize("game", [Forgetful(), Whispering()])
def test_a_planted_leak_is_found(game: FrenchPoker) -> None:
    with pytest.raises(laws.LawBroken, match="non-interference"):
        laws.non_interference(game, FrenchPokerRules(), 2, 8000, falls_and_claims)
