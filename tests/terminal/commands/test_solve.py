"""Tests of the output, the files and the refusals of ``mendax solve``."""

import json
import re
from pathlib import Path
from unittest.mock import Mock

import pytest

from mendax.solver.mia import equilibrium
from mendax.terminal.cli import run
from mendax.terminal.parameters import OK, USAGE, WRONG
from tests.without import OPTIONAL, mendax

pytestmark = pytest.mark.usefixtures("policy_folder")


def test_a_round_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "mia", "--round", "--set", "mia_lie_cost=2", "--json"]) == OK
    found = json.loads(capsys.readouterr().out)
    assert found["values"] == pytest.approx([0.297854296353, -0.297854296353], abs=1e-12)
    assert 0 <= found["deviation"] < 1e-9
    assert found["seconds"] > 0
    assert (found["players"], found["span"], found["stored"]) == (2, "round", False)


def test_a_game_for_people_is_solved_once(
    capsys: pytest.CaptureFixture[str], policy_folder: Path
) -> None:
    words = ["solve", "--lives", "1", "--players", "3", "--plain", "--lang", "en"]
    words += ["--set", "mia_double_any=yes"]
    assert run(words) == OK
    first = capsys.readouterr().out.splitlines()
    assert first[:2] == ["Mia solved, 3 players, the whole game", "Chance to win"]
    assert first[-1].startswith("Solved in")
    assert len(list(policy_folder.iterdir())) == 1
    assert run(words) == OK
    again = capsys.readouterr().out.splitlines()
    assert again[:-1] == first[:-1]
    assert again[-1].startswith("Read in")


@pytest.mark.parametrize(
    ("words", "opener"),
    [
        (["solve", "--lives", "2", "--players", "3"], 0.462871),
        (["solve", "mia", "--preset", "standard", "--lives", "6"], 0.534785),
        (["solve", "--preset", "classic", "--lives", "2"], None),
    ],
)
def test_packaged_policies_are_read(
    words: list[str],
    opener: float | None,
    capsys: pytest.CaptureFixture[str],
    policy_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as unable:
        unable.setattr(equilibrium, "solve", Mock(side_effect=AssertionError("solved")))
        assert run([*words, "--json"]) == OK
    found = json.loads(capsys.readouterr().out)
    assert found["stored"]
    assert found["deviation"] < 1e-9
    assert opener is None or found["values"][0] == pytest.approx(opener, abs=1e-6)
    assert not policy_folder.exists()
    if opener is None or len(found["values"]) == 3:
        assert run([*words, "--fresh", "--json"]) == OK
        fresh = json.loads(capsys.readouterr().out)
        assert not fresh["stored"]
        assert fresh["values"] == pytest.approx(found["values"], abs=1e-12)


def _commands_of_docs() -> list[str]:
    """Return the commands about solved play that `docs/cli.md` shows."""
    text = (Path(__file__).parents[3] / "docs" / "cli.md").read_text("utf-8")
    found = re.findall(r"^mendax (.*)$", text, re.MULTILINE)
    return [words for words in found if words.split()[0] in ("solve", "explore", "stats", "odds")]


@pytest.mark.parametrize(
    "words",
    [
        *(pytest.param(words, marks=pytest.mark.proof) for words in _commands_of_docs()),
        "stats mia --games 200",
        "prepare",
    ],
)
@pytest.mark.parametrize(
    "missing",
    [
        pytest.param(("numba", "scipy"), id="plain", marks=pytest.mark.proof),
        pytest.param(OPTIONAL, id="bare"),
    ],
)
def test_commands_work_where_optional_packages_are_missing(
    words: str, missing: tuple[str, ...], tmp_path: Path
) -> None:
    found = mendax(*words.split(), missing=missing, MENDAX_POLICIES=str(tmp_path))
    assert found.returncode == OK, found.stderr
    assert "Traceback" not in found.stderr
    assert found.stdout


def test_missing_packages_are_named(tmp_path: Path) -> None:
    words = ("solve", "--lives", "1", "--set", "blind_pass=higher", "--fresh", "--lang", "en")
    found = mendax(*words, missing=OPTIONAL, MENDAX_POLICIES=str(tmp_path))
    assert found.returncode == WRONG
    assert "python -m pip install highspy" in found.stderr
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--players", "3", "--set", "blind_pass=higher"], WRONG, "blind passing"),
        (["--players", "1"], WRONG, "Tables of 1"),
        (["--players", "9"], WRONG, "Tables of 9"),
        (["--lives", "0"], USAGE, "lives"),
        (["--players", "3", "--preset", "scored"], WRONG, "points"),
    ],
)
def test_unsolvable_rules_are_refused_with_a_reason(
    words: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str], policy_folder: Path
) -> None:
    assert run(["solve", "mia", *words]) == code
    assert said in capsys.readouterr().err
    assert not policy_folder.exists()


def test_an_unwritable_policy_path_is_refused_before_solving(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], policy_folder: Path
) -> None:
    nowhere = tmp_path / "missing" / "standard.policy"
    assert run(["solve", "--lives", "1", "--policy", str(nowhere), "--lang", "en"]) == WRONG
    assert str(nowhere.parent) in capsys.readouterr().err
    assert not policy_folder.exists()
