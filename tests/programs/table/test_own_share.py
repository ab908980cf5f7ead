"""Tests that a program's share is bound once per game, opened as noted at the start, and
checked."""

import copy
from typing import Any

import pytest

from mendax.core.draw import commit_seed
from mendax.core.shares import share_hash
from mendax.programs.table.own_share import GameReport, OwnShare
from testbed.cheated_games import play

SEED, SHARE, OTHER = bytes(32), "ab" * 16, "cd" * 16
HASH, OTHER_HASH = (share_hash(bytes.fromhex(share)) for share in (SHARE, OTHER))
COMMITMENT = commit_seed(SEED)
BOUND = {"kind": "share-bound", "seat": 1, "bound": HASH}
OPENED = [{"kind": "share-added", "seat": seat, "share": s} for seat, s in ((0, OTHER), (1, SHARE))]
DRAWN = {"kind": "committed", "draw": 0, "commitment": "a7"}


NEXT = {"kind": "next-committed", "commitment": "b8"}


def started(**changes: Any) -> dict[str, Any]:
    said = {"number": 1, "commitment": COMMITMENT, "shares": [OTHER_HASH, HASH]}
    return {"kind": "game-started", **said, **changes}


def heard(*events: dict[str, Any], you: int | None = 1) -> OwnShare:
    """Return a share that is bound for the first game of a table, after these events."""
    own = OwnShare(lambda: SHARE)
    assert own.to_bind({"games": 0, "commitment": COMMITMENT}) == HASH
    own.hear({"type": "news", "you": you, "entries": entries(*events)})
    return own


def entries(*events: dict[str, Any], first: int = 1) -> list[dict[str, Any]]:
    """Return an entry for each event, numbered from ``first``."""
    return [
        {"number": n, "actor": "chance" if e == DRAWN else "table", "events": [e]}
        for n, e in enumerate(events, first)
    ]


def keys(own: OwnShare) -> list[str]:
    return [reason.key.removeprefix("unfair-") for reason in own.new_faults()]


def test_a_share_is_bound_once_for_each_game() -> None:
    own = heard()
    assert own.to_bind({"games": 0, "commitment": COMMITMENT}) is None
    assert own.to_bind({"games": 1, "commitment": COMMITMENT}) == HASH


def test_it_is_opened_when_the_game_begins_as_noted() -> None:
    assert heard(BOUND).to_open() is None
    assert heard(BOUND, started()).to_open() == SHARE
    assert heard(BOUND, started(), OPENED[1]).to_open() is None
    assert heard(BOUND, started(), DRAWN).to_open() is None
    assert heard(BOUND, started(commitment="other")).to_open() is None
    assert heard(BOUND, started(shares=[OTHER_HASH, None])).to_open() is None
    assert heard(BOUND, started(number=2)).to_open() is None


def test_an_honest_server_is_not_accused() -> None:
    seed = {"kind": "seed-opened", "seed": SEED.hex()}
    assert keys(heard(BOUND, started(), *OPENED, DRAWN, seed)) == []
    assert keys(heard(BOUND, started())) == []
    assert keys(heard(started(shares=[OTHER_HASH, None]), DRAWN)) == [], "it came too late"
    assert keys(heard(BOUND, started(shares=[OTHER_HASH]), DRAWN, you=None)) == [], "no seat"


@pytest.mark.parametrize(
    ("events", "fault"),
    [
        ([BOUND, started(commitment=commit_seed(b"x"))], "commitment"),
        ([BOUND, started(shares=[OTHER_HASH, None])], "share-missing"),
        ([BOUND, started(shares=["a7", HASH]), *OPENED, DRAWN], "share-exchanged"),
        ([BOUND, started(), *OPENED, {"kind": "seed-opened", "seed": "00"}], "seed"),
        ([BOUND, started(), *OPENED, NEXT, started(number=2)], "commitment-reused"),
    ],
)
def test_a_server_that_cheats_is_accused_once(events: list[Any], fault: str) -> None:
    own = heard(*events)
    assert keys(own) == [fault]
    assert keys(own) == []


LEFT_OUT = {"kind": "shares-left-out", "seats": [1]}


def test_a_share_may_be_left_out_only_if_it_was_not_accepted() -> None:
    own = heard(BOUND, started(), OPENED[0], LEFT_OUT, DRAWN)
    assert keys(own) == [], "it came too late"
    own.opened(OTHER)
    assert keys(own) == [], "another share"
    own.opened(SHARE)
    assert keys(own) == ["share-left-out"]


def test_a_share_is_not_missed_in_a_game_that_began_in_absence() -> None:
    """The seat of a returning client may have been another player's when the game began."""
    own = heard(BOUND)
    begun = entries(started(shares=[OTHER_HASH, None]), OPENED[0], DRAWN, first=2)
    own.hear({"type": "welcome", "you": 1, "missed": begun})
    assert keys(own) == []


def reports(*messages: list[dict[str, Any]], open_seed: bool = True) -> list[GameReport]:
    """Return the checks of games at a table whose setting is known, without its rules."""
    own = heard()
    table = {"settings": {"open_seed": open_seed}, "game": "", "games": 0}
    for events in messages:
        own.hear({"type": "news", "you": 1, "table": table, "entries": events})
    return list(own.take_reports())


def test_the_end_of_each_game_is_reported_with_what_was_checked() -> None:
    (kept,) = reports(entries(BOUND, started(), *OPENED, DRAWN, NEXT), open_seed=False)
    assert (kept.complete, kept.draws, kept.redone, kept.faults) == (True, 1, 0, ())
    (withheld,) = reports(entries(BOUND, started(), *OPENED, DRAWN, NEXT))
    assert [reason.key for reason in withheld.faults] == ["unfair-seed-withheld"]


def test_a_game_with_a_gap_is_reported_as_unchecked() -> None:
    whole = entries(BOUND, started(), *OPENED, DRAWN, NEXT)
    (gap,) = reports(whole[:4], whole[5:])
    assert (gap.number, gap.complete, gap.draws, gap.faults) == (1, False, 0, ())
    assert [one.complete for one in reports(whole, whole)] == [True], "sent again"


def test_a_game_whose_end_is_hidden_is_checked_when_its_result_is_known() -> None:
    own = heard()
    table = {"settings": {"open_seed": True}, "game": "", "games": 0}
    events = entries(BOUND, started(), *OPENED, DRAWN)
    own.hear({"type": "news", "you": 1, "table": table, "entries": events})
    assert keys(own) == []
    own.game_over()
    own.game_over()
    assert keys(own) == ["seed-withheld"]
    assert [report.number for report in own.take_reports()] == [1]


def _literally(entry: Any) -> None:
    """Spell the outcomes without fields, and show other dice."""
    for one in entry.get("openings", ()):
        shown = entry["events"][one["event"]]
        one["spelt"] = [form.format(**shown) for form in one["spelt"]]
    _falsely(entry)


def _by_another_field(entry: Any) -> None:
    for one in entry.get("openings", ()):
        shown = entry["events"][one["event"]]
        if "roll" in shown:
            shown["truth"] = shown["roll"]
            one["spelt"] = ["fall {truth}"]
    _falsely(entry)


def _twice(entry: Any) -> None:
    """Show false dice, then the drawn dice of the same draw with the only salt."""
    for one in list(entry.get("openings", ())):
        shown = entry["events"][one["event"]]
        entry["events"].append(dict(shown))
        entry["openings"].append({**one, "event": len(entry["events"]) - 1})
        shown |= {"roll": 66 if shown.get("roll") != 66 else 65} if "roll" in shown else {}


def _without_proof(entry: Any) -> None:
    entry.pop("openings", None)
    entry["events"] = [event for event in entry["events"] if event["kind"] != "salted"]
    _falsely(entry)


def _without_dice(entry: Any) -> None:
    """Show no value in the field of the dice."""
    for event in entry["events"]:
        if "roll" in event:
            event["roll"] = None


def _falsely(entry: Any) -> None:
    for event in entry["events"]:
        if "roll" in event:
            event["roll"] = 66 if event["roll"] != 66 else 65


def _altered(alter: Any, **table: Any) -> set[str]:
    """Return the faults in an honest server's games whose entries were altered on the way."""
    own = OwnShare()
    for message in copy.deepcopy(play(None).messages):
        message["table"] |= table
        for entry in message["entries"]:
            alter(entry)
        own.hear(message)
    return {fault.key for report in own.take_reports() for fault in report.faults}


@pytest.mark.parametrize(
    ("alter", "law"),
    [
        (_literally, "outcome"),
        (_by_another_field, "outcome"),
        (_twice, "outcome"),
        (_without_dice, "outcome"),
        (_without_proof, "salt"),
    ],
)
def test_false_dice_are_a_fault_whatever_the_server_spells(alter: Any, law: str) -> None:
    assert _altered(alter) == {"unfair-" + law}


def test_an_unknown_game_is_opened_only_from_fields_of_its_events() -> None:
    assert _altered(lambda _: None, game="unknown") == set()
    assert _altered(_literally, game="unknown") == {"unfair-outcome"}
    assert _altered(_falsely, game="unknown") == {"unfair-outcome"}
