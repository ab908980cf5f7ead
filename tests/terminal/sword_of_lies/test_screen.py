"""Tests of Sword of Lies in the terminal: whole games, typed input, and no hidden card on the
screen."""

from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console
from textual.widgets import Button, Input

from mendax.arena.local_game import LocalGame
from mendax.core.game import Told, observation
from mendax.games import GAMES
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.rules import PRESETS
from mendax.games.sword_of_lies.state import SwordState
from mendax.terminal.cli import run
from mendax.terminal.play.fullscreen import FullScreen
from mendax.terminal.play.line_by_line import DisplayOptions
from mendax.terminal.sword_of_lies.screen import SwordScreen
from mendax.terminal.typed import NotUnderstood, Vocabulary, read_action
from mendax.words import Words
from testbed.sword_play import play
from tests.games.sword_of_lies.story import (
    A,
    B,
    C,
    Story,
    at_betting,
    at_war,
    dealt,
    rules_of,
)
from tests.terminal.play.test_fullscreen import until_asked, whole_game

SWORD: Any = GAMES["sword_of_lies"]
NAMES = ("You", "Ann", "Ben")
SMALL = ("--set", "cards=2", "--set", "trade_limit=1", "--set", "deals=1")


def screen(language: str = "en", you: int = A, **rules: Any) -> SwordScreen:
    return SwordScreen(Words(language), rules_of(**rules), NAMES, you)


class Typist:
    """Types any offered action as a person would, until the game is over."""

    def __init__(self, capsys: pytest.CaptureFixture[str], language: str, seed: str) -> None:
        self._capsys, self._luck = capsys, Random(seed)
        self._words = Words(language)
        self.seen, self.asked, self._menu = "", 0, ""

    def __call__(self, _: str = "") -> str:
        fresh = self._capsys.readouterr().out
        self.seen += fresh
        self.asked += 1
        assert self.asked < 3000
        menus = [line for line in fresh.splitlines() if line.startswith("[")]
        self._menu = menus[-1] if menus else self._menu
        parts = [part.split("]")[0] for part in self._menu.split("[")[1:]]
        return self._typed(self._luck.choice(parts))

    def _typed(self, part: str) -> str:
        word, *rest = part.removeprefix("Enter / ").replace(" / ", " … ").split()
        if "…" in rest:
            return self._luck.choice((word, f"{word} {rest[0]}"))
        if not rest:
            return word
        if rest[0] == "…":
            return self._luck.choice((word, rest[-1]))
        if "-" in rest[0]:
            return f"{word} 2-1 3-1 {self._luck.choice(('1', '2', '3-1'))}"
        return " ".join((word, *(str(self._luck.randint(1, 3)) for _ in rest[:3])))


@pytest.mark.parametrize(("preset", "lang"), list(zip(PRESETS, cycle(("en", "uk")), strict=False)))
def test_a_whole_game(
    preset: str,
    lang: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    typist, record = Typist(capsys, lang, preset), str(tmp_path / "sword.mendax")
    monkeypatch.setattr("builtins.input", typist)
    asked = ["--seed", preset, "--preset", preset, "--lang", lang, "--bots", "random,random"]
    assert run(["play", "sword_of_lies", *asked, *SMALL, "--record", record]) == 0
    told = typist.seen + capsys.readouterr().out
    assert Words(lang).say("terminal-over") in told
    assert run(["verify", record, "--lang", lang]) == 0
    assert run(["replay", record, "--lang", lang]) == 0
    told += capsys.readouterr().out
    for left in ("sword-of-lies-", "terminal-", "{"):
        assert left not in told
    alone = f"[1] {Words(lang).say('terminal-sword-of-lies-do-reveal')}"
    assert alone not in told.splitlines(), "the last card of a row is revealed without asking"
    for third in ("You is", "You are ready.\nYou are", ": you keeps", ": you breaks"):
        assert third not in told


def read(text: str, story: Story, seat: int, language: str = "en") -> Any:
    shown = screen(language, seat)
    offers = SWORD.legal_actions(story.state, seat)
    vocabulary = Vocabulary(Words(language), shown.typed)
    return read_action(text, offers, vocabulary, shown.read_value, shown.usual(offers))


def castling_of(cards: int) -> Story:
    """Return castling in which all have the same hand of this size, with tens, and A moves
    first."""
    hand = " ".join(("Ah", "Th", "Ks", "Tc", "3d", "4h", "5s", "6d")[:cards])
    determining = "As Kd Qd"
    return dealt(", ".join([hand] * 3), determining, (30, 30, 30), cards=cards, decks=3)


def castling() -> Story:
    return dealt("Ah 2c, Ks 3d, 4h 5s", stacks=(30, 30, 30), cards=2)


def test_deals_are_typed_in_order_and_whispered_with_a_mark() -> None:
    talks = at_war(("11", "11", "11"), (2, 2, 2))
    deal = actions.ProposeDeal(B, 5, "spare", "strike-seat3", "", private=False)
    assert read("d 2 5 spare 3", talks, A) == deal
    whisper = actions.ProposeDeal(B, -5, "nothing", "spare", "psst, hey", private=True)
    assert read("d! 2 -5 nothing spare psst, hey", talks, A) == whisper
    assert read("угода! 2 -5 нічого мир psst, hey", talks, A, "uk") == whisper
    talks.does(A, deal)
    assert read("s", talks, B) == actions.SignDeal(1)
    assert read("x 1", talks, B) == actions.DeclineDeal(1)


def test_unknown_input_lists_the_possible_input(subtests: pytest.Subtests) -> None:
    for text in ["a", "a x", "a 0 1", "t 1", "t 1 2 2 5 9", "zzz", "9"]:
        with subtests.test(text=text):
            with pytest.raises(NotUnderstood) as caught:
                read(text, castling(), A)
            assert caught.value.reason.arguments["allowed"]


def drawn(shown: SwordScreen, story: Story, you: int | None) -> str:
    console = Console(width=160, record=True, file=None, no_color=True)
    view = SWORD.view(story.state, you)
    with console.capture() as said:
        console.print(shown.table(view))
        console.print(shown.cup(view))
    return said.get() + "\n".join((*shown.lines(view), shown.question(view)))


def test_unseen_cards_are_not_on_the_screen() -> None:
    asked = castling().asks(A, B, 0, "red", believed=False)
    seen = drawn(screen(you=C), asked, C)
    assert "4♥" in seen
    assert "5♠" in seen
    for face in ("A♥", "2♣", "K♠", "3♦"):
        assert face not in seen
    assert "№1 heard “red”, not believed" in seen


def test_red_cards_are_red_and_revealed_cards_bold() -> None:
    styles = dict[tuple[str, bool], str]()
    for revealed in (False, True):
        view = SWORD.view(castling().state, B)
        rows = tuple(tuple(replace(card, revealed=revealed) for card in row) for row in view.rows)
        for segment in Console(width=160).render(screen(you=B).table(replace(view, rows=rows))):
            signs = [sign for sign in "♦♠▒" if sign in segment.text]
            styles |= {(sign, revealed): str(segment.style) for sign in signs}
    own = {("♠", False): "none", ("♠", True): "bold", ("♦", False): "red", ("♦", True): "bold red"}
    assert styles == own | {("▒", False): "blue", ("▒", True): "blue"}


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize(("width", "cards"), [(80, 4), (46, 4), (80, 8)])
def test_a_row_of_marked_cards_fits(width: int, cards: int, language: str) -> None:
    """Four cards fit side by side in 46 columns, their width on the full screen, and no card or
    mark is ever broken."""
    asked = castling_of(cards)
    for place in range(cards - 1):
        asked = asked.asks(A, B, place, ("black", "red")[place % 2], believed=False)
        asked.does(B, actions.Skip()).does(C, actions.Skip())
    console = Console(width=width, no_color=True)
    with console.capture() as said:
        console.print(screen(language).table(SWORD.view(asked.state, B)))
    lines = said.get().splitlines()
    assert max(map(len, lines)) <= width
    shown = [line for line in lines if "♥" in line]
    assert "|10♥ |" in shown[0]
    assert shown[0].count("|") == (8 if width < 80 else 2 * min(cards, 7))
    short = "terminal-sword-of-lies-short-"
    black, red = (Words(language).say(short + colour) for colour in ("black", "red"))
    marks = sum(line.count(f"1 {black}✗") + line.count(f"1 {red}✗") for line in lines)
    assert marks == cards - 1
    assert all(len(f"20 {said}✗") <= 9 for said in (black, red))


@pytest.mark.parametrize(
    ("mark", "fate"),
    [
        (("red", True), "will be a sword for №1"),
        (("red", False), "will be a shield"),
        (("black", True), "will be a shield"),
        (("black", False), "will be a sword for №1"),
    ],
)
def test_knowers_of_marked_cards_learn_their_effect(mark: tuple[Any, bool], fate: str) -> None:
    asked = dealt("Ah 2c, Ah 3d, 4h 5s", stacks=(30, 30, 30), cards=2)
    asked.asks(A, B, 0, mark[0], believed=mark[1])
    owners = screen(you=B).lines(SWORD.view(asked.state, B))[2]
    assert fate in owners
    assert fate in screen(you=B).question(SWORD.view(asked.state, B))
    for you in (A, C):
        assert "will be" not in "".join(screen(you=you).lines(SWORD.view(asked.state, you)))


@pytest.mark.parametrize(
    ("limit", "all_in"), [("no_limit", True), ("pot_limit", False), ("fixed_limit", False)]
)
def test_a_refused_amount_offers_no_forbidden_all_in(limit: str, all_in: bool) -> None:
    betting = at_betting((500, 500, 500), limit=limit)
    assert betting.can(actions.AllIn) == all_in
    reason = betting.refused(actions.Raise(9999))
    for language, words in (("en", "or you go all in"), ("uk", "або йдіть ол-ін")):
        assert (words in Words(language).explain(reason)) == all_in


def test_the_page_of_odds_lists_effects_of_marks(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["odds", "sword_of_lies", "--lang", "en", "--plain"]) == 0
    told = capsys.readouterr().out
    assert "a lie, “Don’t believe”: a sword for the one who asked" in told
    assert told.count("two lives") == 2
    assert "Double attack" in told
    assert "Triple" not in told
    assert run(["odds", "sword_of_lies", "--json"]) == 0
    assert '"becomes": "sword"' in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", pytest.param("uk", marks=pytest.mark.proof)])
def test_every_moment_of_many_games_has_its_words(language: str) -> None:
    """Play whole random games with all events, lines and questions of every seat, and find no
    missing words."""
    said: list[str] = []

    def tell(_: Any, __: Any, ___: Any, after: SwordState, told: tuple[Told, ...]) -> None:
        story = Story(after)
        for you in (A, B, C):
            shown = screen(language, you)
            said.extend(filter(None, (shown.sentence(observation(one, you)) for one in told)))
            if you in story.acting:
                said.append(drawn(shown, story, you))

    for seed in range(4):
        play(castling().state, Random(seed), tell)
    text = "\n".join(said)
    for left in ("sword-of-lies-", "terminal-", "{", "seat1", "None", "face_"):
        assert left not in text


@pytest.mark.parametrize("lang", ["en", pytest.param("uk", marks=pytest.mark.proof)])
async def test_a_whole_game_on_the_whole_screen(lang: str) -> None:
    rules = rules_of(cards=2, trade_limit=1, deals=1)
    shown = SwordScreen(Words(lang), rules, NAMES, A)
    assert "sword-of-lies-" not in await whole_game(SWORD, rules, shown, NAMES, lang)


async def test_a_button_for_a_deed_of_several_fields_begins_the_line() -> None:
    rules, luck = rules_of(cards=2), Random("button")
    sitting = LocalGame(SWORD, rules, 3, {}, luck)
    while sitting.actor == "chance":
        sitting.advance()
    assert isinstance(sitting.actor, int)
    you = sitting.actor
    shown = SwordScreen(Words("en"), rules, NAMES, you)
    app = FullScreen(
        sitting, shown, you, Words("en"), NAMES, DisplayOptions(False, False, None), {}
    )
    async with app.run_test(size=(140, 50)):
        assert await until_asked(app)
        buttons = list(app.query("#deeds Button").results(Button))
        assert [b.name for b in buttons] == ["interrogate", "offer-trade", "skip"]
        await app.on_button_pressed(Button.Pressed(buttons[0]))
        assert app.query_one("#line", Input).value == "a "
