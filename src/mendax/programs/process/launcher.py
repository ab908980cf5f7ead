"""Starts a command that ends with its parent. Mendax starts every process this way.

This file runs as a script outside any package: ``python launcher.py MODE PARENT SIGNAL BYTES
COMMAND…``. It requires only the standard library and starts in a few milliseconds.

``become``     becomes the command. On Linux, the kernel sends it ``SIGNAL`` when the thread that
               started it ends, even before its first line of code.
``supervise``  stays as the parent of the command, and ends all processes that the command has
               started, also in other sessions: when the command ends, when the thread that started
               the supervisor ends, and at SIGTERM. Its exit status is the command's. Linux only;
               on other systems it equals ``become``.

Both modes limit the memory that the command writes (0: no limit; Linux only).
"""

import os
import signal
import sys
from typing import NoReturn

_DEATH_SIGNAL = 1
"""``PR_SET_PDEATHSIG`` of ``prctl`` on Linux."""
_SUBREAPER = 36
"""``PR_SET_CHILD_SUBREAPER``: orphaned descendants become children of this process."""
_ENDED = "Z", "X"


def main(words: list[str]) -> None:
    """Become or supervise the command in ``words``, after mode, parent, signal and memory."""
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
        if os.getppid() != parent:  # the parent ended before the call above
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
    import resource  # does not exist on Windows, where this function is never called

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if memory and sys.platform == "linux":
        # Written memory, not address space: V8 and Go reserve terabytes of addresses.
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


# ── supervising ──────────────────────────────────────────────────────────────────────────────


def _supervise(parent: int, memory: int, command: list[str]) -> NoReturn:
    """Run the command, end all processes started by it, and exit with its status."""
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
    """Close standard input, output and error, so that readers see EOF when the command ends."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in range(3):
        os.dup2(nothing, descriptor)
    os.close(nothing)


def _waited_for(child: int) -> int:
    """Reap processes until the command ends or SIGTERM arrives, and return its wait status."""
    while True:
        if signal.sigwait(_WATCHED) == signal.SIGTERM:
            return signal.SIGKILL
        status = _reaped().get(child)
        if status is not None:
            return status


def _reaped() -> dict[int, int]:
    """Return the wait status of each child that has ended."""
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
    """Kill every descendant. Orphans become children of this process and are killed too."""
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
    """Return the IDs of the running descendants."""
    children: dict[int, list[int]] = {}
    for name in os.listdir("/proc"):  # noqa: PTH208 - importing pathlib doubles the start time
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
