"""Layouts of observations as Markdown tables.

``python -m mendax.adapters.encodings.tables`` prints the tables in ``docs/adapters.md``. With the
path of that page as its argument, it updates the page.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from mendax.adapters.encodings import ENCODINGS, encoding_of
from mendax.adapters.encodings.encoding import Encoding, Layout
from mendax.games import GAMES

BEGIN: Final = (
    "<!-- layouts: made by python -m mendax.adapters.encodings.tables docs/adapters.md -->"
)
END: Final = "<!-- end of layouts -->"


def tables() -> Iterator[str]:
    """Yield tables of each encoding's parts under the default rules, then a table of presets'
    sizes."""
    for name in ENCODINGS:
        game = GAMES[name]
        seats = game.seats[0]
        found = encoding_of(name, game.presets[game.default_preset], seats)
        yield f"### `mendax_{name}`, {seats} seats, `{game.default_preset}`"
        yield ""
        yield from _table("observation", found.observation)
        yield from _table("a row of `told`", found.row)
    yield "### Sizes"
    yield ""
    yield "| game | seats | preset | observation | a row | rows | maximum of a game | complete |"
    yield "|---|---|---|---|---|---|---|---|"
    for name in ENCODINGS:
        for preset, rules in GAMES[name].presets.items():
            seats = GAMES[name].seats[0]
            yield _sizes(name, seats, preset, encoding_of(name, rules, seats))
    yield ""


def _table(what: str, layout: Layout) -> Iterator[str]:
    yield f"| {what} | begins at | numbers | means |"
    yield "|---|---|---|---|"
    for part in layout.parts:
        yield f"| `{part.name}` | {layout.start[part.name]} | {part.code.size} | {part.meaning} |"
    yield f"| total | | {layout.size} | |"
    yield ""


def _sizes(name: str, seats: int, preset: str, found: Encoding) -> str:
    most = "no bound" if found.most_rows is None else str(found.most_rows)
    whole = "yes" if found.exact else "the newest"
    cells = (f"`{name}`", seats, f"`{preset}`", found.observation.size, found.row.size)
    return "| " + " | ".join(map(str, (*cells, found.rows, most, whole))) + " |"


def with_tables(page: str) -> str:
    """Return a page with its tables replaced."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + "\n".join((BEGIN, "", *tables(), END)) + after


if __name__ == "__main__":
    parser = ArgumentParser("python -m mendax.adapters.encodings.tables", description=__doc__)
    parser.add_argument("page", type=Path, nargs="?")
    page = parser.parse_args().page
    if page is not None:
        page.write_text(with_tables(page.read_text("utf-8")), "utf-8")
    else:
        print("\n".join(tables()))
