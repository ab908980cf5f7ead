"""Tests that a local game has bound dice, and a record that can be verified and replayed."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mendax.bots import BOTS
from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Event, IllegalAction, Offer
from mendax.games import GAMES
from mendax.games.mia.actions import Announce, Believe, Doubt, KeepLives
from mendax.table.record.read import read_record
from mendax.table.record.verify import verify
from mendax.terminal.cli import run
from mendax.terminal.play.own_table import YOU, OwnTable, Randomness

PRESETS = [(name, preset) for name in ("mia", "french_poker") for preset in GAMES[name].presets]


def own_table(game: str, preset: str | None, seed: int, bots: int = 2) -> OwnTable:
    """Return a table with bots that play at random."""
    book = GAMES[game]
    rules = book.presets[preset or book.default_preset]
    company = {
        seat: ("random", BOTS["random"](game, rules, seat, bots + 1, Random(seed)))
        for seat in range(1, bots + 1)
    }
    secret = Randomness(seed.to_bytes(32), seed.to_bytes(16))
    return OwnTable(book, preset, (), ("Ann",), company, secret)


def played(table: OwnTable, luck: Random) -> None:
    """Play the table's game to the end."""
    while table.actor is not None:
        if table.advance() is None:
            table.act(YOU, luck.choice(list(concrete(table.offers(YOU)))))


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_record_verifies_and_opens_shown_dice(game: str, preset: str) -> None:
    table = own_table(game, preset, 5)
    played(table, Random(5))
    record = read_record(table.record())
    assert verify(table.record()) == ()
    assert (record.over, record.reader, record.commitment) == (True, YOU, table.commitment)
    draws = [move for move in record.moves if move.actor == CHANCE]
    assert any(move.action is not None for move in draws)
    assert all(record.places[YOU].client_seed or "")


def test_the_same_randomness_falls_alike_and_another_does_not() -> None:
    texts = []
    for seed in (7, 7, 8):
        table = own_table("mia", None, seed)
        played(table, Random(1))
        texts.append(table.record())
    assert texts[0] == texts[1] != texts[2]


def test_illegal_moves_are_refused_without_effect() -> None:
    table = own_table("mia", None, 9)
    while table.actor != YOU:
        table.advance()
    before = table.record()
    with pytest.raises(IllegalAction):
        table.act(YOU, KeepLives())
    assert table.record() == before
    assert table.advance() is None


def answers() -> Iterator[str]:
    """Yield answers: doubt if possible, announce Mia if necessary, and otherwise send an empty
    line."""
    while True:
        yield "d"
        yield ""
        yield "21"


@pytest.fixture
def doubting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return a person who doubts."""
    typed = answers()
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))


@pytest.mark.usefixtures("doubting")
def test_the_command_keeps_a_record_that_the_other_commands_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = str(tmp_path / "game.txt")
    asked = ("play", "mia", "--lang", "en", "--set", "lives=1", "--record", kept)
    assert run([*asked, "--bots", "odds"]) == 0
    text = capsys.readouterr().out
    assert "The dice are sealed: " in text
    assert f"The record of the game is in “{kept}”" in text
    assert run(["verify", kept]) == 0
    assert "No fault found" in capsys.readouterr().out
    assert run(["replay", kept, "--lang", "en"]) == 0
    assert "(drawn by lot)" in capsys.readouterr().out


def test_leaving_keeps_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda *_: "q")
    kept = tmp_path / "game.txt"
    assert run(["play", "mia", "--lang", "en", "--record", str(kept)]) == 0
    assert not read_record(kept.read_text()).over
    assert verify(kept.read_text()) == ()
    capsys.readouterr()
    assert run(["play", "mia", "--lang", "en", "--record", str(kept)]) == 1
    told = capsys.readouterr()
    assert "already exists" in told.err
    assert told.out == ""


class Doubts:
    """A bot that claims the lowest value, believes on its turn, and doubts out of turn."""

    def hear(self, event: Event) -> None: ...

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        kinds = {type(offer.action): offer.action for offer in offers}
        return kinds.get(Believe) or kinds.get(Announce) or offers[0].action

    def interrupt(self, view: Any, offers: Sequence[Offer]) -> Action | None:
        return offers[0].action


def test_people_are_as_fast_as_bots_that_doubt_out_of_turn() -> None:
    """The person doubts each claim of bot 1, which bot 2 has to answer and bot 3 doubts too."""
    book, firsts = GAMES["mia"], Counter[object]()
    for seed in range(300):
        bots = {seat: ("odds", Doubts()) for seat in (1, 2, 3)}
        secret = Randomness(seed.to_bytes(32), seed.to_bytes(16))
        table = OwnTable(book, None, ("doubter=anybody",), ("Ann",), bots, secret)
        while table.actor is not None and not table.interrupts(YOU):
            if table.advance() is None:
                table.act(YOU, next(concrete(table.offers(YOU))))
        if table.actor is not None:
            heard = table.act(YOU, Doubt())
            firsts[heard[0].event.seat == YOU] += 1  # type: ignore[attr-defined]
    assert firsts.total() > 250
    assert abs(firsts[True] - firsts[False]) < 4 * firsts.total() ** 0.5
