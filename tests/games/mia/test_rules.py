"""Tests that Mia's ranges and presets are as in the rulebook."""

from mendax.games.mia import Mia
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import options

RANGES = {
    "lives": "1–99",
    "doubt_cost": "1–9",
    "mia_true_cost": "1–9",
    "mia_lie_cost": "1–9",
    "more_lives": "0–20",
    "more_lives_seats": "1–19",
}


def test_ranges_are_those_of_the_rulebook() -> None:
    known = {option.name: option.allowed for option in options(MiaRules)}
    assert RANGES.items() <= known.items()


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
        "a_move_a_day": {"lives": 1, "turn_clock": 86_400},  # for friends far apart; of ours
        "a_move_an_hour": {"lives": 3, "turn_clock": 3_600},
    }
    assert Mia.default_preset == "standard"
