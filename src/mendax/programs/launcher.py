"""Starts a program so that it ends with its parent and takes no more memory than it may.

Run as a script, outside any package: ``python launcher.py PARENT BYTES COMMAND…``. It needs the
standard library alone and turns into the command itself, so it costs a few milliseconds once.
"""

import os
import sys

_DEATH_SIGNAL = 1
"""``PR_SET_PDEATHSIG`` of Linux' ``prctl``."""


def main(words: list[str]) -> None:
    """Becomes the command that ``words`` name after the parent's id and the bytes of memory."""
    parent, memory, command = int(words[0]), int(words[1]), words[2:]
    if sys.platform == "linux":
        import ctypes
        import signal

        ctypes.CDLL(None).prctl(_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != parent:  # it ended before it could be asked for
            sys.exit(1)
    _limit(memory)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.stderr.write(f"{command[0]}: {error.strerror}\n")
        sys.exit(127)


def _limit(memory: int) -> None:
    import resource  # there is none on Windows, where this is not run

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if memory and sys.platform == "linux":
        # Of what it writes to, not of addresses: V8 and Go set terabytes of those aside.
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


if __name__ == "__main__":
    main(sys.argv[1:])
