"""Tests that Mia's presets are as in the rulebook, and that contradictions are refused with the
reason."""

from itertools import product
from typing import Any

import pytest

from mendax.core.game import RulesError
from mendax.games.mia import Mia
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import options, with_options
from mendax.testing.rule_sets import some_values

EFFECTS = ("off", "toast", "all_pay", "must_show", "turn", "wipe", "turn_and_wipe")
RULEBOOK: dict[str, tuple[Any, ...]] = {
    "order": ("standard", "natural", "numeric", "pips"),
    "doubles": ("sixes_high", "ones_high"),
    "second": ("none", "little_mia", "half_mia", "half_and_little"),
    "ones_top": (False, True),
    "announce": ("higher", "equal_or_higher"),
    "lives": (6, 1, 99),
    "display": ("lives", "matches", "die", "glasses", "points"),
    "scoring": ("lives", "points", "money"),
    "score_decrement": (2,),
    "score_increment": (20,),
    "ends_when": ("last_standing", "first_out"),
    "stakes": ("one", "rising", "pips"),
    "doubt_cost": (1, 9),
    "mia_true_cost": (2, 1, 9),
    "mia_lie_cost": (1, 9),
    "mia_concede": ("costs_one", "costs_two", "not_allowed", "free_if_true"),
    "mia_double_any": (False, True),
    "mia_reveals": (False, True),
    "mia_on_mia": (False, True),
    "mia_answerer": ("next", "previous", "chosen"),
    "doubter": ("next", "anybody"),
    "give_up": ("before_mia", "before_any_value"),
    "blind_pass": ("off", "higher", "same_or_higher", "same"),
    "blind_reroll": ("off", "new_value", "same_or_higher", "more"),
    "under_announcing": ("is_truth", "is_lie"),
    "joker_32": EFFECTS,
    "effect_31": EFFECTS,
    "effect_61": EFFECTS,
    "effect_11": EFFECTS,
    "effect_21": ("off", "must_show", "turn"),
    "turn_on_loss": (False, True),
    "swimming": (False, True),
    "more_lives": (0, 20),
    "more_lives_seats": (1, 19),
    "life_reroll": ("off", "may", "must"),
    "look_and_pass": ("off", "may"),
    "show_believed": ("off", "may"),
    "dice_seen_by": ("roller", "all_but_next"),
    "next_starter": ("doubter_or_next", "loser", "winner", "doubter"),
    "late": ("plays", "loses"),
    "turn_clock": (0,),
}


def test_options_defaults_and_values_are_those_of_the_rulebook() -> None:
    known = {option.name: option for option in options(MiaRules)}
    assert set(known) == {*RULEBOOK, "rounds", "score_all"}
    for name, (default, *others) in RULEBOOK.items():
        option = known[name]
        assert option.default == default, name
        if option.kind == "choice":
            assert set(option.values) == {default, *others}, name
        elif option.kind == "number" and others:
            assert {option.low, option.high, default} == {default, *others}, name


def test_presets_stand(subtests: pytest.Subtests) -> None:
    for name in PRESETS:
        with subtests.test(name=name):
            assert PRESETS[name].checked() == PRESETS[name]


def test_the_presets_are_those_of_the_rulebook() -> None:
    changed = {
        name: {
            o.name: value for o in options(MiaRules) if (value := getattr(p, o.name)) != o.default
        }
        for name, p in PRESETS.items()
    }
    assert changed == {
        "standard": {},  # classic, to the last one standing: true Mia 2, false Mia 1, conceding 1
        "first_evening": {"lives": 3},  # short, and of ours
        "classic": {"ends_when": "first_out"},
        "matches": {"lives": 5, "display": "matches", "mia_lie_cost": 2},
        "points": {
            "lives": 5,
            "display": "points",
            "mia_lie_cost": 2,
            "mia_concede": "not_allowed",
        },
        "scored": {"scoring": "points"},
        "meyer": {
            "second": "little_mia",
            "announce": "equal_or_higher",
            "mia_lie_cost": 2,
            "joker_32": "toast",
            "blind_reroll": "same_or_higher",
            "life_reroll": "may",
        },
        "contest": {
            "scoring": "points",
            "score_increment": 1,
            "score_decrement": 1,
            "score_all": True,
            "mia_reveals": True,
        },
        "germany": {"mia_lie_cost": 2, "blind_pass": "higher", "next_starter": "loser"},
        "mexicali": {
            "announce": "equal_or_higher",
            "joker_32": "toast",
            "effect_31": "turn_and_wipe",
            "mia_on_mia": True,
        },
        "board_game_arena": {"blind_pass": "same", "next_starter": "winner"},
        "wikipedia": {"ends_when": "first_out", "blind_pass": "same_or_higher"},
    }
    assert Mia.default_preset == "standard"


CONTRADICTIONS: list[tuple[str, dict[str, Any]]] = [
    *(
        ("mia-contradiction-joker-pips", {"joker_32": effect, "order": "pips"})
        for effect in EFFECTS[1:]
    ),
    ("mia-contradiction-effect-pips", {"effect_61": "toast", "order": "pips"}),
    ("mia-contradiction-top", {"effect_11": "wipe", "order": "natural"}),
    ("mia-contradiction-top", {"effect_11": "wipe", "ones_top": True}),
    *(
        ("mia-contradiction-seen-by", {"dice_seen_by": "all_but_next", name: value})
        for name, value in (
            *(("blind_pass", value) for value in ("higher", "same_or_higher", "same")),
            *(("mia_answerer", value) for value in ("previous", "chosen")),
            *((f"effect_{value}", "turn") for value in (11, 21, 31, 61)),
            ("joker_32", "turn_and_wipe"),
        )
    ),
    ("mia-contradiction-seen-doubter", {"dice_seen_by": "all_but_next", "doubter": "anybody"}),
    *(
        ("mia-contradiction-life-reroll-lives", {"life_reroll": when, "lives": lives})
        for when, lives in product(("may", "must"), (1, 2, 3))
    ),
]


def test_a_contradictory_set_is_refused_with_its_reason(subtests: pytest.Subtests) -> None:
    for key, changes in CONTRADICTIONS:
        with subtests.test(key=key):
            with pytest.raises(RulesError) as caught:
                with_options(MiaRules(), changes)
            assert caught.value.reason.key == key
            assert set(str(caught.value.reason.arguments["options"]).split(", ")) == set(changes)
            with pytest.raises(RulesError):
                Mia().initial_state(MiaRules(**changes), 3)


def test_each_half_of_a_contradiction_may_stand_alone(subtests: pytest.Subtests) -> None:
    for _, changes in CONTRADICTIONS:
        with subtests.test(changes=changes):
            for name, value in changes.items():
                assert getattr(with_options(MiaRules(), {name: value}), name) == value


def test_contradicting_options_are_refused(subtests: pytest.Subtests) -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"scoring": "points"}, "lives display ends_when life_reroll swimming more_lives"),
        ({"scoring": "lives"}, "rounds score_increment score_decrement score_all"),
        ({"mia_reveals": True}, "mia_true_cost mia_lie_cost mia_concede mia_on_mia mia_answerer"),
        ({"mia_double_any": True}, "mia_true_cost mia_lie_cost"),
        ({"order": "natural"}, "doubles second ones_top"),
        ({"order": "numeric"}, "doubles"),
        ({"life_reroll": "may"}, "display"),
        ({"turn_clock": 0}, "late"),
    ]
    for changes, idle in cases:
        with subtests.test(idle=idle):
            known = {option.name: option for option in options(MiaRules)}
            usual = {name for name, o in known.items() if o.unmet(MiaRules())}
            rules = with_options(MiaRules(), changes)
            found = {name for name, o in known.items() if o.unmet(rules)} - usual
            assert found | (usual & set(idle.split())) == set(idle.split())
            for name in idle.split():
                other = next(v for v in some_values(known[name]) if v != known[name].default)
                with pytest.raises(RulesError) as caught:
                    with_options(rules, {name: other})
                assert caught.value.reason.arguments["option"] == name
                assert caught.value.reason.arguments["other"] in changes


def test_every_contradiction_of_the_rules_is_tried_here() -> None:
    assert {c.key for c in MiaRules.contradictions} == {key for key, _ in CONTRADICTIONS}
