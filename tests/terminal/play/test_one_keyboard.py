"""Tests of several players at one keyboard, whose private data stays hidden from each other."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from mendax.arena.local_game import Heard
from mendax.core.game import CHANCE, Action, Actor, Seat, observation
from mendax.games import GAMES
from mendax.table.record.read import read_record
from mendax.table.record.verify import verify
from mendax.terminal.cli import run
from mendax.terminal.play import one_keyboard, start
from mendax.terminal.play.line_by_line import LEFT
from mendax.terminal.play.own_table import OwnTable
from mendax.terminal.screens import presentation_of
from mendax.words import Words
from tests.terminal.sword_of_lies.test_screen import SMALL, Typist

RULES = {
    "mia": ("--set", "lives=2"),
    "french_poker": ("--set", "tokens=1"),
    "sword_of_lies": SMALL,
}
PEOPLE = ("Ann", "Ben")
ENGLISH = Words("en")


class Evening(NamedTuple):
    """The output of a game: public text, private text, and the seats asked."""

    game: str
    names: tuple[str, ...]
    open: str
    hidden: list[str]
    heard: list[Heard]
    looked: list[tuple[Seat | None, int]]
    """Each requested view, as the seat and the number of curtains drawn before. Bots are left
    out."""
    record: Path


@pytest.fixture(params=RULES)
def evening(
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Evening:
    """Let Ann, Ben and a bot play to the end."""
    typist, record = Typist(capsys, "en", "one keyboard"), tmp_path / "game.mendax"
    heard: list[Heard] = []
    looked: list[tuple[Seat | None, int]] = []
    drawn = 0
    act, advance, view = OwnTable.act, OwnTable.advance, OwnTable.view

    def acting(table: OwnTable, actor: Actor, action: Action) -> Heard:
        heard.append(act(table, actor, action))
        return heard[-1]

    def advancing(table: OwnTable) -> Heard | None:
        starts = table.actor == CHANCE
        found = advance(table)  # a bot's move is an act
        heard.extend([found] if starts and found is not None else [])
        return found

    def viewing(table: OwnTable, observer: Seat | None) -> Any:
        if observer is None or observer in table.people:
            looked.append((observer, drawn))
        return view(table, observer)

    @contextmanager
    def counted(console: Any) -> Iterator[None]:
        nonlocal drawn
        drawn += 1
        with one_keyboard.curtain(console)():
            yield
        drawn += 1

    monkeypatch.setattr("builtins.input", typist)
    monkeypatch.setattr(start, "require_curtain", lambda _: None)
    monkeypatch.setattr(OwnTable, "act", acting)
    monkeypatch.setattr(OwnTable, "advance", advancing)
    monkeypatch.setattr(OwnTable, "view", viewing)
    monkeypatch.setattr(start, "curtain", lambda console: partial(counted, console))
    asked = ("--people", ",".join(PEOPLE), "--bots", "random", *RULES[request.param])
    options = ("--seed", "kept", "--lang", "en", "--plain", "--record", str(record))
    assert run(["play", request.param, *asked, *options]) == 0
    everything = typist.seen + capsys.readouterr().out
    parts = re.split(f"{re.escape(one_keyboard.HIDE)}|{re.escape(one_keyboard.SHOW)}", everything)
    places = read_record(record.read_text()).places
    names = tuple(place.name for place in places)
    return Evening(*(request.param, names, "".join(parts[::2]), parts[1::2], heard, looked, record))


def sentences(evening: Evening, seat: Seat | None) -> Iterator[str]:
    """Yield the sentences of the whole game for a seat, or for spectators if it is None."""
    book = GAMES[evening.game]
    rules = read_record(evening.record.read_text()).rules
    shown = presentation_of(book).screen(
        ENGLISH, rules, shown_names(evening), one_keyboard.NOBODY if seat is None else seat
    )
    for heard in evening.heard:
        for told in heard:
            words = shown.sentence(observation(told, seat))
            if words is not None:
                yield words


def shown_names(evening: Evening) -> tuple[str, ...]:
    return (*PEOPLE, ENGLISH.say("bot-random"))


def test_open_text_equals_a_spectators(evening: Evening) -> None:
    lines = [line for line in evening.open.splitlines() if line.strip()]
    over = ENGLISH.say("terminal-over")
    first = next(n for n, line in enumerate(lines) if "[Enter] I am" in line or "is next" in line)
    last = next(n for n, line in enumerate(lines) if line.startswith(over))
    opened = [*sentences(evening, None)]
    beside = re.compile(r"^» *$|^\[Enter\] I am|is next\. Hand over the keyboard")
    told = [line for line in lines[first:last] if not beside.search(line)]
    # Before the first hand-over come the welcome and the events until then.
    assert told == opened[len(opened) - len(told) :]
    assert len(told) > 5


def test_each_view_belongs_to_the_player_at_the_keyboard(evening: Evening) -> None:
    whose: dict[int, set[Seat | None]] = {}
    for observer, drawn in evening.looked:
        whose.setdefault(drawn, set()).add(observer)
    behind = {drawn: seats for drawn, seats in whose.items() if drawn % 2}
    assert behind
    assert all(len(seats) == 1 and None not in seats for seats in behind.values())
    assert {seat for seats in behind.values() for seat in seats} == {0, 1}
    assert {seat for d, seats in whose.items() if d % 2 == 0 for seat in seats} == {None}


def test_private_events_are_shown_behind_the_curtain(evening: Evening) -> None:
    for seat in range(len(PEOPLE)):
        alone = set(sentences(evening, seat)) - set(sentences(evening, None))
        for words in alone:
            assert words not in evening.open
    assert any(text.strip() for text in evening.hidden)


def test_players_get_events_before_their_turn(evening: Evening) -> None:
    told = " ".join((evening.open + "".join(evening.hidden)).split())
    for seat in range(len(PEOPLE)):
        first = next(sentences(evening, seat))
        assert " ".join(first.split()) in told


def test_the_record_holds_public_facts_only(evening: Evening) -> None:
    text = evening.record.read_text()
    assert verify(text) == ()
    assert (read_record(text).over, read_record(text).reader) == (True, None)


def test_typed_input_is_not_recalled(monkeypatch: pytest.MonkeyPatch) -> None:
    cleared: list[bool] = []
    module = SimpleNamespace(clear_history=lambda: cleared.append(True))
    monkeypatch.setitem(sys.modules, "readline", module)
    one_keyboard.forget_typed()
    assert cleared == [True]
    monkeypatch.delitem(sys.modules, "readline")
    one_keyboard.forget_typed()


@pytest.mark.parametrize("way", [EOFError, KeyboardInterrupt])
def test_leaving_behind_the_curtain_clears_the_screen(
    way: type[BaseException],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = iter(["", "roll", "look"])

    def typed(_: str = "") -> str:
        line = next(lines, None)
        if line is None:
            raise way
        return line

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setattr(start, "require_curtain", lambda _: None)
    code = run(["play", "mia", "--people", "Ann,Ben", "--seed", "x", "--plain", "--lang", "en"])
    assert code == (LEFT if way is KeyboardInterrupt else 1)
    out = capsys.readouterr().out
    before, _, rest = out.partition(one_keyboard.HIDE)
    hidden, _, after = rest.partition(one_keyboard.SHOW)
    dice = re.findall(r"You have (\S+)", hidden)
    assert "Ben is next" in before
    assert dice
    assert not re.search(r"You have|Ben.*\b[1-6][1-6]\b", after)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--people", "Ann,Ben"), "need a terminal"),
        (("--people", "Ann,Ben", "--full-screen"), "leave out --full-screen"),
    ],
)
def test_play_requires_a_curtain(
    asked: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "mia", "--lang", "en", *asked]) == 2
    assert said in capsys.readouterr().err


def test_any_of_the_people_may_doubt_out_of_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is asked by name, openly, before the next player takes the keyboard."""
    said = iter(["", "", "53", "Zoe", "be"])
    prompts: list[str] = []

    def typed(_: str = "") -> str:
        prompts.append(capsys.readouterr().out)
        return next(said, "q")

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setattr(start, "require_curtain", lambda _: None)
    people = ("--people", "Ann,Ben,Cy", "--set", "doubter=anybody")
    assert run(["play", "mia", *people, "--seed", "who", "--lang", "en", "--plain"]) == 0
    told = "".join(prompts) + capsys.readouterr().out
    asked = "doubt: who says it? A name, or [Enter] for nobody"
    assert told.count(asked) == 2
    assert "Ben doubts Cy." in told
