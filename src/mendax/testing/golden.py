"""A game's golden files, which reveal every change in its behaviour.

A folder has two files per game. ``<game>.txt`` contains complete games as text (``playthrough``).
``<game>.perft`` contains the number of histories and information states at each depth. The optional
file ``<game>.rare`` lists the options and numbers of games with rare events.

``write_golden`` rewrites the files. Read the diff before you commit it.
"""

import difflib
from pathlib import Path
from typing import Final

from mendax.core.game import AnyGame
from mendax.testing.playthrough import LONGEST, GoldenDiffers, playthrough
from mendax.testing.two_worlds import perft

MOST_HISTORIES: Final = 25_000
"""The maximum number of histories at a perft file's last depth."""
_SHOWN: Final = 60
"""The number of diff lines shown in an error."""


def write_golden(game: AnyGame, folder: Path) -> None:
    """Rewrite ``game``'s playthrough and perft file."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game.name}.txt").write_text(playthrough(game, _rare(game, folder)), "utf-8")
    (folder / f"{game.name}.perft").write_text(perft_file(game), "utf-8")


def check_playthrough(game: AnyGame, folder: Path) -> None:
    """Compare ``game`` with its playthrough. Raises ``GoldenDiffers`` with the diff."""
    golden = _read(folder / f"{game.name}.txt").splitlines()
    now = playthrough(game, _rare(game, folder)).splitlines()
    difference = list(difflib.unified_diff(golden, now, "golden", "now", n=3, lineterm=""))
    if difference:
        raise GoldenDiffers("\n".join(difference[:_SHOWN]))


def check_perft(game: AnyGame, folder: Path) -> None:
    """Compare ``game``'s counts with its perft file. Raises ``GoldenDiffers``."""
    text = _read(folder / f"{game.name}.perft")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    counted = {line.split()[0] for line in lines}
    if counted != set(game.presets):
        raise GoldenDiffers(f"counted are {sorted(counted)}, not {sorted(game.presets)}")
    for line in lines:
        table, _, written = line.partition(": ")
        preset, seats = table.split()
        now = _counts(game, preset, int(seats), len(written.split()) - 1)
        if now != written:
            raise GoldenDiffers(f"{table}: {written} became {now}")


def perft_file(game: AnyGame) -> str:
    """Return the text of a perft file: all presets at the smallest table size, and one at the next
    size.
    """
    lines = [
        f"# {game.name}: histories/information states after 0, 1, 2, … actions",
        "# (what seats have been told, over all seats). Generated, not edited.",
    ]
    tables = [(name, game.seats[0]) for name in game.presets]
    larger = [(game.default_preset, seats) for seats in game.seats[1:2]]
    for name, seats in (*tables, *larger):
        lines.append(f"{name} {seats}: {_counts(game, name, seats, LONGEST)}")
    return "\n".join(lines) + "\n"


def _counts(game: AnyGame, preset: str, seats: int, depth: int) -> str:
    counts = perft(game, game.presets[preset], seats, depth, MOST_HISTORIES)
    return " ".join(f"{count.histories}/{count.informed}" for count in counts)


def _rare(game: AnyGame, folder: Path) -> list[str]:
    file = folder / f"{game.name}.rare"
    return file.read_text("utf-8").splitlines() if file.exists() else []


def _read(file: Path) -> str:
    if not file.exists():
        raise GoldenDiffers(f"there is no {file.name}: write it with write_golden")
    return file.read_text("utf-8")
