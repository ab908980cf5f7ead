"""The decision table: one flat row for each decision of recorded games.

``docs/data.md`` describes every column. Lists are JSON arrays in JSON Lines, and are joined by
semicolons in CSV. A missing value is null in JSON Lines and Parquet, and empty in CSV.
"""

import csv
import gzip
import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, Final, cast

import msgspec
from msgspec import Struct

from mendax.core.game import Reason, RulesError
from mendax.measure.pricing import PricedDecision, priced
from mendax.records import RecordedGame

PARQUET: Final = ".parquet"
ENDINGS: Final = (".jsonl", ".jsonl.gz", ".csv", ".csv.gz", PARQUET)
_JOINED: Final = ";"


class DecisionRow(Struct, frozen=True, gc=False, kw_only=True):
    """A decision with its game, in columns of one type each."""

    game_number: int
    """The number of the game, from 0, in the order given."""
    game: str
    rules: str
    """The edition and every option, as words."""
    seats: int
    ply: int
    """The number of the decision in its game, from 0."""
    seat: int
    player: str
    kind: str
    """``claim``, ``cup``, ``answer`` or ``other`` (``pricing.Kind``)."""
    roll: str | None
    claim: str | None
    action: str
    value: str | None
    true: bool | None
    doubted: bool | None
    legal: tuple[str, ...]
    """The legal actions, best first. It is empty if the decision has no price."""
    values: tuple[float, ...]
    """The values of ``legal``."""
    chances: tuple[float, ...]
    """The equilibrium's probabilities of ``legal``."""
    unit: str | None
    basis: str | None
    worth: float | None
    best: float | None
    regret: float | None
    chance: float | None
    """The equilibrium's probability of the action."""
    lie: float | None
    """For an answer, the probability of a lie."""
    lie_chance: float | None
    """For a claim, the equilibrium's probability of a false claim."""
    belief: float | None
    """For an answer, the player's private probability of a lie."""
    payoff: float | None
    """The payoff of the game for the seat."""


COLUMNS: Final = DecisionRow.__struct_fields__
"""The names of all columns, in order."""


def decision_rows(games: Iterable[RecordedGame]) -> Iterator[DecisionRow]:
    """Yield a row for each decision, game by game. Raises the errors of ``regret``."""
    for number, row in enumerate(games):
        yield from rows_of(number, row)


def rows_of(number: int, game: RecordedGame) -> Iterator[DecisionRow]:
    """Yield a row for each decision of one game. Raises the errors of ``regret``."""
    for one in priced(game, number):
        yield _row(number, game, one)


def write_decisions(games: Iterable[RecordedGame], path: str | Path) -> int:
    """Write the decision table to a new file, and return the number of rows.

    The ending of the file's name is one of ``ENDINGS``. Raises the errors of ``write_rows`` and of
    ``regret``.
    """
    return write_rows(decision_rows(games), path)


def write_rows(decisions: Iterable[DecisionRow], path: str | Path) -> int:
    """Write rows to a new file, and return their number.

    The ending of the file's name is one of ``ENDINGS``; Parquet needs the extra ``parquet``.
    Raises ``RulesError`` for another ending, ``FileExistsError`` and other kinds of ``OSError``.
    """
    path = Path(path)
    require_ending(path)
    if path.suffix == PARQUET:
        from mendax.measure.parquet import write_parquet

        return write_parquet(DecisionRow, decisions, path)
    with path.open("xb") as plain:
        if path.suffix != ".gz":
            return _written(decisions, plain, path.name)
        # Without time and name, equal games make equal files.
        with gzip.GzipFile(fileobj=plain, mode="wb", mtime=0, filename="") as packed:
            return _written(decisions, cast("IO[bytes]", packed), path.name)


def require_ending(path: Path) -> None:
    """Raise ``RulesError`` unless a decision table can have this name."""
    if not path.name.endswith(ENDINGS):
        shown = {"given": path.name[:60], "allowed": ", ".join(ENDINGS)}
        raise RulesError(Reason("dataset-bad-name", shown))


def _written(decisions: Iterable[DecisionRow], file: IO[bytes], name: str) -> int:
    rows, lines, encode = 0, io.StringIO(), msgspec.json.Encoder().encode
    table = csv.writer(lines, lineterminator="\n")
    as_csv = ".csv" in name
    if as_csv:
        table.writerow(COLUMNS)
    for row in decisions:
        if as_csv:
            table.writerow([_cell(getattr(row, column)) for column in COLUMNS])
            file.write(lines.getvalue().encode())
            lines.seek(0)
            lines.truncate()
        else:
            file.write(encode(row) + b"\n")
        rows += 1
    file.write(lines.getvalue().encode())  # the heads of a table without rows
    return rows


def _cell(value: Any) -> Any:
    if isinstance(value, tuple):
        return _JOINED.join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else value


def _row(number: int, game: RecordedGame, one: PricedDecision) -> DecisionRow:
    return DecisionRow(
        game_number=number,
        game=game.game,
        rules=game.rules,
        seats=len(game.seats),
        ply=one.ply,
        seat=one.seat,
        player=one.player,
        kind=one.kind,
        roll=one.roll,
        claim=one.claim,
        action=one.action,
        value=one.value,
        true=one.true,
        doubted=one.doubted,
        legal=tuple(option.action for option in one.options),
        values=tuple(option.worth for option in one.options),
        chances=tuple(option.chance for option in one.options),
        unit=one.unit,
        basis=one.basis,
        worth=one.worth,
        best=one.best,
        regret=one.cost,
        chance=one.chance,
        lie=one.lie,
        lie_chance=one.lie_chance if one.kind == "claim" and one.options else None,
        belief=one.belief,
        payoff=None if game.payoffs is None else game.payoffs[one.seat],
    )
