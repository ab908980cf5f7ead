"""Tests of claims and their public outcomes, and of the outcomes of guesses."""

from mendax.core.game import Told
from mendax.games.mia import events as mia
from mendax.games.mia.book import Mia
from mendax.table.actions import SettleGuesses
from mendax.table.guesses import Guesses

GAME = Mia()


def claimed(at: int = 7) -> Guesses:
    guesses = Guesses()
    guesses.hear(at, GAME, (Told(mia.Announced(0, 61, True)),))
    return guesses


def opened(held: bool) -> Told:
    return Told(mia.Opened(1, 61 if held else 43, 0, 61, held))


def test_a_claim_is_open_until_it_is_answered_or_opened() -> None:
    guesses = claimed(7)
    claims = [guesses.claim]
    for number, event in ((8, mia.PassedOn(1, 62)), (9, mia.Believed(2))):
        guesses.hear(number, GAME, (Told(event),))
        claims.append(guesses.claim)
    assert claims == [7, 8, None]
    assert guesses.settlement() is None


def test_each_claim_has_guesses_of_its_own() -> None:
    guesses = claimed()
    guesses.by = {3: True}
    guesses.hear(8, GAME, (Told(mia.PassedOn(1, 62)),))
    assert guesses.by == {}


def test_guesses_are_judged_by_the_opened_claim() -> None:
    for held, right, wrong in ((True, (1, 4), (2,)), (False, (2,), (1, 4))):
        guesses = claimed()
        guesses.by = {4: True, 2: False, 1: True}
        guesses.hear(8, GAME, (Told(mia.Doubted(3, 0)), opened(held)))
        assert guesses.claim is None
        assert guesses.settlement() == SettleGuesses(held, right, wrong)
        guesses.told()
        assert guesses.settlement() is None


def test_claims_without_guesses_send_no_results() -> None:
    guesses = claimed()
    guesses.hear(8, GAME, (opened(True),))
    assert guesses.settlement() is None


def test_private_events_settle_no_guess() -> None:
    guesses = claimed()
    guesses.hear(8, GAME, (Told(opened(True).event, (1,)), Told(mia.Believed(1), (1,))))
    assert guesses.claim == 7
