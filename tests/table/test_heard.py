"""Tests of reactions at a table: faces, masks, and the names of spectators."""

import pytest

from mendax.core.game import Action
from mendax.games.mia.actions import Announce, Look, Shake
from mendax.table import fairness
from mendax.table.actions import (
    React,
    SetTable,
    Settings,
    Wear,
)
from mendax.table.heard import REACTIONS
from mendax.table.log import action_of, text_of
from mendax.words import LANGUAGES, Words
from tests.table.evening import Evening


def test_a_face_changes_no_table_state_and_makes_no_move_stale() -> None:
    evening = Evening().start("taras")
    asked, view = evening.table.number, evening.table.table_view()
    seat = evening.to_act()[0]
    evening.do("nina", React("cheer", seat))
    assert evening.table.table_view() is view
    person = evening.table.people()[seat]
    assert person is not None
    evening.act(person, Shake(), asked)


def test_settings_of_before_there_were_faces_still_read() -> None:
    old = "set-table (settings yes no yes no fast no yes)"
    read = action_of(old, (SetTable,))
    assert read == SetTable(Settings(chat=False, pace="fast"))
    assert text_of(read) == old
    off = SetTable(Settings(reactions=False))
    assert text_of(off) == "set-table (settings yes yes yes no normal no yes no)"
    assert action_of(text_of(off), (SetTable,)) == off


@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_have_words(language: str) -> None:
    words = Words(language)
    keys = [f"table-reaction-{name}" for name in REACTIONS]
    assert [key for key in keys if not words.knows(key)] == []


def test_faces_and_masks_do_not_depend_on_hidden_dice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In two worlds that differ only in a hidden roll, faces and masks are equal."""
    heard = []
    for roll in (53, 64):
        monkeypatch.setattr(fairness.Fairness, "draw", _drawing(roll))
        evening = Evening().start("taras", "ivan")
        for move in (Shake(), Look()):
            evening.act("olena", move)
        since = evening.table.number
        around: tuple[tuple[str, Action], ...] = (
            ("olena", React("sweat")),
            ("taras", React("squint", 0)),
            ("nina", React("laugh")),
            ("olena", Wear("jester")),
        )
        for person, action in around:
            evening.do(person, action)
        evening.act("olena", Announce(61))
        entries = [entry for entry in evening.entries if entry.number > since]
        everybody = ("olena", "taras", "ivan", "nina", None)
        told_to = [[entry.heard_by(person) for entry in entries] for person in everybody]
        heard.append((told_to, evening.table.table_view(), [line.action for line in evening.lines]))
    (one, view, lines), (other, same, others) = heard
    assert one == other
    assert view == same
    assert lines != others, "the worlds do differ"


def _drawing(roll: int):  # type: ignore[no-untyped-def]
    """Return a fixed chance in which the lot selects the first seat and the dice show ``roll``."""

    def draw(_: fairness.Fairness, outcomes):  # type: ignore[no-untyped-def]
        for action, _odds in outcomes:
            if getattr(action, "seat", 0) == 0 and getattr(action, "roll", roll) == roll:
                return action
        raise AssertionError(outcomes)

    return draw
