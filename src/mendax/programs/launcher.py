"""Start a command so that it ends with its parent: the one way in which Mendax starts a process.

Run as a script, outside any package: ``python launcher.py MODE PARENT SIGNAL BYTES COMMAND…``. It
needs the standard library alone and costs a few milliseconds once.

``become``     turns into the command. On Linux the kernel sends it ``SIGNAL`` when the thread that
               started it ends, from before its first line of code.
``supervise``  stays as the parent of the command, and ends everything the command has started,
               in sessions of their own too: when the command ends, when the thread that started
               the supervisor ends, and at SIGTERM. Its exit status is the command's. Linux only;
               elsewhere it is the same as ``become``.

Both bound the memory that the command writes to (0: without bound; Linux only).
"""

import os
import signal
import sys
from typing import NoReturn

_DEATH_SIGNAL = 1
"""``PR_SET_PDEATHSIG`` of Linux' ``prctl``."""
_SUBREAPER = 36
"""``PR_SET_CHILD_SUBREAPER``: orphans below this process become its children."""
_ENDED = "Z", "X"


def main(words: list[str]) -> None:
    """Become or supervise the command that ``words`` name after mode, parent, signal and memory."""
    mode, command = words[0], words[4:]
    parent, number, memory = (int(word) for word in words[1:4])
    if mode == "supervise" and sys.platform == "linux":
        _supervise(parent, memory, command)
    _end_with(parent, number)
    _become(memory, command)


def _end_with(parent: int, number: int) -> None:
    """Have the kernel send this process a signal when its parent ends."""
    if sys.platform == "linux":
        _prctl(_DEATH_SIGNAL, number)
        if os.getppid() != parent:  # it ended before the kernel was asked
            sys.exit(1)


def _prctl(option: int, value: int) -> None:
    import ctypes

    ctypes.CDLL(None).prctl(option, value)


def _become(memory: int, command: list[str]) -> NoReturn:
    _limit(memory)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.stderr.write(f"{command[0]}: {error.strerror}\n")
        sys.stderr.flush()
        os._exit(127)


def _limit(memory: int) -> None:
    import resource  # there is none on Windows, where this is not run

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if memory and sys.platform == "linux":
        # Of what it writes to, not of addresses: V8 and Go set terabytes of those aside.
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


# ── supervising ──────────────────────────────────────────────────────────────────────────────


def _supervise(parent: int, memory: int, command: list[str]) -> NoReturn:
    """Run the command, end all that it started, and end as it did."""
    signal.pthread_sigmask(signal.SIG_BLOCK, _WATCHED)
    _end_with(parent, signal.SIGTERM)
    _prctl(_SUBREAPER, 1)
    own = os.getpid()
    child = os.fork()
    if child == 0:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _WATCHED)
        _end_with(own, signal.SIGKILL)
        _become(memory, command)
    _let_go_of_pipes()
    status = _waited_for(child)
    _end_all(own)
    if os.WIFEXITED(status):
        os._exit(os.WEXITSTATUS(status))
    number = os.WTERMSIG(status)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {number})
    if number not in (signal.SIGKILL, signal.SIGSTOP):
        signal.signal(number, signal.SIG_DFL)
    os.kill(own, number)
    os._exit(1)


_WATCHED = {signal.SIGTERM, signal.SIGCHLD} if hasattr(signal, "SIGCHLD") else set()


def _let_go_of_pipes() -> None:
    """Leave standard input, output and error to the command, so that their end is seen."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in range(3):
        os.dup2(nothing, descriptor)
    os.close(nothing)


def _waited_for(child: int) -> int:
    """Reap processes until the command has ended or SIGTERM comes; return its wait status."""
    while True:
        if signal.sigwait(_WATCHED) == signal.SIGTERM:
            return signal.SIGKILL
        status = _reaped().get(child)
        if status is not None:
            return status


def _reaped() -> dict[int, int]:
    """The wait status of each child that has ended."""
    found: dict[int, int] = {}
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return found
        if pid == 0:
            return found
        found[pid] = status


def _end_all(own: int) -> None:
    """Kill every process below this one; those whose parents are killed come back as children."""
    while below := _below(own):
        for pid in below:
            try:
                os.kill(pid, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                continue
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return
        _reaped()


def _below(own: int) -> list[int]:
    """The processes below this one that run."""
    children: dict[int, list[int]] = {}
    for name in os.listdir("/proc"):  # noqa: PTH208 - loading pathlib takes as long as all else
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", "rb") as stat:  # noqa: PTH123
                    state, parent = stat.read().rpartition(b")")[2].split()[:2]
            except OSError:
                continue
            if state.decode() not in _ENDED:
                children.setdefault(int(parent), []).append(int(name))
    found, left = [], [own]
    while left:
        next_ones = children.get(left.pop(), [])
        found += next_ones
        left += next_ones
    return found


if __name__ == "__main__":
    main(sys.argv[1:])
