"""What other workers have stored of one table: how far its log goes, as far as is known, and how
what is missing here is read.

Nothing is applied here: what becomes of the lines is the queue's (``command_queue``).
"""

from functools import partial

from mendax.server.tables.table_log import ReadTail, Tail, TailRead


class OthersLines:
    """The lines of one table that are not known here yet."""

    def __init__(self, table: str, read: ReadTail | None, number: int) -> None:
        """``number``: the last line that is known here; ``read``: None where nobody else stores
        lines."""
        self._table, self._read = table, read
        self.newest = number
        """The last line that is known to be stored."""
        self.begun = 0
        """How many reads have begun."""
        self._through = 0
        """The last of them whose lines came."""

    @property
    def may_be(self) -> bool:
        """Whether anybody else stores lines."""
        return self._read is not None

    def heard_of(self, number: int) -> bool:
        """Somebody has stored the lines up to ``number``; whether that is news."""
        if number <= self.newest:
            return False
        self.newest = number
        return True

    def were_read(self, begun: int) -> bool:
        """Whether lines came of a read that began after ``begun`` others: it found all that was
        stored when so many had begun."""
        return self._through > begun

    def read(self, since: int, done: TailRead) -> None:
        """Reads what comes after line ``since``, the last that is applied here."""
        assert self._read is not None
        self.begun += 1
        self._read(self._table, since, partial(self._came, self.begun, self.newest, since, done))

    def _came(self, number: int, told: int, since: int, done: TailRead, tail: Tail) -> None:
        if not isinstance(tail, Exception):
            self._through = number
            since = tail[-1].number if tail else since
        if told == self.newest:  # else more has been told of meanwhile, and is read next
            self.newest = since
        done(tail)
