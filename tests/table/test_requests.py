"""Tests that requests of clients become log entries that are cleaned, spelled out and validated."""

from functools import partial

import pytest

from mendax.core.game import Action
from mendax.games import GAMES
from mendax.games.mia.actions import Shake
from mendax.table.actions import (
    AddBot,
    Arrange,
    Begin,
    BuyIn,
    Rename,
    Say,
    SayPhrase,
    SetRules,
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


def test_the_log_holds_rules_in_full() -> None:
    logged = as_logged(lobby_of(), "ann", SetRules("standard", ("lives=4",)))
    assert isinstance(logged, SetRules)
    assert logged.preset == "standard"
    assert logged.changes[0].startswith("edition=")
    assert "lives=4" in logged.changes
    assert len(logged.changes) == 1 + len(GAMES["mia"].rules.__struct_fields__)


def test_invalid_requests_are_refused(subtests: pytest.Subtests) -> None:
    cases: list[tuple[Action, str]] = [
        (Sit("\u200b"), "name-empty"),
        (Rename("x" * 21), "name-long"),
        (Say(" "), "text-empty"),
        (Say("x" * 281), "text-long"),
        (Whisper(1, ""), "text-empty"),
        (SayPhrase("rude"), "phrase-unknown"),
        (AddBot("hal"), "bot-unknown"),
        (SetRules("chess"), "no-preset"),
        (BuyIn(20), "no-chips"),
        (Shake(), "not-an-action"),
        (Begin((), None), "not-an-action"),
    ]
    for asked, why in cases:
        with subtests.test(asked=asked):
            assert reason(partial(as_logged, lobby_of(), "ann", asked)) == why


def test_limits_on_purchases_are_asked_here_and_not_of_the_log() -> None:
    lobby = lobby_of("sword_of_lies")
    assert reason(lambda: as_logged(lobby, "ann", BuyIn(10**6))) == "buy-in"
    assert reason(lambda: as_logged(lobby, "cy", BuyIn(200))) == "no-seat"
    assert as_logged(lobby, "ann", BuyIn(200)) == BuyIn(200)
    (bought,) = done(lobby, "ann", BuyIn(10**6))
    assert getattr(bought, "stack", 0) == 10**6


def test_checking_a_request_has_no_effect() -> None:
    lobby = lobby_of()
    before = lobby.seating.views(), lobby.chosen.words, lobby.phase
    for asked in (Sit("Cy"), Rename("Cy"), SetRules("meyer"), AddBot("odds")):
        as_logged(lobby, "ann", asked)
    assert (lobby.seating.views(), lobby.chosen.words, lobby.phase) == before
