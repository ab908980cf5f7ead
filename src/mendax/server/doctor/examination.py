"""Runs all checks. A check that fails with a reason becomes a finding with that reason."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from mendax.core.game import MendaxError, Reason
from mendax.server.doctor import machine, places
from mendax.server.doctor.findings import Diagnosis
from mendax.server.settings.settings import ServerSettings
from mendax.server.store.disk_room import said

Check = Callable[[ServerSettings], Reason | None]
"""A check, which returns its finding, or None if it does not apply to these settings.

A failed check raises ``MendaxError`` or ``OSError``.
"""
CHECKS: Final[dict[str, Check]] = {
    "packages": machine.packages,
    "calls": machine.calls,
    "descriptors": machine.files,
    "memory": machine.memory,
    "client": machine.client,
    "folder": machine.folder,
    "disk": machine.disk,
    "database": places.database,
    "pool": places.pool,
    "locks": places.locks,
    "names": places.names,
    "port": places.port,
}
"""The checks in order. The check of the clock follows, because it measures their time."""


def examined(
    settings: ServerSettings,
    now: Callable[[], float] = time.time,
    steady: Callable[[], float] = time.monotonic,
) -> Iterator[Diagnosis]:
    """Yield the finding of each check. ``now`` is the system's clock, ``steady`` cannot jump."""
    began = now() - steady()
    known: list[Reason] = []
    for name, check in CHECKS.items():
        found = tried(name, partial(check, settings))
        if found is not None and (found.good or found.reason not in known):
            known.append(found.reason)  # an unreachable database has one cause for three checks
            yield found
    jump = now() - steady() - began
    found = tried("clock", partial(machine.clock, settings, jump, now))
    if found is not None:
        yield found


def tried(name: str, check: Callable[[], Reason | None]) -> Diagnosis | None:
    """Return the finding of a check with this name, or None if the check does not apply."""
    try:
        reason = check()
        return None if reason is None else Diagnosis(name, True, reason)
    except MendaxError as error:
        return Diagnosis(name, False, error.reason)
    except OSError as error:
        return Diagnosis(name, False, Reason("doctor-failed", {"problem": said(error)}))
