"""Tests that a program's share is bound once per game, opened as noted at the start, and
checked."""

from typing import Any

import pytest

from mendax.core.draw import commit_seed
from mendax.core.shares import share_hash
from mendax.kit.own_share import OwnShare

SEED, SHARE, OTHER = bytes(32), "ab" * 16, "cd" * 16
HASH, OTHER_HASH = (share_hash(bytes.fromhex(share)) for share in (SHARE, OTHER))
COMMITMENT = commit_seed(SEED)
BOUND = {"kind": "share-bound", "seat": 1, "bound": HASH}
OPENED = [{"kind": "share-added", "seat": seat, "share": s} for seat, s in ((0, OTHER), (1, SHARE))]
DRAWN = {"kind": "committed", "draw": 0, "commitment": "a7"}


def started(**changes: Any) -> dict[str, Any]:
    said = {"number": 1, "commitment": COMMITMENT, "shares": [OTHER_HASH, HASH]}
    return {"kind": "game-started", **said, **changes}


def heard(*events: dict[str, Any], you: int | None = 1) -> OwnShare:
    """Return a share that is bound for the first game of a table, after these events."""
    own = OwnShare(lambda: SHARE)
    assert own.to_bind({"games": 0, "commitment": COMMITMENT}) == HASH
    own.hear({"type": "news", "you": you, "entries": [{"events": [event]} for event in events]})
    return own


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
        ([BOUND, started(), OPENED[0], DRAWN], "share-left-out"),
        ([BOUND, started(shares=["a7", HASH]), *OPENED, DRAWN], "share-exchanged"),
        ([BOUND, started(), *OPENED, {"kind": "seed-opened", "seed": "00"}], "seed"),
    ],
)
def test_a_server_that_cheats_is_accused_once(events: list[Any], fault: str) -> None:
    own = heard(*events)
    assert keys(own) == [fault]
    assert keys(own) == []
