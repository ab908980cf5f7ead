"""Tests that a game is checked against each law of fairness."""

import re
from typing import Any

import pytest

from mendax.core.draw import Dealer, commit, commit_seed, mix
from mendax.core.fairness_laws import LAWS, HeardEntry, HeardGame, Report, judge, number_of
from mendax.core.lotteries import Lotteries, Lottery
from mendax.core.shares import Noted, share_hash
from testbed.cheating_servers import table
from tools.ground import ROOT

SEED, OTHER_SEED = bytes(range(32)), bytes(32)
OWN, OTHER = "00112233445566778899aabbccddeeff", "ab" * 16
NOTED = Noted(commit_seed(SEED), OWN, opened=True)
DEALER = Dealer(SEED, mix([bytes.fromhex(OTHER), None, bytes.fromhex(OWN)]))
COIN = Lotteries({"tossed": Lottery(("toss 1", "toss 2"), (1, 1))})


def hashed(share: str) -> str:
    return share_hash(bytes.fromhex(share))


def tossed(draw: int, side: int | None = None, salt: str | None = None) -> HeardEntry:
    """Return a coin toss that everyone sees, as the seed makes it."""
    shown = DEALER.place(draw, (1, 1)) + 1 if side is None else side
    key = DEALER.salt(draw).hex() if salt is None else salt
    bound = commit(bytes.fromhex(key), draw, f"toss {shown}")
    events = (
        {"kind": "committed", "draw": draw, "commitment": bound},
        {"kind": "tossed", "draw": draw, "side": shown},
        {"kind": "salted", "draw": draw, "salt": key},
    )
    return HeardEntry("chance", events, {1: [f"toss {shown}"]})


START: dict[str, Any] = {
    "kind": "game-started",
    "number": 1,
    "commitment": NOTED.commitment,
    "shares": [hashed(OTHER), None, hashed(OWN)],
}
ADDED = [{"kind": "share-added", "seat": seat, "share": s} for seat, s in ((0, OTHER), (2, OWN))]
OPENED = {"kind": "seed-opened", "seed": SEED.hex()}
NEXT = {"kind": "next-committed", "commitment": commit_seed(b"2")}


def of(*events: Any) -> HeardEntry:
    return HeardEntry("table", events, {})


def game(
    *tosses: HeardEntry, start: Any = START, added: Any = ADDED, end: Any = OPENED
) -> HeardGame:
    drawn = tosses or (tossed(0), tossed(1), tossed(2))
    entries = (of(start, *added), *drawn, of(*([end] if end else []), NEXT))
    return HeardGame(entries, True, True, NOTED, lotteries=COIN)


def laws(report: Report) -> list[str]:
    return [fault.law for fault in report.faults]


def test_an_honest_game_is_redone_completely() -> None:
    assert judge(game()) == Report((), draws=3, opened=3, redone=3)


def test_no_draw_is_repeated_while_the_seed_is_secret() -> None:
    secret = game(end=None)._replace(open_seed=False)
    assert judge(secret) == Report((), draws=3, opened=3, redone=0)
    assert judge(secret._replace(open_seed=None, over=False)).faults == ()


def test_a_client_without_the_rules_repeats_only_the_salts() -> None:
    unknown = game()._replace(lotteries=None)
    assert judge(unknown) == Report((), draws=3, opened=3, redone=0)
    assert laws(judge(game(tossed(0, salt="00" * 16))._replace(lotteries=None))) == ["draw"]


OPEN_LATE = HeardEntry("table", tossed(0).events[1:], {0: tossed(0).openings[1]})
HIDDEN = HeardEntry("chance", tossed(0).events[:1], {})
"""A draw that is shown later, by ``OPEN_LATE``."""


@pytest.mark.parametrize(
    ("heard", "law"),
    [
        (game(start={**START, "commitment": commit_seed(OTHER_SEED)}), "commitment"),
        (game()._replace(earlier=(NOTED.commitment,)), "commitment-reused"),
        (game(end={**NEXT, "commitment": NOTED.commitment}), "commitment-reused"),
        (game(start={**START, "shares": [hashed(OTHER), None, None]}), "share-missing"),
        (game(added=[{**ADDED[0], "share": "cd" * 16}, ADDED[1]]), "share-exchanged"),
        (game(tossed(0), of(ADDED[1]), added=ADDED[:1]), "share-late"),
        (game(added=ADDED[:1]), "share-left-out"),
        (game(tossed(1), tossed(0)), "draw-order"),
        (game(tossed(0), tossed(2)), "draw-order"),
        (game(HeardEntry("chance", (), {}), HIDDEN), "draw-order"),
        (game(OPEN_LATE), "draw-unbound"),
        (game(HeardEntry("chance", tossed(0).events[:2], tossed(0).openings)), "salt"),
        (game(HIDDEN, of(tossed(0).events[2])), "salt"),
        (game(HIDDEN, OPEN_LATE._replace(openings={0: ["toss 3"]})), "outcome"),
        (game(end=None), "seed-withheld"),
        (game(end={**OPENED, "seed": OTHER_SEED.hex()}), "seed"),
        (game(end={**OPENED, "seed": "no seed"}), "seed"),
        (game(tossed(0), tossed(1, 3 - DEALER.place(1, (1, 1)))), "draw"),
        (game(tossed(0, salt="00" * 16)), "draw"),
    ],
)
def test_each_broken_law_is_named(heard: HeardGame, law: str) -> None:
    assert law in laws(judge(heard))
    assert judge(heard).redone < 3 or law not in ("draw", "seed", "seed-withheld", "draw-order")


def test_a_share_that_the_server_never_bound_is_not_missed() -> None:
    missing = game(start={**START, "shares": [hashed(OTHER), None, None]}, added=ADDED[:1])
    assert "share-missing" not in laws(judge(missing._replace(bound=False)))


def test_a_share_that_was_not_opened_in_time_may_be_left_out() -> None:
    late = game(added=ADDED[:1])._replace(noted=Noted(NOTED.commitment, OWN))
    assert laws(judge(late)) == ["draw"] * 3, "the dealer of these tests mixes it"


def test_laws_are_numbered_in_order() -> None:
    assert [number_of(law) for law in LAWS] == list(range(1, len(LAWS) + 1))


def test_the_page_on_fair_dice_lists_the_laws_and_the_cheats() -> None:
    page = (ROOT / "docs" / "fairness.md").read_text()
    listed = re.findall(r"^(\d+)\. `([a-z-]+)`: ", page, re.MULTILINE)
    assert listed == [(str(number_of(law)), law) for law in LAWS]
    assert table() in page
