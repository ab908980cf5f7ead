"""Tests that there are words for every event and reason of a table."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mendax.table
from mendax.core.fairness_laws import LAWS
from mendax.core.game import Reason
from mendax.table.actions import LOGGED, TableAction
from mendax.table.heard import PHRASES
from mendax.words import LANGUAGES, Words

SOURCES = sorted(Path(mendax.table.__file__).parent.rglob("*.py"))


def problems() -> Iterator[str]:
    """Yield the keys of problems in records and audits, as spelled in their sources."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "_problem",
                "_broken",
            ):
                found = [arg for arg in node.args if isinstance(arg, ast.Constant)]
                yield from (str(arg.value) for arg in found if isinstance(arg.value, str))


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_and_phrases_have_words(language: str) -> None:
    words = Words(language)
    found = {*problems(), "against-rules", "wrong-end", "tangled", "not-as-shown", "unproved"}
    assert len(found) > 10
    keys = [f"record-problem-{key}" for key in found]
    keys += [f"unfair-{law}" for law in LAWS]
    keys += [f"table-phrase-{phrase}" for phrase in PHRASES]
    keys += ["table-refused-kicked", "table-refused-no-seat"]
    assert [key for key in keys if not words.knows(key)] == []


def test_a_count_of_seats_is_declined() -> None:
    said = [
        Words("uk").explain(Reason("table-refused-too-few", {"seats": n, "fewest": 3}))
        for n in (1, 2, 5)
    ]
    assert [text.split(";")[0].split()[-1] for text in said] == ["місце", "місця", "місць"]


def test_client_and_log_actions_differ() -> None:
    kinds = [kind.__name__ for kind in LOGGED]
    assert len(kinds) == len(set(kinds))
    logged = {
        *("Open", "Begin", "Settle", "RunOut", "PassHost", "ReturnHost", "ChangeGame", "GiveSeat"),
        *("SettleGuesses", "Silence", "Ban", "Relink", "ReserveSeat", "LeaveOut"),
    }
    sent = {"Start", "SetGame", "Mute", "MuteWatcher", "RemoveWatcher", "NewLink"}
    assert {kind.__name__ for kind in TableAction} == set(kinds) - logged | sent
    assert not sent & set(kinds)
