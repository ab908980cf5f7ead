"""Tests that results are rewritten part by part, and that written remarks stay."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bench import __main__ as bench
from bench import calibration, exploiters, mia_seats, turns
from bench.calibration import Judged, Table, judged
from bench.pages import marks
from mendax.arena.sword_of_lies.exploiter_gains import PlayedDeal


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a results file with the sections of two parts, and remarks."""
    file = tmp_path / "results.md"
    monkeypatch.setattr(bench, "RESULTS", file)
    sections = ("\n".join([*marks(part), f"Remarks on {part}."]) for part in ("soak", "kernels"))
    file.write_text("\n".join(sections))
    return file


def test_a_part_replaces_its_section_and_no_remark(
    results: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for figure in (1, 2):
        part = SimpleNamespace(measure=lambda shown=figure: iter([f"| {shown} |"]))
        monkeypatch.setattr(bench, "import_module", lambda _, part=part: part)
        assert bench.main(["soak"]) == 0
    text = results.read_text()
    assert text.count("Remarks on") == 2
    assert "| 1 |" not in text
    assert text.index("| 2 |") < text.index("Remarks on soak") < text.index(marks("kernels")[0])


def test_every_part_has_a_section_in_the_results() -> None:
    text = bench.RESULTS.read_text()
    assert [part for part in bench.PARTS if text.count(marks(part)[0]) != 1] == []


def deals(*means: float) -> dict[int, PlayedDeal]:
    return {n: PlayedDeal((mean,) * 3, 3, {}) for n, mean in enumerate(means)}


def test_gains_of_habits_are_tested_as_one_family(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stopped run is continued, and only significant differences from the bot are bold."""
    known = {
        (3, ""): deals(1.0, 2.0, 4.0, 3.0),
        (3, "all_in"): deals(9.0, 5.0, 9.0, 13.0),
        (4, "all_in"): deals(39.0, 40.0, 40.0, 41.0),
        (3, "never_deals"): deals(-1.0, 5.0, 0.0, 4.0),
    }
    shown = "\n".join(exploiters.table(known, "marshal"))
    assert "| `all_in` | **+9.0 ± 5.2 (12)** | **+40.0 ± 1.3 (12)** |" in shown
    assert "| `never_deals` | -0.5 ± 4.9 (12) | – |" in shown
    monkeypatch.setattr(exploiters, "EXPLOITERS", {"never_deals": None})
    file = tmp_path / "habits" / "squire.jsonl"
    first = exploiters.played("squire", (3,), 1, file)
    lines = file.read_bytes().splitlines()
    assert len(lines) == 2
    assert exploiters.read(file) == first
    assert exploiters.played("squire", (3,), 2, file)[3, ""].keys() == {0, 1}
    assert file.read_bytes().splitlines()[:2] == lines


def test_shares_of_mia_at_three_seats_have_their_intervals() -> None:
    assert mia_seats.interval(0.5, 400) == "50 (45 to 55)"
    assert mia_seats.interval(0.0, 20) == "0 (0 to 16)"
    assert mia_seats.cell("standard", "odds", "odds", 3, 1) == "–"
    assert mia_seats.cell("standard", "odds", "liar", 3, 4).endswith(")")


def test_answers_are_counted_by_tenths_of_the_prediction() -> None:
    found = [Judged(0.1, False), Judged(0.19, True), Judged(0.09, False), Judged(1.0, True)]
    assert [*calibration.tenths(found)][2:] == [
        "| 0 to 10% | 1 | 9.0% | 0.0 ± 0.0% |",
        "| 10 to 20% | 2 | 14.5% | 50.0 ± 69.3% |",
        "| 90 to 100% | 1 | 100.0% | 100.0 ± 0.0% |",
        "| all | 4 | 34.5% | 50.0 ± 49.0% |",
    ]


@pytest.mark.parametrize("name", ["mia-2-sound", "french-poker-2-sound"])
def test_claims_of_sound_players_are_lies_as_predicted(name: str) -> None:
    found = [one for game in range(6) for one in judged(calibration.TABLES[name], game)]
    assert len(found) > 50
    assert sum(one.lie for one in found) == pytest.approx(sum(one.chance for one in found), rel=0.3)
    sure = [one.lie == (one.chance > 0.5) for one in found if abs(one.chance - 0.5) > 0.25]
    assert sum(sure) > 0.75 * len(sure) > 5


def test_squires_name_wrong_colours_less_than_predicted() -> None:
    """Squires name the true colour in 85 of 100 cases, but the coach only counts colours."""
    squires = Table("sword_of_lies", 3, ("squire",))
    found = [one for game in range(3) for one in judged(squires, game)]
    assert len(found) > 15
    assert sum(one.lie for one in found) < 0.3 * len(found)
    assert all(0.3 < one.chance < 0.7 for one in found)


class Played:
    """A table of the load test whose moves are done in the next turn of the loop."""

    def __init__(self, done: Callable[["Played", float], None]) -> None:
        self._done = done
        self.sent = self.held = 0

    async def open(self, port: int) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""

    def move(self) -> None:
        self.sent += 1
        asyncio.get_running_loop().call_soon(self._held)

    def _held(self) -> None:
        self.held += 1
        self._done(self, 0.0)


async def test_a_burst_ends_when_all_that_it_has_sent_is_held(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    used = count()
    monkeypatch.setattr(turns, "cpu", lambda pid: float(next(used)) if pid == 7 else 0.0)
    made: list[Played] = []

    def table(done: Callable[[Any, float], None]) -> Played:
        made.append(Played(done))
        return made[-1]

    load = turns.BurstLoad(7, table, 12)
    await load.open(0)
    assert [one.sent for one in made] == [0] * 12
    for _ in range(2):
        before = sum(one.held for one in made)
        cost = await load.burst(0.0)
        assert all(one.sent == one.held for one in made)
        moves = sum(one.held for one in made) - before
        assert moves >= 12
        assert cost == pytest.approx(1e6 / moves), "one second of it for all of them"


def test_servers_are_compared_pair_by_pair() -> None:
    found = turns.compared([100, 300, 50, 90, 120], [200, 300, 200, 100, 100])
    assert (found.first, found.second) == (100, 200)
    assert (found.lower_quartile, found.ratio, found.upper_quartile) == (0.5, 0.9, 1.0)
