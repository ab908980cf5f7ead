"""Tests of the house rules of French poker: ranges, the default preset and seats."""

import pytest

from mendax.core.game import RulesError
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.games.rules import options, with_options
from mendax.words import Words
from tests.reasons import because


def test_ranges_are_those_of_the_rulebook() -> None:
    known = {option.name: option.allowed for option in options(FrenchPokerRules)}
    assert (known["tokens"], known["rerolls"]) == ("1–20", "1–3")


def test_the_seeds_own_game_is_the_default() -> None:
    assert PRESETS[FrenchPoker.default_preset] == FrenchPokerRules()


@pytest.mark.parametrize("seats", [0, 1, 11, True])
def test_two_to_ten_play(seats: int) -> None:
    with pytest.raises(RulesError, check=because("allowed=2–10")):
        FrenchPoker().initial_state(FrenchPokerRules(), seats)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "full house, sixes over twos"), ("uk", "фул хаус: три шістки і дві двійки")],
)
def test_a_claim_is_said_as_people_say_it(language: str, said: str) -> None:
    assert Words(language).say("french-poker-claim-full-house", first=6, second=2) == said


def test_a_nine_never_ranks_above_an_ace() -> None:
    with pytest.raises(RulesError, check=because("rules-applies-not-with")):
        with_options(FrenchPokerRules(), {"faces": "poker", "ones": "high"})
    assert with_options(PRESETS["passed"], {"ones": "high"}).faces == "pips"
