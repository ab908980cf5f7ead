"""Tests that correct games pass the kit, and that a faulty game is reported with the law and its
history.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.core.game import Action, Actor, Seat, Step
from mendax.games.mia import Mia, actions
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.state import MiaState
from mendax.testing import GameTests, LawBroken, check_laws, check_random_rules

SHORT = MiaRules(lives=3)


class SmallMia(Mia):
    """A Mia with two presets and at most five seats."""

    seats = range(2, 6)
    presets: Mapping[str, MiaRules] = MappingProxyType(
        {name: PRESETS[name] for name in ("standard", "contest")}
    )


class TestMia(GameTests):
    game = SmallMia()
    random_rule_sets = 2
    histories = 50


def test_a_violation_names_the_law_and_every_action() -> None:
    class WrongDraw(Mia):
        def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
            if isinstance(action, actions.Doubt):
                state = replace(state, roll_draw=99)
            return super().apply(state, actor, action)

    with pytest.raises(LawBroken) as caught:
        check_laws(WrongDraw(), SHORT, 2, histories=10)
    assert caught.value.law == "chance"
    problem, head, *moves = str(caught.value).splitlines()
    assert problem.startswith("chance (a chance outcome is learned by one seat at most")
    assert "opens a draw that never was" in problem
    assert head.startswith("mia, 2 seats, MiaRules(")
    assert [line.split()[0] for line in moves] == [str(n) for n in range(1, len(moves) + 1)]
    assert any(line.split()[1:3] == ["chance:", "fall"] for line in moves)


def test_the_same_seed_breaks_a_law_in_the_same_way() -> None:
    class Generous(Mia):
        def result(self, state: MiaState) -> Any:
            result = super().result(state)
            return result and replace(result, payoffs=tuple(p + 1 for p in result.payoffs))

    told = set()
    for seed in (1, 1, 2):
        with pytest.raises(LawBroken) as caught:
            check_laws(Generous(), SHORT, 3, seed=seed, histories=10)
        told.add(str(caught.value))
    assert len(told) == 2


def test_by_default_every_preset_and_three_sizes_are_checked() -> None:
    asked = set()

    class Counted(SmallMia):
        def initial_state(self, rules: MiaRules, seats: int) -> MiaState:
            state = super().initial_state(rules, seats)
            asked.add((rules, seats))
            return state

    check_laws(Counted(), histories=1)
    assert asked == {(PRESETS[name], n) for name in Counted.presets for n in (2, 3, 5)}
    asked.clear()
    check_laws(Counted(), SHORT, [4, 5], histories=1)
    assert {seats for rules, seats in asked if rules == SHORT} == {4, 5}


def test_seat_counts_outside_the_range_must_be_refused() -> None:
    class Hospitable(Mia):
        def initial_state(self, rules: MiaRules, seats: int) -> MiaState:
            return super().initial_state(rules, max(2, seats))

    with pytest.raises(LawBroken, match="-1 seats are accepted; allowed are 2–20") as caught:
        check_laws(Hospitable())
    assert caught.value.law == "rules"


def test_a_rule_set_must_be_as_it_is_played() -> None:
    idle = MiaRules(scoring="points", lives=3)
    assert idle.checked() != idle
    with pytest.raises(LawBroken, match="is played as"):
        check_laws(Mia(), idle, 2)


def test_a_table_of_absent_players_must_end() -> None:
    class Patient(Mia):
        def default_action(self, state: MiaState, seat: Seat) -> Action:
            return super().default_action(state, seat)

        def apply(self, state: MiaState, actor: Actor, action: Action) -> Step[MiaState]:
            return super().apply(replace(state, standing=(3, 3)), actor, action)

    with pytest.raises(LawBroken, match="no end after 300 default actions"):
        check_laws(Patient(), MiaRules(lives=3), 2, longest=300)


def test_random_rule_sets_are_the_same_in_every_run() -> None:
    seen: list[MiaRules] = []

    class Counted(Mia):
        def initial_state(self, rules: MiaRules, seats: int) -> MiaState:
            seen.append(rules)
            return super().initial_state(rules, seats)

    for number in (5, 5, 6):
        check_random_rules(Counted(), number, histories=1)
    assert len(set(seen)) == 3  # the default preset, and one for each number
