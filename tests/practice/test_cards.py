"""Tests of the decisions that become practice cards, and of the cards' content."""

from itertools import count
from random import Random
from typing import Any, Literal

from msgspec.structs import replace

from mendax.bots.sword_of_lies.beliefs import unseen
from mendax.bots.sword_of_lies.player import chips_in
from mendax.coach.results import Alternative, Decision, Review
from mendax.core.game import Reason
from mendax.games.french_poker import FrenchPoker
from mendax.games.mia import Mia
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.rules import PRESETS as PRESETS_OF_SWORD
from mendax.games.sword_of_lies.state import Question
from mendax.games.sword_of_lies.view import SwordView
from mendax.practice.cards import cards
from mendax.practice.generating import generate
from mendax.practice.puzzle import MIDDLE, NamedColourView, Puzzle
from mendax.practice.sword_bets import decisions


def decision(lost: float, **changes: Any) -> Decision:
    """Return the second of two seats' belief in 61 over 54, which cost ``lost``."""
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
    assert card.lie == 0.8


def test_a_card_is_explained_by_the_cause_of_its_review() -> None:
    cause = Reason("cause-mostly-lie", {"claim": "61", "action": "doubt"})
    (card,) = reviewed(replace(decision(0.15), why=cause))
    assert card.why == cause
    (plain,) = reviewed(decision(0.15))
    assert plain.why.key == "practice-why-best"


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


def test_cheap_decisions_looks_and_those_without_a_view_have_no_card() -> None:
    look = decision(0.2, lie=None, done="look")
    assert reviewed(decision(0.009), look) == ()
    review = Review(
        0, "chips", (), (decision(0.2),), None, 0.0, Reason("coach-verdict-nothing"), 0.0
    )
    assert cards(SwordOfLies(), SwordOfLies.presets["standard"], 3, review) == ()


def test_a_decision_of_french_poker_shows_its_view() -> None:
    made = next(p for p in generate("french_poker", "cards") if p.kind == "answer")
    best, worst = made.best, min(made.options, key=lambda option: option.worth)
    said = tuple(Alternative(o.action, o.worth / 100, o.share) for o in made.options)
    lost = (best.worth - worst.worth) / 100
    wrong = decision(lost, done=worst.action, alternatives=said, lie=made.lie, roll=None)
    review = Review(0, "chance", (), (wrong,), None, 0.0, Reason("coach-verdict-nothing"), 0.5)
    book = FrenchPoker()
    (card,) = cards(book, book.presets[made.preset], 2, review, {wrong.entry: made.view})
    assert (card.game, card.kind, card.preset) == ("french_poker", "answer", made.preset)
    assert card.view == made.view
    graded = {option.action: option.grade for option in made.options}
    assert {option.action: option.grade for option in card.options} == graded
    assert cards(book, book.presets[made.preset], 2, review, {}) == ()


def test_many_claims_of_french_poker_are_shortened_but_not_the_one_made() -> None:
    made = next(p for p in generate("french_poker", "cards") if p.kind == "announce")
    said = [Alternative(f"announce {n}", 0.9 - n / 100, float(n == 0)) for n in range(20)]
    wrong = decision(0.19, done="announce 19", alternatives=tuple(said), lie=None)
    review = Review(0, "chance", (), (wrong,), None, 0.0, Reason("coach-verdict-nothing"), 0.5)
    book = FrenchPoker()
    (card,) = cards(book, book.presets[made.preset], 2, review, {wrong.entry: made.view})
    shown = [option.action for option in card.options]
    assert len(shown) == 8
    assert {"announce 0", "announce 19"} <= set(shown)


def hidden_card(view: SwordView) -> tuple[int, int]:
    """Return the seat and place of a card that the observer has not seen."""
    rows = enumerate(view.rows)
    return next((s, n) for s, row in rows for n, card in enumerate(row) if card.face is None)


def sword(view: SwordView, *said: Alternative, done: str) -> tuple[Puzzle, ...]:
    lost = max(each.worth for each in said) - next(e.worth for e in said if e.action == done)
    wrong = decision(lost, done=done, alternatives=said, lie=None, claim=None)
    review = Review(0, "chips", (), (wrong,), None, 0.0, Reason("coach-verdict-nothing"), 0.0)
    return cards(SwordOfLies(), PRESETS_OF_SWORD["standard"], 3, review, {wrong.entry: view})


def test_a_bet_of_sword_of_lies_is_worth_its_share_of_the_pot() -> None:
    games = (decisions("standard", 3, Random(f"decisions {number}")) for number in count())
    view = next(made.view for game in games for made in game if made.view.level)
    pot = chips_in(view)
    call, fold = Alternative("call", 5.0 + pot / 4, 1.0), Alternative("fold", 5.0, 0.0)
    (card,) = sword(view, call, fold, done="fold")
    assert (card.kind, card.view.pot) == ("bet", pot)
    worths = {option.action: (round(option.worth, 6), option.grade) for option in card.options}
    assert worths == {"call": (25.0, "excellent"), "fold": (0.0, "blunder")}
    trifle = Alternative("call", 5.0 + pot * 0.02, 1.0)
    assert sword(view, trifle, fold, done="fold") == ()


def test_an_answer_of_sword_of_lies_counts_the_unseen_cards() -> None:
    views = (one.view for one in decisions("standard", 3, Random("decisions")))
    numbers = ((view, unseen(PRESETS_OF_SWORD["standard"], view)) for view in views)
    betting, left = next((view, left) for view, left in numbers if left.red != left.black)
    of, at = hidden_card(betting)
    said = (Alternative("disbelieve", 9.0, 1.0), Alternative("believe", -9.0, 0.0))
    numbered: dict[Literal["red", "black"], int] = {"red": left.red, "black": left.black}
    for named, number in numbered.items():
        asked = Question(seat=betting.you or 0, of=of, place=at, named=named)
        view = replace(betting, phase="verdict", question=asked)
        (card,) = sword(view, *said, done="believe")
        assert card.kind == "answer"
        assert card.view == NamedColourView(named, left.red + left.black, number)
        assert {o.action: o.grade for o in card.options} == {
            "disbelieve": "excellent",
            "believe": "blunder",
        }
        assert sword(replace(view, phase="orders"), *said, done="believe") == ()
