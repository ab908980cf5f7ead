"""Committed randomness: from a server seed and client seeds to dice and cards, and back.

Rules of this file
1. Pure: bytes in, outcome out. Nothing here makes randomness; it only spreads what it is given.
2. Odds are exact: an outcome is picked by rejection over whole tickets, never by a float.
3. Whoever holds the server seed and the client seeds can repeat every draw; whoever holds a salt
   can check the one draw it opens; whoever holds neither learns nothing from commitments.
4. The scheme is a promise to players (``docs/fairness.md`` has it with test vectors). A change of
   one byte needs a new ``SCHEME`` name. Its labels still say «shares» for client seeds.

Commit and reveal as in M. Blum, «Coin flipping by telephone», 1983; exact odds by rejection
sampling, as in J. von Neumann, «Various techniques used in connection with random digits», 1951.
HMAC-SHA-256 (RFC 2104) in counter mode spreads the seed.
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
"""Numbers tried for one draw. At least half of all numbers are accepted, so that none of so many is
has a chance of 2⁻⁵¹² at most."""
SALT_BYTES: Final = 16

_GAME, _SEED, _SHARES, _DRAW, _SALT, _OUTCOME = (
    f"{SCHEME} {label}:".encode() for label in ("game", "seed", "shares", "draw", "salt", "outcome")
)


def game_seed(secret: bytes, number: int) -> bytes:
    """The seed of a table's game ``number``; opening it tells nothing about other games."""
    return hmac.digest(secret, _GAME + str(number).encode(), "sha256")


def commit_seed(seed: bytes) -> str:
    """SHA-256 of ``seed`` in hexadecimal digits, published before any client seed is added."""
    return sha256(_SEED + seed).hexdigest()


def mix(client_seeds: Sequence[bytes | None]) -> bytes:
    """All client seeds in seat order as one value; a seat without one counts as an empty one.

    Each is preceded by its length, so no two lists of client seeds are mixed alike.
    """
    parts = [bytes([len(own or b"")]) + (own or b"") for own in client_seeds]
    return sha256(_SHARES + bytes([len(parts)]) + b"".join(parts)).digest()


class Dealer:
    """What fixes every draw of one game."""

    __slots__ = ("_keyed", "mixed", "seed")

    def __init__(self, seed: bytes, mixed: bytes) -> None:
        self.seed = seed
        self.mixed = mixed
        """The client seeds, as ``mix`` makes them one."""
        self._keyed = hmac.new(seed, digestmod="sha256")
        """Made once: keying it anew costs as much as what is authenticated by it."""

    def __reduce__(self) -> tuple[type["Dealer"], tuple[bytes, bytes]]:
        """As it is sent to another process: keyed anew there."""
        return Dealer, (self.seed, self.mixed)

    def __repr__(self) -> str:
        """Without the seed: a dealer may turn up in a traceback."""
        return "Dealer(…)"

    def draw(self, number: int, outcomes: Sequence[Outcome]) -> Action:
        """The outcome of chance action ``number`` (from 0), each with exactly its odds."""
        tickets = _tickets(outcomes)
        message = _DRAW + self.mixed + number.to_bytes(4)
        for ticket in islice(_numbers(self._digest, message, tickets.width), _TRIES):
            if ticket < tickets.accepted:
                at = bisect_right(tickets.bounds, ticket % tickets.whole)
                return outcomes[at][0]
        raise AssertionError("less likely than any two seeds that are alike")

    def salt(self, number: int) -> bytes:
        """The salt that hides the outcome of chance action ``number`` in its commitment."""
        return self._digest(_SALT + self.mixed + number.to_bytes(4))[:SALT_BYTES]

    def _digest(self, message: bytes) -> bytes:
        made = self._keyed.copy()
        made.update(message)
        return made.digest()


def commit(salt: bytes, number: int, outcome: str) -> str:
    """What binds the outcome (as text) of chance action ``number``, in hexadecimal digits."""
    return sha256(_OUTCOME + salt + number.to_bytes(4) + outcome.encode()).hexdigest()


def opens(commitment: str, salt: bytes, number: int, outcome: str) -> bool:
    """Whether ``salt`` shows that ``commitment`` was made for this outcome of this draw."""
    return len(salt) == SALT_BYTES and hmac.compare_digest(
        commit(salt, number, outcome).encode(), commitment.encode()
    )


def _numbers(digest: Callable[[bytes], bytes], message: bytes, width: int) -> Iterator[int]:
    """Endless whole numbers of ``width`` bytes, cut from block after block of the stream."""
    block, stream = 0, b""
    while True:
        while len(stream) < width:
            stream += digest(message + block.to_bytes(4))
            block += 1
        yield int.from_bytes(stream[:width])
        stream = stream[width:]


class _Tickets(NamedTuple):
    """Odds as a lottery: ``whole`` equal tickets, of which each outcome holds its share."""

    whole: int
    width: int
    """Bytes of the numbers that are drawn: as few as hold every ticket."""
    accepted: int
    """Numbers from here on are drawn again: the greatest multiple of ``whole`` that fits."""
    bounds: tuple[int, ...]
    """How many tickets the outcomes up to each hold together."""


_KNOWN: Final[dict[int, tuple[Sequence[Outcome], _Tickets]]] = {}
"""Tickets of odds met before, by identity: rule books hand out the same tuple for the same dice,
and comparing twenty fractions would cost more than the draw."""


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


def _count_tickets(outcomes: Sequence[Outcome]) -> _Tickets:
    whole = lcm(*(odds.denominator for _, odds in outcomes))
    held = [odds.numerator * (whole // odds.denominator) for _, odds in outcomes]
    if not held or min(held) < 0 or sum(held) != whole:
        raise ValueError("the odds of chance must not be negative and must add up to one")
    width = max(1, ((whole - 1).bit_length() + 7) // 8)
    return _Tickets(whole, width, 256**width // whole * whole, tuple(accumulate(held)))
