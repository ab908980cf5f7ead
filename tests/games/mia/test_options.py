"""Tests that every option of Mia has a story that ends differently than under the default rules.

The options are read from the rules, so a new one without a story fails here. Every value of a
choice has a story, and every number one value.
"""

from collections.abc import Callable
from typing import Any, Final

import pytest

from mendax.core.game import IllegalAction
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import options
from tests.games.mia.story import MIA, A, B, C, Story

Tell = Callable[[Story], Story]
EFFECTS: Final = ("toast", "all_pay", "must_show", "turn", "wipe", "turn_and_wipe")


def true_doubted(told: Story) -> Story:
    return told.opens(53).doubts()


def lie_caught(told: Story) -> Story:
    return told.opens(31, say=53).doubts()


def over(first: int, second: int) -> Tell:
    """Return a story in which a second value is announced over the first and doubted."""
    return lambda told: told.opens(first).believes(second).doubts()


def effect_of(value: int, effect: str) -> Tell:
    """Return a story in which ``value`` has its effect."""
    if effect in ("toast", "all_pay", "must_show"):
        return lambda told: told.shakes(value).looks()
    return lambda told: told.opens(66).believes(value) if effect == "wipe" else told.opens(value)


POINTS: Final = {"scoring": "points", "rounds": 3}
STORIES: Final[dict[tuple[str, Any], Tell]] = {
    ("order", "natural"): over(21, 31),
    ("order", "numeric"): over(22, 31),
    ("order", "pips"): lambda told: told.opens(52, say=61).doubts(),
    ("doubles", "ones_high"): over(66, 11),
    ("second", "little_mia"): over(66, 31),
    ("second", "half_mia"): over(66, 42),
    ("second", "half_and_little"): lambda told: told.opens(66).believes(31).believes(42),
    ("ones_top", True): over(21, 11),
    ("announce", "equal_or_higher"): over(53, 53),
    ("lives", 1): true_doubted,
    ("scoring", "points"): true_doubted,
    ("scoring", "money"): true_doubted,
    ("rounds", 1): true_doubted,
    ("score_increment", 5): true_doubted,
    ("score_decrement", 5): true_doubted,
    ("score_all", True): true_doubted,
    ("ends_when", "first_out"): lambda told: told.stand(6, 1, 6).opens(53).doubts(),
    ("stakes", "rising"): over(53, 54),
    ("stakes", "pips"): true_doubted,
    ("doubt_cost", 3): true_doubted,
    ("mia_true_cost", 3): lambda told: told.opens(21).doubts(),
    ("mia_lie_cost", 3): lambda told: told.opens(31, say=21).doubts(),
    ("mia_concede", "costs_two"): lambda told: told.opens(21).concedes(),
    ("mia_concede", "not_allowed"): lambda told: told.opens(21).concedes(),
    ("mia_concede", "free_if_true"): lambda told: told.opens(21).trusts(),
    ("mia_double_any", True): lambda told: told.opens(21, say=53).doubts(),
    ("mia_reveals", True): lambda told: told.opens(21),
    ("mia_on_mia", True): over(21, 21),
    ("mia_answerer", "previous"): lambda told: told.opens(53).believes(21).concedes(),
    ("mia_answerer", "chosen"): lambda told: told.opens(21).asks(C).concedes(),
    ("doubter", "anybody"): lambda told: told.opens(53).doubts(C),
    ("give_up", "before_any_value"): lambda told: told.opens(53).concedes(),
    ("blind_pass", "higher"): lambda told: told.opens(53).passes(54).doubts(),
    ("blind_pass", "same_or_higher"): lambda told: told.opens(53).passes(53).doubts(),
    ("blind_pass", "same"): lambda told: told.opens(53).passes(53).doubts(),
    ("blind_reroll", "new_value"): lambda told: told.opens(53).takes(31).looks().rerolls(61, 61),
    ("blind_reroll", "same_or_higher"): lambda told: (
        told.opens(53).takes(31).looks().rerolls(53, roll=61).doubts()
    ),
    ("blind_reroll", "more"): lambda told: told.opens(53).takes(31).looks().rerolls(54, roll=61),
    ("under_announcing", "is_lie"): lambda told: told.opens(66, say=53).doubts(),
    **{("joker_32", effect): effect_of(32, effect) for effect in EFFECTS},
    **{
        (f"effect_{value}", effect): effect_of(value, effect)
        for value in (31, 61, 11)
        for effect in EFFECTS
    },
    ("effect_21", "must_show"): effect_of(21, "must_show"),
    ("effect_21", "turn"): effect_of(21, "turn"),
    ("turn_on_loss", True): true_doubted,
    ("swimming", True): lambda told: told.stand(6, 1, 6).opens(53).doubts(),
    ("more_lives", 2): true_doubted,
    ("more_lives_seats", 2): true_doubted,
    ("life_reroll", "may"): lambda told: told.stand(6, 4, 6).opens(53).doubts().keeps(),
    ("life_reroll", "must"): lambda told: told.stand(6, 4, 6).opens(53).doubts().takes_die(5),
    ("look_and_pass", "may"): lambda told: told.opens(61, say=53).peeks().says(61),
    ("show_believed", "may"): lambda told: told.opens(42, say=53).is_believed().shows(64),
    ("dice_seen_by", "all_but_next"): lambda told: told.shakes(53).looks(),
    ("next_starter", "loser"): lie_caught,
    ("next_starter", "winner"): true_doubted,
    ("next_starter", "doubter"): true_doubted,
    ("late", "loses"): lambda told: told.opens(53).is_late(),
}
BESIDE: Final[dict[str, dict[str, Any]]] = {
    "rounds": POINTS,
    "score_increment": POINTS,
    "score_decrement": {"scoring": "money"},
    "score_all": POINTS,
    "more_lives_seats": {"more_lives": 1},
    "late": {"turn_clock": 30},
}
"""Other options that a story needs, in addition to the tested option."""
WANTED: Final = [
    (option.name, value)
    for option in options(MiaRules)
    if option.in_play
    for value in (
        (option.values if option.kind == "choice" else (True,))
        if option.kind != "number"
        else [value for name, value in STORIES if name == option.name] or ["a value"]
    )
    if value != option.default
]


def ending(tell: Tell, changes: dict[str, Any]) -> object:
    """Return the end of a story, or the action that the rules refuse."""
    told = Story(**changes)
    try:
        tell(told)
    except IllegalAction:
        return "refused", told.state.phase, told.state.round
    seen = [MIA.view(told.state, seat).roll for seat in (A, B, C, None)]
    state = told.state
    return told.standing, state.phase, state.turn, state.round, state.direction, state.out, seen


@pytest.mark.parametrize(("name", "value"), WANTED)
def test_a_story_ends_otherwise_than_without_the_option(name: str, value: Any) -> None:
    beside = BESIDE.get(name, {})
    tell = STORIES[name, value]
    assert ending(tell, {**beside, name: value}) != ending(tell, beside)


def test_no_story_is_refused_by_its_own_option() -> None:
    refused = [
        key
        for key, tell in STORIES.items()
        if str(ending(tell, {**BESIDE.get(key[0], {}), key[0]: key[1]})).startswith("('refused")
    ]
    assert refused == [("mia_concede", "not_allowed")]
