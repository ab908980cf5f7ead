"""Tests that repeated refusals of one address are logged, in a limited number of lines."""

import logging
from pathlib import Path

import msgspec
import pytest

from mendax.server.monitoring.meter import Meter
from mendax.server.people.refusals import LINES, MANY, MOST, SPELL, Refusals
from mendax.server.settings.settings import Rate
from tests.server.guests import FREELY, guests, serving

TOO_FAST = "wire-refused-too-fast"


class Hand:
    """A clock that tests advance."""

    at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def refusals(clock: Hand) -> Refusals:
    return Refusals(Meter(), clock)


def test_an_address_is_logged_when_often_refused_and_tenfold(
    refusals: Refusals, clock: Hand, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(MANY - 1):
        clock.at += 0.5
        refusals.count(TOO_FAST, "192.0.2.7")
    assert caplog.text == ""
    for _ in range(10 * MANY):
        refusals.count(TOO_FAST, "192.0.2.7")
    said = [record.getMessage() for record in caplog.records]
    assert said[0] == f"192.0.2.7 was refused {MANY} times in 9 s, last for {TOO_FAST}"
    assert len(said) == 2
    assert f"{10 * MANY} times" in said[1]
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


def test_occasional_refusals_are_not_logged(
    refusals: Refusals, caplog: pytest.LogCaptureFixture
) -> None:
    for reason in ("wire-refused-no-table", "mia-refused-not-your-turn"):
        for _ in range(10 * MANY):
            refusals.count(reason, "192.0.2.7")
    assert caplog.text == ""


def test_the_count_restarts_after_a_quiet_spell(
    refusals: Refusals, clock: Hand, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(4):
        for _ in range(MANY - 1):
            refusals.count(TOO_FAST, "192.0.2.7")
        clock.at += SPELL + 1
    assert caplog.text == ""


def test_counts_of_few_addresses_are_kept(
    refusals: Refusals, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(MANY - 1):
        refusals.count(TOO_FAST, "192.0.2.7")
    for address in range(MOST):
        refusals.count(TOO_FAST, str(address))
    refusals.count(TOO_FAST, "192.0.2.7")
    assert caplog.text == ""


def test_many_addresses_write_few_lines(
    refusals: Refusals, clock: Hand, caplog: pytest.LogCaptureFixture
) -> None:
    for address in range(5000):
        for _ in range(MANY):
            refusals.count(TOO_FAST, str(address))
    assert len(caplog.records) == LINES
    clock.at += SPELL
    for _ in range(MANY):
        refusals.count(TOO_FAST, "192.0.2.7")
    assert f"; {5000 - LINES} such lines were left out before" in caplog.text


async def test_flooding_addresses_are_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """This covers the complete server: HTTP, handshakes and sockets."""
    few = msgspec.structs.replace(FREELY, requests=Rate(5, 60))
    async with serving(tmp_path, few) as served, guests(served.base, "Ann") as (ann,):
        tab = await ann.tab(await ann.open())
        await tab.send("nonsense")
        await tab.refusal()
        for _ in range(MANY + 5):
            await ann.http.get("/api/games")
        counted = served.context.meter.refusals
    assert counted["wire-refused-too-fast"] >= MANY
    assert counted["wire-refused-unreadable"] == 1
    assert "127.0.0.1 was refused 20 times" in caplog.text
