"""Which worker serves a connection: the one that its first request line names.

Rules of this file
1. All requests and sockets of a table go to one worker. A table's addresses begin alike
   (`KEY_LETTERS`), so a new link changes nothing.
2. What a server has once, as the programs that are online or the limit on table codes, lives in
   one worker, too: any other path below ``/api/`` is routed by its first part. Pages and files may
   be served by any worker.
3. A key belongs to the slot with the largest hash (rendezvous hashing; D. Thaler and
   C. Ravishankar, "Using name-based mappings to increase hit rates", 1998): a slot that comes or
   goes moves only its own keys.
"""

import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

KEY_LETTERS: Final = 3
"""Letters that all addresses of a table have in common: 32,768 keys."""
_PATH: Final = re.compile(
    rb"^[A-Z]+ [^ ?]*?/(?:(?:api/tables|admin/tables|t|tv)/([a-z2-9]{%d})[a-z2-9]{13}\b"
    rb"|(?:api|admin)/([a-z-]+))" % KEY_LETTERS
)
_WORKER: Final = re.compile(rb"^[A-Z]+ [^ ]*[?&]worker=([0-9]{1,9})\b")
PROGRAMS: Final = "programs"
"""The key of the programs that are online."""


def worker_of(line: bytes) -> int:
    """Return the number of the worker that an admin request line names; 0 if it names none."""
    found = _WORKER.match(line)
    return int(found[1]) if found else 0


def key_of(line: bytes) -> str:
    """Return what a request line is routed by; "" if any worker will do."""
    found = _PATH.match(line)
    if found is None:
        return ""
    table, other = found.groups()
    return f"t/{table.decode()}" if table else other.decode()


def table_key(address: str) -> str:
    """Return what requests to a table of this address are routed by."""
    return f"t/{address[:KEY_LETTERS]}"


def slot_of(key: str, slots: Iterable[int]) -> int:
    """Return the slot that a key belongs to. Raises ``ValueError`` if there is none."""
    return max(slots, key=lambda slot: blake2b(f"{slot} {key}".encode(), digest_size=8).digest())
