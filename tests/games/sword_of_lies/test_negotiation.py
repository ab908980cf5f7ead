"""Tests of negotiation: deals that are proposed, countered and signed, promises, and recipients of
events.
"""

from itertools import permutations
from typing import Any

from mendax.core.concrete import concrete
from mendax.core.game import Unseen, observation
from mendax.games.sword_of_lies import actions, war_events
from tests.games.sword_of_lies.story import SWORD, A, B, C, D, Story, at_war, strike


def talks(**options: Any) -> Story:
    return at_war(("11", "11", "11"), (2, 2, 2), **options)


def deal(to: int, chips: int = 0, mine: str = "nothing", **more: Any) -> actions.ProposeDeal:
    words = {"yours": "nothing", "words": "", "private": False, **more}
    return actions.ProposeDeal(to, chips, mine, **words)


def test_ruling_talks_wait_for_every_player_with_cards() -> None:
    story = at_war(("11", "11", ""), (2, 0, 4))
    assert story.acting == (A, B, C)
    assert story.does(A, actions.Ready()).phase == "negotiation"
    assert story.does(B, actions.Ready()).phase == "orders"
    story = talks().ready(A, B)
    assert story.acting == (C,)
    assert story.ready(C).happened(war_events.WarRoundBegan).seats == (A, B, C)


def test_ruling_deals_are_paid_from_stacks_only() -> None:
    story = talks()
    assert story.refused(deal(B, 101), A).arguments["allowed"] == "-100–100"


def test_only_deals_that_wait_can_be_answered() -> None:
    story = talks().does(A, deal(B, 40)).does(C, deal(B, 1))
    for wrong in (actions.SignDeal(3), actions.DeclineDeal(-1)):
        reason = story.refused(wrong, B)
        assert (reason.key, reason.arguments["allowed"]) == ("sword-refused-no-such-deal", "1, 2")


def test_an_impossible_pledge_is_refused_with_a_reason() -> None:
    for wrong in ("strike-seat1", "strike-seat9", "peace", ""):
        reason = talks().refused(deal(B, mine=wrong), A)
        assert reason.key == "sword-refused-pledge"
        assert reason.arguments["allowed"] == "nothing, spare, strike-seat3"


def test_a_counter_takes_the_place_of_the_deal_it_answers() -> None:
    story = talks().does(A, deal(B, 40)).does(B, deal(A, -60, mine="spare"))
    assert story.happened(war_events.DealProposed).counters == 1
    assert [waiting.number for waiting in story.sees(C).deals] == [2]
    story.does(A, actions.SignDeal(2))
    assert story.stacks == (40, 160, 100)


def test_chips_that_are_promised_twice_can_be_paid_only_once() -> None:
    story = talks().does(A, deal(B, 70)).does(A, deal(C, 70)).does(C, actions.SignDeal(2))
    assert story.refused(actions.SignDeal(1), B).key == "sword-refused-deal-too-dear"


def test_a_ready_player_only_answers_deals() -> None:
    story = talks().ready(A).does(B, deal(A, 10))
    assert story.refused(deal(C), A).key == "sword-refused-ready"
    assert story.acting == (A, B, C)
    assert story.does(A, actions.SignDeal(1)).acting == (B, C)
    assert story.stacks == (110, 90, 100)


def test_open_deals_lapse_with_the_talks_by_an_event() -> None:
    story = talks().does(A, deal(B, 40)).ready(A, B, C)
    assert story.sees(None).deals == ()
    assert story.stacks == (100, 100, 100)
    assert [type(event).__name__ for event in story.events] == [
        *("GotReady", "DealLapsed", "WarRoundBegan")
    ]
    assert story.happened(war_events.DealLapsed) == war_events.DealLapsed(1, A, B)
    assert all(told.to is None for told in story.told)


def test_that_a_whisper_lapsed_sounds_to_others_like_an_answer() -> None:
    story = talks().does(A, deal(B, 40, private=True)).ready(A, B)
    answered = Story(story.state).does(B, actions.DeclineDeal(1))
    story.ready(C)
    for observer in (C, None):
        heard = [observation(told, observer) for told in story.told]
        assert heard[1:3] == [observation(told, observer) for told in answered.told]
    assert observation(story.told[1], B) == war_events.DealLapsed(1, A, B)


# # ── pledges ──────────────────────────────────────────────────────────────────────────────────


def pledged(story: Story, seat: int, to: int) -> dict[str, tuple[object, ...]]:
    """Return the pledges of both in a deal that ``seat`` proposes to ``to``."""
    offer = next(
        o
        for o in story.offers(seat)
        if isinstance(o.action, actions.ProposeDeal) and o.action.to == to
    )
    return {s.field: s.values for s in offer.slots if s.field in ("mine", "yours")}


def test_ruling_an_attack_pledge_needs_a_sword_and_a_card() -> None:
    story = at_war(("11", "11", "11", ""), (2, 0, 2, 4), stacks=(9, 9, 9, 9))
    assert pledged(story, A, B) == {
        "mine": ("nothing", "spare", "strike-seat3"),
        "yours": ("nothing", "spare"),
    }
    assert pledged(story, A, D)["yours"] == ("nothing", "spare")
    assert pledged(story, B, A)["yours"] == ("nothing", "spare", "strike-seat3")
    assert story.refused(deal(B, yours="strike-seat3"), A).arguments["allowed"] == "nothing, spare"


def test_ruling_sparing_the_only_target_can_not_be_pledged() -> None:
    two: tuple[Any, ...] = (("11", "11", ""), (2, 0, 0))
    assert pledged(at_war(*two), A, B) == {"mine": ("nothing",), "yours": ("nothing", "spare")}
    assert "spare" in pledged(at_war(*two, may_hold=True), A, B)["mine"]
    assert "spare" in pledged(at_war(*two, any_target=True), A, B)["mine"]


def test_every_pledge_that_is_offered_can_be_kept() -> None:
    """Some order keeps each deal that two seats may sign."""
    for lives, swords in ((("21", "1", "2"), (3, 1, 0)), (("1", "1", ""), (1, 2, 3))):
        for seat, to in permutations(range(3), 2):
            story = at_war(lives, swords)
            if seat not in story.acting or not lives[seat]:
                continue
            for mine in pledged(story, seat, to)["mine"]:
                assert any_order_keeps(at_war(lives, swords), seat, to, str(mine))


def any_order_keeps(story: Story, seat: int, to: int, mine: str) -> bool:
    """Return whether some order of ``seat`` keeps its pledge."""
    story.does(seat, deal(to, mine=mine)).does(to, actions.SignDeal(1)).ready()
    orders = concrete(story.offers(seat)) if seat in story.acting else (None,)
    return any(
        not Story(story.state).all_fight(seat, order).all_of(war_events.PromiseBroken)
        for order in orders
    )


# ── promises ─────────────────────────────────────────────────────────────────────────────────


def test_ruling_promises_are_shown_as_kept_or_broken_only() -> None:
    story = talks().does(A, deal(B, mine="spare", yours="spare")).does(B, actions.SignDeal(1))
    story.fight(A=strike(B, 0), B=strike(C, 0), C=strike(A, 0))
    assert story.happened(war_events.PromiseBroken) == war_events.PromiseBroken(A, B, "spare")
    assert story.happened(war_events.PromiseKept) == war_events.PromiseKept(B, A, "spare")
    assert [p.outcome for p in story.sees(None).promises] == ["broken", "kept"]


def test_a_pledge_is_for_one_round() -> None:
    story = talks().does(A, deal(B, mine="spare")).does(B, actions.SignDeal(1))
    story.fight(A=strike(C, 0), B=strike(C, 1), C=strike(A, 0))
    story.fight(A=strike(B, 0), B=strike(A, 0))
    assert not story.all_of(war_events.PromiseBroken)
    assert [p.outcome for p in story.sees(None).promises] == ["kept"]


def test_promises_in_words_are_recorded_but_not_judged() -> None:
    story = talks().does(A, deal(B, words="to the death of C")).does(B, actions.SignDeal(1))
    (promise,) = story.sees(C).promises
    assert (promise.words, promise.outcome) == ("to the death of C", "open")


# # ── recipients ───────────────────────────────────────────────────────────────────────────────


def test_only_the_partners_learn_a_private_deal() -> None:
    story = talks().does(A, deal(B, 5, mine="spare", words="psst", private=True))
    for observer, knows in ((A, True), (B, True), (C, False), (None, False)):
        heard = [observation(told, observer) for told in story.told]
        assert heard[0] == war_events.Whispered(1, A, B)
        assert isinstance(heard[1], war_events.DealProposed) == knows
        assert (len(story.sees(observer).deals) == 1) == knows
    story.does(B, actions.SignDeal(1))
    heard = [observation(told, C) for told in story.told]
    assert heard == [Unseen((A, B)), war_events.WhisperEnded(1), war_events.ChipsPaid(A, B, 5)]
    assert story.sees(C).promises == ()
    assert len(story.sees(B).promises) == 1


def test_only_its_two_players_see_a_broken_private_promise() -> None:
    story = talks().does(A, deal(B, mine="spare", private=True)).does(B, actions.SignDeal(1))
    story.ready().does(B, strike(C, 0)).does(C, strike(B, 0)).does(A, strike(B, 1))
    assert not story.all_of(war_events.PromiseBroken)
    judged = war_events.WhisperJudged(1, A, B, "broken", "open")
    assert [told.to for told in story.told if told.event == judged] == [(A, B)]
    assert [p.outcome for p in story.sees(A).promises] == ["broken"]


def test_declined_and_signed_whispers_look_alike_to_others() -> None:
    proposed = talks().does(A, deal(B, private=True)).state
    signed = Story(proposed).does(B, actions.SignDeal(1))
    declined = Story(proposed).does(B, actions.DeclineDeal(1))
    for observer in (C, None):
        assert [observation(t, observer) for t in signed.told] == [
            observation(t, observer) for t in declined.told
        ]
        assert signed.sees(observer) == declined.sees(observer)


def test_after_the_round_whispered_answers_stay_unknown() -> None:
    """Judged promises show neither the pledge nor whether it was signed."""
    orders = {"A": strike(C, 0), "B": strike(C, 1), "C": strike(A, 0)}
    heard = []
    for pledged in ("nothing", "spare"):
        for answer in (actions.SignDeal(1), actions.DeclineDeal(1), None):
            story = talks().does(A, deal(B, mine=pledged, yours=pledged, private=True))
            story = story if answer is None else story.does(B, answer)
            story.fight(**orders)
            heard.append([[observation(told, who) for told in story.told] for who in (C, None)])
    assert heard[0][0].count(Unseen((A, B))) == 1
    assert all(told == heard[0] for told in heard)


def test_ruling_an_absent_player_is_ready_and_signs_no_deal() -> None:
    story = talks().does(A, deal(B, 40))
    assert SWORD.default_action(story.state, B) == actions.Ready()
    story.ready(B)
    assert SWORD.default_action(story.state, B) == actions.DeclineDeal(1)
