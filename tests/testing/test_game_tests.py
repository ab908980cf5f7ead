"""The tests of a game, ready to subclass: what pytest collects, and that a broken game fails."""

import inspect
from typing import Any

import pytest

from mendax.games import GAMES
from mendax.games.mia import Mia
from mendax.testing import GameTests, LawBroken, check


class Asked:
    """Takes down what pytest would be told."""

    def __init__(self, *names: str) -> None:
        self.fixturenames = names
        self.cases: dict[str, list[Any]] = {}

    def parametrize(self, name: str, values: Any) -> None:
        self.cases[name] = list(values)


class OfMia(GameTests):
    """As an author writes it; pytest collects only names that begin with Test."""

    game = Mia()
    random_rule_sets = 3
    histories = 50


def test_there_is_one_test_for_each_preset_and_for_each_random_rule_set() -> None:
    asked = Asked("preset", "number")
    OfMia().pytest_generate_tests(asked)
    assert asked.cases == {"preset": [*GAMES["mia"].presets], "number": [0, 1, 2]}
    nothing = Asked()
    OfMia().pytest_generate_tests(nothing)
    assert nothing.cases == {}


def test_every_test_of_the_kit_takes_what_is_generated_for_it() -> None:
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
    tests.test_a_preset_keeps_every_law("house")
    tests.test_a_random_rule_set_keeps_every_law(2)
    laws, random = heard
    rules = GAMES["mia"].presets["house"]
    assert laws == ((tests.game, rules), {"histories": 50, "longest": check.LONGEST})
    assert random == (tests.game, 2)


def test_a_game_that_breaks_a_law_fails() -> None:
    class Leaks(Mia):
        def view(self, state: Any, observer: Any) -> Any:
            return super().view(state, state.turn if hasattr(state, "turn") else 0)

    class OfLeaks(OfMia):
        game = Leaks()

    with pytest.raises(LawBroken):
        OfLeaks().test_a_preset_keeps_every_law("house")
