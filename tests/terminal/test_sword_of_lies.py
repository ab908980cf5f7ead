"""Sword of Lies in the terminal: whole games, what can be typed, no hidden card on the screen."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from textual.widgets import Button, Input

from mendax.arena.sitting import Sitting
from mendax.core.game import Told, share
from mendax.games import GAMES
from mendax.games.sword_of_lies import terms
from mendax.games.sword_of_lies.position import SwordState
from mendax.games.sword_of_lies.rules import PRESETS
from mendax.terminal.cli import run
from mendax.terminal.fullscreen import Table
from mendax.terminal.play import Manner
from mendax.terminal.sword_of_lies import SwordScreen
from mendax.terminal.typed import NotUnderstood, Vocabulary, read_action
from mendax.words import Words
from tests.games.sword_of_lies.play import play
from tests.games.sword_of_lies.story import (
    A,
    B,
    C,
    Story,
    at_betting,
    at_war,
    dealt,
    rules_of,
    strike,
    strike_twice,
)
from tests.terminal.test_fullscreen import whole_game

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
        word, *rest = part.removeprefix("Enter / ").split()
        if "…" in rest:
            return self._luck.choice((word, f"{word} {rest[0]}"))
        if not rest:
            return word
        if rest[0] == "…":
            return self._luck.choice((word, rest[-1]))
        if "-" in rest[0]:
            return f"{word} 2-1 3-1 {self._luck.choice(('1', '2', '3-1'))}"
        return " ".join((word, *(str(self._luck.randint(1, 3)) for _ in rest[:3])))


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("preset", PRESETS)
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


def read(text: str, story: Story, seat: int, language: str = "en") -> Any:
    shown = screen(language, seat)
    offers = SWORD.legal_actions(story.state, seat)
    vocabulary = Vocabulary(Words(language), shown.typed)
    return read_action(text, offers, vocabulary, shown.read_value, shown.usual(offers))


def castling() -> Story:
    return dealt("Ah 2c, Ks 3d, 4h 5s", stacks=(30, 30, 30), cards=2)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("a 2 1", terms.Interrogate(B, 0)),
        ("ask 3 2", terms.Interrogate(C, 1)),
        ("t 1 2 2 5", terms.OfferTrade(0, B, 1, 5)),
        ("trade 2 3 1", terms.OfferTrade(1, C, 0, 0)),
        ("s", terms.Skip()),
    ],
)
def test_moves_of_castling_are_typed_by_numbers(text: str, action: Any) -> None:
    assert read(text, castling(), A) == action


def test_answers_to_a_trade() -> None:
    asked = castling().does(A, terms.OfferTrade(0, B, 1, 5))
    assert read("y", asked, B) == terms.Agree()
    assert read("p 7", asked, B) == terms.NamePrice(7, "")
    assert read("p 7 and your vote", asked, B) == terms.NamePrice(7, "and your vote")
    assert read("ц 7 і твій голос", asked, B, "uk") == terms.NamePrice(7, "і твій голос")
    question = castling().does(A, terms.Interrogate(B, 0))
    assert read("red", question, B) == terms.NameColour("red")
    assert read("чорна", question, B, "uk") == terms.NameColour("black")


def test_bets_reveals_and_orders() -> None:
    betting = at_betting((40, 40, 40))
    seat = betting.state.turn
    assert read("r 12", betting, seat) == terms.Raise(12)
    assert read("all-in", betting, seat) == terms.AllIn()
    circle = at_betting((40, 40, 40), preset="quick", cards=2).calls(B, C).checks(A)
    assert read("2", circle, circle.acting[0]) == terms.Reveal(1)
    orders = at_war(("21", "1", "2"), (3, 1, 1), may_hold=True).ready()
    assert read("2-1", orders, A) == strike(B, 0)
    assert read("d 2-1 3-1 2", orders, A) == strike_twice((B, 0), (C, 0), 1)
    assert read("h", orders, A) == terms.Hold()


def test_deals_are_typed_in_order_and_whispered_with_a_mark() -> None:
    talks = at_war(("11", "11", "11"), (2, 2, 2))
    deal = terms.ProposeDeal(B, 5, "spare", "strike-seat3", "", private=False)
    assert read("d 2 5 spare 3", talks, A) == deal
    whisper = terms.ProposeDeal(B, -5, "nothing", "spare", "psst, hey", private=True)
    assert read("d! 2 -5 nothing spare psst, hey", talks, A) == whisper
    assert read("угода! 2 -5 нічого мир psst, hey", talks, A, "uk") == whisper
    talks.does(A, deal)
    assert read("s", talks, B) == terms.SignDeal(1)
    assert read("x 1", talks, B) == terms.DeclineDeal(1)


@pytest.mark.parametrize("text", ["a", "a x", "a 0 1", "t 1", "t 1 2 2 5 9", "zzz", "9"])
def test_what_is_not_understood_is_said_with_what_can_be_typed(text: str) -> None:
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


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_moment_of_many_games_has_its_words(language: str) -> None:
    """Whole random games: all events, lines and questions of every seat, without a loose end."""
    said: list[str] = []

    def tell(_: Any, __: Any, ___: Any, after: SwordState, told: tuple[Told, ...]) -> None:
        story = Story(after)
        for you in (A, B, C):
            shown = screen(language, you)
            said.extend(filter(None, (shown.sentence(share(one, you)) for one in told)))
            if you in story.acting:
                said.append(drawn(shown, story, you))

    for seed in range(4):
        play(castling().state, Random(seed), tell)
    text = "\n".join(said)
    for left in ("sword-of-lies-", "terminal-", "{", "seat1", "None", "face_"):
        assert left not in text


@pytest.mark.parametrize("lang", ["en", "uk"])
async def test_a_whole_game_on_the_whole_screen(lang: str) -> None:
    rules = rules_of(cards=2, trade_limit=1, deals=1)
    shown = SwordScreen(Words(lang), rules, NAMES, A)
    assert "sword-of-lies-" not in await whole_game(SWORD, rules, shown, NAMES, lang)


async def test_a_button_for_a_deed_of_several_fields_begins_the_line() -> None:
    rules, luck = rules_of(cards=2), Random("button")
    sitting = Sitting(SWORD, rules, 3, {}, luck)
    while sitting.actor == "chance":
        sitting.advance()
    assert isinstance(sitting.actor, int)
    you = sitting.actor
    shown = SwordScreen(Words("en"), rules, NAMES, you)
    app = Table(sitting, shown, you, Words("en"), NAMES, Manner(False, False, None), {})
    async with app.run_test(size=(140, 50)) as pilot:
        await pilot.pause()
        buttons = list(app.query("#deeds Button").results(Button))
        assert [b.name for b in buttons] == ["interrogate", "offer-trade", "skip"]
        await app.on_button_pressed(Button.Pressed(buttons[0]))
        assert app.query_one("#line", Input).value == "a "
