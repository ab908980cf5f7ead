"""Tests that the check reports each fault of bad bots once, and no fault of sound bots."""

import sys
from pathlib import Path
from random import Random

import pytest

from mendax.core.game import AnyGame
from mendax.games import BUILT_IN
from mendax.kit.situations import SITUATIONS, Outcome, checked, strange_rules
from mendax.programs.process.child_process import ChildProcess
from mendax.programs.process.command import command_for
from mendax.words import Words
from tests.kit.bad_bots import FAULTS, SOUND
from tests.programs.compiled import compiled
from tests.proof import parametrize
from tools.ground import ROOT

EXAMPLES = ROOT / "examples" / "programs"
SHORT = 5.0
"""The seconds to wait for an answer of silent bots; no test compares speeds."""
LONG = 60.0
TIMED = (
    *("program-silent", "program-half-line"),
    *("check-goes-on", "check-silent-after-refusal"),
)
"""Faults that only a timeout can show."""
LATE_AT_THE_START = ("writes half lines", "is never ready", "is not UTF-8")
LATE = ["names another question", *(f for f, bad in FAULTS.items() if bad.finding in TIMED)]
"""Faults that are found only after ``SHORT``."""
AT_ONCE = [fault for fault in FAULTS if fault not in (*LATE, *LATE_AT_THE_START)]
SAMPLES = {
    "sample_bot.py": "mia",
    "sample_bot.js": "french_poker",
    "sample_bot.c": "sword_of_lies",
    "kit_bot.py": "mia",
}


def outcomes(
    command: tuple[str, ...], games: list[AnyGame], seconds: float, start: float = LONG
) -> list[Outcome]:
    """Return the check's findings about a program."""
    found = checked(
        lambda: ChildProcess(command, leave=0.05),
        games,
        seconds=seconds,
        start_seconds=start,
        each=1,
    )
    return list(found)


def keys(found: list[Outcome]) -> set[str]:
    return {finding.reason.key for outcome in found for finding in outcome.findings}


@parametrize("fault", FAULTS, test=[*AT_ONCE, "does not answer"])
def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    bad = FAULTS[fault]
    file = tmp_path / "bad.py"
    file.write_text(bad.source)
    seconds = SHORT if fault in LATE else LONG
    start = SHORT if fault in LATE_AT_THE_START else LONG
    found = outcomes((sys.executable, str(file)), [BUILT_IN["mia"]], seconds, start)
    assert bad.finding in keys(found)
    for outcome in found:
        for finding in outcome.findings:
            assert Words("en").explain(finding.reason) != finding.reason.key


@parametrize("name", BUILT_IN, test=("mia",))
def test_a_sound_bot_has_no_findings(name: str, tmp_path: Path) -> None:
    file = tmp_path / "sound.py"
    file.write_text(SOUND)
    found = outcomes((sys.executable, str(file)), [BUILT_IN[name]], LONG)
    assert keys(found) == set()
    assert [outcome.situation for outcome in found] == [one.name for one in SITUATIONS]
    assert all(outcome.answers for outcome in found)


@parametrize("file", SAMPLES, test=("kit_bot.py",))
def test_the_samples_have_no_findings(file: str, tmp_path: Path) -> None:
    program = compiled(EXAMPLES / file, tmp_path)
    found = outcomes(command_for(str(program)), [BUILT_IN[SAMPLES[file]]], LONG)
    assert keys(found) == set()
    assert len(found) == len(SITUATIONS)


@pytest.mark.parametrize("file", ["sample_bot.py", "sample_bot.js", "sample_bot.c"])
def test_a_sample_has_less_than_eighty_lines(file: str) -> None:
    assert len((EXAMPLES / file).read_text().splitlines()) < 80


def test_a_game_that_it_does_not_play_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "one_game.py"
    file.write_text(SOUND.replace('{"type": "ready"}', '{"type": "ready", "games": ["mia"]}'))
    found = outcomes((sys.executable, str(file)), list(BUILT_IN.values()), LONG)
    assert {outcome.game for outcome in found} == {"mia"}


@pytest.mark.parametrize("name", BUILT_IN)
def test_strange_rules_are_rules_that_can_be_played(name: str) -> None:
    game = BUILT_IN[name]
    seen = {repr(strange_rules(game, Random(seed))) for seed in range(30)}
    assert len(seen) > 20
    for seed in range(30):
        rules = strange_rules(game, Random(seed))
        assert rules == rules.checked()
