"""A folder with the record of every game of a match, and each program's standard error."""

from pathlib import Path
from typing import Final

from mendax.arena.match import MatchSetup
from mendax.arena.standings import PlayedGame
from mendax.core.game import Reason
from mendax.games import game_named
from mendax.table.record.of_moves import record_of_moves
from mendax.terminal import files

ERRORS_KEPT: Final = 1 << 20
"""The number of bytes kept from the start of each program's standard error."""


class GameRecords:
    """Writes ``00001.record`` … and ``<bot>.errors`` to a folder."""

    def __init__(self, folder: Path, setup: MatchSetup, names: tuple[str, ...]) -> None:
        """Create the folder, or use an empty one. Raises ``Unwritable`` if it is not empty."""
        self._folder, self._setup, self._names = folder, setup, names
        self._game = game_named(setup.game)
        self._errors: dict[int, int] = {}
        """The number of bytes of standard error written so far for each bot."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            empty = not any(folder.iterdir())
        except OSError:
            shown = {"path": str(folder)[:200]}
            raise files.Unwritable(Reason("terminal-record-nowhere", shown)) from None
        if not empty:
            shown = {"path": str(folder)[:200]}
            raise files.Unwritable(Reason("terminal-record-exists", shown))

    def write(self, number: int, game: PlayedGame) -> None:
        """Write game ``number`` of the match, from 1."""
        names = tuple(self._names[bot] for bot in game.order)
        text = record_of_moves(
            self._game,
            self._setup.rules,
            names,
            game.moves,
            number=number,
            seed=self._setup.seed,
        )
        files.write_new(self._folder / f"{number:05}.record", text)
        for bot, conduct in zip(game.order, game.conducts, strict=False):
            if conduct is not None and conduct.errors:
                self._append_errors(bot, number, conduct.errors)

    def _append_errors(self, bot: int, number: int, errors: str) -> None:
        said = f"── {number}\n{errors.rstrip()}\n".encode()
        before = self._errors.get(bot, 0)
        self._errors[bot] = before + len(said)
        name = "".join(c if c.isalnum() or c in ".-_" else "-" for c in self._names[bot])
        with (self._folder / f"{name}.errors").open("ab") as file:
            file.write(said[: max(0, ERRORS_KEPT - before)])
