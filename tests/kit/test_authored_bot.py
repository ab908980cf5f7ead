"""Tests that authors' functions and classes are found in a file, seated, and called with matching
arguments.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from mendax.core.game import Event, Offer
from mendax.games.mia.actions import Believe, Doubt
from mendax.games.mia.events import Believed
from mendax.games.mia.rules import MiaRules
from mendax.kit.authored_bot import Aside, AuthoredBot, OwnGame, own_bot_in

OFFERS = (Offer(Doubt()), Offer(Believe()))


def game() -> OwnGame:
    return OwnGame("mia", MiaRules(), 1, 2, ("a", "b"), None, Random(1), [], [], Aside())


def test_a_function_gets_the_view_the_offers_and_maybe_the_game() -> None:
    bot = AuthoredBot(lambda view, offers: offers[view], game())
    assert bot.choose(1, OFFERS) == Believe()
    with_game = AuthoredBot(lambda _view, _offers, game: {"kind": game.name}, game())
    assert with_game.choose(None, OFFERS) == {"kind": "mia"}
    anything = AuthoredBot(lambda *given: given[2].names and Doubt(), game())
    assert anything.choose(None, OFFERS) == Doubt()


class Listening:
    def __init__(self, game: OwnGame) -> None:
        self.game, self.events, self.end = game, list[Event](), None

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def choose(self, view: Any, offers: Any) -> Any:
        assert self.events == self.game.heard
        return offers[0]

    def ended(self, end: Any) -> None:
        self.end = end


def test_a_class_is_made_for_each_game_and_listens_if_it_can() -> None:
    bot = AuthoredBot(Listening, game())
    bot.hear(Believed(0))
    assert bot.choose(None, OFFERS) == Doubt()
    bot.ended("over")

    class Deaf:
        def choose(self, view: Any, offers: Any) -> Any:
            return "doubt"

    deaf = AuthoredBot(Deaf, game())
    deaf.hear(Believed(0))
    deaf.ended("over")
    with pytest.raises(TypeError, match="'doubt'"):
        deaf.choose(None, OFFERS)


def test_a_class_precedes_a_function_and_siblings_are_importable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    (tmp_path / "beside_it_9.py").write_text("NAME = 'beside'")
    file = tmp_path / "mine.py"
    file.write_text("import beside_it_9\ndef play(view, offers): return beside_it_9.NAME\n")
    assert own_bot_in(file)(None, None) == "beside"
    file.write_text(file.read_text() + "class Bot:\n    pass\n")
    assert own_bot_in(file).__name__ == "Bot"
    file.write_text("play = 7")
    with pytest.raises(AttributeError, match="neither"):
        own_bot_in(file)
