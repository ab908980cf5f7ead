"""Committed randomness: dice and cards drawn from server and client seeds, verifiable later.

Rules of this file
1. Pure: bytes in, outcome out. This module expands given seeds and generates no randomness.
2. Odds are exact: an outcome is picked by rejection over whole tickets, never by a float.
3. The server seed and the client seeds together reproduce every draw. A salt verifies only the draw
   that it opens. A commitment alone reveals no outcome.
4. The scheme is a promise to players (``docs/fairness.md`` has test vectors). Changing a single
   byte of the scheme requires a new ``SCHEME`` name. The labels hashed here call client seeds
   "shares".

Commit and reveal as in M. Blum, "Coin flipping by telephone", 1983; exact odds by rejection
sampling, as in J. von Neumann, "Various techniques used in connection with random digits", 1951.
HMAC-SHA-256 (RFC 2104) in counter mode expands the seed.
"""

import hmac
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import accumulate, islice
from math import lcm
from typing import Final, NamedTuple

from mendax.core.game import Action, Outcome

SCHEME: Final = "mendax/1"
CLIENT_SEED_BYTES: Final = 16
_TRIES: Final = 512
"""The maximum number of candidates per draw. Each one is accepted with a probability of at least
1/2, so a draw fails with a probability of at most 2⁻⁵¹².
"""
SALT_BYTES: Final = 16

_GAME, _SEED, _SHARES, _DRAW, _SALT, _OUTCOME = (
    f"{SCHEME} {label}:".encode() for label in ("game", "seed", "shares", "draw", "salt", "outcome")
)


def game_seed(secret: bytes, number: int) -> bytes:
    """Derive the seed of game ``number`` at a table. The seed does not reveal other games'
    seeds.
    """
    return hmac.digest(secret, _GAME + str(number).encode(), "sha256")


def commit_seed(seed: bytes) -> str:
    """Return the SHA-256 of ``seed`` in hexadecimal, published before any client seed is added."""
    return sha256(_SEED + seed).hexdigest()


def mix(client_seeds: Sequence[bytes | None]) -> bytes:
    """Return one hash of all client seeds in seat order; a missing seed counts as empty.

    Each seed is preceded by its length, so different lists have different inputs to the hash.
    """
    parts = [bytes([len(own or b"")]) + (own or b"") for own in client_seeds]
    return sha256(_SHARES + bytes([len(parts)]) + b"".join(parts)).digest()


class Dealer:
    """Makes all draws of a game; the server seed and the client seeds determine them."""

    __slots__ = ("_keyed", "mixed", "seed")

    def __init__(self, seed: bytes, mixed: bytes) -> None:
        self.seed = seed
        self.mixed = mixed
        """The client seeds, combined by ``mix``."""
        self._keyed = hmac.new(seed, digestmod="sha256")
        """The HMAC, keyed once and copied per draw; keying costs as much as hashing."""

    def __reduce__(self) -> tuple[type["Dealer"], tuple[bytes, bytes]]:
        """Pickle the seeds; the receiving process keys its own HMAC."""
        return Dealer, (self.seed, self.mixed)

    def __repr__(self) -> str:
        """Return a representation without the seed, because a traceback may print the dealer."""
        return "Dealer(…)"

    def draw(self, number: int, outcomes: Sequence[Outcome]) -> Action:
        """Return the outcome of chance action ``number`` (from 0), drawn with exact odds.

        Raises ``ValueError`` unless the odds are non-negative and sum to one.
        """
        return outcomes[self._place(number, _tickets(outcomes))][0]

    def place(self, number: int, held: Sequence[int]) -> int:
        """Return the index of the outcome of chance action ``number``, if the outcomes hold these
        numbers of tickets.

        Raises ``ValueError`` without tickets, or if a number is negative.
        """
        return self._place(number, _lots(held))

    def _place(self, number: int, tickets: "_Tickets") -> int:
        message = _DRAW + self.mixed + number.to_bytes(4)
        for ticket in islice(_numbers(self._digest, message, tickets.width), _TRIES):
            if ticket < tickets.accepted:
                return bisect_right(tickets.bounds, ticket % tickets.whole)
        raise AssertionError(f"{_TRIES} numbers in a row were rejected")

    def salt(self, number: int) -> bytes:
        """Return the salt that hides the committed outcome of chance action ``number``."""
        return self._digest(_SALT + self.mixed + number.to_bytes(4))[:SALT_BYTES]

    def _digest(self, message: bytes) -> bytes:
        made = self._keyed.copy()
        made.update(message)
        return made.digest()


def commit(salt: bytes, number: int, outcome: str) -> str:
    """Return the commitment to ``outcome``, the text of chance action ``number``'s outcome, in
    hexadecimal.
    """
    return sha256(_OUTCOME + salt + number.to_bytes(4) + outcome.encode()).hexdigest()


def opens(commitment: str, salt: bytes, number: int, outcome: str) -> bool:
    """Return whether ``salt`` opens ``commitment`` to this draw's outcome."""
    return len(salt) == SALT_BYTES and hmac.compare_digest(
        commit(salt, number, outcome).encode(), commitment.encode()
    )


def _numbers(digest: Callable[[bytes], bytes], message: bytes, width: int) -> Iterator[int]:
    """Yield an endless stream of ``width``-byte integers, expanded from ``message``."""
    block, stream = 0, b""
    while True:
        while len(stream) < width:
            stream += digest(message + block.to_bytes(4))
            block += 1
        yield int.from_bytes(stream[:width])
        stream = stream[width:]


class _Tickets(NamedTuple):
    """Odds as a lottery: each outcome owns a proportional part of ``whole`` equal tickets."""

    whole: int
    width: int
    """Bytes per drawn number: the fewest that can hold every ticket."""
    accepted: int
    """The largest multiple of ``whole`` that ``width`` bytes can hold; larger numbers are rejected.
    """
    bounds: tuple[int, ...]
    """The cumulative number of tickets, one entry per outcome."""


_KNOWN: Final[dict[int, tuple[Sequence[Outcome], _Tickets]]] = {}
"""A cache of tickets, keyed by the ``id`` of the odds. Rule books return the same tuple for the
same dice, and comparing twenty fractions would cost more than the draw.
"""


def _tickets(outcomes: Sequence[Outcome]) -> _Tickets:
    known = _KNOWN.get(id(outcomes))
    if known is not None and known[0] is outcomes:
        return known[1]
    tickets = _count_tickets(outcomes)
    if isinstance(outcomes, tuple):
        if len(_KNOWN) >= 64:
            _KNOWN.clear()
        _KNOWN[id(outcomes)] = (outcomes, tickets)
    return tickets


_ODDS: Final = "the odds of chance must not be negative and must add up to one"


def _count_tickets(outcomes: Sequence[Outcome]) -> _Tickets:
    whole = lcm(*(odds.denominator for _, odds in outcomes))
    held = [odds.numerator * (whole // odds.denominator) for _, odds in outcomes]
    if sum(held) != whole:
        raise ValueError(_ODDS)
    return _lots(held)


def _lots(held: Sequence[int]) -> _Tickets:
    whole = sum(held)
    if whole < 1 or min(held) < 0:
        raise ValueError(_ODDS)
    width = max(1, ((whole - 1).bit_length() + 7) // 8)
    return _Tickets(whole, width, 256**width // whole * whole, tuple(accumulate(held)))
