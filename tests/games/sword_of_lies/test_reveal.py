"""Tests of reveal circles: effects of marks, reveals in turn and together, and folds of both
kinds."""

import pytest

from mendax.core.game import Unseen, observation
from mendax.games.cards import Colour
from mendax.games.sword_of_lies import actions, events
from mendax.games.sword_of_lies.chances import mark_table
from tests.games.sword_of_lies.story import (
    SWORD,
    A,
    B,
    C,
    Story,
    at_betting,
    dealt,
    rules_of,
    sword_for,
)

DEEP = (200, 200, 200)


def first_circle(hands: str, **options: object) -> Story:
    return at_betting(DEEP, hands=hands, **options).calls(B, C).checks(A)  # type: ignore[arg-type]


# ── the four outcomes of an interrogation ────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("named", "believed", "sword"),
    [("red", True, True), ("red", False, False), ("black", True, False), ("black", False, True)],
    ids=["truth believed", "truth doubted", "lie believed", "lie doubted"],
)
def test_the_four_outcomes_of_an_interrogation(named: str, believed: bool, sword: bool) -> None:
    """C asks A about a red card. The answer and the verdict decide which seat gains."""
    colour: Colour = "red" if named == "red" else "black"
    story = dealt("2c 3c, 2d 3d, Ah 4h", "2c Kd 3c").skips(B)
    story.does(C, actions.OfferTrade(0, A, 0, 0)).does(A, actions.Agree()).skips(A)
    story.asks(B, A, 0, colour, believed).skips(C).asks(A, B, 0, "red").asks(B, A, 1, "black")
    story.calls(B, C).checks(A)
    story.reveals((A, 0))
    assert story.state.swords == (0, int(sword), 0)
    shown = story.happened(events.Revealed)
    assert (shown.face, shown.side) == ("Ah", "face_up" if sword else "face_down")
    assert len(story.all_of(events.SwordWon)) == int(sword)
    table = mark_table(rules_of()).marks
    line = next(m for m in table if (m.named_truly, m.believed) == (named == "red", believed))
    assert line.becomes == ("sword" if sword else "shield")


# ── the row, and the two ways to reveal ──────────────────────────────────────────────────────


def test_revealed_cards_move_to_the_right_in_the_order_of_reveal() -> None:
    story = first_circle("2c 3c 4c, 2d 3d 4d, 2h 3h 4h").reveals((A, 1), (B, 0), (C, 2))
    story.checks(A, B, C).reveals((A, 0))
    assert [card.face for card in story.state.rows[A]] == ["4c", "3c", "2c"]
    assert [card.face for card in story.sees(None).rows[A]] == [None, "3c", "2c"]


def test_a_revealed_card_is_not_revealed_again() -> None:
    story = first_circle("2c 3c 4c, 2d 3d 4d, 2h 3h 4h").reveals((A, 1), (B, 0), (C, 2))
    story.checks(A, B, C)
    reason = story.refused(actions.Reveal(2))
    assert (reason.arguments["field"], reason.arguments["allowed"]) == ("place", "1, 2")


def test_simultaneous_reveals_are_chosen_in_secret_and_opened() -> None:
    story = first_circle("2c 3c, 2d 3d, 2h 3h", reveal="simultaneous")
    assert set(story.acting) == {A, B, C}
    story.does(C, actions.Reveal(1))
    assert [observation(told, C) for told in story.told][1] == events.Chose(1)
    assert [observation(told, A) for told in story.told] == [events.CardChosen(C), Unseen((C,))]
    assert (story.sees(C).choice, story.sees(A).choice, story.sees(None).choice) == (1, None, None)
    assert story.sees(None).chosen == (C,)
    assert story.acting == (A, B)
    assert story.refused(actions.Reveal(0), C).key == "sword-refused-nothing-to-do"
    story.does(A, actions.Reveal(0)).does(B, actions.Reveal(0))
    shown = [(event.seat, event.place) for event in story.all_of(events.Revealed)]
    assert shown == [(A, 0), (B, 0), (C, 1)]
    assert story.phase == "betting"


def test_ruling_absent_players_reveal_the_leftmost_hidden_card() -> None:
    story = first_circle("2c 3c, 2d 3d, 2h 3h")
    assert SWORD.default_action(story.state, A) == actions.Reveal(0)


# ── folds ────────────────────────────────────────────────────────────────────────────────────


def folds_after_a_circle(fold_cards: str) -> Story:
    """Return a round in which A has revealed a card that armed C, holds a card that would arm B,
    and folds."""
    hands = f"{sword_for('C')} {sword_for('B', 'Kd')}, 2d 3d, 2h 3h"
    story = first_circle(hands, fold_cards=fold_cards).reveals((A, 0), (B, 0), (C, 0))
    assert story.happened(events.SwordWon).seat == C
    return story.checks(A).bets(B, 10).calls(C).folds(A)


def test_after_a_face_down_fold_no_card_gives_a_sword() -> None:
    story = folds_after_a_circle("face_down")
    assert story.state.swords == (0, 0, 0)
    assert story.happened(events.SwordLost) == events.SwordLost(C, A)
    assert not story.all_of(events.FoldedOpen)
    assert story.sees(None).rows[A] == ()
    assert story.sees(None).thrown == ((), (), ())


def test_ruling_a_face_up_fold_opens_cards_that_earn_swords() -> None:
    story = folds_after_a_circle("face_up")
    assert story.state.swords == (0, 1, 1)
    assert story.happened(events.FoldedOpen).face == "Kd"
    assert story.sees(None).thrown == (("Kd", "Ah"), (), ())


def test_ruling_a_face_up_fold_arms_no_player_who_folded() -> None:
    hands = f"{sword_for('B')} 3c, 2d 3d, 2h 3h, 4c 5c"
    story = at_betting((200,) * 4, hands=hands, fold_cards="face_up")
    story.folds(B).raises(C, 10).calls(3).folds(A)
    assert story.state.swords == (0, 0, 0, 0)


def test_a_folder_loses_their_own_swords() -> None:
    hands = f"{sword_for('B')} 3c, 2d 3d, 2h 3h"
    story = first_circle(hands).reveals((A, 0), (B, 0), (C, 0)).bets(A, 10).folds(B)
    assert story.state.swords == (0, 0, 0)
