"""Tests that requests of clients become log entries that are cleaned, spelled out and validated."""

import pytest

from mendax.core.game import Action
from mendax.games import GAMES
from mendax.table.actions import (
    AddBot,
    Arrange,
    BuyIn,
    Rename,
    Say,
    SayPhrase,
    Sit,
    Whisper,
)
from mendax.table.handlers import done
from mendax.table.lobby import Lobby
from mendax.table.requests import as_logged
from tests.table.evening import reason


def lobby_of(game: str = "mia") -> Lobby:
    """Return a lobby with Ann as the host and Ben beside her."""
    lobby = Lobby(GAMES[game], ("odds",))
    done(lobby, "ann", Sit("Ann"))
    done(lobby, "ben", Sit("Ben"))
    return lobby


def test_the_log_holds_cleaned_values(subtests: pytest.Subtests) -> None:
    cases: list[tuple[Action, Action]] = [
        (Sit("  Cy\u202e \u0007", mask="owl"), Sit("Cy", mask="owl")),
        (Sit("ben", mask="owl"), Sit("ben 2", mask="owl")),
        (AddBot("odds", mask="owl"), AddBot("odds", mask="owl")),
        (AddBot("odds", " bEn ", "owl"), AddBot("odds", "bEn 2", "owl")),
        (Rename("Ann"), Rename("Ann")),
        (Rename("bEn"), Rename("bEn 2")),
        (Say("well\nplayed"), Say("well played")),
        (Whisper(1, "well\u202e"), Whisper(1, "well")),
        (SayPhrase("hello"), SayPhrase("hello")),
        (Arrange((1, 0)), Arrange((1, 0))),
    ]
    for asked, logged in cases:
        with subtests.test(asked=asked):
            assert as_logged(lobby_of(), "ann", asked) == logged


def test_limits_on_purchases_are_asked_here_and_not_of_the_log() -> None:
    lobby = lobby_of("sword_of_lies")
    assert reason(lambda: as_logged(lobby, "ann", BuyIn(10**6))) == "buy-in"
    assert reason(lambda: as_logged(lobby, "cy", BuyIn(200))) == "no-seat"
    assert as_logged(lobby, "ann", BuyIn(200)) == BuyIn(200)
    (bought,) = done(lobby, "ann", BuyIn(10**6))
    assert getattr(bought, "stack", 0) == 10**6
