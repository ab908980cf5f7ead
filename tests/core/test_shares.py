"""Tests of the hashes of shares, and of mismatches with a client's note."""

from hashlib import sha256

import pytest

from mendax.core.draw import commit_seed
from mendax.core.shares import Noted, Published, faults, fits, share_hash

SEED, OTHER_SEED = bytes(range(32)), bytes(32)
OWN, OTHER = "00112233445566778899aabbccddeeff", "ab" * 16
NOTED = Noted(commit_seed(SEED), OWN)


def hashed(share: str) -> str:
    return share_hash(bytes.fromhex(share))


HONEST = Published(
    NOTED.commitment, (hashed(OTHER), None, hashed(OWN)), (OTHER, None, OWN), SEED.hex()
)


def test_a_share_is_bound_by_the_hash_that_the_docs_name() -> None:
    text = b"mendax/1 share:" + bytes.fromhex(OWN)
    assert hashed(OWN) == sha256(text).hexdigest()


@pytest.mark.parametrize("share", ["", "zz", OWN[:-2], OWN + "00", OTHER])
def test_only_the_bound_share_fits(share: str) -> None:
    assert fits(hashed(OWN), OWN)
    assert not fits(hashed(OWN), share)
    assert not fits(None, OWN)


def test_an_honest_game_has_no_faults() -> None:
    assert faults(NOTED, HONEST) == ()
    assert faults(NOTED, HONEST._replace(opened=None, seed=None)) == ()


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        (HONEST._replace(commitment=commit_seed(OTHER_SEED)), "commitment"),
        (HONEST._replace(bound=(hashed(OTHER), None, None), opened=None), "share-missing"),
        (HONEST._replace(opened=(OTHER, None, None)), "share-left-out"),
        (HONEST._replace(opened=("cd" * 16, None, OWN)), "share-exchanged"),
        (HONEST._replace(seed=OTHER_SEED.hex()), "seed"),
        (HONEST._replace(seed="no seed"), "seed"),
    ],
)
def test_each_way_to_cheat_is_named(said: Published, fault: str) -> None:
    assert [reason.key for reason in faults(NOTED, said)] == ["unfair-" + fault]
