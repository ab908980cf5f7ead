"""Editions of the rules: named where a game begins, replayed or frozen, never called corrupt."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import mendax.games
from mendax.core.game import AnyGame, Reason, Result, Told
from mendax.games import GAMES
from mendax.games.editions import NewerEdition
from mendax.games.mia import Mia
from mendax.games.mia.rules import MiaRules
from mendax.table.actions import BuyIn, Leave, Return, Say, Start
from mendax.table.commands import Act, Do
from mendax.table.events import TABLE_EVENTS, Committed, Left, Salted
from mendax.table.log import CorruptLog, LogLine
from mendax.table.record.format import ALL, BrokenRecord
from mendax.table.record.read import read_record
from mendax.table.record.verify import judge
from mendax.table.record.write import chained, write_record
from mendax.table.table import Table
from mendax.terminal.cli import run
from tests.table.evening import BOTS, SECRET, Evening, played, reason, record_at

Revise = Callable[..., AnyGame]
MIA = GAMES["mia"].edition


@pytest.fixture
def revise(monkeypatch: pytest.MonkeyPatch) -> Revise:
    """Makes a game's book one of the next edition; of one, if given, that answers more."""

    def revised(name: str, kind: type[Any] | None = None) -> AnyGame:
        game: AnyGame = copy.copy(GAMES[name]) if kind is None else kind()
        game.edition = GAMES[name].edition + 1
        monkeypatch.setattr(mendax.games, "GAMES", {**GAMES, name: game})
        return game

    return revised


def load(lines: list[LogLine], through: int | None = None) -> Table:
    return Table.load("t1", SECRET, lines, BOTS, through)


def spelt(line: LogLine, action: str) -> LogLine:
    return replace(line, action=action)


def of_the_first_release(lines: list[LogLine]) -> list[LogLine]:
    """The log as it was before it named editions: games begin with ``start`` and end unsaid."""
    kept = [line for line in lines if not line.action.startswith("settle ")]
    named = [spelt(line, line.action.replace(f"edition={MIA} ", "")) for line in kept]
    began = [spelt(e, "start") if e.action.startswith("begin ") else e for e in named]
    return [replace(line, number=number) for number, line in enumerate(began, 1)]


# ── named ────────────────────────────────────────────────────────────────────────────────────


def test_logs_and_records_name_the_edition() -> None:
    evening = played()
    opened, began = evening.lines[0], next(e for e in evening.lines if e.action[:6] == "begin ")
    assert f"(edition={MIA} order=" in opened.action
    assert f"begin (edition={MIA} order=" in began.action
    assert f"(edition={MIA} order=" in record_at(evening.table, 1, 1).partition("\n")[0]
    assert evening.table.table_view().edition == MIA


def test_what_names_no_edition_is_of_the_first() -> None:
    evening = played()
    table = load(of_the_first_release(evening.lines))
    assert table.table_view() == evening.table.table_view()
    record = record_at(table, 1, 1)
    lines = [line[:-10] for line in record.splitlines()]
    bare = chained(iter([lines[0].replace(f"edition={MIA} ", ""), *lines[1:]]))
    assert read_record(bare).edition == 1
    assert judge(bare) == judge(record)


@pytest.mark.parametrize(
    "word", ["edition=0", "edition=01", "edition=x", "edition=", "edition=%C2%B2"]
)
def test_an_edition_spelt_badly_is_an_error(word: str) -> None:
    lines = [spelt(e, e.action.replace(f"edition={MIA}", word)) for e in played().lines]
    with pytest.raises(CorruptLog, match="line=1 problem=rules-edition-unreadable"):
        load(lines)


def test_what_a_later_release_wrote_is_refused_in_words() -> None:
    evening = played()
    text = record_at(evening.table, 1, None)
    for at, line in enumerate(evening.lines):
        if f"edition={MIA}" in line.action:
            later = [*evening.lines]
            later[at] = spelt(line, line.action.replace(f"edition={MIA}", f"edition={MIA + 1}"))
            with pytest.raises(NewerEdition, match=f"given={MIA + 1} known={MIA}"):
                load(later)
    lines = [line[:-10] for line in text.splitlines()]
    newer = chained(iter([lines[0].replace(f"edition={MIA}", "edition=99"), *lines[1:]]))
    with pytest.raises(BrokenRecord) as caught:
        read_record(newer)
    assert caught.value.reason == Reason(
        "record-problem-newer", {"line": 1, "given": 99, "known": MIA}
    )


# ── replayed ─────────────────────────────────────────────────────────────────────────────────


class Renamed(Mia):
    """A book whose option ``lives`` was once called ``beans``, and that replays such games."""

    replayed = frozenset({MIA})

    def rules_of_edition(self, edition: int, words: tuple[str, ...]) -> tuple[str, ...]:
        assert edition == MIA
        return tuple(word.replace("beans=", "lives=") for word in words)


def test_a_book_may_read_the_rules_of_an_earlier_edition_and_replay_its_games(
    revise: Revise,
) -> None:
    evening, luck = Evening(["lives=3"]).start("taras", "ivan"), Random(3)
    for _ in range(20):
        evening.move(luck)
    text = record_at(evening.table, 1, 1)
    older = [spelt(line, line.action.replace("lives=3", "beans=3")) for line in evening.lines]
    revise("mia", Renamed)
    table = load(older)
    assert (table.table_view().phase, table.table_view().edition) == ("playing", MIA)
    assert table.game_view(0) == evening.table.game_view(0)
    assert table.game_run is not None
    assert isinstance(table.game_run.rules, MiaRules)
    assert table.game_run.rules.lives == 3
    lines = [line[:-10] for line in text.splitlines()]
    renamed = chained(iter([lines[0].replace("lives=3", "beans=3"), *lines[1:]]))
    found = judge(renamed)
    assert (found.problems, found.edition, found.replayed) == ((), MIA, True)


def test_rules_of_an_earlier_edition_that_say_nothing_today_give_way_to_their_preset(
    revise: Revise,
) -> None:
    evening = Evening(["lives=3"])
    unknown = [spelt(line, line.action.replace("lives=3", "beans=3")) for line in evening.lines]
    with pytest.raises(CorruptLog, match="rules-unknown-option"):
        load(unknown)
    game = revise("mia")
    view = load(unknown).table_view()
    assert f"lives={game.presets[game.default_preset].lives}" in view.rules


# ── frozen ───────────────────────────────────────────────────────────────────────────────────


def test_a_frozen_game_is_shown_not_continued_and_the_table_plays_on(revise: Revise) -> None:
    evening, luck = Evening(["lives=2"]).sit("taras", "ivan"), Random(3)
    evening.do("olena", Start())
    for _ in range(9):
        evening.move(luck)
    evening.do("taras", Say("wait"))
    evening.do("ivan", Leave())
    told = {e.number: e.events for e in evening.entries}
    revise("mia")
    table = load(evening.lines)
    view = table.table_view()
    assert (view.phase, view.games, view.edition) == ("frozen", 1, MIA)
    assert [seat.name for seat in view.seats] == ["Олена", "Taras", "Ivan"]
    assert table.game_view(0) is None
    assert not table.offers(0)
    assert not table.bot_seats_to_act()
    assert reason(lambda: table.execute(Act("olena", Start(), 99), 0)) == "frozen"
    assert reason(lambda: write_record(table, 1, "olena")) == "older-edition"
    for entry in table.recent()[0]:  # what is still told was told then, to all, and is no move
        left = {Told(Left(2, False, None))}  # no bot plays on where nothing is played
        assert set(entry.events) <= {*told[entry.number], *left}
        shown = {type(event) for event, _ in entry.events}
        assert shown <= {*TABLE_EVENTS} - {Salted}
    lines = [*evening.lines, *table.execute(Do("ivan", Return()), 0).lines]
    lines += table.execute(Do("olena", Start()), 0).lines
    assert table.table_view().phase == "playing"
    assert table.table_view().edition == MIA + 1
    assert load(lines).table_view() == table.table_view()
    assert write_record(table, 2, "taras").startswith("heading mendax/1 mia 2 seat2")
    assert reason(lambda: write_record(load(lines, 1), 1, "taras")) == "older-edition"


def test_a_frozen_game_binds_its_draws_by_the_very_hashes_of_then(revise: Revise) -> None:
    evening = played()

    def bound(table: Table) -> list[Told]:
        recent = [told for entry in table.recent()[0] for told in entry.events]
        return [told for told in recent if isinstance(told.event, Committed)]

    before = bound(evening.table)
    revise("mia")
    assert bound(load(evening.lines)) == before != []


def test_wins_and_chips_stay_as_the_log_says_that_games_ended(revise: Revise) -> None:
    evening = Evening({"cards": 2, "trade_limit": 1, "min_buy_in": 20}, game="sword_of_lies")
    evening.start("taras", "ivan").play(Random(2))
    stacks = [seat.stack or 0 for seat in evening.table.table_view().seats]
    for person, stack in zip(("olena", "taras", "ivan"), stacks, strict=True):
        if stack < max(stacks):
            evening.do(person, BuyIn(max(stacks) - stack))
    after_one = evening.table.table_view()
    cut = len(evening.lines)
    evening.do("olena", Start())
    began = evening.table.table_view()
    for _ in range(15):
        evening.move(Random(2))
    revise("sword_of_lies")
    view = load(evening.lines[:cut]).table_view()
    assert view.phase == "frozen"
    assert (view.seats, view.wins, view.stakes) == (
        *(after_one.seats, after_one.wins, after_one.stakes),
    )
    view = load(evening.lines).table_view()
    assert [seat.stack for seat in view.seats] == [seat.stack for seat in began.seats]
    assert (view.wins, view.stakes) == (began.wins, began.stakes)


# ── otherwise ────────────────────────────────────────────────────────────────────────────────


class Upside(Mia):
    """A book that pays the other way round, and does not say that it is another edition."""

    def result(self, state: Any) -> Result | None:
        found = super().result(state)
        if found is None:
            return None
        return replace(found, payoffs=tuple(-payoff for payoff in found.payoffs))


def test_rules_that_changed_without_a_new_edition_are_told_from_damage(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = played(open_seed=True)
    damaged = []
    for at, line in enumerate(evening.lines):
        if line.actor != "chance" or not line.action.startswith("fall "):
            continue
        for other in ("fall 41", "fall 42"):
            lines = [*evening.lines]
            lines[at] = spelt(line, other)
            try:
                load(lines)
            except CorruptLog as error:
                damaged.append(error.reason.key)
    assert "table-corrupt-lines" in damaged
    assert set(damaged) <= {"table-corrupt-lines", "table-corrupt-line"}
    monkeypatch.setattr(mendax.games, "GAMES", {**GAMES, "mia": Upside()})
    with pytest.raises(CorruptLog, match=f"table-corrupt-rules game=1 edition={MIA}"):
        load(evening.lines)


def test_stacks_that_a_log_names_are_those_that_the_table_has() -> None:
    evening = Evening(game="sword_of_lies").start("taras", "ivan")
    at = next(n for n, line in enumerate(evening.lines) if line.action.startswith("begin "))
    words, _, stacks = evening.lines[at].action.rpartition(" (")
    first, _, rest = stacks.partition(" ")
    lines = [*evening.lines]
    lines[at] = spelt(evening.lines[at], f"{words} ({int(first) + 1} {rest}")
    with pytest.raises(CorruptLog, match="table-refused-brought-otherwise"):
        load(lines)


# ── told in the terminal ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("open_seed", [False, True])
def test_verify_checks_what_fairness_rests_on_of_any_edition(
    revise: Revise, open_seed: bool
) -> None:
    text = record_at(played(open_seed=open_seed).table, 1, ALL if open_seed else 1)
    lines = [line[:-10] for line in text.splitlines()]
    revise("mia")
    assert judge(text) == ((), "mia", MIA, False)
    salt = next(n for n, line in enumerate(lines) if line.startswith("  salted "))
    fall = next(n for n, line in enumerate(lines) if " chance fall " in line)
    for at, new in (
        (salt, lines[salt][:-1] + ("0" if lines[salt][-1] != "0" else "1")),
        (fall, lines[fall][:-2] + ("41" if lines[fall][-2:] != "41" else "42")),
    ):
        changed = chained(iter([*lines[:at], new, *lines[at + 1 :]]))
        found = {problem.reason.key for problem in judge(changed).problems}
        assert found & {"record-problem-not-as-bound", "record-problem-seed-draw"}


@pytest.mark.parametrize(("lang", "said"), [("en", "moves were not"), ("uk", "Ходів не")])
def test_verify_and_replay_say_which_edition_they_speak_of(
    revise: Revise, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record_at(played().table, 1, 1))
    assert run(["verify", str(path), "--lang", lang]) == 0
    shown = capsys.readouterr().out
    assert f"{MIA}" in shown
    assert said not in shown
    revise("mia")
    assert run(["verify", str(path), "--lang", lang]) == 0
    assert said in " ".join(capsys.readouterr().out.split())
    assert run(["verify", str(path), "--json"]) == 0
    verdict = json.loads(capsys.readouterr().out)
    assert (verdict["edition"], verdict["moves_checked"]) == (MIA, False)
    assert run(["replay", str(path), "--lang", lang]) == 0
    assert "announced " in capsys.readouterr().out
    assert run(["replay", str(path), "--json"]) == 0
    replayed = json.loads(capsys.readouterr().out)
    assert (replayed["edition"], replayed["replayed"]) == (MIA, False)
