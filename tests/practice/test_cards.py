"""Own mistakes as cards: the decisions that become cards, and their content."""

from typing import Any

from mendax.coach.results import Alternative, Decision, Review
from mendax.core.game import Reason
from mendax.games.mia import Mia
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.rules import with_options
from mendax.games.sword_of_lies import SwordOfLies
from mendax.practice.cards import MOST, cards
from mendax.practice.puzzle import MIDDLE, Puzzle


def decision(lost: float, **changes: Any) -> Decision:
    """Return a belief in 61 over 54 by the second of two seats, which cost ``lost``."""
    made: dict[str, Any] = {
        "entry": 5,
        "round": 2,
        "roll": None,
        "claim": 61,
        "done": "believe",
        "worth": 0.45 - lost,
        "best": "doubt",
        "best_worth": 0.45,
        "lost": lost,
        "lie": 0.8,
        "expected": True,
        "to_beat": 54,
        "lives": (2, 3),
        "alternatives": (Alternative("doubt", 0.45, 1.0), Alternative("believe", 0.45 - lost, 0.0)),
    }
    return Decision(**(made | changes))


def reviewed(*decisions: Decision, rules: MiaRules | None = None) -> tuple[Puzzle, ...]:
    review = Review(0, "chance", (), decisions, None, 0.0, Reason("coach-verdict-nothing"), 0.5)
    return cards(Mia(), rules or PRESETS["standard"], 2, review)


def test_a_costly_answer_becomes_a_card() -> None:
    (card,) = reviewed(decision(0.15))
    assert (card.kind, card.preset, card.rules, card.rating) == ("answer", "standard", "", MIDDLE)
    assert [claim.value for claim in card.view.claims] == [54, 61]
    assert card.view.standing == (3, 2)
    grades = {option.action: (option.grade, round(option.cost, 6)) for option in card.options}
    assert grades == {"doubt": ("excellent", 0.0), "believe": ("blunder", 15.0)}
    assert card.why.arguments["lie"] == 80


def test_a_costly_claim_shows_its_dice_and_the_value_to_beat() -> None:
    said = (Alternative("announce 62", 0.5, 1.0), Alternative("announce 21", 0.4, 0.0))
    lied = decision(
        0.1, lie=None, roll=43, claim=61, to_beat=61, done="announce 21", alternatives=said
    )
    (card,) = reviewed(lied)
    assert card.kind == "announce"
    assert card.view.roll == 43
    assert card.view.standing == (2, 3)
    assert [claim.value for claim in card.view.claims] == [61]


def test_the_costliest_decisions_are_chosen() -> None:
    made = [decision(cost / 100, round=cost) for cost in (0, 3, 20, 5, 9)]
    assert [card.view.round for card in reviewed(*made)] == [20, 9, 5]
    assert MOST == 3


def test_cheap_decisions_looks_and_other_games_have_no_card() -> None:
    look = decision(0.2, lie=None, done="look")
    assert reviewed(decision(0.009), look) == ()
    review = Review(
        0, "chips", (), (decision(0.2),), None, 0.0, Reason("coach-verdict-nothing"), 0.0
    )
    assert cards(SwordOfLies(), SwordOfLies.presets["standard"], 3, review) == ()


def test_changed_rules_are_named_by_their_changes() -> None:
    rules = with_options(PRESETS["standard"], {"lives": 2})
    (card,) = reviewed(decision(0.15), rules=rules)
    assert (card.preset, card.rules) == ("standard", "lives=2")
