"""Codes to another device: one for a person, good once and for minutes."""

from mendax.server.access.move_codes import LENGTH, LIFETIME, MoveCodes
from mendax.server.access.table_codes import LETTERS


class Seconds:
    """A clock that a test turns."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_code_is_good_once_however_it_is_typed() -> None:
    codes = MoveCodes(Seconds())
    letters = codes.new("ann")
    assert len(letters) == LENGTH
    assert set(letters) <= set(LETTERS)
    assert codes.used("x" + letters) is None
    assert codes.used(f" {letters[:4].lower()} {letters[4:]}") == "ann"
    assert codes.used(letters) is None


def test_a_new_code_takes_the_place_of_the_one_before() -> None:
    codes = MoveCodes(Seconds())
    old, other, new = codes.new("ann"), codes.new("ben"), codes.new("ann")
    assert codes.used(old) is None
    assert codes.used(new) == "ann"
    codes.forget("ben")
    assert codes.used(other) is None


def test_a_code_ends_by_itself() -> None:
    clock = Seconds()
    codes = MoveCodes(clock)
    letters = codes.new("ann")
    clock.now = LIFETIME
    assert codes.used(letters) is None
