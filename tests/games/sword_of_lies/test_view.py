"""What a seat sees: faces of cards that are or were theirs, and all that lies open."""

from msgspec.structs import replace

from mendax.games.sword_of_lies import actions
from tests.games.sword_of_lies.story import SWORD, A, B, C, at_betting, at_war, dealt, strike


def test_faces_are_seen_by_their_owner_and_nobody_else() -> None:
    story = dealt("Ah 2c, Ks 3d, 4h 5s")
    assert [card.face for card in story.sees(A).rows[A]] == ["Ah", "2c"]
    for observer in (B, C, None):
        assert [card.face for card in story.sees(observer).rows[A]] == [None, None]


def test_a_card_that_changed_hands_is_known_to_both_and_to_no_third() -> None:
    story = dealt("Ah 2c, Ks 3d, 4h 5s", determining="As Kd Qc")
    story.does(A, actions.OfferTrade(0, B, 1, 0)).does(B, actions.Agree())
    for observer in (A, B):
        assert story.sees(observer).rows[A][0].face == "3d"
        assert story.sees(observer).rows[B][1].face == "Ah"
    assert story.sees(C).rows[A][0].face is story.sees(C).rows[B][1].face is None


def test_what_is_revealed_is_seen_by_all() -> None:
    story = at_betting((200, 200, 200)).calls(B, C).checks(A).reveals((A, 1))
    for observer in (A, B, C, None):
        assert [card.face for card in story.sees(observer).rows[A] if card.revealed] == ["3c"]


def test_an_order_is_seen_by_its_writer_until_all_have_written() -> None:
    story = at_war(("2", "2", "2"), (2, 2, 2)).ready().does(A, strike(B, 0))
    assert story.sees(A).order is not None
    assert (story.sees(B).order, story.sees(None).order) == (None, None)
    assert story.sees(C).sealed == (A,)


def test_the_rest_is_alike_for_all() -> None:
    story = at_betting((200, 200, 200))
    public = [replace(story.sees(observer), you=None, rows=()) for observer in (A, B, None)]
    assert public[0] == public[1] == public[2]
    assert story.sees(B).turn == B


def test_whose_turn_it_is_is_nobodys_where_several_act_at_once() -> None:
    story = at_war(("2", "2", "2"), (2, 2, 2))
    assert story.sees(A).turn is None
    assert story.sees(A).acting == (A, B, C)


def test_after_the_game_all_cards_may_lie_open_and_places_are_told() -> None:
    story = at_betting((200, 200, 200)).raises(B, 30).folds(C, A)
    shown = SWORD.open_view(story.state)
    assert [card.face for card in shown.rows[B]] == ["2c", "3c"]
    assert [card.face for card in story.sees(None).rows[B]] == [None, None]
    assert story.sees(None).places == shown.places == (3, 1, 2)
    assert at_betting((200, 200, 200)).sees(None).places is None
