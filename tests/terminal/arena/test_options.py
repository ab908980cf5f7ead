"""Where the games of the arena are played: on this machine's cores, or on a cluster's workers."""

import pytest

from mendax.arena import processes
from mendax.core.game import RulesError
from mendax.terminal.arena import options
from mendax.terminal.arena.options import playing_on


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What was asked for, instead of being begun."""
    seen: list[object] = []
    monkeypatch.setattr(options, "on_cores", seen.append)
    return seen


def test_all_cores_play_unless_a_number_is_named(asked: list[object]) -> None:
    playing_on(None, None)
    playing_on(3, None)
    assert asked == [processes.cores(), 3]


@pytest.mark.parametrize("cores", [0, -1, 1025])
def test_a_number_of_cores_that_nobody_has_is_refused(asked: list[object], cores: int) -> None:
    with pytest.raises(RulesError) as refused:
        playing_on(cores, None)
    assert refused.value.reason.arguments["given"] in (cores, str(cores))
    assert asked == []


def test_a_cluster_is_asked_by_its_address(
    asked: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    from mendax.arena import cluster

    monkeypatch.setattr(cluster, "on_cluster", asked.append)
    playing_on(None, "tcp://host:8786")
    assert asked == ["tcp://host:8786"]
