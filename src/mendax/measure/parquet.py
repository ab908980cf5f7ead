"""Rows of one type as a Parquet file. Needs the extra ``parquet``."""

import types
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from mendax.core.extras import brought_by

with brought_by("parquet"):
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

GROUP: Final = 50_000
"""The rows of one row group, which are in memory together."""


def schema(kind: type[Struct]) -> "pa.Schema":
    """Return the columns with their types, which do not depend on the rows."""
    hints = get_type_hints(kind)
    return pa.schema([(column, _type(hints[column])) for column in kind.__struct_fields__])


def write_parquet(kind: type[Struct], rows: Iterable[Struct], path: Path) -> int:
    """Write the rows to a new file, and return their number. Equal rows make equal files."""
    columns, count, left = schema(kind), 0, iter(rows)
    with path.open("xb") as file, ParquetWriter(file, columns, compression="zstd") as table:
        for group in _groups(left):
            values = {name: [getattr(row, name) for row in group] for name in columns.names}
            table.write_table(pa.table(values, schema=columns))
            count += len(group)
    return count


def _groups(rows: Iterator[Struct]) -> Iterator[list[Struct]]:
    while group := list(islice(rows, GROUP)):
        yield group


def _type(hint: Any) -> "pa.DataType":
    kinds = [kind for kind in _kinds(hint) if kind is not type(None)]
    (kind,) = kinds
    if get_origin(kind) is tuple:
        return pa.list_(_type(get_args(kind)[0]))
    known = {int: pa.int32(), float: pa.float64(), str: pa.string()}
    return known.get(kind, pa.bool_())


def _kinds(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
