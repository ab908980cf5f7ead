"""A game's golden files, which reveal every change in its behaviour.

A folder has two files per game. ``<game>.txt`` contains a complete game as text (``playthrough``).
``<game>.perft`` contains the number of histories and information states at each depth.

``write_golden`` rewrites the files. It plays the game in ``<game>.txt`` again, with the options in
its second line. Read the diff before you commit it.
"""

import difflib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mendax.core.game import Action, AnyGame
from mendax.testing.playthrough import GoldenDiffers, playthrough
from mendax.testing.two_worlds import everything, perft
from mendax.testing.walks import kinds_apart

MOST_HISTORIES: Final = 25_000
"""The maximum number of histories at the last depth of a complete tree."""
MOST_THINNED: Final = 500
"""The maximum number of histories at the last depth of a thinned tree."""
_KINDS: Final = 2
"""The maximum number of kinds of actions at a state of a thinned tree, which follows one action of
each.
"""
_DEEPEST: Final = 40
"""The maximum number of depths in a perft file."""
_SHOWN: Final = 60
"""The number of diff lines shown in an error."""


def write_golden(game: AnyGame, folder: Path) -> None:
    """Rewrite ``game``'s playthrough and perft file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{game.name}.txt"
    written = file.read_text("utf-8") if file.exists() else ""
    file.write_text(playthrough(game, written), "utf-8")
    (folder / f"{game.name}.perft").write_text(perft_file(game), "utf-8")


def check_playthrough(game: AnyGame, folder: Path) -> None:
    """Compare ``game`` with its playthrough. Raises ``GoldenDiffers`` with the diff."""
    golden = _read(folder / f"{game.name}.txt")
    lines = golden.splitlines(), playthrough(game, golden).splitlines()
    difference = list(difflib.unified_diff(*lines, "golden", "now", n=3, lineterm=""))
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
        now = _counts(game, table, len(written.split()) - 1)
        if now != written:
            raise GoldenDiffers(f"{table}: {written} became {now}")


def perft_file(game: AnyGame) -> str:
    """Return the text of a perft file.

    It has the complete tree with the default preset at the two smallest table sizes, and a thinned
    tree, which reaches deeper, for each preset.
    """
    lines = [
        f"# {game.name}: histories/information states after 0, 1, 2, … actions",
        "# (what seats have been told, over all seats). Generated, not edited.",
    ]
    complete = [f"{game.default_preset} {seats}" for seats in game.seats[:2]]
    thinned = [f"{name} {game.seats[:2][-1]} thinned" for name in game.presets]
    lines += [f"{table}: {_counts(game, table, _DEEPEST)}" for table in (*complete, *thinned)]
    return "\n".join(lines) + "\n"


def _counts(game: AnyGame, table: str, depth: int) -> str:
    preset, seats, *thinned = table.split()
    most, thin = (MOST_THINNED, _thinned) if thinned else (MOST_HISTORIES, everything)
    counts = perft(game, game.presets[preset], int(seats), depth, most, thin)
    return " ".join(f"{count.histories}/{count.informed}" for count in counts)


def _thinned(actions: Sequence[Action]) -> Sequence[Action]:
    kinds = {type(action) for action in actions}
    return kinds_apart(actions, min(_KINDS, len(kinds)), "perft")


def _read(file: Path) -> str:
    if not file.exists():
        raise GoldenDiffers(f"there is no {file.name}: write it with write_golden")
    return file.read_text("utf-8")
