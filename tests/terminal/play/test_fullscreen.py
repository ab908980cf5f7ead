"""Tests of the full screen: a game with buttons, a game with the keyboard, and no hidden die."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from textual.widgets import Button, Input, RichLog, Static

from mendax.arena.local_game import LocalGame
from mendax.bots import BOTS
from mendax.core.concrete import concrete
from mendax.games import GAMES
from mendax.games.mia.actions import Doubt
from mendax.games.mia.rules import MiaRules
from mendax.terminal.mia.screen import MiaScreen
from mendax.terminal.play.fullscreen import FullScreen
from mendax.terminal.play.line_by_line import DisplayOptions
from mendax.terminal.presentation import Screen
from mendax.words import Words

MIA: Any = GAMES["mia"]


def a_table(rules: MiaRules, seed: str, lang: str = "en", hints: bool = False) -> FullScreen:
    luck, words, names = Random(seed), Words(lang), ("You", "Odds", "Liar")
    bots = {
        seat: BOTS[name]("mia", rules, seat, 3, Random(f"{seed} {seat}"))
        for seat, name in ((1, "odds"), (2, "liar"))
    }
    sitting = LocalGame(MIA, rules, 3, bots, luck)
    screen = MiaScreen(words, rules, names, 0)
    asides = {"odds": lambda on: on.print("the ladder"), "rules": lambda on: on.print("the rules")}
    return FullScreen(sitting, screen, 0, words, names, DisplayOptions(False, hints, None), asides)


def text_of(app: FullScreen, where: str) -> str:
    return str(app.query_one(where, Static).content)


def story(app: FullScreen) -> str:
    return "\n".join(line.text for line in app.query_one("#story", RichLog).lines)


async def until_asked(app: FullScreen) -> bool:
    """Wait until the person is asked, and return whether the game continues."""
    await app.waits.wait()
    return app.sitting.actor is not None


async def until_done(app: FullScreen, acting: Awaitable[object]) -> None:
    """Act as the person, and wait until the next question or the end of the game."""
    app.waits.clear()
    await acting
    await app.waits.wait()


async def typed(app: FullScreen, pilot: Any, line: str) -> None:
    """Type a line and send it."""
    app.query_one("#line", Input).value = line
    await until_done(app, pilot.press("enter"))


async def whole_game(
    game: Any, rules: Any, screen: Screen, names: tuple[str, ...], language: str
) -> str:
    """Play a random game of three with random bots; return all text of the screen."""
    words, luck = Words(language), Random(language)
    bots = {seat: BOTS["random"](game.name, rules, seat, 3, luck) for seat in (1, 2)}
    sitting = LocalGame(game, rules, 3, bots, luck)
    app = FullScreen(sitting, screen, 0, words, names, DisplayOptions(False, True, None), {})
    async with app.run_test(size=(140, 50)):
        while await until_asked(app):
            await app.act(luck.choice(list(concrete([luck.choice(app.sitting.offers(0))]))))
        told = story(app) + text_of(app, "#question")
    assert sitting.result is not None
    assert words.say("terminal-over") in told
    assert "terminal-" not in told
    return told


async def pressing(button: Button) -> None:
    button.press()


def next_button(app: FullScreen, pressed: list[str]) -> str:
    """Choose a button: doubt if possible; otherwise look, roll again blind once, or take the first
    offer."""
    names = [button.name or "" for button in app.query(Button).results(Button)]
    for name in ("doubt", "look"):
        if name in names:
            return name
    if "reroll" in names and pressed[-1] != "reroll":
        return "reroll"
    return next(name for name in reversed(names) if name != "reroll")


@pytest.mark.parametrize("lang", ["en", pytest.param("uk", marks=pytest.mark.proof)])
async def test_a_whole_game_with_buttons(lang: str) -> None:
    app = a_table(MiaRules(lives=2, blind_reroll="new_value"), "buttons", lang)
    async with app.run_test(size=(100, 40)) as pilot:
        pressed: list[str] = []
        while await until_asked(app):
            pressed.append(next_button(app, pressed))
            button = next(b for b in app.query(Button).results(Button) if b.name == pressed[-1])
            await until_done(app, pressing(button))
            assert len(pressed) < 60
        assert Words(lang).say("terminal-over") in story(app)
        assert "terminal-" not in story(app) + text_of(app, "#question")
        await pilot.press("f10")
    assert {"shake", "look", "doubt"} <= set(pressed)
    assert any(name.startswith("reroll ") for name in pressed)
    assert app.return_value == 0


async def test_everything_can_be_typed() -> None:
    app = a_table(MiaRules(lives=1), "typed", hints=True)
    async with app.run_test(size=(100, 40)) as pilot:
        lines = 0
        while await until_asked(app):
            kinds = {type(offer.action).__name__ for offer in app.sitting.offers(0)}
            line = "d" if "Doubt" in kinds else "66" if app.sitting.view(0).looked else ""
            await typed(app, pilot, line)
            lines += 1
            assert lines < 100
        assert lines


async def test_impossible_input_is_explained_and_remarks_are_logged() -> None:
    app = a_table(MiaRules(), "asides")
    async with app.run_test(size=(100, 40)) as pilot:
        assert await until_asked(app)
        await typed(app, pilot, "checkmate")
        assert "checkmate" in text_of(app, "#question")
        await pilot.press("f1", "f2", "f3")
        await pilot.pause()
        assert "the ladder" in story(app)
        assert "the rules" in story(app)
        app.query_one("#line", Input).value = "q"
        await pilot.press("enter")
    assert app.return_value == 0


async def test_the_screen_shows_no_dice_but_ones_own() -> None:
    """Until the person looks, no pip is drawn; afterwards, exactly the pips of the person's dice
    are."""
    app = a_table(MiaRules(), "hidden")
    async with app.run_test(size=(100, 40)) as pilot:
        while await until_asked(app):
            view = app.sitting.view(0)
            drawn = text_of(app, "#cup").count("●")
            assert drawn == (0 if view.roll is None else sum(divmod(view.roll, 10)))
            assert view.roll is None or view.roller == 0
            if view.round > 3:
                break
            highest = (
                str(getattr(list(concrete(app.sitting.offers(0)))[-1], "value", 21))
                if view.looked
                else ""
            )
            await typed(app, pilot, "d" if view.phase == "answer" else highest)


async def test_a_player_interrupts_a_bot_whose_move_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    due: list[Callable[[], Awaitable[None]]] = []
    monkeypatch.setattr(FullScreen, "set_timer", lambda _, __, deed: due.append(deed))
    app = a_table(MiaRules(doubter="anybody", next_starter="loser"), "interrupts")
    sitting = app.sitting
    assert isinstance(sitting, LocalGame)
    async with app.run_test(size=(100, 40)) as pilot:
        while not sitting.interrupts(0):
            await (
                app.act(next(concrete(app.sitting.offers(0)))) if sitting.actor == 0 else due[-1]()
            )
        late, sitting.moves = due[-1], []
        app.query_one("Button", Button).press()
        while "You doubt" not in story(app):
            await pilot.pause()
        moves = tuple(sitting.moves)
        assert sitting.actor != 0, "a bot begins the next round"
        await late()
    assert moves[0] == (0, Doubt())
    assert tuple(sitting.moves) == moves
