"""Tests that dice draws have exact odds, are bound in advance, and depend on every player's
share."""

import hashlib
import hmac
import pickle
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from math import lcm
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mendax.core import draw as draws
from mendax.core.draw import Dealer, commit, commit_seed, game_seed, mix, opens
from mendax.core.game import Action, Outcome

DOCS = Path(__file__).parents[2] / "docs" / "fairness.md"
SECRET = bytes(range(32))
SHARES = (bytes.fromhex("00112233445566778899aabbccddeeff"), None, bytes(16))


class Fall(Action, frozen=True):
    """A die that is drawn."""

    pips: int


DIE: tuple[Outcome, ...] = tuple((Fall(n), Fraction(1, 6)) for n in range(1, 7))
CROOKED: tuple[Outcome, ...] = (
    (Fall(1), Fraction(1, 2)),
    (Fall(2), Fraction(1, 3)),
    (Fall(3), Fraction(1, 6)),
)


def dealer(secret: bytes = SECRET, shares: tuple[bytes | None, ...] = SHARES) -> Dealer:
    return Dealer(game_seed(secret, 1), mix(shares))


def falls(dealt: Dealer, count: int, outcomes: tuple[Outcome, ...] = DIE) -> list[int]:
    found = []
    for number in range(count):
        fall = dealt.draw(number, outcomes)
        assert isinstance(fall, Fall)
        found.append(fall.pips)
    return found


# # ── a second implementation of the scheme ────────────────────────────────────────────────────


def by_the_book(
    secret: bytes, game: int, shares: tuple[bytes | None, ...], number: int
) -> Iterator[int]:
    """Yield the stream of bytes of one draw, computed as the docs describe."""
    seed = hmac.new(secret, b"mendax/1 game:" + str(game).encode(), hashlib.sha256).digest()
    told = b"".join(bytes([len(share or b"")]) + (share or b"") for share in shares)
    mixed = hashlib.sha256(b"mendax/1 shares:" + bytes([len(shares)]) + told).digest()
    block = 0
    while True:
        message = b"mendax/1 draw:" + mixed + number.to_bytes(4, "big") + block.to_bytes(4, "big")
        yield from hmac.new(seed, message, hashlib.sha256).digest()
        block += 1


def expected(number: int, outcomes: tuple[Outcome, ...]) -> Action:
    """Return the outcome of a draw: each outcome owns its exact part of the tickets."""
    whole = lcm(*(odds.denominator for _, odds in outcomes))
    width = max(1, ((whole - 1).bit_length() + 7) // 8)
    stream = by_the_book(SECRET, 1, SHARES, number)
    drawn = int.from_bytes(islice(stream, width))
    while drawn >= 256**width - 256**width % whole:  # too high: drawn again
        drawn = int.from_bytes(islice(stream, width))
    ticket = drawn % whole
    for outcome, odds in outcomes:
        ticket -= int(odds * whole)
        if ticket < 0:
            return outcome
    raise AssertionError(drawn)


def even(sides: int) -> tuple[Outcome, ...]:
    return tuple((Fall(side), Fraction(1, sides)) for side in range(sides))


WIDE: tuple[Outcome, ...] = (
    (Fall(1), Fraction(1, 2**300)),
    (Fall(2), Fraction(2**300 - 1, 2**300)),
)
"""Odds whose numbers are wider than a block."""


@pytest.mark.parametrize(
    "outcomes",
    [*map(even, (1, 2, 3, 6, 7, 36, 100, 129, 255, 256, 257)), CROOKED, WIDE],
    ids=lambda odds: f"{len(odds)} of {odds[-1][1].denominator % 1000}",
)
def test_draws_follow_the_documented_scheme_with_exact_odds(outcomes: tuple[Outcome, ...]) -> None:
    dealt = dealer()
    for number in range(300):
        assert dealt.draw(number, outcomes) == expected(number, outcomes)


def test_the_docs_name_the_vectors_of_the_scheme() -> None:
    seed = game_seed(SECRET, 1)
    salts = [dealer().salt(number).hex() for number in range(3)]
    bound = [commit(dealer().salt(n), n, f"fall {p}") for n, p in enumerate(falls(dealer(), 3))]
    written = DOCS.read_text()
    facts = [seed.hex(), commit_seed(seed), mix(SHARES).hex(), *salts, *bound]
    assert [fact for fact in facts if fact not in written] == []
    assert "".join(map(str, falls(dealer(), 12))) in written


# ── exact odds ───────────────────────────────────────────────────────────────────────────────


def test_a_dealer_draws_the_same_in_another_process() -> None:
    here = dealer()
    there = pickle.loads(pickle.dumps(here))
    assert [there.draw(n, DIE) for n in range(20)] == [here.draw(n, DIE) for n in range(20)]
    assert there.salt(3) == here.salt(3)


@pytest.mark.parametrize(
    "odds", [(), (Fraction(1, 2),), (Fraction(3, 2), Fraction(-1, 2)), (Fraction(2), Fraction(1))]
)
def test_odds_that_are_none_are_refused(odds: tuple[Fraction, ...]) -> None:
    with pytest.raises(ValueError, match="add up to one"):
        dealer().draw(0, tuple((Fall(n), share) for n, share in enumerate(odds)))


def test_odds_of_another_tuple_at_a_reused_address_stay_separate() -> None:
    for sides in range(1, 200):  # short-lived tuples reuse addresses
        assert dealer().draw(0, even(sides)) == expected(0, even(sides))


# ── chance ───────────────────────────────────────────────────────────────────────────────────


def chi_square(counts: Counter[int], sides: int) -> float:
    expected = sum(counts.values()) / sides
    return sum((counts[side] - expected) ** 2 / expected for side in range(sides))


@pytest.mark.parametrize("seat", range(3))
def test_another_share_gives_other_dice(seat: int) -> None:
    other = tuple(b"\x01" * 16 if n == seat else share for n, share in enumerate(SHARES))
    first, second = falls(dealer(), 36_000), falls(dealer(shares=other), 36_000)
    pairs = Counter(6 * (a - 1) + b - 1 for a, b in zip(first, second, strict=True))
    assert chi_square(pairs, 36) < 66.6


@given(st.lists(st.none() | st.binary(max_size=16), max_size=6), st.integers(0, 5), st.binary())
def test_no_two_sets_of_shares_are_mixed_alike(
    shares: list[bytes | None], at: int, other: bytes
) -> None:
    changed = list(shares)
    changed[at:at] = [other[:16]]
    assert mix(changed) != mix(shares)
    assert mix([*shares, None]) != mix(shares)


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**32 - 1))
def test_draws_repeat_and_games_are_independent(secret: bytes, number: int) -> None:
    assert dealer(secret).draw(number, DIE) == dealer(secret).draw(number, DIE)
    assert game_seed(secret, 1) != game_seed(secret, 2)
    assert commit_seed(game_seed(secret, 1)) != commit_seed(game_seed(secret, 2))


# ── commitments ──────────────────────────────────────────────────────────────────────────────


@given(st.integers(0, 1000), st.sampled_from(["fall 21", "fall 66", "draw-lot 0"]))
def test_a_commitment_opens_to_one_outcome_of_one_draw(number: int, outcome: str) -> None:
    salt = dealer().salt(number)
    bound = commit(salt, number, outcome)
    assert opens(bound, salt, number, outcome)
    assert not opens(bound, salt, number + 1, outcome)
    assert not opens(bound, salt, number, "fall 65")
    assert not opens(bound, dealer().salt(number + 1), number, outcome)
    assert not opens(bound, salt[:-1], number, outcome)
    assert not opens(bound[:-1] + "é", salt, number, outcome)


def test_salts_are_all_different_and_no_draw_is_a_salt() -> None:
    salts = {dealer().salt(number) for number in range(2000)}
    assert len(salts) == 2000
    assert all(len(salt) == draws.SALT_BYTES == 16 for salt in salts)


def test_the_example_in_the_docs_runs() -> None:
    examples = DOCS.read_text().split("```python\n")[1:]
    assert examples
    for example in examples:
        exec(example.split("```")[0], {})
