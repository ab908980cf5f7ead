"""Chooses the worker that serves a connection, from the first line of its first request.

Rules of this file
1. All requests and sockets of a table go to one worker. All addresses of a table have the same
   prefix (`KEY_LETTERS`), so a new link does not change the worker.
2. State that exists once per server, such as the list of online programs or the limit on table
   codes, also belongs to one worker. Any other path below ``/api/`` is routed by its first part.
   Any worker can serve pages and files.
3. A key belongs to the slot with the largest hash (rendezvous hashing; D. Thaler and C.
   Ravishankar, "Using name-based mappings to increase hit rates", 1998). Adding or removing a slot
   moves only the keys of that slot.
"""

import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

KEY_LETTERS: Final = 3
"""The length of the prefix that all addresses of a table share. It distinguishes 32,768 keys."""
_PATH: Final = re.compile(
    rb"^[A-Z]+ [^ ?]*?/(?:(?:api/tables|admin/tables|t|tv)/([a-z2-9]{%d})[a-z2-9]{13}\b"
    rb"|(?:api|admin)/([a-z-]+))" % KEY_LETTERS
)
_WORKER: Final = re.compile(rb"^[A-Z]+ [^ ]*[?&]worker=([0-9]{1,9})\b")
PROGRAMS: Final = "programs"
"""The routing key for the list of online programs."""


def worker_of(line: bytes) -> int:
    """Return the number of the worker that an admin request line names, or 0."""
    found = _WORKER.match(line)
    return int(found[1]) if found else 0


def key_of(line: bytes) -> str:
    """Return the routing key of a request line, or "" if any worker can serve the request."""
    found = _PATH.match(line)
    if found is None:
        return ""
    table, other = found.groups()
    return f"t/{table.decode()}" if table else other.decode()


def table_key(address: str) -> str:
    """Return the routing key of a table's address."""
    return f"t/{address[:KEY_LETTERS]}"


def slot_of(key: str, slots: Iterable[int]) -> int:
    """Return the slot of a key. Raises ``ValueError`` if ``slots`` is empty."""
    return max(slots, key=lambda slot: blake2b(f"{slot} {key}".encode(), digest_size=8).digest())
