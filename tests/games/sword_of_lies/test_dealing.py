"""Tests of the set-up: dealing cards one by one, determining the first player, and decks for many
players."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from mendax.core.game import CHANCE, Action, Actor, Unseen, observation
from mendax.games.cards import colour, faces, rank
from mendax.games.sword_of_lies import SwordOfLies, actions, events
from mendax.games.sword_of_lies.chances import AttackRow, mark_table
from mendax.games.sword_of_lies.dealing import Next
from mendax.games.sword_of_lies.reveal import arms
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import SwordState
from mendax.testing import laws
from tests.games.sword_of_lies.story import SWORD, A, B, C, Story, dealt, rules_of

HANDS = "Ah 2c, Ks 3d, 4h 5s"


def test_a_deck_has_as_many_red_cards_as_black_ones() -> None:
    for lowest, size in ((2, 52), (6, 36), (13, 8)):
        deck = faces(lowest)
        assert len(deck) == len(set(deck)) == size
        assert sum(colour(face) == "red" for face in deck) == size // 2
        assert min(map(rank, deck)) == lowest
        assert max(map(rank, deck)) == 14


def test_cards_are_dealt_singly_and_only_owners_see_them() -> None:
    story = Story(SWORD.initial_state(rules_of(cards=2), 3))
    owners = []
    for face in ("Ah", "Ks", "4h", "2c", "3d", "5s"):
        seat = story.state.turn
        story.does(CHANCE, actions.Deal(face))
        owners.append(seat)
        place = len(story.state.rows[seat]) - 1
        saw = [observation(told, seat) for told in story.told]
        assert events.Saw(len(owners) - 1, place, face) in saw
        for other in ({A, B, C} - {seat}) | {None}:
            assert [observation(told, other) for told in story.told][1] == Unseen((seat,))
    assert owners == [A, B, C, A, B, C]


def test_chances_follow_the_remaining_deck() -> None:
    story = Story(SWORD.initial_state(rules_of(cards=2), 3))
    assert {odds.denominator for _, odds in SWORD.chance_outcomes(story.state)} == {52}
    story.does(CHANCE, actions.Deal("Ah"))
    outcomes = SWORD.chance_outcomes(story.state)
    assert len(outcomes) == 51
    assert actions.Deal("Ah") not in dict(outcomes)


def test_the_highest_determining_card_moves_first() -> None:
    story = dealt(HANDS, "9c Jd 3s")
    assert story.phase == "castling"
    assert story.state.turn == B
    assert story.sees(None).first == B


def test_ruling_the_ace_is_high_and_only_the_tied_draw_again() -> None:
    story = dealt(HANDS, "Ac 2d Ah 2h 3h")
    drawn = [(taken.seat, taken.face) for taken in story.state.determined]
    assert drawn == [(A, "Ac"), (B, "2d"), (C, "Ah"), (A, "2h"), (C, "3h")]
    assert story.state.turn == C


def test_ruling_a_second_tie_is_decided_by_lot() -> None:
    story = dealt(HANDS, "Ac 2d Ah Ks Kd")
    outcomes = SWORD.chance_outcomes(story.state)
    assert outcomes == ((actions.DrawLot(A), Fraction(1, 2)), (actions.DrawLot(C), Fraction(1, 2)))
    assert SWORD.actors(story.state) == (CHANCE,)
    draw = story.state.draws
    story.does(CHANCE, actions.DrawLot(C))
    assert story.events == (
        events.LotDrawn(draw, C, (A, C)),
        events.CastlingBegan(C),
    )
    assert (story.phase, story.state.turn, story.state.draws) == ("castling", C, draw + 1)


def one_rank_left() -> Story:
    """Return dealt rows where all other cards are kings, so that every draw ties."""
    story = Story(SWORD.initial_state(rules_of(cards=3, lowest_rank=12), 3))
    for face in ("Qc", "Qs", "Ah", "Qd", "Ac", "As", "Qh", "Ad", "Kc"):
        story.does(CHANCE, actions.Deal(face))
    return story


def test_dealing_ends_when_one_rank_is_left() -> None:
    story = one_rank_left()
    for face in ("Kd", "Kh", "Ks"):
        story.does(CHANCE, actions.TurnUp(face))
    assert story.happened(events.Tied) == events.Tied((A, B, C), shuffled=True)
    for face in ("Ks", "Kd", "Kh"):
        story.does(CHANCE, actions.TurnUp(face))
    assert [odds for _, odds in SWORD.chance_outcomes(story.state)] == [Fraction(1, 3)] * 3
    assert story.does(CHANCE, actions.DrawLot(B)).state.turn == B


class DrawingOn(SwordOfLies):
    """The former rule, by which the highest tied seats draw again and again."""

    def __init__(self, state: SwordState) -> None:
        self.state = state

    def initial_state(self, rules: SwordRules, seats: int) -> SwordState:
        return self.state

    def apply(self, state: SwordState, actor: Actor, action: Action) -> Next:
        after, told = super().apply(state, actor, action)
        if not after.lots:
            return Next(after, told)
        forgotten, whole = after.determined[:3], self.state.pack
        again = replace(after, lots=(), determined=forgotten, contenders=after.lots, pack=whole)
        return Next(again, told)


def test_the_laws_catch_a_draw_that_never_ends() -> None:
    state = one_rank_left().state
    sound = laws.start(DrawingOn(state), state.rules, 3)._replace(game=SWORD)
    laws.chance_ends(sound)
    with pytest.raises(laws.LawBroken, match="chance goes on after 1000 of its actions") as caught:
        laws.chance_ends(laws.start(DrawingOn(state), state.rules, 3))
    assert caught.value.law == "termination"


def test_ruling_as_many_decks_as_the_seats_need() -> None:
    for seats, cards in ((3, 52), (10, 52), (11, 104), (20, 104)):
        assert sum(SWORD.initial_state(rules_of(), seats).pack) == cards
    assert sum(SWORD.initial_state(rules_of(decks=3), 3).pack) == 156
    assert sum(SWORD.initial_state(rules_of(lowest_rank=6), 10).pack) == 72


def test_with_no_cards_left_the_determining_cards_are_shuffled() -> None:
    story = Story(SWORD.initial_state(rules_of(cards=7, lowest_rank=10), 5))  # 40 of 40 cards
    assert sum(story.state.pack) == 40
    while story.phase == "deal":
        story.does(CHANCE, SWORD.chance_outcomes(story.state)[-1][0])
    drawn = ["Tc", "Tc", "Td", "Td", "Th"]
    for face in drawn:
        story.does(CHANCE, actions.TurnUp(face))
    assert story.happened(events.Tied) == events.Tied((0, 1, 2, 3, 4), shuffled=True)
    left = {
        action.face: odds
        for action, odds in SWORD.chance_outcomes(story.state)
        if isinstance(action, actions.TurnUp)
    }
    assert set(left) == set(drawn)
    assert left["Tc"] == left["Td"] == 2 * left["Th"]


def test_the_number_of_cards_is_an_option() -> None:
    assert len(dealt("Ah 2c 3c 4c 5c, Ks 3d 4d 5d 6d, 4h 5s 6s 7s 8s").state.rows[A]) == 5


def test_a_mark_becomes_a_sword_where_the_answer_was_read_right() -> None:
    table = mark_table(SwordRules())
    assert {(row.named_truly, row.believed): row.becomes for row in table.marks} == {
        (truly, believed): "sword" if arms(truly, believed) else "shield"
        for truly in (False, True)
        for believed in (False, True)
    }
    assert arms(named_truly=True, believed=True)
    assert arms(named_truly=False, believed=False)


def test_the_triple_attack_is_there_where_it_is_played() -> None:
    triple = AttackRow("triple", 3, 0)
    assert triple not in mark_table(SwordRules()).attacks
    assert mark_table(SwordRules(triple_attack=True)).attacks[-1] == triple


def test_the_deck_is_as_large_as_its_lowest_rank_says() -> None:
    assert mark_table(SwordRules(lowest_rank=2)).deck == 52
    assert mark_table(SwordRules(lowest_rank=14)).deck == 4
    assert mark_table(SwordRules()).alike == 3
