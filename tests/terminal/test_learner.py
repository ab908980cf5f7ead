"""The ratings of ``mendax train``: kept between runs, and never required."""

import io
from datetime import date, timedelta
from itertools import islice
from pathlib import Path

import pytest

from mendax.practice.collection import packaged
from mendax.practice.puzzle import MIDDLE
from mendax.terminal.cli import run
from mendax.terminal.learner import Learner, load, store


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a user's empty folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "mendax" / "ratings.json"


def train(monkeypatch: pytest.MonkeyPatch, *options: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    assert run(["train", "mia", "--lang", "en", *options]) == 0


def test_the_rating_is_kept_for_the_next_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    train(monkeypatch)
    kept = load("mia")
    assert kept.answered == 1
    assert kept.rating != MIDDLE
    assert f"Your rating: {kept.rating}" in capsys.readouterr().out
    train(monkeypatch)
    assert load("mia").answered == 2
    assert load("french_poker") == Learner()


def test_puzzles_return_after_60_days() -> None:
    one, other = islice(packaged("mia"), 2)
    start = date(2026, 11, 28)
    learner = Learner().after(one, True, start).after(other, True, start + timedelta(1))
    assert [shown.mark for shown in learner.shown] == [one.id[:4], other.id[:4]]
    learner = learner.after(one, True, start + timedelta(2))
    assert [shown.mark for shown in learner.shown] == [other.id[:4], one.id[:4]]
    learner = learner.after(one, True, start + timedelta(61))
    assert [shown.mark for shown in learner.shown] == [one.id[:4]]


def test_the_puzzles_shown_are_kept_for_the_next_run(monkeypatch: pytest.MonkeyPatch) -> None:
    train(monkeypatch)
    train(monkeypatch)
    assert len({shown.mark for shown in load("mia").shown}) == 2


def test_drills_with_a_seed_change_no_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    train(monkeypatch, "--seed", "3")
    assert load("mia") == Learner()


def test_an_unreadable_file_is_a_new_start(state: Path) -> None:
    state.parent.mkdir()
    state.write_text("{")
    assert load("mia") == Learner()
    store("mia", Learner(1600, 5))
    assert load("mia") == Learner(1600, 5)


def test_a_folder_that_cannot_be_written_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    store("mia", Learner(1600, 5))
    assert load("mia") == Learner()
