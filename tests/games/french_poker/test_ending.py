"""Tests of openings, tokens and the end of a game (rulebook, "Play", ``scoring``,
``ends_when``)."""

from fractions import Fraction

import pytest

from mendax.core.game import Opening
from mendax.games.french_poker import events, state
from tests.games.french_poker.story import POKER, A, B, C, D, Story


def fractions(*words: str) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, words))


# ── doubt ────────────────────────────────────────────────────────────────────────────────────


def test_a_claim_higher_than_the_hand_costs_the_claimer_a_token() -> None:
    story = Story().opens(66521, "two-pairs").doubts()
    opened = story.happened(events.Opened)
    assert (opened.dice, opened.worth, opened.held) == ((6, 6, 5, 2, 1), 66, False)
    assert story.standing == (4, 5, 5)


@pytest.mark.parametrize("claim", [66, "pair", "high-die", 55])
def test_a_claim_that_the_hand_reaches_costs_the_doubter_a_token(claim: int) -> None:
    story = Story().opens(66521, claim).doubts()
    assert story.happened(events.Opened).held
    assert story.standing == (5, 4, 5)


def test_every_hidden_die_is_opened_by_the_draw_that_made_it() -> None:
    story = Story().opens(66521, 66).believes().keeps_hidden((0, 1), 643).says(666).doubts()
    shown = [event for event in story.events if isinstance(event, Opening)]
    assert [(e.draw, e.die, e.pips) for e in shown if isinstance(e, events.Shown)] == [
        (1, 0, 6),  # draw 0 was the lot
        (2, 1, 6),
    ]
    assert story.happened(events.Opened).dice == (6, 6, 6, 4, 3)
    assert story.state.last == state.Disclosure(
        *((6, 6, 6, 4, 3), 666, 666, B, C), doubted=True, loser=C, winner=B
    )


# ── the top claim ────────────────────────────────────────────────────────────────────────────


def test_a_player_who_concedes_pays_a_token_and_opens_next() -> None:
    story = Story().opens(66521, 66666).concedes()
    assert story.standing == (5, 4, 5)
    assert story.starts == B
    assert not [e for e in story.events if isinstance(e, events.Shown | events.Opened)]
    assert story.state.last is not None
    assert story.state.last.dice is None


# ── tokens ───────────────────────────────────────────────────────────────────────────────────


def test_the_last_one_standing_wins() -> None:
    story = Story(3).without(C).stand(1, 3, 0).opens(66521, "two-pairs").doubts()
    assert story.is_over
    assert story.places == (2, 1, 3)
    result = POKER.result(story.state)
    assert result is not None
    assert result.payoffs == fractions("-1/2", "1", "-1/2")
    assert result.reason.key == "french-poker-end-last-standing"


def test_the_first_one_out_loses_where_the_table_says_so() -> None:
    story = Story(3, ends_when="first_out").stand(1, 3, 4).opens(66521, "two-pairs").doubts()
    assert story.is_over
    assert story.places == (3, 1, 1)
    result = POKER.result(story.state)
    assert result is not None
    assert result.payoffs == fractions("-1", "1/2", "1/2")
    assert result.reason.key == "french-poker-end-first-out"


# ── a charge ─────────────────────────────────────────────────────────────────────────────────


def test_in_a_charge_losers_take_tokens_from_the_pot() -> None:
    story = Story(3, scoring="charge")
    assert (story.standing, story.state.pot) == ((0, 0, 0), 7)
    story.opens(66521, "two-pairs").doubts()
    assert (story.standing, story.state.pot) == ((1, 0, 0), 6)
    assert story.happened(events.Charged) == events.Charged(A, 1, 6)
    story.loses(C, C, B)
    assert (story.standing, story.state.pot) == ((1, 1, 2), 3)


def test_when_the_pot_is_empty_players_without_tokens_are_safe() -> None:
    story = Story(4, scoring="charge").stand(4, 0, 4, 0, pot=1).opens(66521, "two-pairs").doubts()
    assert story.happened(events.PotEmptied)
    assert [e.seat for e in story.events if isinstance(e, events.CameSafe)] == [B, D]
    assert story.starts == C  # B, who doubted rightly, plays no more


def test_after_the_charge_each_rounds_winner_returns_a_token() -> None:
    story = Story(3, scoring="charge").stand(3, 2, 2, pot=0, discharging=True)
    story.opens(66521, 66).doubts()
    assert (story.standing, story.state.pot) == ((2, 2, 2), 1)
    assert story.happened(events.GaveBack) == events.GaveBack(A, 2, 1)


def test_after_a_concession_the_claimer_returns_a_token() -> None:
    story = Story(3, scoring="charge").stand(3, 2, 2, pot=0, discharging=True)
    assert story.opens(66521, 66666).concedes().standing == (2, 2, 2)
    assert story.starts == B


def test_the_last_holder_of_tokens_loses_and_first_safe_wins() -> None:
    story = Story(3, scoring="charge").stand(0, 1, 4, pot=2, discharging=True, done=((A,),))
    story.loses(C)
    assert story.is_over
    assert story.places == (1, 2, 3)
    result = POKER.result(story.state)
    assert result is not None
    assert result.payoffs == fractions("1/2", "1/2", "-1")
    assert result.reason.key == "french-poker-end-charge"
