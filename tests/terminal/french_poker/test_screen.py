"""Tests of French poker line by line: whole games, typed input, and hidden dice that stay
hidden."""

from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.widgets import Button

from mendax.arena.local_game import LocalGame
from mendax.core.concrete import concrete
from mendax.core.game import Action, Event, Offer
from mendax.games import GAMES
from mendax.games.french_poker import actions
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.terminal.cli import run
from mendax.terminal.french_poker.screen import FrenchPokerScreen
from mendax.terminal.play.fullscreen import FullScreen
from mendax.terminal.play.line_by_line import DisplayOptions
from mendax.words import Words
from tests.games.french_poker.story import A, B, C, Story
from tests.terminal.play.test_fullscreen import until_asked, whole_game
from tests.terminal.play.test_line_by_line import Person

POKER: Any = GAMES["french_poker"]
NAMES = ("You", "Ann", "Ben")


def screen(language: str = "en", you: int = A, **rules: Any) -> FrenchPokerScreen:
    return FrenchPokerScreen(Words(language), FrenchPokerRules(**rules), NAMES, you)


@pytest.mark.parametrize(
    ("preset", "lang", "doubts"),
    [(p, *said) for p, said in zip(PRESETS, cycle((("en", "d"), ("uk", "н"))), strict=False)],
)
def test_a_whole_game(
    preset: str,
    lang: str,
    doubts: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    person = Person(capsys, doubts)
    monkeypatch.setattr("builtins.input", person)
    asked = ["--seed", preset, "--preset", preset, "--lang", lang, "--bots", "random,random"]
    assert run(["play", "french_poker", *asked]) == 0
    told = person.seen + capsys.readouterr().out
    assert Words(lang).say("terminal-over") in told
    assert "french-poker-" not in told
    assert "terminal-" not in told
    assert "{" not in told


TYPED = ("66", "b", "k 1 6", "k", "k 1 2", "6655", "4 4 4 4 4", "d", "s", "l 0", "66", "q")


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_scripted_evening_reads_as_it_did(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an intended change of words, read the new text and put it in the file."""
    lines = iter(TYPED)
    monkeypatch.setattr("builtins.input", lambda _="": next(lines))
    asked = ["--seed", "golden 214", "--seats", "2", "--bots", "random", "--lang", lang]
    assert run(["play", "french_poker", *asked]) == 0
    evening = Path(__file__).with_name(f"french_poker.{lang}.txt").read_text("utf-8")
    assert capsys.readouterr().out.splitlines() == evening.splitlines()


def test_a_claim_may_be_typed_in_many_ways(subtests: pytest.Subtests) -> None:
    cases: list[tuple[str, Any]] = [
        ("66", 66),
        ("6", 6),
        ("5566", 6655),
        ("5 6 5 6", 6655),
        ("55666", 66655),
        ("65432", 23456),
        ("1-2-3-4-5", 12345),
        ("two pairs", "two-pairs"),
        ("Two-Pairs", "two-pairs"),
        ("full house", "full-house"),
        ("nonsense", None),
        ("77", None),
        ("666666", None),
    ]
    for text, claim in cases:
        with subtests.test(text=text):
            assert screen().read_value(text, "claim") == claim


@pytest.mark.parametrize(
    ("text", "kept"),
    [("1 3", (0, 2)), ("31", (0, 2)), ("№2, №5", (1, 4)), ("0", ()), ("6", None), ("1 1", None)],
)
def test_dice_are_named_by_their_places(text: str, kept: Any) -> None:
    assert screen().read_value(text, "kept") == kept


def test_unseen_dice_are_not_on_the_screen() -> None:
    story = Story().opens(66521, 66).believes().keeps_open((0, 1), 234)
    seen = " ".join(screen(you=C).lines(story.view(C)))
    assert "№1 6 open; №2 6 open; №3 unseen; №4 unseen; №5 unseen" in seen
    own = " ".join(screen(you=B).lines(story.view(B)))
    assert "№3 2 hidden; №4 3 hidden; №5 4 hidden" in own


def test_hints_name_the_dice_to_keep_and_the_chance() -> None:
    story = Story().opens(66612, 66).believes()
    view, offers = story.view(B), POKER.legal_actions(story.state, B)
    aid = screen(you=B).aid(view, offers, hints=True)
    assert aid is not None
    assert "four of a kind: №1, №2, №3, 31%" in aid.list
    plain = screen(you=B).aid(view, offers, hints=False)
    assert plain is not None
    assert "two pairs two-pairs … 6655" in plain.words


def test_claims_are_shown_with_the_odds_of_the_next_player() -> None:
    story = Story().opens(66612, 66).believes().keeps_hidden((0, 1), 112)
    view, offers = story.view(B), POKER.legal_actions(story.state, B)
    plain, hinted = (screen(you=B).aid(view, offers, hints=hints) for hints in (False, True))
    assert plain is not None
    assert hinted is not None
    bound = "Everyone can see that nothing above this can be true: four ones."
    assert plain.words.startswith(bound)
    assert hinted.words.startswith(bound)
    assert "three of a kind: 33%" in hinted.list
    assert "full house: 11%" in hinted.list
    story = Story().rolls(66612)
    free = screen().aid(story.view(A), POKER.legal_actions(story.state, A), hints=False)
    assert free is not None
    assert "Everyone" not in free.words


@pytest.mark.parametrize("lang", ["en", pytest.param("uk", marks=pytest.mark.proof)])
async def test_a_whole_game_on_the_whole_screen(lang: str) -> None:
    rules = FrenchPokerRules(tokens=2, blind_pass=True)
    shown = FrenchPokerScreen(Words(lang), rules, NAMES, A)
    assert "french-poker-" not in await whole_game(POKER, rules, shown, NAMES, lang)


async def test_dice_to_keep_have_buttons_of_their_own() -> None:
    rules, luck = FrenchPokerRules(), Random("keep")
    sitting = LocalGame(POKER, rules, 2, {1: Highest()}, luck)
    shown = FrenchPokerScreen(Words("en"), rules, NAMES[:2], A)
    app = FullScreen(
        sitting, shown, A, Words("en"), NAMES[:2], DisplayOptions(False, False, None), {}
    )
    async with app.run_test(size=(140, 60)) as pilot:
        assert await until_asked(app)
        while not any(offer.action == actions.Believe() for offer in app.sitting.offers(0)):
            await app.act(next(iter(concrete(app.sitting.offers(0)))))
            assert await until_asked(app)
        await app.act(actions.Believe())
        assert await until_asked(app)
        keep = next(b for b in app.query(Button).results(Button) if b.name == "keep-hidden")
        await app.on_button_pressed(Button.Pressed(keep))
        await pilot.pause()
        labels = [str(button.label) for button in app.query("#grid Button").results(Button)]
        assert labels[:6] == ["1", "2", "3", "4", "5", "1 2"]
        chosen = next(b for b in app.query("#grid Button").results(Button) if str(b.label) == "1 2")
        await app.on_button_pressed(Button.Pressed(chosen))
        assert sitting.view(A).kept == (0, 1)


class Highest:
    """Rolls, claims slightly more, and always believes."""

    def hear(self, event: Event) -> None:
        """Ignore the events."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the first claim, or the first offer."""
        return next(iter(concrete([offers[-1] if view.phase == "cup" else offers[0]])))


def test_poker_dice_are_typed_as_they_look(subtests: pytest.Subtests) -> None:
    cases: list[tuple[str, object]] = [
        ("AA", 66),
        ("aakk", 6655),
        ("10 10", 22),
        ("TT", 22),
        ("10 9 10 9", 2211),
        ("9 10 J Q K", 12345),
        ("q", 4),
        ("two pairs", "two-pairs"),
        ("66", None),
        ("1", None),
    ]
    for text, claim in cases:
        with subtests.test(text=text):
            assert screen(faces="poker").read_value(text) == claim


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_every_claim_of_poker_dice_is_typed_as_it_is_listed(lang: str) -> None:
    told = screen(lang, faces="poker", kickers="full")
    for claim in order_of(FrenchPokerRules(kickers="full")).spellings:
        assert told.read_value(told.typed(claim, "claim")) == claim
