"""Tests that the limit of descriptors is raised as far as possible, with a warning if it is low."""

import logging
import sys

import pytest

from mendax.server.listening.descriptors import LOW, RESERVE, raised

resource = pytest.importorskip("resource")


class _System:
    """A system with these limits, which refuses more than ``most`` descriptors."""

    RLIMIT_NOFILE, RLIM_INFINITY = 7, -1

    def __init__(self, soft: int, hard: int, most: int = 10**9) -> None:
        self.soft, self.hard, self.most = soft, hard, most

    def getrlimit(self, _: int) -> tuple[int, int]:
        """Return the current limits."""
        return self.soft, self.hard

    def setrlimit(self, _: int, limits: tuple[int, int]) -> None:
        """Set the limits; raises ``ValueError`` as macOS does."""
        if limits[0] > self.most:
            raise ValueError
        self.soft, _ = limits


@pytest.mark.parametrize(
    ("system", "have", "says"),
    [
        (_System(1024, 524_288), 20_000, False),
        (_System(50_000, 524_288), 50_000, False),
        (_System(1024, 4096), 4096, False),
        (_System(1024, 1024), 1024, True),
        (_System(256, -1, most=10_240), 10_240, False),
        (_System(256, -1), 20_000, False),
        (_System(-1, -1), 20_000, False),
        (_System(256, 256, most=1), 256, True),
    ],
)
def test_the_limit_is_raised_as_far_as_it_goes(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    system: _System,
    have: int,
    says: bool,
) -> None:
    caplog.set_level(logging.WARNING)
    monkeypatch.setitem(sys.modules, "resource", system)
    assert raised(20_000) == have
    assert system.soft in (have, -1)
    assert bool(caplog.records) == says
    if says:
        assert f"only {have - RESERVE} connections" in caplog.text


def test_a_small_cluster_gets_no_warning(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "resource", _System(1024, 1024))
    assert raised(600) == 1024
    assert not caplog.records
    assert LOW > 600
