"""Tests of the measures of the code: words, homonyms, lengths, tests, structure and calls."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import code_structure, measure_code, trace_calls
from tools.code_sources import sources
from tools.ground import ROOT

FILES = {
    "src/mendax/solver/__init__.py": "",
    "src/mendax/solver/one.py": (
        '"""A best response at a spot; of course."""\n'
        "class Claim:\n"
        "    def cup_of(self):\n"
        "        found = self.best_responses\n"
        "        return found\n"
    ),
    "src/mendax/solver/two.py": (
        "from mendax.solver.one import Claim\nfrom mendax.games.mia import x\n"
    ),
    "src/mendax/games/mia/x.py": "class Claim: ...\nclass Rules: ...\n",
    "src/mendax/games/french_poker/x.py": "class Rules: ...\n",
    "tests/solver/test_one.py": "def test_nothing(): ...\n",
    "tests/test_two.py": "",
}


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Return a tree of a few files."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_words_are_counted_in_names_and_in_prose(small: Path) -> None:
    files = [source for source in sources(small) if source.path.endswith("mendax/solver/one.py")]
    found = measure_code.counted(files, ("cup", "spot", "course", "best response"))
    assert dict(found.names) == {"cup": 1, "spot": 0, "course": 0, "best response": 1}
    assert dict(found.prose) == {"cup": 0, "spot": 1, "course": 1, "best response": 1}
    assert found.per_thousand(found.names) == 400.0


def test_homonyms_are_found_but_not_one_name_in_each_game(small: Path) -> None:
    files = sources(small)
    assert list(measure_code.homonyms(files)) == ["Claim"]
    assert measure_code.module_homonyms(files) == {}
    assert measure_code.assigned(files, measure_code.VAGUE) == 1


def test_the_structure_counts_rooms_arrows_and_levels(small: Path) -> None:
    assert code_structure.structure(sources(small), "mendax.solver") == (2, 1, 2)
    (small / "src/mendax/solver/one.py").write_text("import mendax.solver.two\n")
    assert code_structure.structure(sources(small), "mendax.solver") == (2, 2, 0), "a circle"


def test_the_table_is_made_of_any_tree(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert measure_code.main([str(small), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["modules"] == 4
    assert measure_code.main([str(small)]) == 0
    assert "mendax.table: 0 rooms" in capsys.readouterr().out


def test_calls_are_counted_with_their_changes_of_file() -> None:
    counter = trace_calls.Counter(str(ROOT), on=True)
    sys.setprofile(counter.profile)
    measure_code.split("TurnOutcomes")
    sys.setprofile(None)
    figures = counter.take()
    assert figures["files"] == 1
    assert figures["changes of file"] == 0
    assert figures["calls"] >= figures["functions"] >= 1
    assert counter.take()["calls"] == 0


@pytest.mark.proof
def test_a_roll_a_bet_and_a_solve_of_this_tree_are_counted() -> None:
    tracer = [sys.executable, str(ROOT / "tools" / "trace_calls.py"), str(ROOT)]
    done = subprocess.run(tracer, cwd=ROOT, capture_output=True, text=True, check=True)
    figures = json.loads(done.stdout.splitlines()[-1])
    assert len(figures) == 3
    for row in figures.values():
        assert row["calls"] > row["functions"] > row["files"] > 5
        assert row["changes of file"] > row["files"]
