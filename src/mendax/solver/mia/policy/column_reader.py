"""A reader of numeric columns in a file's body."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt


class ColumnReader:
    """Reads numbers from the front of a file's body."""

    def __init__(self, body: bytes) -> None:
        self.body, self.at = memoryview(body), 0

    @property
    def left(self) -> int:
        """Return the number of unread bytes."""
        return len(self.body) - self.at

    def take(self, kind: str, number: int) -> npt.NDArray[Any]:
        """Return the next ``number`` numbers of a numpy type. Raises ``ValueError`` if too few are
        left."""
        size = number * np.dtype(kind).itemsize
        if number < 0 or size > self.left:
            raise ValueError("cut short")
        column = np.frombuffer(self.body[self.at : self.at + size], kind)
        self.at += size
        return column

    def parts(self, kind: str, lengths: Sequence[int] | npt.NDArray[Any]) -> list[npt.NDArray[Any]]:
        """Return the next numbers, split into arrays of these lengths.

        Raises the errors of ``take``.
        """
        ends = np.cumsum(np.asarray(lengths, np.int64))
        whole = self.take(kind, int(ends[-1]) if len(ends) else 0)
        return np.split(whole, ends[:-1])
