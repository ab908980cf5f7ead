"""Tests of the spelling of war events in Sword of Lies, and of their privacy."""

from mendax.games.sword_of_lies import SwordOfLies, war_events
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Order
from tests.spelling import Spelt, check_spelling, heard_in_private

SPELT: Spelt = (
    ("armed (0 4 2) 1", war_events.Armed(swords=(0, 4, 2), boldest=1)),
    ("side-chosen 2 face_down", war_events.SideChosen(seat=2, side="face_down")),
    ("negotiation-began 1", war_events.NegotiationBegan(number=1)),
    (
        "deal-proposed 3 2 1 94 nothing spare tea yes 2",
        war_events.DealProposed(
            number=3,
            seat=2,
            to=1,
            chips=94,
            mine="nothing",
            yours="spare",
            words="tea",
            private=True,
            counters=2,
        ),
    ),
    ("whispered 1 0 2", war_events.Whispered(number=1, seat=0, to=2)),
    ("whisper-ended 1", war_events.WhisperEnded(number=1)),
    (
        "whisper-judged 1 0 2 kept open",
        war_events.WhisperJudged(number=1, seat=0, to=2, mine="kept", yours="open"),
    ),
    ("deal-signed 2 1", war_events.DealSigned(number=2, seat=1)),
    ("deal-declined 1 1", war_events.DealDeclined(number=1, seat=1)),
    ("deal-lapsed 6 2 0", war_events.DealLapsed(number=6, seat=2, to=0)),
    ("chips-paid 2 1 11", war_events.ChipsPaid(seat=2, to=1, chips=11)),
    ("got-ready 2", war_events.GotReady(seat=2)),
    ("war-round-began 1 (1 2)", war_events.WarRoundBegan(number=1, seats=(1, 2))),
    ("order-sealed 1", war_events.OrderSealed(seat=1)),
    (
        "wrote-order (order (seat3-6 seat3-6) 7)",
        war_events.WroteOrder(order=Order(targets=("seat3-6", "seat3-6"), price=7)),
    ),
    (
        "order-opened 1 (order (seat3-6 seat3-6) 7)",
        war_events.OrderOpened(seat=1, order=Order(targets=("seat3-6", "seat3-6"), price=7)),
    ),
    ("card-hit 1 7 1 yes 0", war_events.CardHit(seat=1, place=7, swords=1, paid=True, lives=0)),
    (
        "order-opened 1 (order (seat3-6) 0) (Ah) '2c",
        war_events.OrderOpened(
            seat=1, order=Order(targets=("seat3-6",), price=0), struck=("Ah",), paid="2c"
        ),
    ),
    (
        "card-hit 1 7 1 yes 0 Ah",
        war_events.CardHit(seat=1, place=7, swords=1, paid=True, lives=0, face="Ah"),
    ),
    ("promise-kept 2 0 spare", war_events.PromiseKept(seat=2, to=0, pledge="spare")),
    ("promise-broken 2 1 spare", war_events.PromiseBroken(seat=2, to=1, pledge="spare")),
)


def test_the_spelling_of_every_event_is_unchanged() -> None:
    check_spelling(SPELT, war_events.WAR_EVENTS)


def test_unopened_orders_and_whispered_deals_are_private() -> None:
    rules = SwordRules(cards=2, trade_limit=1)
    private, public = heard_in_private(SwordOfLies(), [rules], range(60))
    never = {war_events.WroteOrder, war_events.WhisperJudged}
    whispered = {
        war_events.DealProposed,
        war_events.DealSigned,
        war_events.DealDeclined,
        war_events.DealLapsed,
    }
    assert private & {*war_events.WAR_EVENTS} == never | whispered
    assert not never & public
    assert whispered <= public
