"""Tests that a game is shown from the program's own seat, without hidden facts, in any language."""

from typing import Any

import pytest
from msgspec import Raw, to_builtins

from mendax.core.game import Reason
from mendax.games.mia import Mia
from mendax.games.mia.events import Announced, Saw
from mendax.games.mia.rules import MiaRules
from mendax.programs.protocol import (
    ActByProgram,
    EndForProgram,
    NewsForProgram,
    RefusedForProgram,
)
from mendax.programs.seat.program_bot import begun
from mendax.terminal.watching import GameWatch
from mendax.words import Words


def told(*events: Any, language: str = "en") -> list[str]:
    """Return the output for these events, which follow the start of a game."""
    lines: list[str] = []
    watch = GameWatch(Words(language), lines.append)
    watch(begun(Mia(), MiaRules(), 1, ("Ann", "Bot"), None))
    watch(NewsForProgram(1, events, None, ()))
    return lines[1:]


@pytest.mark.parametrize("change", [lambda event: event, to_builtins])
def test_local_and_received_events_have_the_same_text(change: Any) -> None:
    said = told(change(Announced(0, 61, looked=True)), change(Saw(2, 54)))
    assert said[0] == "Ann announces 61."
    assert len(told(change(Announced(1, 61, looked=True)), language="uk")) == 1


def test_actions_and_refusals_are_printed() -> None:
    lines: list[str] = []
    watch = GameWatch(Words("en"), lines.append)
    watch(begun(Mia(), MiaRules(), 1, ("Ann", "Bot"), None))
    watch(ActByProgram(1, Raw(b'{"kind":"announce","value":61}')))
    watch(RefusedForProgram(1, Reason("x"), "No.", ()))
    watch(EndForProgram((1, 2), None, Reason("mia-end-last-standing"), ""))
    watch(EndForProgram(None, None, None, ""))
    assert lines[0].endswith("Ann, Bot")
    assert lines[1:] == ["→ announce 61", "Refused: No.", "Everyone else is out."]
