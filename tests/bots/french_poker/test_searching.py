"""Who searches one turn beats who counts."""

import pytest

from mendax.games.french_poker.rules import PRESETS
from tests.bots.french_poker.seats import RULES, tournament
from tests.proof import parametrize


@parametrize("preset", ["house", "french", "charge"], test=["house", "charge"])
def test_who_searches_beats_who_counts(preset: str) -> None:
    searching, _ = tournament(PRESETS[preset], ["searching", "odds"], 40, "searching")
    assert searching.payoff - searching.margin > 0


@pytest.mark.proof
def test_who_searches_wins_among_those_who_count() -> None:
    searching, *others = tournament(RULES, ["searching", "odds", "odds"], 40, "three")
    assert searching.payoff - searching.margin > 0
    assert searching.payoff > max(score.payoff for score in others)
