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
from mendax.measure import COLUMNS, MEASURED, decision_rows, played, regret, write_decisions
from mendax.records import RecordedGame, read, writing
from mendax.terminal.cli import run
from tests.proof import parametrize
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


@parametrize("game", MEASURED, test=("mia",))
def test_a_match_is_played_and_written_by_one_command(game: str, tmp_path: Path) -> None:
    """The rows are those of the match, on any number of cores."""
    first, second = tmp_path / "one.parquet", tmp_path / "two.parquet"
    words = ["dataset", "--game", game, "--bots", "odds,truthful", "--games", "41", "--seed", "w"]
    assert run([*words, "--cores", "1", "--to", str(first)]) == 0
    assert run([*words, "--cores", "2", "--to", str(second)]) == 0
    assert first.read_bytes() == second.read_bytes()
    rows = played(game, "standard", ["odds", "truthful"], 41, "w")
    found = parquet.read_table(first, columns=["game_number", "action", "regret"]).to_pylist()
    expected = [(row.game_number, row.action, row.regret) for row in decision_rows(rows)]
    assert [(one["game_number"], one["action"], one["regret"]) for one in found] == expected


def _by_pandas(file: Path) -> tuple[int, float, int]:
    table = pytest.importorskip("pandas").read_parquet(file)
    return len(table), float(table["regret"].sum()), int(table["legal"].map(len).sum())


def _by_polars(file: Path) -> tuple[int, float, int]:
    table = pytest.importorskip("polars").read_parquet(file)
    return table.height, table["regret"].sum(), int(table["legal"].list.len().sum())


def _by_duckdb(file: Path) -> tuple[int, float, int]:
    asked = f"select count(*), sum(regret), sum(len(legal)) from '{file}'"
    found: Any = pytest.importorskip("duckdb").sql(asked).fetchall()[0]
    return int(found[0]), float(found[1]), int(found[2])


def _by_arrow(file: Path) -> tuple[int, float, int]:
    compute = pytest.importorskip("pyarrow.compute")
    table = parquet.read_table(file)
    legal = compute.sum(compute.list_value_length(table["legal"])).as_py()
    return table.num_rows, compute.sum(table["regret"]).as_py(), legal


def _by_datasets(file: Path) -> tuple[int, float, int]:
    datasets = pytest.importorskip("datasets")
    table = datasets.Dataset.from_parquet(str(file), cache_dir=str(file.parent / "cache"))
    costs = [one for one in table["regret"] if one is not None]
    return table.num_rows, sum(costs), sum(map(len, table["legal"]))


TOOLS = {
    "pandas": _by_pandas,
    "polars": _by_polars,
    "duckdb": _by_duckdb,
    "pyarrow": _by_arrow,
    "datasets": _by_datasets,
}
"""Tools that read Parquet. To run all: python -m pip install pandas polars duckdb datasets"""


@pytest.mark.proof
@pytest.mark.parametrize("tool", TOOLS)
def test_five_tools_read_the_same_sums(tool: str, rows: list[RecordedGame], tmp_path: Path) -> None:
    pytest.importorskip(tool, reason=f"run: python -m pip install {tool}")
    file = tmp_path / "decisions.parquet"
    written = write_decisions(rows, file)
    priced = list(regret(rows))
    count, total, legal = TOOLS[tool](file)
    assert count == written == len(priced)
    assert total == pytest.approx(sum(one.cost or 0 for one in priced), abs=1e-9)
    assert legal == sum(len(one.options) for one in priced)
