"""Tests of a whole game of Sword of Lies typed line by line, from its seal to its places, and of
its replay."""

from pathlib import Path

import pytest
from textual.widgets import Static

from mendax.core.game import Action
from mendax.terminal.cli import run
from mendax.terminal.play.fullscreen import FullScreen
from mendax.terminal.play.line_by_line import DisplayOptions
from mendax.terminal.sword_of_lies.screen import SwordScreen
from mendax.words import Words
from tests.games.sword_of_lies.story import A, B, C, Story, dealt
from tests.terminal.sword_of_lies.test_screen import SMALL, SWORD, Typist


@pytest.fixture(params=["standard", "quick", "siege"])
def told(
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> tuple[str, Path]:
    """Return all output of a game, and its record."""
    typist = Typist(capsys, "en", "evening")
    monkeypatch.setattr("builtins.input", typist)
    record = tmp_path / "evening.mendax"
    rules = ("--preset", request.param, *SMALL, "--seed", "evening", "--bots", "random,random")
    play = ("play", "sword_of_lies", "--lang", "en", *rules)
    assert run([*play, "--record", str(record)]) == 0
    return typist.seen + capsys.readouterr().out, record


def test_an_evening_from_its_seal_to_its_chips(
    told: tuple[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    text, record = told
    assert "The cards are sealed: " in text
    assert "dice" not in text
    places = [line for line in text.splitlines() if line.startswith(("  1. ", "  2. ", "  3. "))]
    assert len(places) == 3
    assert all("chip" in line for line in places)
    changes = [line.rpartition("(")[2].rstrip(")").replace("−", "-") for line in places]
    assert sum(int(change.replace("±", "")) for change in changes) == 0
    assert run(["replay", str(record), "--lang", "en", "--plain"]) == 0
    replayed = capsys.readouterr().out
    assert "You draw" in replayed
    assert "You is" not in replayed
    assert "№1 You" not in replayed
    assert run(["coach", str(record), "--lang", "en", "--plain"]) == 0
    judged = capsys.readouterr().out
    assert "You, decision by decision" in judged
    assert "Castling: You were told" in judged
    assert "Betting, round 1: " in judged
    assert "estimated from samples" in judged


async def test_four_marked_cards_fit_one_row_at_100_columns() -> None:
    story = dealt("Ah Th Ks 2d, 3c 4c 5c 6c, 7d 8d 9d Td", stacks=(30, 30, 30), cards=4)
    for place in range(3):
        story.asks(A, B, place, "black", believed=False)
        story.does(B, SWORD.default_action(story.state, B)).does(C, _skip(story))
    screen = SwordScreen(Words("uk"), story.state.rules, ("Ви", "Лицар", "Маршал"), A)

    class Seen:
        """A paused game."""

        actor = B
        result = None

        def view(self, observer: int | None) -> object:
            return SWORD.view(story.state, observer)

        def offers(self, seat: int) -> tuple[()]:
            return ()

        def interrupts(self, seat: int) -> tuple[()]:
            return ()

        def act(self, actor: object, action: object) -> tuple[()]:
            return ()

        def advance(self) -> tuple[()]:
            return ()

    manner = DisplayOptions(False, False, "slow")
    app = FullScreen(Seen(), screen, A, Words("uk"), ("Ви", "Лицар", "Маршал"), manner, {})
    async with app.run_test(size=(100, 40)) as pilot:
        drawn = app.query_one("#seats", Static)
        lines: list[str] = []
        while not any("|" in line for line in lines):  # the widget is placed later
            await pilot.pause()
            lines = [strip.text for strip in drawn.render_lines(drawn.region.reset_offset)]
    assert [line.count("|") for line in lines if "|" in line] == [8, 8, 8]
    assert sum(line.count("1 чорн.✗") for line in lines) == 3


def _skip(story: Story) -> Action:
    skipped: Action = SWORD.default_action(story.state, C)
    return skipped
