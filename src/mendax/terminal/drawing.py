"""Character drawings of dice, hearts, matches and the ladder, without words or game rules."""

from collections.abc import Sequence
from typing import Final, Literal

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

_PIPS: Final = {
    0: ("       ", "   ?   ", "       "),
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}
_MANY: Final = 12
"""The largest number of tokens that are drawn one by one."""
_TOKENS: Final = {
    "lives": ("♥", "♡", "red"),
    "matches": ("┃", "╵", "yellow"),
    "glasses": ("▮", "▯", "yellow"),
    "tokens": ("●", "○", "yellow"),
}
_FACES: Final = "⚀⚁⚂⚃⚄⚅"

Tokens = Literal["lives", "matches", "die", "glasses", "tokens", "points", "score"]


def dice(pips: Sequence[int], style: str = "bold", marks: Sequence[str] | None = None) -> Text:
    """Return dice side by side; 0 is an unseen die.

    ``marks`` contains the faces to show instead of one to six pips.
    """
    faces = [_PIPS[n] if n == 0 or marks is None else _marked(marks[n - 1]) for n in pips]
    rows = ["╭───────╮  " * len(pips)]
    rows += ["".join(f"│{face[row]}│  " for face in faces) for row in range(3)]
    rows += ["╰───────╯  " * len(pips)]
    return Text("\n".join(row.rstrip() for row in rows), style=style)


def _marked(mark: str) -> tuple[str, str, str]:
    return " " * 7, f"{mark:^7}", " " * 7


def cup(whose: str) -> Text:
    """Return an upside-down cup with its roller's name below it."""
    art = "   ▁▁▁▁▁▁▁\n  ╱       ╲\n ╱         ╲\n╱▁▁▁▁▁▁▁▁▁▁▁╲\n"
    return Text(art, style="yellow") + Text(f"{whose:^13}", style="dim")


def tokens(kind: Tokens, left: int, whole: int) -> Text:
    """Return a standing. Points are counted upwards, a score is a number, and other tokens
    disappear.
    """
    if kind == "score" or max(left, whole) > _MANY or left < 0:
        return Text(str(left if kind != "points" else whole - left), style="bold")
    if kind == "points":
        spent = max(0, whole - left)
        return Text("●" * spent, style="magenta") + Text("○" * left, style="dim")
    if kind == "die":
        return Text(_FACES[left - 1] if 0 < left <= len(_FACES) else str(left), style="bold")
    full, empty, style = _TOKENS[kind]
    return Text(full * left, style=style) + Text(empty * max(0, whole - left), style="dim")


def moment(picture: Text, words: str, good: bool) -> Panel:
    """Return a picture of an opened cup."""
    style = "green" if good else "red"
    inside = Group(Padding(picture, (0, 2)), Text(words, style=f"bold {style}"))
    return Panel(inside, border_style=style, expand=False, padding=(0, 2))


def table(title: str, rows: Sequence[Sequence[Text]]) -> Panel:
    """Return the table with one row per seat."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [cell.copy() for cell in row]
        for cell, width in zip(cells, widths, strict=True):
            cell.pad_right(width - cell.cell_len + 2)
        lines.append(Text.assemble(*cells))
    inside = Text("\n").join(lines)
    return Panel(inside, title=Text(title), title_align="left", border_style="cyan", expand=False)


def chips(words: Sequence[str]) -> Columns:
    """Return short words in even columns, as many columns as fit into the width."""
    return Columns([Text(word, style="dim") for word in words], equal=True, padding=(0, 3))


def page(title: str, heads: Sequence[str], rows: Sequence[Sequence[RenderableType]]) -> Table:
    """Return a page of facts in columns."""
    sheet = Table(
        title=Text(title), title_justify="left", title_style="bold", header_style="bold cyan"
    )
    for head in heads:
        sheet.add_column(Text(head), overflow="fold")
    for row in rows:
        sheet.add_row(*(Text(cell) if isinstance(cell, str) else cell for cell in row))
    return sheet
