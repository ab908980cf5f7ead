"""Codes of tables: few letters, one table each, for a short while."""

from collections.abc import Iterator

import pytest

from mendax.server.access import table_codes
from mendax.server.access.table_codes import LENGTH, LETTERS, LIFETIME, TableCodes


class Seconds:
    """A clock that a test turns."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Seconds:
    return Seconds()


def test_a_code_leads_to_its_table_however_it_is_typed(clock: Seconds) -> None:
    codes = TableCodes(clock)
    letters, seconds = codes.of("one")
    assert len(letters) == LENGTH
    assert set(letters) <= set(LETTERS)
    assert seconds == LIFETIME
    assert codes.table(letters) == "one"
    assert codes.table(f" {letters[:2].lower()} {letters[2:]}") == "one"
    assert codes.table("") is None
    assert codes.table(letters[:-1]) is None


def test_letters_are_none_that_are_mistaken_for_digits_or_each_other() -> None:
    assert not set("GIOQSZ") & set(LETTERS)
    assert len(set(LETTERS)) == len(LETTERS)


def test_a_table_keeps_its_code_while_it_is_asked_for(clock: Seconds) -> None:
    codes = TableCodes(clock)
    first = codes.of("one")
    clock.now = LIFETIME - 1
    assert codes.of("one") == first
    clock.now += LIFETIME - 1
    assert codes.table(first.letters) == "one"
    clock.now += 1
    assert codes.table(first.letters) is None


def test_a_code_that_ended_may_lead_elsewhere_and_the_table_gets_a_new_one(clock: Seconds) -> None:
    drawn: Iterator[str] = iter("AAAAA" + "BBBBB" + "AAAAA")
    codes = TableCodes(clock, lambda _: next(drawn))
    assert codes.of("one").letters == "AAAAA"
    clock.now = LIFETIME
    assert codes.of("one").letters == "BBBBB"
    assert codes.of("two").letters == "AAAAA"
    assert (codes.table("BBBBB"), codes.table("AAAAA")) == ("one", "two")


def test_no_two_tables_have_the_same_code(clock: Seconds) -> None:
    drawn: Iterator[str] = iter("AAAAA" + "AAAAA" + "BBBBB")
    codes = TableCodes(clock, lambda _: next(drawn))
    assert [codes.of(table).letters for table in ("one", "two")] == ["AAAAA", "BBBBB"]


def test_where_there_are_many_codes_they_are_longer(
    clock: Seconds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_codes, "CROWD", 3)
    codes = TableCodes(clock)
    lengths = [len(codes.of(str(table)).letters) for table in range(5)]
    assert lengths == [LENGTH] * 3 + [LENGTH + 1] * 2
