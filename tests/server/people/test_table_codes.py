"""Tests that table codes are short, belong to one table each, and expire soon."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from mendax.server.people import table_codes
from mendax.server.people.buckets import Buckets
from mendax.server.people.networks import EVERYONE
from mendax.server.people.table_codes import LENGTH, LIFETIME, TableCodes
from mendax.server.people.typed_codes import LETTERS
from mendax.server.settings.settings import Rate
from mendax.server.store.grouping import Store
from mendax.server.wire.refusal import Refused
from tests.server.hand_clock import HandClock
from tests.server.store.stores import store_of


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def budget(clock: HandClock, most: int = 100) -> Buckets:
    """Return the server's budget of wrong codes per minute."""
    return Buckets(Rate(most, 60), lambda: clock.now() / 1000)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = store_of("", tmp_path)
    yield made
    await made.close()


async def test_a_code_leads_to_its_table_however_it_is_typed(
    store: Store, clock: HandClock
) -> None:
    codes = TableCodes(store, clock.now, budget(clock))
    letters, seconds = await codes.of("one")
    assert len(letters) == LENGTH
    assert set(letters) <= set(LETTERS)
    assert seconds == LIFETIME
    assert await codes.table(letters) == "one"
    assert await codes.table(f" {letters[:2].lower()} {letters[2:]}") == "one"
    assert await codes.table(f"Join us: https://x.example/j/{letters}.") == "one"
    assert await codes.table("https://x.example/t/abcdefgh23456789") == "abcdefgh23456789"
    assert await codes.table(letters + letters[0]) is None
    for text in ("", letters + "1", letters[:-1]):
        with pytest.raises(Refused) as refused:
            await codes.table(text)
        assert refused.value.reason.key == "wire-refused-not-a-code"


async def test_a_table_keeps_its_code_while_it_is_asked_for(store: Store, clock: HandClock) -> None:
    codes = TableCodes(store, clock.now, budget(clock))
    first = await codes.of("one")
    clock.advance(LIFETIME - 1)
    assert await codes.of("one") == first
    clock.advance(LIFETIME - 1)
    assert await codes.table(first.letters) == "one"
    clock.advance(1)
    assert await codes.table(first.letters) is None


async def test_an_expired_code_may_be_reused_and_tables_get_new_ones(
    store: Store, clock: HandClock
) -> None:
    drawn: Iterator[str] = iter("AAAAA" + "BBBBB" + "AAAAA")
    codes = TableCodes(store, clock.now, budget(clock), lambda _: next(drawn))
    assert (await codes.of("one")).letters == "AAAAA"
    clock.advance(LIFETIME)
    assert (await codes.of("one")).letters == "BBBBB"
    assert (await codes.of("two")).letters == "AAAAA"
    assert (await codes.table("BBBBB"), await codes.table("AAAAA")) == ("one", "two")


async def test_no_two_tables_have_the_same_code(store: Store, clock: HandClock) -> None:
    drawn: Iterator[str] = iter("AAAAA" + "AAAAA" + "BBBBB")
    codes = TableCodes(store, clock.now, budget(clock), lambda _: next(drawn))
    assert [(await codes.of(table)).letters for table in ("one", "two")] == ["AAAAA", "BBBBB"]


async def test_where_there_are_many_codes_they_are_longer(
    store: Store, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_codes, "CROWD", 3)
    codes = TableCodes(store, clock.now, budget(clock))
    lengths = [len((await codes.of(str(table))).letters) for table in range(5)]
    assert lengths == [LENGTH] * 3 + [LENGTH + 1] * 2


async def test_a_code_of_one_worker_leads_to_its_table_at_any(
    database: str, tmp_path: Path, clock: HandClock
) -> None:
    stores = [store_of(database, tmp_path / name) for name in ("one", "two")]
    one, two = (TableCodes(each, clock.now, budget(clock)) for each in stores)
    code = await one.of("table")
    assert await two.of("table") == code
    assert await two.table(code.letters) == "table"
    for each in stores:
        await each.close()


async def test_wrong_codes_of_all_addresses_have_one_budget(store: Store, clock: HandClock) -> None:
    """Four hundred guesses arrive simultaneously from any number of networks."""
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(0)

    codes = TableCodes(store, clock.now, budget(clock), pause=pause)
    right = await codes.of("one")
    answered = refused = 0
    for _ in range(400):
        try:
            assert await codes.table("AAAAA") is None
            answered += 1
        except Refused:
            refused += 1
    assert answered == 116, "a hundred, and those that wait for up to ten seconds"
    assert refused == 400 - answered
    assert max(pauses) == table_codes.LONGEST_PAUSE
    with pytest.raises(Refused):
        await codes.table(right.letters)
    clock.advance(120)
    assert await codes.table(right.letters) == "one", "the budget is won back"


async def test_new_codes_are_longer_while_codes_are_guessed(store: Store, clock: HandClock) -> None:
    wrong = budget(clock)
    codes = TableCodes(store, clock.now, wrong)
    short = await codes.of("before")
    wrong.spend(EVERYONE, 100)
    assert len((await codes.of("spent")).letters) == LENGTH + 1
    wrong.spend(EVERYONE, 100)
    flooded = await codes.of("flooded")
    assert len(flooded.letters) == LENGTH + 3
    assert await codes.of("before") == short
    clock.advance(180)
    assert len((await codes.of("after")).letters) == LENGTH
    assert await codes.table(flooded.letters) == "flooded"
