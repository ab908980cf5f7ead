"""Tests that deviations from a solved policy gain nothing, and that those from a spoiled policy
gain."""

import numpy as np
import pytest
from msgspec.structs import replace

from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.model.positions import Span
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.proof.tree_deviation import deviation
from tests.proof import parametrize
from tests.solver.standard import COVERED, SIDES, rules_with


@parametrize("name", COVERED, test=("standard", "contest"))
@pytest.mark.parametrize(("seats", "span"), [(2, "round"), (2, "match")])
def test_no_preset_can_be_beaten(name: str, seats: int, span: Span) -> None:
    rules = PRESETS[name]
    if span == "match":
        scored = rules.scoring != "lives"
        small = {"rounds": 2, "scoring": "money"} if scored else {"lives": 1, "life_reroll": "off"}
        rules = replace(rules, **small)
    solution = solve(rules, seats, span)
    found = deviation(solution.policy)
    assert found.largest < 1e-9
    assert found.values == pytest.approx(solution.values, abs=1e-9)


@parametrize("sides", SIDES, test=(3,))
@pytest.mark.parametrize(
    ("seats", "words"),
    [
        (2, "lives=2 announce=equal_or_higher next_starter=loser order=pips"),
        (2, "lives=1 blind_reroll=same_or_higher under_announcing=is_lie"),
        (2, "scoring=points rounds=3 mia_lie_cost=2"),
        (2, "lives=2 mia_reveals=yes mia_double_any=yes doubles=ones_high"),
        (2, "lives=2 mia_on_mia=yes effect_31=turn_and_wipe announce=equal_or_higher"),
        (3, "lives=2 mia_on_mia=yes"),
        (3, "lives=1 ends_when=first_out"),
        (3, "lives=1 joker_32=toast blind_reroll=new_value order=natural"),
        (3, "lives=1 mia_reveals=yes under_announcing=is_lie"),
        (3, "lives=1 announce=equal_or_higher"),
        (3, "lives=1 blind_reroll=same_or_higher order=natural mia_reveals=yes"),
        (2, "lives=2 next_starter=winner second=half_and_little"),
        (3, "lives=2 next_starter=winner order=numeric"),
        (3, "lives=2 next_starter=doubter doubles=ones_high ones_top=yes"),
        (3, "lives=2 doubter=anybody"),
        (3, "lives=1 doubter=anybody mia_on_mia=yes"),
        (3, "lives=1 doubter=anybody mia_reveals=yes under_announcing=is_lie"),
        (3, "lives=1 doubter=anybody mia_concede=not_allowed mia_double_any=yes"),
        (4, "lives=1 doubter=anybody"),
        (4, "lives=1"),
        (4, "lives=1 announce=equal_or_higher"),
        pytest.param(7, "lives=1", marks=pytest.mark.proof),
    ],
)
def test_no_option_makes_it_beatable(seats: int, words: str, sides: int) -> None:
    solution = solve(rules_with(words, sides), seats)
    found = deviation(solution.policy)
    assert found.largest < 1e-9
    assert found.values == pytest.approx(solution.values, abs=1e-9)


def test_two_seats_may_choose_new_lives_after_the_same_round() -> None:
    solution = solve(rules_with("lives=4 mia_reveals=yes life_reroll=must", 2), 3)
    found = deviation(solution.policy)
    assert found.largest < 1e-9
    assert found.values == pytest.approx(solution.values, abs=1e-9)


def test_dice_that_all_but_the_next_player_see_change_no_equilibrium() -> None:
    rules = rules_with("lives=2 dice_seen_by=all_but_next", 3)
    solution = solve(rules, 3)
    policy = solution.policy
    assert policy.rules.dice_seen_by == "roller"
    shown = Policy(rules, policy.seats, policy.span, policy.sheets)
    found = deviation(shown)
    assert found.largest < 1e-9
    assert found.values == pytest.approx(solution.values, abs=1e-9)


@pytest.mark.parametrize("words", ["lives=1", "lives=2 next_starter=winner"])
def test_a_seat_that_is_not_asked_gains_if_only_the_next_seat_doubts(words: str) -> None:
    """The policy of the rules by which only the next seat may doubt is not enough here."""
    solved = solve(rules_with(f"{words} doubter=anybody", 3), 3).policy
    usual = solve(rules_with(words, 3), 3).policy
    sheets = {}
    for position, sheet in usual.sheets.items():
        racing = solved.sheets[position]
        asked = np.zeros((len(sheet.unseen), max(0, len(position.lives) - 1)))
        asked[:, :1] = sheet.unseen[:, None] > 0
        race = asked.ravel()[: len(racing.race)]
        sheets[position] = sheet._replace(others=np.zeros_like(racing.others), race=race)
    found = deviation(Policy(solved.rules, 3, "match", sheets))
    assert found.values == pytest.approx(usual.values, abs=1e-9)
    assert found.largest > 0.01


def test_never_doubting_is_exploitable() -> None:
    policy = solve(MiaRules(), 2, "round").policy
    spoiled = {
        position: sheet._replace(doubt=np.zeros_like(sheet.doubt))
        for position, sheet in policy.sheets.items()
    }
    found = deviation(Policy(policy.rules, 2, "round", spoiled))
    assert found.largest > 0.5


def test_always_telling_the_truth_is_exploitable() -> None:
    """The best response doubts claims that only forced liars make."""
    policy = solve(MiaRules(), 2, "round").policy
    ((position, sheet),) = policy.sheets.items()
    honest = deviation(policy).values
    doubting = sheet._replace(doubt=np.ones_like(sheet.doubt))
    found = deviation(Policy(policy.rules, 2, "round", {position: doubting}))
    assert found.largest > 0.1
    assert found.values != pytest.approx(honest)
