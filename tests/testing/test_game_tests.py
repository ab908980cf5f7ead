"""Tests of the test class for games: pytest collects its tests, and a broken game fails them."""

import inspect
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mendax.core.game import Opening
from mendax.games import BUILT_IN, GAMES
from mendax.games.mia import Mia
from mendax.testing import GameTests, LawBroken, check
from mendax.testing.word_keys import word_keys
from tests.packaged import PACKAGE


class Asked:
    """Records the parameters given to pytest."""

    def __init__(self, *names: str) -> None:
        self.fixturenames = names
        self.cases: dict[str, list[Any]] = {}

    def parametrize(self, name: str, values: Any) -> None:
        self.cases[name] = list(values)


class OfMia(GameTests):
    """A class as an author would write it. Pytest collects only names that begin with Test."""

    game = Mia()
    random_rule_sets = 3
    histories = 50


def test_there_is_one_test_per_preset_and_random_rule_set() -> None:
    asked = Asked("preset", "number")
    OfMia().pytest_generate_tests(asked)
    assert asked.cases == {"preset": [*GAMES["mia"].presets], "number": [0, 1, 2]}
    nothing = Asked()
    OfMia().pytest_generate_tests(nothing)
    assert nothing.cases == {}


def test_kit_tests_accept_their_parameters() -> None:
    tests = [member for name, member in vars(GameTests).items() if name.startswith("test_")]
    generated = Asked("preset", "number")
    OfMia().pytest_generate_tests(generated)
    for member in tests:
        assert {*inspect.signature(member).parameters} - {"self"} <= {*generated.cases}


def test_bounds_of_the_class_are_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []
    monkeypatch.setattr(check, "check_laws", lambda *given, **named: heard.append((given, named)))
    monkeypatch.setattr(check, "check_random_rules", lambda *given, **_: heard.append(given))
    tests = OfMia()
    tests.test_a_preset_keeps_every_law("standard")
    tests.test_a_random_rule_set_keeps_every_law(2)
    laws, random = heard
    rules = GAMES["mia"].presets["standard"]
    assert laws == ((tests.game, rules), {"histories": 50, "longest": check.LONGEST})
    assert random == (tests.game, 2)


def test_a_game_that_breaks_a_law_fails() -> None:
    class Leaks(Mia):
        def view(self, state: Any, observer: Any) -> Any:
            return super().view(state, state.turn if hasattr(state, "turn") else 0)

    class OfLeaks(OfMia):
        game = Leaks()

    with pytest.raises(LawBroken):
        OfLeaks().test_a_preset_keeps_every_law("standard")


def test_every_kind_of_key_is_asked_for() -> None:
    keys = set(word_keys(BUILT_IN["mia"]))
    assert {"mia-title", "mia-option-blind-pass-higher", "mia-preset-meyer-help"} <= keys
    assert {"mia-event-announced", "mia-you-announced", "mia-words-doubt", "mia-field-turn"} <= keys
    assert "mia-words-fall" not in keys, "players do not type chance outcomes"


def test_no_words_are_asked_for_chance_actions_that_no_event_opens() -> None:
    class Unopened(Mia):
        events = tuple(event for event in Mia.events if not issubclass(event, Opening))

    assert "mia-words-fall" not in set(word_keys(Unopened()))
    assert "mia-words-doubt" in set(word_keys(Unopened()))


def test_missing_words_are_named_when_golden_files_are_written(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE / "mendax_liars_dice", tmp_path / "mendax_liars_dice")
    words = tmp_path / "mendax_liars_dice" / "words" / "en" / "liars_dice.ftl"
    lines = words.read_text("utf-8").splitlines(keepends=True)
    words.write_text("".join(x for x in lines if not x.startswith("liars-dice-you-shown")), "utf-8")
    command = [sys.executable, "-m", "mendax.testing", "mendax_liars_dice:LiarsDice", "golden"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[1:] == ["words/en: liars-dice-you-shown is missing"]
