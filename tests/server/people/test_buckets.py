"""Tests of token buckets."""

import pytest

from mendax.server.people.buckets import Bucket, Buckets
from mendax.server.settings.settings import Rate
from mendax.server.wire.refusal import Refused


def test_buckets_empty_and_refill_evenly() -> None:
    bucket = Bucket(Rate(2, 10), 0.0)
    assert [bucket.take(0.0), bucket.take(0.0)] == [0.0, 0.0]
    assert bucket.take(0.0) == pytest.approx(5.0)
    assert bucket.take(5.0) == 0.0
    assert bucket.take(5.0) > 0
    assert not bucket.is_full(10.0)
    assert bucket.is_full(15.0)


def test_a_bucket_never_holds_more_than_it_can() -> None:
    bucket = Bucket(Rate(2, 10), 0.0)
    assert [bucket.take(1e6), bucket.take(1e6)] == [0.0, 0.0]
    assert bucket.take(1e6) > 0


def test_each_client_has_a_bucket_and_full_ones_are_dropped() -> None:
    now = 0.0
    buckets = Buckets(Rate(1, 10), lambda: now)
    for number in range(5000):
        buckets.take(f"a{number}")
    with pytest.raises(Refused) as refused:
        buckets.take("a4999")
    assert refused.value.status == 429
    assert refused.value.reason.arguments == {"seconds": 11}
    now = 100.0
    for number in range(5000):
        buckets.take(f"b{number}")
    assert len(buckets) < 9000, "those of before are forgotten"


def test_an_account_may_be_overdrawn_and_is_won_back() -> None:
    now = 0.0
    buckets = Buckets(Rate(100, 10), lambda: now)
    assert buckets.wait("a") == 0
    buckets.spend("a", 99)
    assert buckets.wait("a") == 0, "one is left"
    buckets.spend("a", 51)
    assert buckets.wait("a") == 6, "50 too many, and one to take: 5.1 s"
    assert buckets.wait("b") == 0
    now = 5.0
    assert buckets.wait("a") == 1
    now = 5.2
    assert buckets.wait("a") == 0
    now = 1e6
    buckets.spend("a", 100)
    assert buckets.wait("a") == 1, "never more than it holds"


def test_indebted_buckets_are_not_evicted() -> None:
    buckets = Buckets(Rate(1, 1), lambda: 0.0)
    buckets.spend("deep", 1000)
    for number in range(5000):
        buckets.take(f"a{number}")
    assert buckets.wait("deep") == 1001
