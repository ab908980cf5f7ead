"""Tests of new tables: their address, their bots and their default for cups."""

from mendax.games import GAMES
from mendax.server.tables.opening import opens_cups


def test_cups_are_opened_after_games_without_lasting_chips() -> None:
    assert {name: opens_cups(name) for name in GAMES} == {
        "mia": True,
        "french_poker": True,
        "sword_of_lies": False,
    }
