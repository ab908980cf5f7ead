"""Tests that a program takes a seat, buys the chips it needs, and is ready once for each game."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mendax.programs.seat.attendance import NAMES, Attendance

TAKEN = "table-refused-name-taken"
SEATS = {
    "none": None,
    "reserved": {"name": "Program", "program": True, "reserved": True},
    "a person's": {"name": "mine"},
    "its own": {"name": "mine", "program": True},
}


@given(
    kind=st.sampled_from(sorted(SEATS)),
    marked=st.booleans(),
    taken=st.integers(0, NAMES),
    stack=st.none() | st.integers(0, 300),
    games=st.integers(0, 2),
)
def test_a_program_joins_by_at_most_one_command_of_each_kind(
    kind: str, marked: bool, taken: int, stack: int | None, games: int
) -> None:
    own: dict[str, Any] | None = None if (seat := SEATS[kind]) is None else dict(seat)
    attendance, deeds = Attendance("mine", marked=marked), list[dict[str, Any]]()
    short = stack is not None and stack < 22
    while True:
        seats = [{"name": "Ann"}, *([] if own is None else [own | {"stack": stack}])]
        stakes = {"buy_in": 200, "to_go_on": 22}
        table = {"phase": "gathering", "games": games, "seats": seats, "stakes": stakes}
        action = attendance.due(table, None if own is None else 1)
        if action is None:
            break
        deeds.append(action)
        if action["kind"] == "leave":
            own = None
        elif action["kind"] == "buy-in":
            stack = (stack or 0) + action["chips"]
        elif action["kind"] == "sit":
            free = sum(deed["kind"] == "sit" for deed in deeds) > taken
            if not attendance.sat(None if free else TAKEN):
                break
            own = {"name": action["name"], "program": True} if free else own
    kinds = [deed["kind"] for deed in deeds]
    sits = 0 if kind == "its own" else min(taken + 1, NAMES)
    names = ["mine", *(f"mine {number}" for number in range(2, NAMES + 1))][:sits]
    assert [deed["name"] for deed in deeds if deed["kind"] == "sit"] == names
    assert kinds.count("leave") == (kind == "a person's")
    marks = {deed.get("program", False) for deed in deeds if deed["kind"] == "sit"}
    assert marks <= {not marked and kind != "reserved"}
    plays = kind == "its own" or taken < NAMES
    assert kinds.count("ready") == plays
    assert kinds.count("buy-in") == (plays and short)
    assert stack is None or stack >= 22 or not plays


@pytest.mark.parametrize("phase", ["playing", "gathering"])
def test_no_command_during_a_game_or_after_the_last(phase: str) -> None:
    table = {"phase": phase, "games": 3, "seats": [SEATS["its own"]], "stakes": None}
    attendance = Attendance("mine", marked=True)
    attendance.rest(3)
    assert attendance.due(table, 0) is None
    assert attendance.due({}, None) is None


def test_another_refusal_than_of_the_name_ends_the_attempts() -> None:
    assert not Attendance("mine", marked=True).sat("table-refused-full")
