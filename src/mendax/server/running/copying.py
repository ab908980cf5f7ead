"""Copies that a running server makes for clients, one at a time. A copy is removed on
disconnect.
"""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Final

from mendax.core.game import MendaxError, Reason
from mendax.server.running.admin_messages import CopyGrows, CopyIsMade
from mendax.server.running.copy_of import COPY
from mendax.server.store.store import Store

_TELLS: Final = 0.5
"""Seconds between progress reports."""


class Busy(MendaxError):
    """Raised while another copy is being made."""


class Copying:
    """Makes copies in the folder of a server."""

    def __init__(self, store: Store, folder: Path) -> None:
        self._store, self._file = store, folder / COPY
        self.one = asyncio.Lock()
        """A lock that is held while a copy exists."""

    async def parts(self) -> AsyncGenerator[CopyGrows | CopyIsMade, None]:
        """Yield the progress, then the name of the file.

        The file exists until the generator is closed. Raises ``Busy`` or ``StoreError``.
        """
        if self.one.locked():
            raise Busy(Reason("maintenance-copying"))
        async with self.one:
            reached = (0, 0)

            def told(done: int, whole: int) -> None:
                nonlocal reached
                reached = (done, whole)

            made = asyncio.ensure_future(self._store.copy(self._file, told))
            try:
                while not (await asyncio.wait((made,), timeout=_TELLS))[0]:
                    yield CopyGrows(*reached)
                made.result()
                yield CopyIsMade(COPY)
                await asyncio.Event().wait()
            finally:
                made.cancel()
                await asyncio.gather(made, return_exceptions=True)
                self._file.unlink(missing_ok=True)
