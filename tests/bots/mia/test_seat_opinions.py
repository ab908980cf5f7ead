"""Tests that a seat's opinion of the others depends only on its events."""

import pytest

from mendax.bots.mia.public_history import Witness
from mendax.bots.mia.seat_opinions import SeatOpinions
from mendax.core.game import Event
from mendax.games.mia.events import (
    Announced,
    Doubted,
    Fell,
    Looked,
    Opened,
    RoundStarted,
    Shaken,
)
from mendax.games.mia.order import WAYS
from mendax.games.mia.rules import MiaRules

RULES = MiaRules()


def told(opinions: SeatOpinions, *events: Event) -> None:
    """Send these events to the seat, which has no adviser."""
    witness = Witness(RULES, opinions.seats, opinions.seat)
    for event in events:
        before = witness.sight()
        witness.hear(event)
        opinions.hear(event, before, witness.sight(), None)


def claimed(seat: int, value: int, looked: bool = True) -> list[Event]:
    """Return a round that this seat opens with a claim."""
    look = [Looked(seat)] if looked else []
    return [
        RoundStarted(1, seat),
        Shaken(seat),
        Fell(seat, 1),
        *look,
        Announced(seat, value, looked),
    ]


def test_claims_inform_about_dice_unless_own_or_unseen() -> None:
    opinions = SeatOpinions("mia", RULES, 0, 3)
    told(opinions, *claimed(1, 65))
    dice = opinions.dice()
    assert dice[65] > 3 * WAYS[65] / 36
    assert sum(dice.values()) == pytest.approx(1)
    told(opinions, *claimed(0, 65))
    assert opinions.dice() == {}
    told(opinions, *claimed(1, 65, looked=False))
    assert opinions.dice() == {}


def test_an_exposed_liar_alone_is_thought_less_truthful() -> None:
    opinions = SeatOpinions("mia", RULES, 0, 3)
    before = [opinions.shares(seat) for seat in range(3)]
    for _ in range(4):
        told(opinions, *claimed(1, 65), Doubted(2, 1), Opened(1, 43, 1, 65, held=False))
    honest = 1  # the first habit after the sound one
    assert opinions.shares(1).claims[honest] < before[1].claims[honest] / 3
    assert opinions.shares(2).claims == before[2].claims
    assert opinions.shares(0) == before[0]
