"""Tests that the quick measure of deviations equals the slow measure."""

import numpy as np
import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from mendax.coach.mia.policies import packaged
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import parse_options
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.positions import Span
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.proof.table_deviation import gains
from mendax.solver.mia.proof.tree_deviation import deviation
from tests.proof import parametrize
from tests.solver.standard import COVERED, SIDES, house_rules, rules_with


def _careless(policy: Policy) -> Policy:
    """Return the policy with wrong odds of doubting and claiming, as if remembered badly."""
    rng = np.random.default_rng(7)
    sheets = {}
    for position, sheet in policy.sheets.items():
        off = rng.uniform(0, 1, len(sheet.doubt))
        moved = rng.permutation(sheet.unseen)
        sheets[position] = sheet._replace(doubt=np.where(sheet.doubt < 1, off, 1.0), unseen=moved)
    careless = Policy(policy.rules, policy.seats, policy.span, sheets)
    worth = deviation(careless).values
    start = sheets[careless.start]
    start.worth[0] = worth
    return careless


@parametrize("sides", SIDES, test=(3,))
@pytest.mark.parametrize(
    ("seats", "span", "words"),
    [
        (2, "round", ""),
        (2, "round", "announce=equal_or_higher blind_reroll=new_value"),
        (2, "match", "lives=1 joker_32=toast"),
        (2, "match", "lives=1 blind_reroll=same_or_higher mia_reveals=yes"),
        (2, "match", "lives=2 mia_on_mia=yes"),
        (2, "match", "lives=1 effect_31=wipe"),
        (3, "match", "lives=1 under_announcing=is_lie mia_concede=not_allowed"),
        (3, "round", "ends_when=first_out order=pips"),
        (3, "match", "lives=1 blind_reroll=same_or_higher"),
        (3, "match", "lives=2 doubter=anybody"),
    ],
)
def test_the_careless_are_beaten_by_the_same_amount(
    seats: int, span: Span, words: str, sides: int
) -> None:
    policy = _careless(solve(rules_with(words, sides), seats, span).policy)
    found = deviation(policy).gains
    assert max(found) > 0.01
    assert gains(policy) == pytest.approx(found, abs=1e-12)


@pytest.mark.parametrize(("seats", "lives"), [(3, 3), (4, 2)])
def test_packaged_games_with_doubts_out_of_turn_cannot_be_beaten(seats: int, lives: int) -> None:
    policy = packaged(MiaRules(doubter="anybody", lives=lives), seats)
    assert policy is not None
    assert max(gains(policy)) < 1e-9


@parametrize("name", COVERED, test=("standard", "contest"))
def test_no_preset_can_be_beaten_in_a_whole_game_of_two(name: str) -> None:
    """A player of the policy never loses in the long run if both players open equally often."""
    rules = PRESETS[name]
    if rules.scoring == "points" and not rules.score_all:
        rules = replace(rules, rounds=6)
    assert max(gains(solve(rules, 2).policy)) < 1e-9


@settings(max_examples=25)
@given(rules=house_rules())
def test_no_rules_for_two_can_be_beaten(rules: MiaRules) -> None:
    rules = replace(rules, lives=1, life_reroll="off", rounds=2)
    for span in ("round", "match"):
        assert max(gains(solve(rules, 2, span).policy)) < 1e-9


def test_three_cannot_be_beaten_with_any_lives() -> None:
    for words in (
        "lives=3",
        "lives=2 ends_when=first_out mia_reveals=yes",
        "lives=2 announce=equal_or_higher",
        "lives=1 joker_32=toast blind_reroll=same_or_higher announce=equal_or_higher",
    ):
        policy = solve(parse_options(MiaRules(), words.split()), 3).policy
        assert max(gains(policy)) < 1e-9
