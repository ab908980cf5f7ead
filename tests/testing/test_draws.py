"""Tests that the page on fair dice is current, and sufficient to write a verifier.

``Verifier`` is written from the page alone: it reads the page's tables and imports no Mendax code.
"""

import hmac
import re
from hashlib import sha256
from math import gcd

import pytest

from mendax.testing.draws import BEGIN, refreshed
from tools.ground import ROOT

PAGE = ROOT / "docs" / "fairness.md"
GAMES = ("Mia", "French poker", "Sword of lies")
SECRET = bytes(range(32))
SHARES = (bytes.fromhex("00112233445566778899aabbccddeeff"), b"", bytes(16))


def test_the_page_is_fresh() -> None:
    """To update it, run ``.venv/bin/python -m mendax.testing.draws docs/fairness.md``."""
    page = PAGE.read_text()
    assert BEGIN in page
    assert refreshed(page) == page


class Verifier:
    """Repeats a game's draws from the seed and the shares, as the page describes."""

    def __init__(self, page: str, game: str) -> None:
        section = page.partition(f"### {game}\n")[2].partition("\n##")[0]
        self.tickets: dict[str, dict[str, int]] = {
            kind: {name: int(count or 1) for name, count in re.findall(r"`([^`]+)`( \d+)?", listed)}
            for kind, listed in re.findall(r"^\| `([a-z-]+)` \| (`.*) \|$", section, re.MULTILINE)
        }
        for kind, other in re.findall(r"^\| `([a-z-]+)` \| as `([a-z-]+)`", section, re.MULTILINE):
            values = self.tickets[other].items()
            self.tickets[kind] = {kind + name[len(other) :]: count for name, count in values}
        row = r"^\| (\d+) \| (\d+) \| `([^`]+)` \| `([0-9a-f]+)` \| `([0-9a-f]+)` \|$"
        self.vector = re.findall(row, section, re.MULTILINE)
        self.seed = hmac.digest(SECRET, b"mendax/1 game:1", "sha256")
        parts = b"".join(bytes([len(share)]) + share for share in SHARES)
        self.mixed = sha256(b"mendax/1 shares:" + bytes([len(SHARES)]) + parts).digest()

    def draw(self, number: int, kind: str) -> str:
        """Return the outcome of a draw. A drawn card leaves the pack."""
        tickets = self.tickets[kind]
        common = gcd(*tickets.values())
        line = [name for name, count in tickets.items() for _ in range(count // common)]
        width = max(1, ((len(line) - 1).bit_length() + 7) // 8)
        limit = 256**width // len(line) * len(line)
        at = next(n for n in self.numbers(number, width) if n < limit) % len(line)
        if kind in ("deal", "turn-up"):
            tickets[line[at]] -= 1
            self.tickets[kind] = {name: count for name, count in tickets.items() if count}
        return line[at]

    def numbers(self, number: int, width: int) -> list[int]:
        """Return the first numbers of the draw's stream."""
        head = b"mendax/1 draw:" + self.mixed + number.to_bytes(4, "big")
        blocks = [hmac.digest(self.seed, head + n.to_bytes(4, "big"), "sha256") for n in range(9)]
        stream = b"".join(blocks)
        cuts = range(0, len(stream) - width + 1, width)
        return [int.from_bytes(stream[cut : cut + width], "big") for cut in cuts]

    def salt(self, number: int) -> bytes:
        """Return the salt of a draw."""
        message = b"mendax/1 salt:" + self.mixed + number.to_bytes(4, "big")
        return hmac.digest(self.seed, message, "sha256")[:16]


@pytest.mark.parametrize("game", GAMES)
def test_a_verifier_written_from_the_page_repeats_every_vector(game: str) -> None:
    verifier = Verifier(PAGE.read_text(), game)
    assert len(verifier.vector) == 8
    for text, possible, outcome, salt, commitment in verifier.vector:
        draw, kind = int(text), outcome.split()[0]
        assert len(verifier.tickets[kind]) == int(possible)
        assert verifier.draw(draw, kind) == outcome
        assert verifier.salt(draw).hex() == salt
        bound = b"mendax/1 outcome:" + bytes.fromhex(salt) + draw.to_bytes(4, "big")
        assert sha256(bound + outcome.encode()).hexdigest() == commitment


def test_the_seed_and_the_first_share_are_bound_as_the_page_says() -> None:
    page = PAGE.read_text()
    verifier = Verifier(page, GAMES[0])
    for value in (
        verifier.seed,
        sha256(b"mendax/1 seed:" + verifier.seed).digest(),
        sha256(b"mendax/1 share:" + SHARES[0]).digest(),
        verifier.mixed,
    ):
        assert f"`{value.hex()}`" in page
