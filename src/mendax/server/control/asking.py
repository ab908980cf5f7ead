"""Asks a worker over its control socket, from within a loop; ``client`` does without one."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

from mendax.server.control.control_socket import reachable
from mendax.server.control.messages import (
    LONGEST_LINE,
    Answered,
    ControlRequest,
    broken_off,
    line,
    nobody_at,
    part_of,
)


async def answers(folder: Path, question: ControlRequest) -> AsyncGenerator[Answered, None]:
    """What the server answers whose control socket is in ``folder``, part by part.

    Raises ``NoAnswer`` where none runs or it ends in between, ``NotDone`` where it refuses.
    """
    try:
        with reachable(folder) as path:
            reader, writer = await asyncio.open_unix_connection(path, limit=LONGEST_LINE)
    except OSError:
        raise nobody_at(folder) from None
    try:
        writer.write(line(question))
        while text := await reader.readline():
            if (part := part_of(text)) is None:
                return
            yield part
    except OSError:
        pass
    finally:
        writer.close()
    raise broken_off(folder)
