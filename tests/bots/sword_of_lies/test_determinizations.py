"""Tests that samples of unseen cards agree with the seat's knowledge and favour hard bettors."""

import numpy as np

from mendax.bots.sword_of_lies.beliefs import Doubtful, Outlook, UnseenCards
from mendax.bots.sword_of_lies.determinizations import Determinizations, determinizations
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Mark

A, B, C = range(3)
SIZE = 4000
DOUBTFUL = (Doubtful(B, Mark(C, "red", True, B), known=False),)


def belief(doubtful: tuple[Doubtful, ...] = DOUBTFUL) -> Outlook:
    """Return a belief: A has a shield, B has given A a sword, and another card of B is
    uncertain."""
    gifts = ((0, 0, 0), (1, 0, 0), (0, 0, 0))
    return Outlook((2, 3, 2), (1, 0, 0), gifts, (0, 0, 1), doubtful, UnseenCards(20, 20))


def samples(drive: list[float], doubtful: tuple[Doubtful, ...] = DOUBTFUL) -> Determinizations:
    """Return samples from A's view."""
    rng = np.random.default_rng(1)
    return determinizations(SwordRules(), belief(doubtful), drive, A, SIZE, rng)


def test_known_cards_agree_in_all_samples_and_marks_resolve() -> None:
    drawn = samples([0.0] * 3)
    assert (drawn.shields[:, A] == 1).all()
    assert (drawn.gifts[:, B, A] == 1).all()
    assert (drawn.shields[:, B] + drawn.gifts[:, B, C] == 1).all()


def test_a_truthful_seats_named_colour_is_mostly_true() -> None:
    known = (DOUBTFUL[0]._replace(honesty=0.8),)
    assert abs(samples([0.0] * 3, known).gifts[:, B, C].mean() - 0.8) < 0.03


def test_hard_bettors_have_shields_more_often() -> None:
    calm, bold = (samples([0.0, drive, 0.0]).shields[:, B].mean() for drive in (0.0, 3.0))
    assert bold > calm + 0.2
