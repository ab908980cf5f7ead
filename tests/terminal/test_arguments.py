"""Tests of words of the command line, and of the errors for unknown words."""

import pytest

from mendax.core.game import RulesError
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.terminal.arguments import listed, require_within, rules_of
from tests.reasons import because

MIA = GAMES["mia"]


def test_rules_are_a_preset_with_changes() -> None:
    assert rules_of(MIA, None, ()) == PRESETS["standard"]
    assert rules_of(MIA, "points", ()) == PRESETS["points"]
    assert rules_of(MIA, None, ("lives=4", "announce=equal_or_higher")) == MiaRules(
        lives=4, announce="equal_or_higher"
    )


def test_an_unknown_preset_is_refused_with_the_known_ones() -> None:
    with pytest.raises(RulesError) as caught:
        rules_of(MIA, "x" * 99, ())
    assert caught.value.reason.arguments == {"given": "x" * 40, "allowed": ", ".join(PRESETS)}


def test_a_bad_option_is_refused() -> None:
    with pytest.raises(RulesError, check=because("rules-unknown-option")):
        rules_of(MIA, None, ("luck=1",))


def test_names_are_split_at_commas_and_empty_ones_left_out() -> None:
    assert listed("odds, liar,,odds ,") == ("odds", "liar", "odds")
    assert listed(" ") == ()


@pytest.mark.parametrize("given", [1, 5])
def test_a_number_within_its_span_passes(given: int) -> None:
    require_within("games", given, 5)


@pytest.mark.parametrize("given", [0, 6, -1])
def test_a_number_beyond_its_span_is_refused_with_the_span(given: int) -> None:
    with pytest.raises(RulesError) as caught:
        require_within("games", given, 5)
    assert caught.value.reason.arguments == {"name": "games", "allowed": "1–5", "given": given}
