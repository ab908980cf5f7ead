"""Tests of the texts of the Mäxchen protocol, as observed from the published server."""

import pytest

from mendax.programs.udp.datagrams import LONGEST, Datagram, dice, is_name, read, read_dice, text


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"REGISTER;ann", Datagram("REGISTER", ("ann",))),
        (b"ANNOUNCE;6,1;t;more", Datagram("ANNOUNCE", ("6,1", "t", "more"))),
        (b"REGISTER", Datagram("REGISTER", ())),
        (b"", Datagram("", ())),
        (b";", Datagram("", ("",))),
        (b"ROLL;t\n", Datagram("ROLL", ("t\n",))),
        (b"\xff;\xfe", Datagram("\ufffd", ("\ufffd",))),
        (b"A" * (LONGEST + 1), None),
    ],
)
def test_datagrams_are_parsed(data: bytes, said: Datagram | None) -> None:
    assert read(data) == said


@pytest.mark.parametrize("name", ["a", "x" * 20, "😀" * 10, "Мія", "\x85x", "\x1cq", "-"])
def test_names(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name",
    ["", "x" * 21, "😀" * 11, "a b", "a\n", "a\tb", "a:b", "a,b", "a;b", "\ufeffq"],
)
def test_invalid_names_are_rejected(name: str) -> None:
    assert not is_name(name)


@pytest.mark.parametrize(
    ("written", "roll"),
    [
        ("6,1", 61),
        ("1,6", 61),
        ("3,3", 33),
        (" 1foo,0x2,9", 21),
        ("+2,1", 21),
        ("7,1", None),
        ("0,0", None),
        ("-2,1", None),
        ("6", None),
        ("", None),
        ("a,b", None),
        ("9" * 1000 + ",1", None),
        (None, None),
    ],
)
def test_dice_are_read_as_the_published_server_reads_them(
    written: str | None, roll: int | None
) -> None:
    assert read_dice(written) == roll


def test_dice_and_fields_are_written() -> None:
    assert dice(61) == "6,1"
    assert text("ROUND STARTED", 7, "ann,bob") == "ROUND STARTED;7;ann,bob"
