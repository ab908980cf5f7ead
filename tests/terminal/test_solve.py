"""``mendax solve``: what it prints, what it keeps, and what it refuses."""

import json
from pathlib import Path

import pytest

from mendax.solver.book import load
from mendax.terminal.cli import OK, USAGE, WRONG, run


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Policies are kept where nobody else looks."""
    monkeypatch.setenv("MENDAX_POLICIES", str(tmp_path / "policies"))
    return tmp_path / "policies"


def test_a_round_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "mia", "--round", "--set", "mia_lie_cost=2", "--json"]) == OK
    found = json.loads(capsys.readouterr().out)
    assert found["values"] == pytest.approx([0.297854296353, -0.297854296353], abs=1e-12)
    assert 0 <= found["deviation"] < 1e-9
    assert found["seconds"] > 0
    assert (found["players"], found["span"], found["stored"]) == (2, "round", False)


def test_a_game_for_people_is_solved_once(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    words = ["solve", "--lives", "2", "--players", "3", "--plain", "--lang", "en"]
    assert run(words) == OK
    first = capsys.readouterr().out.splitlines()
    assert first[:2] == ["Mia solved, 3 players, the whole game", "1, opens: 46.2871 %"]
    assert first[-1].startswith("Solved in")
    assert len(list(folder.iterdir())) == 1
    assert run(words) == OK
    again = capsys.readouterr().out.splitlines()
    assert again[:-1] == first[:-1]
    assert again[-1].startswith("Read in")


def test_the_policy_is_written_where_asked(tmp_path: Path) -> None:
    file = tmp_path / "house.policy"
    assert run(["solve", "--lives", "1", "--prove", "--fresh", "--policy", str(file)]) == OK
    assert load(file).seats == 2
    assert not (tmp_path / "policies").exists()


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
def test_what_cannot_be_solved_is_refused_with_a_reason(
    words: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    assert run(["solve", "mia", *words]) == code
    assert said in capsys.readouterr().err
    assert not folder.exists()


def test_a_policy_that_has_no_place_is_refused_before_anything_is_solved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    nowhere = tmp_path / "missing" / "house.policy"
    assert run(["solve", "--lives", "1", "--policy", str(nowhere), "--lang", "en"]) == WRONG
    assert str(nowhere.parent) in capsys.readouterr().err
    assert not folder.exists()


def test_only_mia_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "french_poker"]) == USAGE
    assert "french_poker" in capsys.readouterr().err
