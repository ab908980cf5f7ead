"""Tests that the wire names the events that open a draw, and the form of the outcome, only to
recipients.
"""

import json
from random import Random
from typing import Any

import pytest

from mendax.core.draw import commit
from mendax.core.game import Opening
from mendax.core.text_form import write_opened
from mendax.games import GAMES
from mendax.games.french_poker.events import Shown
from mendax.server.wire import outbound
from tests.table.evening import Evening

_PLAYERS = ("olena", "taras", "ivan")
_EVERYBODY = (*_PLAYERS, "a spectator")


class _Listener:
    def __init__(self, person: str) -> None:
        self.person = person


def _heard(evening: Evening) -> dict[str, list[dict[str, Any]]]:
    """Return every entry of the evening as each person receives it."""
    listeners = [_Listener(person) for person in _EVERYBODY]
    heard: dict[str, list[dict[str, Any]]] = {person: [] for person in _EVERYBODY}
    for batch in evening.batches:
        for listener, text in outbound.news(evening.table, listeners, batch, None, False):
            heard[listener.person] += json.loads(text)["entries"]
    return heard


def _filled(template: str, event: dict[str, Any]) -> str:
    """Return the outcome as spelled by a client that only fills in the braces."""
    for field, value in event.items():
        template = template.replace("{" + field + "}", str(value))
    return template


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("mia", {"lives": 5, "life_reroll": "may", "mia_reveals": True}),
        ("mia", {"lives": 3, "blind_pass": "higher", "joker_32": "toast"}),
        ("french_poker", {}),
        ("sword_of_lies", {"fold_cards": "face_up"}),
    ],
)
def test_every_opening_is_spelt_as_it_was_bound(game: str, changes: dict[str, Any]) -> None:
    checked = set()
    for luck in range(6):
        evening = Evening(changes, game).start(*_PLAYERS[1:])
        for _ in range(150):
            if not evening.to_act():
                break
            evening.move(Random(f"{luck} {evening.table.number}"))
        for person, entries in _heard(evening).items():
            events = [event for entry in entries for event in entry["events"]]
            bound = {e["draw"]: e["commitment"] for e in events if e["kind"] == "committed"}
            salts = {e["draw"]: e["salt"] for e in events if e["kind"] == "salted"}
            for entry in entries:
                for opening in entry.get("openings", ()):
                    event = entry["events"][opening["event"]]
                    draw, salt = event["draw"], bytes.fromhex(salts[event["draw"]])
                    spelt = [_filled(template, event) for template in opening["spelt"]]
                    assert bound[draw] in [commit(salt, draw, text) for text in spelt], person
                    checked.add(event["kind"])
    assert checked, "something was opened"


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_names_exactly_the_openings_its_reader_saw(game: str) -> None:
    evening = Evening(game=game).start(*_PLAYERS[1:])
    luck = Random(4)
    for _ in range(120):
        if not evening.to_act():
            break
        evening.move(luck)
    kinds = {str(k.__struct_config__.tag): k for k in GAMES[game].events}
    hidden = 0
    for entries in _heard(evening).values():
        for entry in entries:
            shown = [
                number
                for number, event in enumerate(entry["events"])
                if issubclass(kinds.get(event["kind"], object), Opening)
            ]
            hidden += sum(event["kind"] == "unseen" for event in entry["events"])
            assert [opening["event"] for opening in entry.get("openings", ())] == shown
            for opening in entry.get("openings", ()):
                # The spelling uses only fields of the event, so it can't reveal other facts.
                for template in opening["spelt"]:
                    _, *words = template.split(" ")
                    assert all(
                        word.lstrip("'")[1:-1] in entry["events"][opening["event"]]
                        for word in words
                    )
    assert hidden, "there was something to hide"


def test_a_die_that_was_covered_may_have_fallen_either_way() -> None:
    shown = {"kind": "shown", "draw": 3, "die": 1, "pips": 5}
    spelt = write_opened(Shown(3, 1, 5))
    assert [_filled(template, shown) for template in spelt] == ["fall 5", "fall-open 5"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_opening_names_its_outcome(game: Any) -> None:
    for kind in game.events:
        if issubclass(kind, Opening):
            assert kind.opens, kind
            for outcome, fields in kind.opens.items():
                assert outcome in game.actions
                assert len(fields) == len(outcome.__struct_fields__)
                assert set(fields) <= set(kind.__struct_fields__) - {"draw"}
