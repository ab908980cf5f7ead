"""How the events of Sword of Lies are spelt up to the war, and which of them are private."""

import pytest

from mendax.games.sword_of_lies import SwordOfLies, events
from mendax.games.sword_of_lies.actions import TurnUp
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Pot
from tests.spelling import Spelt, check_spelling, heard_in_private, without_example

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


def test_an_event_is_spelt_as_ever(subtests: pytest.Subtests) -> None:
    for line, event in SPELT:
        with subtests.test(line=line):
            check_spelling(line, event, events.EVENTS)


def test_every_kind_of_event_has_an_example() -> None:
    assert without_example(SPELT, events.EVENTS) == []


def test_what_one_saw_or_chose_is_all_that_is_private() -> None:
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
