"""Tests of pictures in characters."""

import io

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from mendax.terminal import drawing


def drawn(picture: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=False)
    console.print(picture)
    return console.file.getvalue()  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_die_shows_its_pips(pips: int) -> None:
    assert drawing.dice([pips]).plain.count("●") == pips


def test_two_dice_stand_side_by_side() -> None:
    lines = drawing.dice([6, 5]).plain.splitlines()
    assert len(lines) == 5
    assert sum(line.count("●") for line in lines) == 11
    assert len({len(line) for line in lines}) == 1


@pytest.mark.parametrize(
    ("kind", "left", "shown"),
    [
        ("lives", 4, "♥♥♥♥♡♡"),
        ("matches", 2, "┃┃╵╵╵╵"),
        ("points", 4, "●●○○○○"),
        ("score", 40, "40"),
    ],
)
def test_tokens_show_the_remaining_number(kind: drawing.Tokens, left: int, shown: str) -> None:
    assert drawing.tokens(kind, left, 6).plain == shown


def test_many_lives_are_a_number() -> None:
    assert drawing.tokens("lives", 42, 99).plain == "42"
    assert drawing.tokens("points", 42, 99).plain == "57"


def test_a_table_is_wide_enough_for_every_name() -> None:
    rows = [[Text(""), Text("Щасливець"), Text("♥♥")], [Text("▶"), Text("Ви"), Text("♥")]]
    text = drawn(drawing.table("Раунд 1", rows))
    assert "Щасливець" in text
    assert "Раунд 1" in text


def test_chips_wrap_between_and_never_inside() -> None:
    lines = drawn(drawing.chips([f"{n} 50 %" for n in range(30, 60)]), width=40).splitlines()
    assert len(lines) > 3
    assert all(line.strip().endswith("%") for line in lines)


def test_an_opening_is_framed_with_its_words() -> None:
    text = drawn(drawing.moment(drawing.dice([2, 1]), "a lie", good=False))
    assert "a lie" in text
    assert text.count("●") == 3
