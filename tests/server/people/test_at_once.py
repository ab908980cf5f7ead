"""Tests of concurrent requests from one address."""

import pytest

from mendax.server.base.refusal import Refused
from mendax.server.people.at_once import AtOnce


def test_each_address_has_a_limit_of_concurrent_requests() -> None:
    most = AtOnce(2)
    with most.one("a"):
        with most.one("a"), most.one("b"):
            with pytest.raises(Refused) as refused, most.one("a"):
                raise AssertionError("a third one")
            assert refused.value.status == 429
        with most.one("a"):
            pass
    assert not most._under_way, "finished requests are forgotten"


def test_failed_requests_free_their_slot() -> None:
    most = AtOnce(1)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError), most.one("a"):
            raise ZeroDivisionError
