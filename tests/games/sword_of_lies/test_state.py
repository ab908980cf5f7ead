"""Tests of values of Sword of Lies: state, actions, events and view."""

from random import Random
from typing import get_args

import msgspec

from mendax.core.game import CHANCE
from mendax.games.sword_of_lies import SwordOfLies, events
from mendax.games.sword_of_lies.actions import TurnUp, aimed_at, target
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Phase, Pot, SwordState
from testbed.sword_play import chosen, play
from tests.games.sword_of_lies.story import (
    SWORD,
    A,
    B,
    C,
    at_betting,
    rules_of,
)
from tests.spelling import Spelt, check_spelling, heard_in_private


def test_every_state_reads_back_and_its_phase_is_listed() -> None:
    seen: list[SwordState] = []
    start = SWORD.initial_state(rules_of(cards=2, shield_side=True), 3)
    play(start, Random(3), lambda _before, _actor, _action, after, _told: seen.append(after))
    for state in (*seen[::7], seen[-1]):
        assert msgspec.convert(msgspec.to_builtins(state), SwordState) == state
    assert {state.phase for state in seen} <= set(get_args(Phase))
    assert seen[-1].phase == "over"


def test_the_number_of_draws_is_that_of_actions_of_chance() -> None:
    state, luck, draws = SWORD.initial_state(rules_of(cards=2), 3), Random(5), 0
    while CHANCE in SWORD.actors(state):
        state = SWORD.apply(state, CHANCE, chosen(state, CHANCE, luck)).state
        draws += 1
    assert state.draws == draws >= 6


def test_every_card_of_the_largest_table_reads_back() -> None:
    for seat in range(20):
        for place in range(8):
            assert aimed_at(target(seat, place)) == (seat, place)


SPELT: Spelt = (
    ("dealt 0 0", events.Dealt(seat=0, draw=0)),
    ("saw 0 0 Ks", events.Saw(draw=0, place=0, face="Ks")),
    ("turned-up 24 0 '6d", events.TurnedUp(draw=24, seat=0, face="6d")),
    ("tied (0 2) no", events.Tied(seats=(0, 2), shuffled=False)),
    ("lot-drawn 14 2 (0 2)", events.LotDrawn(draw=14, seat=2, seats=(0, 2))),
    ("castling-began 1", events.CastlingBegan(seat=1)),
    ("trade-offered 1 5 2 2 171", events.TradeOffered(seat=1, own=5, of=2, theirs=2, chips=171)),
    ("trade-refused 2", events.TradeRefused(seat=2)),
    ("price-named 0 110 tea", events.PriceNamed(seat=0, chips=110, words="tea")),
    ("trade-withdrawn 0", events.TradeWithdrawn(seat=0)),
    ("cards-swapped 1 5 2 2 171", events.CardsSwapped(seat=1, own=5, of=2, theirs=2, chips=171)),
    ("favour-promised 2 0 tea", events.FavourPromised(seat=2, to=0, words="tea")),
    ("interrogated 0 2 2", events.Interrogated(seat=0, of=2, place=2)),
    ("colour-named 2 red", events.ColourNamed(seat=2, colour="red")),
    (
        "card-marked 2 2 0 red yes",
        events.CardMarked(of=2, place=2, by=0, named="red", believed=True),
    ),
    ("skipped 1", events.Skipped(seat=1)),
    ("castling-ended 2", events.CastlingEnded(seat=2)),
    ("posted 2 ante 20", events.Posted(seat=2, what="ante", chips=20)),
    ("betting-began 1 0", events.BettingBegan(number=1, seat=0)),
    ("folded 0", events.Folded(seat=0)),
    ("checked 0", events.Checked(seat=0)),
    ("called 0 4", events.Called(seat=0, chips=4)),
    ("bet-made 2 4", events.BetMade(seat=2, to=4)),
    ("raised 0 88", events.Raised(seat=0, to=88)),
    ("went-all-in 0 445 445", events.WentAllIn(seat=0, chips=445, to=445)),
    ("returned 2 4", events.Returned(seat=2, chips=4)),
    (
        "pots-formed ((pot 48 (1 2)) (pot 8 (2)))",
        events.PotsFormed(pots=(Pot(chips=48, seats=(1, 2)), Pot(chips=8, seats=(2,)))),
    ),
    ("reveals-began 1", events.RevealsBegan(number=1)),
    ("card-chosen 2", events.CardChosen(seat=2)),
    ("chose 4", events.Chose(place=4)),
    (
        "revealed 18 2 4 '6c face_down",
        events.Revealed(draw=18, seat=2, place=4, face="6c", side="face_down"),
    ),
    ("folded-open 3 0 0 Kd", events.FoldedOpen(draw=3, seat=0, place=0, face="Kd")),
    ("sword-won 1 0", events.SwordWon(seat=1, of=0)),
    ("sword-lost 2 0", events.SwordLost(seat=2, of=0)),
    ("pot-won 0 (0 0 47) 1", events.PotWon(pot=0, chips=(0, 0, 47), rake=1)),
    ("game-ended (196 0 403) (2 3 1)", events.GameEnded(stacks=(196, 0, 403), places=(2, 3, 1))),
)


def test_the_spelling_of_every_event_is_unchanged() -> None:
    check_spelling(SPELT, events.EVENTS)


def test_only_seen_faces_and_choices_are_private() -> None:
    rules = SwordRules(cards=2, trade_limit=1, reveal="simultaneous")
    private, public = heard_in_private(SwordOfLies(), [rules], range(6))
    before_the_war = private & {*events.EVENTS}
    assert before_the_war == {events.Saw, events.Chose}
    assert not before_the_war & public
    assert len(public) > 20


def test_actions_and_events_have_distinct_names() -> None:
    names = [kind.__name__ for kind in (*SwordOfLies.actions, *SwordOfLies.events)]
    assert len(set(names)) == len(names)
    assert TurnUp in SwordOfLies.public_chance


def test_after_the_game_all_cards_may_be_open_with_places() -> None:
    story = at_betting((200, 200, 200)).raises(B, 30).folds(C, A)
    shown = SWORD.open_view(story.state)
    assert [card.face for card in shown.rows[B]] == ["2c", "3c"]
    assert [card.face for card in story.sees(None).rows[B]] == [None, None]
    assert story.sees(None).places == shown.places == (3, 1, 2)
    assert at_betting((200, 200, 200)).sees(None).places is None
