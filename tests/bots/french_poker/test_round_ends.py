"""Tests that values of round ends follow the rules for laying off, charging and giving back."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from mendax.bots.french_poker.round_ends import RoundWorth, round_worth
from mendax.core.game import Seat
from mendax.games.french_poker import ending
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import FrenchPokerState

TOKENS, CHARGE = FrenchPokerRules(), FrenchPokerRules(scoring="charge")


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """Clear values cached by the rules of another test."""
    round_worth.cache_clear()
    yield
    round_worth.cache_clear()


@pytest.mark.parametrize("others", [1, 2, 5])
@pytest.mark.parametrize("rules", [TOKENS, CHARGE])
def test_a_loser_pays_one_token_and_the_winner_gains_a_part(
    rules: FrenchPokerRules, others: int
) -> None:
    assert round_worth(rules, others, discharging=False) == RoundWorth(-1, 1 / others)


def test_a_change_of_the_book_changes_the_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot has no literal costs. If the rules take two tokens, a lost round costs two."""

    def two(state: FrenchPokerState, loser: Seat, winner: Seat) -> ending.Settled:
        tokens = tuple(n - 2 * (seat == loser) for seat, n in enumerate(state.standing))
        return replace(state, standing=tokens), ()

    monkeypatch.setattr(ending, "settle", two)
    assert round_worth(TOKENS, 2, discharging=False) == RoundWorth(-2, 1)
