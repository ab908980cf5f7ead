"""Tests that Mia encodings contain public fields at the moments that they describe."""

from mendax.adapters.encodings.mia import encoding, most_rows
from mendax.games.mia.order import announceable
from mendax.games.mia.rules import PRESETS, MiaRules, ToyMiaRules
from mendax.games.mia.state import Claim
from mendax.games.mia.view import MiaView


def _part(rules: MiaRules, view: MiaView, name: str, observer: int = 0) -> list[float]:
    found = encoding(rules, 2)
    start = found.observation.start[name]
    size = next(part.code.size for part in found.observation.parts if part.name == name)
    return found.observed(view, observer)[start : start + size].tolist()  # type: ignore[no-any-return]


def _view(**fields: object) -> MiaView:
    empty = dict.fromkeys(MiaView.__struct_fields__[:-1], None)
    usual = {"you": 0, "phase": "cup", "turn": 0, "round": 2, "standing": (3, 6), "out": ()}
    return MiaView(**{**empty, **usual, "claims": (), "looked": False, **fields})  # type: ignore[arg-type]


def test_a_claim_is_answered_and_a_value_is_beaten() -> None:
    rules = MiaRules()
    low, high = announceable(rules)[3], announceable(rules)[7]
    claims = (Claim(0, low, "looked"), Claim(1, high, "unseen"))
    answering, over = _view(phase="answer", claims=claims), _view(phase="cup", claims=claims)
    assert _part(rules, answering, "beaten").index(1) == 3
    assert _part(rules, answering, "claim").index(1) == 7
    assert _part(rules, answering, "how") == [0, 1, 0, 0]
    assert _part(rules, answering, "claimer") == [0, 1]
    assert _part(rules, over, "beaten").index(1) == 7
    assert sum(_part(rules, over, "claim")) == 0


def test_seats_are_counted_from_the_observer() -> None:
    assert _part(MiaRules(), _view(), "standing") == [0.5, 1]
    assert _part(MiaRules(), _view(you=1), "standing", 1) == [1, 0.5]
    assert _part(MiaRules(), _view(you=1), "turn", 1) == [0, 1]


def test_impossible_events_take_no_places() -> None:
    names = [part.name for part in encoding(MiaRules(), 2).observation.parts]
    assert "left" not in names
    assert "settled" not in names
    scored = [part.name for part in encoding(PRESETS["scored"], 2).observation.parts]
    assert "left" in scored
    toy = encoding(ToyMiaRules(lives=1, sides=2), 2)
    assert toy.recollection_size < 140


def test_rows_are_counted_where_there_is_a_bound() -> None:
    assert most_rows(MiaRules(lives=1), 2) == 1 + 21 + 11 + 1
    assert most_rows(MiaRules(), 2, rounds=1) == 34
    assert most_rows(MiaRules(lives=1, dice_seen_by="all_but_next"), 2) == 1 + 21 + 21 + 1
    assert most_rows(PRESETS["meyer"], 2) is None
