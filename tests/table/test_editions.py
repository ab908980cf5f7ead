"""Editions of the rules: named where a game begins, replayed or frozen, never called corrupt."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import mendax.games
from mendax.core.game import Reason, Result
from mendax.games import GAMES
from mendax.games.editions import NewerEdition
from mendax.games.mia import Mia
from mendax.games.mia.rules import MiaRules
from mendax.table.log import CorruptLog, LogLine
from mendax.table.record.format import ALL, BrokenRecord
from mendax.table.record.read import read_record
from mendax.table.record.verify import judge
from mendax.table.record.write import chained
from mendax.table.table import Table
from mendax.terminal.cli import run
from tests.reasons import because
from tests.table.evening import BOTS, SECRET, Evening, Revise, played, record_at

MIA = GAMES["mia"].edition


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
    with pytest.raises(CorruptLog, check=because("line=1 problem=rules-edition-unreadable")):
        load(lines)


def test_what_a_later_release_wrote_is_refused_in_words() -> None:
    evening = played()
    text = record_at(evening.table, 1, None)
    for at, line in enumerate(evening.lines):
        if f"edition={MIA}" in line.action:
            later = [*evening.lines]
            later[at] = spelt(line, line.action.replace(f"edition={MIA}", f"edition={MIA + 1}"))
            with pytest.raises(NewerEdition, check=because(f"given={MIA + 1} known={MIA}")):
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
    with pytest.raises(CorruptLog, check=because("rules-unknown-option")):
        load(unknown)
    game = revise("mia")
    view = load(unknown).table_view()
    assert f"lives={game.presets[game.default_preset].lives}" in view.rules


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
    with pytest.raises(CorruptLog, check=because(f"table-corrupt-rules game=1 edition={MIA}")):
        load(evening.lines)


def test_stacks_that_a_log_names_are_those_that_the_table_has() -> None:
    evening = Evening(game="sword_of_lies").start("taras", "ivan")
    at = next(n for n, line in enumerate(evening.lines) if line.action.startswith("begin "))
    words, _, stacks = evening.lines[at].action.rpartition(" (")
    first, _, rest = stacks.partition(" ")
    lines = [*evening.lines]
    lines[at] = spelt(evening.lines[at], f"{words} ({int(first) + 1} {rest}")
    with pytest.raises(CorruptLog, check=because("table-refused-brought-otherwise")):
        load(lines)


# ── told in the terminal ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("open_seed", [False, True])
def test_verify_checks_what_fairness_rests_on_of_any_edition(
    revise: Revise, open_seed: bool
) -> None:
    text = record_at(played(open_seed=open_seed).table, 1, ALL if open_seed else 1)
    lines = [line[:-10] for line in text.splitlines()]
    revise("mia")
    assert judge(text)[:4] == ((), "mia", MIA, False)
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
