"""Tests of the coach on the command line, which reads records and prints tables, lines and JSON."""

import io
import json
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from rich.console import Console

from mendax.coach.results import ABOUT_EQUAL, CoursePoint, Decision, Review
from mendax.core.game import Reason
from mendax.games.mia.rules import PRESETS
from mendax.games.rules import with_options
from mendax.solver.mia.equilibrium import solve
from mendax.solver.mia.policy import file_format
from mendax.terminal.cli import run
from mendax.terminal.commands import coach, records
from mendax.words import Words
from tests.table.evening import Evening, record_at


def record(folder: Path, reader: object = 0, **of: object) -> Path:
    evening = Evening(**{"preset": "standard", **of}).start("taras").play(Random(5))  # type: ignore[arg-type]
    file = folder / "game.record"
    file.write_text(record_at(evening.table, 1, reader))  # type: ignore[arg-type]
    return file


def test_lines_tell_every_decision_and_the_biggest_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["coach", str(record(tmp_path)), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Olena, decision by decision" in told or "Олена, decision by decision" in told
    assert "Your biggest mistake" in told
    assert "Round 1" in told


def test_programs_get_every_alternative(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["coach", str(record(tmp_path, "all")), "--seat", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["seat"], found["unit"]) == (2, "chance")
    assert found["decisions"][0]["alternatives"]
    assert found["text"]
    worths = [point["worth"] for point in found["course"]]
    assert all(0 <= worth <= 1 for worth in worths)


def test_another_policy_may_be_judged_by_if_it_is_of_these_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, policy = record(tmp_path, changes={"lives": 1}), tmp_path / "one.policy"
    file_format.save(solve(with_options(PRESETS["standard"], {"lives": 1}), 2).policy, policy)
    assert run(["coach", str(file), "--policy", str(policy)]) == 0
    assert run(["coach", str(record(tmp_path)), "--policy", str(policy)]) == 2
    assert "other rules" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("reader", "words", "complaint"),
    [
        (None, [], "what one seat knew"),
        (0, ["--seat", "2"], "can coach: 1"),
        ("all", ["--seat", "9"], "can coach: 1, 2"),
        ("all", [], "can coach: 1, 2"),
    ],
)
def test_a_seat_missing_in_the_record_is_refused(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    reader: object,
    words: list[str],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert run(["coach", str(record(tmp_path, reader)), *words]) == 1
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_with_passes_is_gone_through_from_end_to_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """The source of knowledge about dice is shown: the claims, or the player's own roll."""
    file = record(tmp_path, "all", changes={"blind_pass": "same_or_higher"})
    told, kinds = "", set()
    for seat in ("1", "2"):
        assert run(["coach", str(file), "--seat", seat, "--lang", language]) == 0
        told += capsys.readouterr().out
        assert run(["coach", str(file), "--seat", seat, "--lang", language, "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        for decision in found["decisions"]:
            kinds |= {one["action"].split()[0] for one in decision["alternatives"]}
            cost = max(0.0, decision["best_worth"] - decision["worth"])
            equal = decision["lost"] == 0 and cost < ABOUT_EQUAL
            assert equal or decision["lost"] == pytest.approx(cost, abs=1e-3)
    assert {"pass-on", "doubt", "believe", "announce", "look"} <= kinds
    assert "coach-" not in told


@pytest.mark.parametrize("language", ["en", "ru"])
def test_hands_are_called_by_their_names(tmp_path: Path, language: str) -> None:
    """General claims of French poker are words in the wire form, which the output never shows."""
    said = Decision(
        *(1, 1, None, "two-pairs", "announce 'full-house", 0.1, "believe", 0.5, 0.4, 0.9, True),
        *("pair", (5, 5), ()),
    )
    told: dict[str, str | int] = {
        "said": "full-house",
        "claim": "two-pairs",
        "round": 1,
        "lie": 90,
        "kind": "announce",
    }
    verdict = Reason("french-poker-coach-mistake-answer", {**told, "better": "x", "lost": "1.5"})
    review = Review(0, "chance", (), (said,), 0, 0.4, verdict, 0.5)
    read = records.opened(record(tmp_path, "all", game="french_poker"))
    words = Words(language)
    for lines in (True, False):
        paper = io.StringIO()
        coach.show(Console(file=paper, width=300), words, read, review, lines=lines)
        shown = paper.getvalue()
        assert words.decimal(1.5, 1) in shown
        assert words.say("french-poker-hand-full-house") in shown
        assert words.say("french-poker-hand-two-pairs") in shown
        assert "full-house" not in shown
        assert "two-pairs" not in shown


def test_remarks_about_some_reviews_are_shown_with_those_only(tmp_path: Path) -> None:
    """Moves are judged against this table. The course of rounds needs rounds of one kind."""
    file, evening = tmp_path / "three.record", Evening(preset="standard").start("taras", "ivan")
    file.write_text(record_at(evening.play(Random(5)).table, 1, 0))
    read, words = records.opened(file), Words("en")
    assert len(read.places) == 3

    def shown(decision: Decision) -> str:
        verdict = Reason("coach-verdict-sound", {"decisions": 1})
        course, paper = (CoursePoint(1, 0, 0.0), CoursePoint(9, 5, -0.5)), io.StringIO()
        review = Review(0, "points", course, (decision,), None, 0.0, verdict, 0.0)
        coach.show(Console(file=paper, width=200), words, read, review, lines=False)
        return " ".join(paper.getvalue().split())

    one = Decision(
        *(1, 1, None, None, "believe", 0.1, "believe", 0.1, 0.0, None, True, None, (), ())
    )
    course, this_table = words.say("coach-course"), words.say("coach-one-of-many")
    assert course in shown(one)
    assert course not in shown(replace(one, moment=Reason("sword-coach-moment-castling")))
    assert this_table not in shown(one)
    assert this_table in shown(replace(one, here=True))
