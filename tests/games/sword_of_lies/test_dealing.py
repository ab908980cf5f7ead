"""Tests of the set-up: dealing cards one by one, determining the first player, and decks for many
players."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from mendax.core.game import CHANCE, Action, Actor, Unseen, observation
from mendax.games.sword_of_lies import SwordOfLies, actions, events
from mendax.games.sword_of_lies.chances import mark_table
from mendax.games.sword_of_lies.dealing import Next
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import SwordState
from mendax.testing import laws
from tests.games.sword_of_lies.story import SWORD, A, B, C, Story, dealt, rules_of

HANDS = "Ah 2c, Ks 3d, 4h 5s"


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


def test_the_deck_is_as_large_as_its_lowest_rank_says() -> None:
    assert mark_table(SwordRules(lowest_rank=2)).deck == 52
    assert mark_table(SwordRules(lowest_rank=14)).deck == 4
    assert mark_table(SwordRules()).alike == 3
