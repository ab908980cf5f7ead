"""Checks of the machine: packages, limits, the clock, executable memory, the data folder."""

import os
import platform
import re
import time
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import mendax
from mendax.core.game import Reason
from mendax.server.calling import web_push
from mendax.server.doctor.findings import Unwell
from mendax.server.listening import descriptors
from mendax.server.settings.client_files import STATIC
from mendax.server.settings.settings import ServerSettings
from mendax.server.store.disk_room import DiskRoom
from mendax.server.store.folder_lock import NoLocks, hold, refusal
from mendax.server.store.schema import StoreError

_JUMP: Final = 0.5
"""Seconds between two clocks that show a jump, and not the usual adjustment."""
_BEHIND: Final = 3600.0
"""Seconds by which files may be newer than the clock, as after a copy from another machine."""
_REQUIRED: Final = re.compile(r"(?P<name>[\w.-]+)(\[(?P<extras>[\w,-]+)\])?")
_FOR_EXTRA: Final = re.compile(r"; extra == ['\"](?P<extra>[\w-]+)['\"]$")


def packages(settings: ServerSettings) -> Reason:
    """Check that the packages that these settings need are installed."""
    extras = ["server"]
    extras += ["postgresql"] * bool(settings.database) + ["tls"] * settings.tls
    lacking = sorted(name for name in set(_required(extras)) if not _is_installed(name))
    if lacking:
        shown = {"names": ", ".join(lacking), "extras": ",".join(extras)}
        raise Unwell("doctor-packages-missing", **shown)
    shown = {"python": platform.python_version(), "version": mendax.__version__}
    return Reason("doctor-packages", shown)


def calls(settings: ServerSettings) -> Reason | None:
    """Check whether absent players of slow games can be called by Web Push."""
    if not settings.push_services:
        return None
    return Reason("doctor-calls" if web_push.is_installed() else "doctor-calls-off")


def _required(extras: list[str]) -> Iterator[str]:
    """Yield the packages of these extras, without those for some systems only."""
    for line in metadata.requires("mendax") or ():
        found, marked = _REQUIRED.match(line), _FOR_EXTRA.search(line)
        if found is None or (";" in line and (marked is None or marked["extra"] not in extras)):
            continue
        if found["name"] == "mendax":
            yield from _required((found["extras"] or "").split(","))
        else:
            yield found["name"]


def _is_installed(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def files(settings: ServerSettings) -> Reason:
    """Check the limit of open files and connections."""
    wanted = settings.rates.sockets + descriptors.RESERVE
    limit = descriptors.raised_quietly(wanted)
    if descriptors.is_low(limit, wanted):
        shown = {"limit": limit, "connections": descriptors.connections(limit)}
        raise Unwell("doctor-descriptors-few", **shown)
    return Reason("doctor-descriptors", {"limit": limit})


def clock(settings: ServerSettings, jump: float, now: Callable[[], float] = time.time) -> Reason:
    """Check the clock. ``jump`` is how far it moved against the monotonic clock, in seconds."""
    if abs(jump) > _JUMP:
        raise Unwell("doctor-clock-jumped", seconds=round(abs(jump)) or 1)
    known = (Path(mendax.__file__), settings.data / "lock")
    newest = max(file.stat().st_mtime for file in known if file.exists())
    behind = newest - now()
    if behind > _BEHIND:
        raise Unwell("doctor-clock-behind", hours=round(behind / 3600))
    return Reason("doctor-clock")


def memory(_: ServerSettings) -> Reason:
    """Check whether the solver may run machine code."""
    from mendax.solver.generic import jit

    if jit.FORBIDDEN:
        raise Unwell("doctor-memory-forbidden", problem=jit.FORBIDDEN.partition(". ")[0])
    return Reason("doctor-memory" if jit.COMPILED else "doctor-memory-plain")


def folder(settings: ServerSettings) -> Reason:
    """Check that the data folder can be written, and that its file system has locks."""
    there = _existing(settings.data)
    try:
        with TemporaryDirectory(dir=there, prefix=".mendax-") as made:
            os.close(hold(Path(made)))
    except NoLocks as error:
        raise StoreError(refusal(settings.data, error)) from None
    except OSError as error:
        shown = {"folder": str(there), "problem": error.strerror or type(error).__name__}
        raise Unwell("doctor-folder-unwritable", **shown) from None
    return Reason("doctor-folder", {"folder": str(settings.data)})


def disk(settings: ServerSettings) -> Reason:
    """Check the free space."""
    there, spare = _existing(settings.data), settings.spare
    room = DiskRoom(there, spare)
    free = room.megabytes
    if room.low:
        raise Unwell("doctor-disk-low", megabytes=free, spare=spare, folder=str(there))
    return Reason("doctor-disk", {"megabytes": free})


def _existing(place: Path) -> Path:
    """Return a folder, or its nearest parent that exists."""
    whole = place.absolute()
    return next(each for each in (whole, *whole.parents) if each.exists())


def client(_: ServerSettings) -> Reason:
    """Check that the browser client is built."""
    if (STATIC / "index.html").exists():
        return Reason("doctor-client")
    raise Unwell("doctor-client-missing")
