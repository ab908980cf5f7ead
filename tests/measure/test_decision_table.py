"""Tests that the decision table holds every decision of the rows, in each format."""

import csv
import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pyarrow import parquet

from mendax.core.game import RulesError
from mendax.measure import COLUMNS, decision_rows, played, regret, write_decisions
from mendax.records import RecordedGame, read, writing
from mendax.terminal.cli import run
from tests.reasons import because


@pytest.fixture(scope="module")
def rows() -> list[RecordedGame]:
    return list(played("mia", "standard", ["equilibrium", "odds"], 3, "table"))


@pytest.mark.parametrize("ending", ["jsonl", "jsonl.gz", "csv", "csv.gz"])
def test_sums_of_the_table_agree_with_the_rows(
    ending: str, rows: list[RecordedGame], tmp_path: Path
) -> None:
    file = tmp_path / f"decisions.{ending}"
    written = write_decisions(rows, file)
    data = file.read_bytes()
    text = (gzip.decompress(data) if ending.endswith("gz") else data).decode()
    found: list[dict[str, Any]]
    if "csv" in ending:
        found = list(csv.DictReader(text.splitlines()))
        costs = [float(row["regret"]) for row in found if row["regret"]]
        legal = [len(row["legal"].split(";")) for row in found if row["legal"]]
        lies = sum(row["kind"] == "claim" and row["true"] == "false" for row in found)
    else:
        found = [json.loads(line) for line in text.splitlines()]
        costs = [float(row["regret"]) for row in found if row["regret"] is not None]
        legal = [len(row["legal"]) for row in found if row["legal"]]
        lies = sum(row["kind"] == "claim" and row["true"] is False for row in found)
    assert all(tuple(row) == COLUMNS for row in found)
    assert written == len(found) == sum(len(row.choices) for row in rows)
    priced = list(regret(rows))
    assert sum(costs) == pytest.approx(sum(d.cost or 0 for d in priced), abs=1e-9)
    assert len(costs) == sum(d.cost is not None for d in priced)
    assert sum(legal) == sum(len(d.options) for d in priced)
    assert lies == sum(d.told_lie for d in priced)
    for row, choice in zip(found, (c for r in rows for c in r.choices), strict=True):
        assert (int(row["seat"]), row["action"]) == (choice.seat, choice.action)


def test_a_parquet_file_has_the_same_rows_and_equal_bytes(
    rows: list[RecordedGame], tmp_path: Path
) -> None:
    first, second = tmp_path / "one.parquet", tmp_path / "two.parquet"
    assert write_decisions(rows, first) == write_decisions(rows, second)
    assert first.read_bytes() == second.read_bytes()
    found = parquet.read_table(first).to_pylist()
    expected = [msgspec.to_builtins(row) for row in decision_rows(rows)]
    for row in expected:
        row |= {name: list(value) for name, value in row.items() if isinstance(value, tuple)}
    assert found == expected
    nothing = tmp_path / "empty.parquet"
    assert write_decisions([], nothing) == 0
    assert parquet.read_schema(nothing) == parquet.read_schema(first)


def test_the_command_writes_a_new_file_only(
    rows: list[RecordedGame], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games, table = tmp_path / "games.jsonl", tmp_path / "table.csv"
    with writing(games) as write:
        write(rows[0])
    assert len(list(read(games))) == 1
    assert run(["dataset", str(games), "--to", str(table)]) == 0
    assert "table.csv" in capsys.readouterr().out
    assert run(["dataset", str(games), "--to", str(table)]) == 1
    with pytest.raises(RulesError, check=because("dataset-bad-name given=x.txt")):
        write_decisions(rows, tmp_path / "x.txt")
    assert not (tmp_path / "x.txt").exists()
