"""Tests of the decisions of Sword of Lies that become cards."""

from random import Random

from msgspec.structs import replace

from mendax.coach.results import Alternative
from mendax.games.sword_of_lies.rules import PRESETS
from mendax.games.sword_of_lies.state import Question
from mendax.practice.puzzle import PuzzleTable
from mendax.practice.sword_bets import decisions
from mendax.practice.sword_cards import spot
from tests.practice.test_cards import decision, hidden_card

TOLD = PuzzleTable("sword_of_lies", "standard", "", 3, "chips")


def test_a_seen_card_and_an_order_make_no_spot() -> None:
    rules = PRESETS["standard"]
    view = decisions("standard", 3, Random("decisions"))[0].view
    you = view.you or 0
    said = (Alternative("believe", 4.0, 1.0), Alternative("disbelieve", 0.0, 0.0))
    made = decision(4.0, done="disbelieve", alternatives=said)
    seen = next(n for n, card in enumerate(view.rows[you]) if card.face is not None)
    asked = Question(seat=(you + 1) % 3, of=you, place=seen, named="red")
    verdict = replace(view, phase="verdict", question=asked)
    assert spot(TOLD, rules, made, verdict) is None
    assert spot(TOLD, rules, made, replace(view, phase="orders")) is None
    of, hidden = hidden_card(view)
    unknown = replace(asked, of=of, place=hidden)
    assert spot(TOLD, rules, made, replace(verdict, question=unknown)) is not None
