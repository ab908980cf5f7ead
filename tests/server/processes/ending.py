"""The end of a work process between two calls, as after minutes without a call."""

import asyncio
import os
import signal

from mendax.server.processes.work_process import WorkProcess


async def end_idle(process: WorkProcess) -> None:
    """Kill an idle process, if it has started, and wait for its end."""
    if process.pid is not None:
        os.kill(process.pid, signal.SIGKILL)
        await asyncio.to_thread(os.waitid, os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
