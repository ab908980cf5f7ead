"""Tests of the actions inferred for gaps in a record: all possible actions, the likeliest first."""

from fractions import Fraction

from mendax.core.concrete import concrete
from mendax.core.game import Between, Offer, OneOf, Unseen
from mendax.games.mia.actions import Fall
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies import war_events as fought
from mendax.games.sword_of_lies.state import Order
from mendax.table.record.inference import Candidates

AIMS = ("seat2-1", "seat2-2", "seat3-1")
TWICE = Offer(
    actions.StrikeTwice(AIMS[0], AIMS[0], 0),
    (OneOf("first", AIMS), OneOf("second", AIMS), OneOf("price", (0, 1))),
)


def test_an_order_that_is_opened_later_is_the_first_guess() -> None:
    opened = fought.OrderOpened(0, Order(("seat3-1", "seat2-2"), 1))
    other = fought.OrderOpened(1, Order(("seat2-1", "seat2-1"), 0))
    guesses = Candidates([(fought.OrderSealed(0),), (fought.OrderSealed(1), other, opened)])
    assert next(guesses.actions(0, 0, [TWICE])) == actions.StrikeTwice("seat3-1", "seat2-2", 1)


def test_every_legal_action_is_guessed_in_the_end() -> None:
    guesses = Candidates([(fought.OrderSealed(0),)])
    offers = [TWICE, Offer(actions.Bet(2), (Between("to", 2, 9),)), Offer(actions.Hold())]
    assert set(guesses.actions(0, 0, offers)) == set(concrete(offers))


def test_a_switch_stays_a_switch() -> None:
    offer = Offer(actions.Reveal(0), (OneOf("place", (False, True)),))
    found = list(Candidates([(said.Dealt(1, 0),)]).actions(0, 0, [offer]))
    assert [type(action.place) for action in found] == [bool, bool]  # type: ignore[attr-defined]


def test_chips_paid_later_are_guessed_in_both_directions() -> None:
    offer = Offer(
        actions.ProposeDeal(1, 0, "nothing", "nothing", "", private=True),
        (OneOf("to", (1, 2)), Between("chips", -90_000, 90_000)),
    )
    asked, paid = (fought.Whispered(1, 0, 2),), (fought.ChipsPaid(0, 2, 44_321),)
    first = list(zip(range(12), Candidates([asked, paid]).actions(0, 0, [offer]), strict=False))
    named = {(action.to, action.chips) for _, action in first}  # type: ignore[attr-defined]
    assert {(2, 44_321), (2, -44_321)} <= named


def test_actions_without_free_fields_are_guessed_before_deals() -> None:
    """A whisper names its two seats, so a deal between them fits the facts of a "ready"."""
    deal = Offer(
        actions.ProposeDeal(1, 0, "nothing", "nothing", "", private=True),
        (OneOf("to", (1, 2)), Between("chips", -900, 900)),
    )
    told = (fought.WhisperEnded(1), Unseen((1, 2)))
    guesses = Candidates([told]).actions(0, 2, [deal, Offer(actions.Ready())])
    assert next(guesses) == actions.Ready()


def test_a_card_that_another_draw_opens_is_guessed_last() -> None:
    odds = [(actions.Deal(face), Fraction(1, 3)) for face in ("Ah", "Kh", "Qh")]
    guesses = Candidates([(said.Revealed(7, 1, 0, "Ah", "face_up"),)])
    assert guesses.outcomes(7, odds) == [actions.Deal("Ah")]
    assert guesses.outcomes(2, odds) == [actions.Deal("Kh"), actions.Deal("Qh"), actions.Deal("Ah")]


def test_unopened_dice_may_have_any_value() -> None:
    odds = [(Fall(roll), Fraction(1, 2)) for roll in (31, 62)]
    assert Candidates([()]).outcomes(0, odds) == [Fall(31), Fall(62)]
