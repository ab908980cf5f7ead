"""Tests that games name the edition of their rules, and that any other edition is refused with a
reason."""

from typing import Any

import pytest
from msgspec.structs import replace

import mendax.games
from mendax.core.game import Reason, Result
from mendax.games import GAMES
from mendax.games.editions import OtherEdition
from mendax.games.mia import Mia
from mendax.table.log import CorruptLog, LogLine
from mendax.table.record.format import BrokenRecord
from mendax.table.record.read import read_record
from mendax.table.record.verify import judge
from mendax.table.table import Table
from tests.reasons import because
from tests.table.evening import BOTS, SECRET, Evening, played, record_at

MIA = GAMES["mia"].edition


def load(lines: list[LogLine]) -> Table:
    return Table.load("t1", SECRET, lines, BOTS)


def spelt(line: LogLine, action: str) -> LogLine:
    return replace(line, action=action)


def test_logs_and_records_name_the_edition() -> None:
    evening = played()
    opened, began = evening.lines[0], next(e for e in evening.lines if e.action[:6] == "begin ")
    assert f"(edition={MIA} order=" in opened.action
    assert f"begin (edition={MIA} order=" in began.action
    text = record_at(evening.table, 1, 1)
    assert f"(edition={MIA} order=" in text.partition("\n")[0]
    assert judge(text).edition == evening.table.table_view().edition == MIA


@pytest.mark.parametrize(
    "word", ["", "edition=0 ", "edition=01 ", "edition=x ", "edition= ", "edition=%C2%B2 "]
)
def test_an_edition_that_is_missing_or_spelt_badly_is_an_error(word: str) -> None:
    lines = [spelt(e, e.action.replace(f"edition={MIA} ", word)) for e in played().lines]
    with pytest.raises(CorruptLog, check=because("line=1 problem=rules-edition-unreadable")):
        load(lines)


@pytest.mark.parametrize("shift", [-1, 1])
def test_tables_and_records_of_other_editions_are_refused(
    shift: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, game = played(), Mia()
    text = record_at(evening.table, 1, None)
    game.edition = MIA - shift
    monkeypatch.setattr(mendax.games, "GAMES", {**GAMES, "mia": game})
    told = {"given": MIA, "known": MIA - shift}
    name = "newer" if shift > 0 else "older"
    with pytest.raises(OtherEdition) as refused:
        load(evening.lines)
    assert refused.value.reason == Reason(f"rules-edition-{name}", told)
    with pytest.raises(BrokenRecord) as caught:
        read_record(text)
    assert caught.value.reason == Reason(f"record-problem-{name}", {"line": 1, **told})
    (problem,) = judge(text).problems
    assert problem.reason == caught.value.reason


def test_a_later_game_of_another_edition_is_refused_too() -> None:
    evening = played()
    for at, line in enumerate(evening.lines):
        if f"edition={MIA}" in line.action:
            later = [*evening.lines]
            later[at] = spelt(line, line.action.replace(f"edition={MIA}", f"edition={MIA + 1}"))
            with pytest.raises(OtherEdition, check=because(f"given={MIA + 1} known={MIA}")):
                load(later)


def test_a_game_that_begins_as_clients_say_it_is_corrupt() -> None:
    evening = played()
    lines = [spelt(e, "start") if e.action[:6] == "begin " else e for e in evening.lines]
    with pytest.raises(CorruptLog, check=because("record-unknown-kind")):
        load(lines)


class Upside(Mia):
    """Rules with reversed payoffs under an unchanged edition."""

    def result(self, state: Any) -> Result | None:
        found = super().result(state)
        if found is None:
            return None
        return replace(found, payoffs=tuple(-payoff for payoff in found.payoffs))


def test_changed_rules_of_one_edition_differ_from_damage(
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
