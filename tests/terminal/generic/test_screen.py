"""Tests that the generic screen shows any game from its views, events and offers, with or without
words."""

from typing import Any

import pytest
from rich.console import Console

from mendax.core.game import Seat, Unseen, Value, observation
from mendax.core.meanings import BySeat
from mendax.games import BUILT_IN
from mendax.terminal.generic.screen import GenericScreen
from mendax.testing.history import History, start
from mendax.words import LANGUAGES, Words
from tests.core.showdown import Dealt, Showdown, ShowdownRules

NAMES = ("You", "Odds")


def text(renderable: Any) -> str:
    """Return the drawn text."""
    console = Console(width=200, no_color=True)
    with console.capture() as captured:
        console.print(renderable)
    return captured.get()


def showdown() -> tuple[GenericScreen, History]:
    """Return a game without any words in the catalogue, after the first card."""
    here = start(Showdown(), ShowdownRules(), 2)
    here, _ = here.after("chance", here.choices("chance")[2])
    return GenericScreen(here.game, Words("en"), here.rules, NAMES, 0), here


def test_fields_without_words_are_shown_by_their_names() -> None:
    screen, here = showdown()
    view = here.game.view(here.state, 0)
    assert screen.lines(view) == ["You: set no.", "Odds: set no.", "card: 2."]
    drawn = text(screen.table(view))
    assert "card: 2" in drawn
    assert "Odds" in drawn
    assert "card" not in text(screen.table(here.game.view(here.state, 1)))
    assert text(screen.cup(view)).strip() == "set: no"


class Round(Value, frozen=True):
    """The end of a round."""

    sums: BySeat[int]
    winner: Seat


class Look(Value, frozen=True):
    """A view of two dice at a table for two, with lives by seat, the seat to act, and the turns so
    far."""

    own: tuple[int, ...] = (3, 6)
    lives: BySeat[int] = (2, 1)
    begins: Seat = 1
    turn: int = 1
    marks: BySeat[Seat | None] = ()
    last: Round | None = None


class Looking(Showdown):
    """Showdown with another view."""

    view_type: type[Value] = Look


def test_a_tuple_is_a_column_only_where_it_is_declared_by_seat() -> None:
    screen = GenericScreen(Looking(), Words("en"), ShowdownRules(), NAMES, 0)
    view = Look(last=Round((4, 5), 0))
    assert screen.lines(view) == [
        "You: lives 2.",
        "Odds: lives 1.",
        "own: 3 6.",
        "begins: Odds.",
        "turn: 1.",
        "last: sums You 4, Odds 5, winner You.",
    ]
    assert text(screen.cup(view)).strip() == "lives: 2"
    assert "▶" not in text(screen.table(view))


def test_events_without_words_are_not_told() -> None:
    screen, here = showdown()
    assert screen.sentence(Dealt(0, 2)) is None
    assert screen.sentence(Unseen((1,))) is None
    assert screen.drawn(here.moves[0][1]) == "(deal 2)"
    assert screen.question(None) == Words("en").say("terminal-generic-question")


@pytest.mark.parametrize(
    "language",
    [LANGUAGES[0], *(pytest.param(code, marks=pytest.mark.proof) for code in LANGUAGES[1:])],
)
@pytest.mark.parametrize("game", BUILT_IN.values(), ids=BUILT_IN.keys())
def test_any_game_is_shown_without_its_own_screen(game: Any, language: str) -> None:
    names = NAMES if 2 in game.seats else (*NAMES, "Liar")
    words, here = Words(language), start(game, game.presets[game.default_preset], len(names))
    screen = GenericScreen(game, words, here.rules, names, 0)
    for number in range(40):
        actors = game.actors(here.state)
        if not actors:
            break
        view = game.view(here.state, 0)
        assert len(screen.lines(view)) >= 2
        assert "You" in text(screen.table(view))
        choices = here.choices(actors[0])
        here, told = here.after(actors[0], choices[number % len(choices)])
        for event in (observation(each, 0) for each in told):
            key = f"{screen.game}-event-{event.__struct_config__.tag}"
            assert bool(screen.sentence(event)) == words.knows(key)
