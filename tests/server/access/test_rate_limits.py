"""Token buckets, and what counts as one address."""

import pytest

from mendax.server.access.rate_limits import Bucket, Buckets, network_of
from mendax.server.refusal import Refused
from mendax.server.settings import Rate


def test_a_bucket_gives_what_it_holds_and_fills_up_evenly() -> None:
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


def test_everybody_has_their_own_bucket_and_full_ones_are_forgotten() -> None:
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
    assert len(buckets._buckets) < 9000, "those of before are forgotten"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("somewhere", "somewhere"),
        ("", ""),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network
