"""The decision table as a Parquet file. Needs the extra ``parquet``."""

import types
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from mendax.core.extras import brought_by
from mendax.measure.decision_table import COLUMNS, DecisionRow

with brought_by("parquet"):
    import pyarrow
    from pyarrow.parquet import ParquetWriter

GROUP: Final = 50_000
"""The rows of one row group, which are in memory together."""


def schema() -> "pyarrow.Schema":
    """Return the columns with their types, which do not depend on the rows."""
    hints = get_type_hints(DecisionRow)
    return pyarrow.schema([(column, _type(hints[column])) for column in COLUMNS])


def write_parquet(rows: Iterable[DecisionRow], path: Path) -> int:
    """Write the rows to a new file, and return their number. Equal rows make equal files."""
    columns, count, left = schema(), 0, iter(rows)
    with path.open("xb") as file, ParquetWriter(file, columns, compression="zstd") as table:
        for group in _groups(left):
            values = {name: [getattr(row, name) for row in group] for name in COLUMNS}
            table.write_table(pyarrow.table(values, schema=columns))
            count += len(group)
    return count


def _groups(rows: Iterator[DecisionRow]) -> Iterator[list[DecisionRow]]:
    while group := list(islice(rows, GROUP)):
        yield group


def _type(hint: Any) -> "pyarrow.DataType":
    kinds = [kind for kind in _kinds(hint) if kind is not type(None)]
    (kind,) = kinds
    if get_origin(kind) is tuple:
        return pyarrow.list_(_type(get_args(kind)[0]))
    known = {int: pyarrow.int32(), float: pyarrow.float64(), str: pyarrow.string()}
    return known.get(kind, pyarrow.bool_())


def _kinds(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
