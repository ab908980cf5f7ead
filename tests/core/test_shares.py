"""Tests of the hashes of shares."""

from hashlib import sha256

import pytest

from mendax.core.shares import fits, share_hash

OWN, OTHER = "00112233445566778899aabbccddeeff", "ab" * 16


def hashed(share: str) -> str:
    return share_hash(bytes.fromhex(share))


def test_a_share_is_bound_by_the_hash_that_the_docs_name() -> None:
    text = b"mendax/1 share:" + bytes.fromhex(OWN)
    assert hashed(OWN) == sha256(text).hexdigest()


@pytest.mark.parametrize("share", ["", "zz", OWN[:-2], OWN + "00", OTHER])
def test_only_the_bound_share_fits(share: str) -> None:
    assert fits(hashed(OWN), OWN)
    assert not fits(hashed(OWN), share)
    assert not fits(None, OWN)
