"""Tests that a bot with mistakes mixes two bots, depending only on its random numbers."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mendax.bots import Bot
from mendax.bots.erring import Erring
from mendax.core.game import Action, Event, Offer
from mendax.games.mia.actions import Believe, Doubt

OFFERS = (Offer(Believe()), Offer(Doubt()))


class Player:
    """A bot with one answer, which remembers the events."""

    def __init__(self, answer: Action, heard: list[Event]) -> None:
        self.answer, self.heard = answer, heard

    def hear(self, event: Event) -> None:
        """Remember the event."""
        self.heard.append(event)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the answer."""
        return self.answer


def bot(chance: float, seed: int, heard: list[Event] | None = None) -> Bot:
    """Return a bot that believes, and doubts by mistake."""
    events = [] if heard is None else heard
    return Erring(lambda *_: Player(Believe(), events), lambda *_: Player(Doubt(), events), chance)(
        "mia", None, 0, 2, Random(seed)
    )


def answers(chance: float, seed: int = 1) -> list[Action]:
    """Return 400 answers of a bot."""
    player = bot(chance, seed)
    return [player.choose(None, OFFERS) for _ in range(400)]


def test_mistakes_are_as_frequent_as_stated() -> None:
    assert set(answers(0.0)) == {Believe()}
    assert set(answers(1.0)) == {Doubt()}
    assert 80 < answers(0.25).count(Doubt()) < 120


def test_equal_seeds_make_equal_mistakes() -> None:
    assert answers(0.5, 7) == answers(0.5, 7)
    assert answers(0.5, 7) != answers(0.5, 8)


def test_both_bots_receive_every_event() -> None:
    heard: list[Event] = []
    event = Event()
    bot(0.5, 1, heard).hear(event)
    assert heard == [event, event]
