"""Tests that ``/metrics`` has counts without names, for the host only."""

import random
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from mendax.server.http import metrics
from mendax.server.monitoring.meter import Meter, Now
from tests.server.guests import Served, guests, play, seated, serving

TOKEN = "a-token-of-the-host"


async def _read(served: Served, **headers: str) -> tuple[int, str]:
    async with guests(served.base, "Ann") as (ann,):
        answer = await ann.http.get("/metrics", headers=headers)
        return answer.status_code, answer.text


def _values(text: str) -> dict[tuple[str, tuple[str, ...]], float]:
    """Return every sample by its name and the values of its labels, in the order of label names."""
    return {
        (sample.name, tuple(word for _, word in sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@pytest.mark.usefixtures("quick_bots")
async def test_metrics_count_events_without_names(served: Served) -> None:
    async with guests(served.base, "Annabel", "Borislav") as people:
        tabs = await seated(people, bots=["truthful"])
        await tabs[0].do("start")
        await play(tabs, random.Random(1), moves=12)
        refused = await tabs[0].act("conjure")
        assert refused["reason"]
        secrets = [guest.cookie.partition("=")[2] for guest in people]
        table = tabs[0].table["id"]
        status, text = await _read(served)
    assert status == 200
    values = _values(text)
    assert values["mendax_moves_total", ("person", "mia")] >= 12
    assert values["mendax_moves_total", ("bot", "mia")] >= 1
    assert values["mendax_refusals_total", ("wire-refused-unreadable",)] == 1
    commits = values["mendax_move_seconds_count", ("commit",)]
    assert commits >= values["mendax_moves_total", ("person", "mia")]
    assert values["mendax_move_seconds_count", ("tell",)] == commits
    assert values["mendax_move_seconds_bucket", ("+Inf", "commit")] == commits
    assert values["mendax_tables", ()] == 1
    assert values["mendax_sockets", ()] == 2
    of_file = "mendax_database_bytes", ()
    assert values[of_file] > 0 if not served.context.settings.database else of_file not in values
    assert values["mendax_disk_free_bytes", ()] > 0
    assert values["mendax_bot_thinking_seconds_count", ()] >= 1
    assert {name for (name, _) in values} >= {"mendax_queue_length", "mendax_bots_thinking"}
    measured = "".join(line for line in text.splitlines() if not line.startswith("#"))
    for word in ("Annabel", "Borislav", table, table[:4], "127.0.0.1", *secrets):
        assert word not in measured


async def test_metrics_are_hidden_from_remote_clients(served: Served) -> None:
    assert (await _read(served))[0] == 200
    for headers in (
        {"x-forwarded-for": "192.0.2.7"},
        {"forwarded": "for=192.0.2.7"},
        {"authorization": f"Bearer {TOKEN}", "via": "1.1 proxy"},
    ):
        status, text = await _read(served, **headers)
        assert status == 404
        assert "mendax_" not in text


async def test_metrics_are_shown_with_the_token(tmp_path: Path) -> None:
    async with serving(tmp_path, metrics_token=TOKEN) as served:
        bearer = {"authorization": f"Bearer {TOKEN}", "x-forwarded-for": "192.0.2.7"}
        assert (await _read(served, **bearer))[0] == 200
        for word in ("", "Bearer", f"Bearer {TOKEN}x", f"Basic {TOKEN}", "Bearer ø"):
            headers = {"authorization": word.encode("latin-1")} if word else {}
            assert (await _read(served, **headers))[0] == 404, word  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "front", [{"proxies": ("192.0.2.1",)}, {"names": ("mia.example",)}, {"secure": True}], ids=str
)
async def test_behind_a_possible_proxy_only_the_token_counts(
    tmp_path: Path, front: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    metrics.warn_once.cache_clear()
    async with serving(tmp_path / "one", **front) as served:
        assert (await _read(served))[0] == 404
        assert (await _read(served))[0] == 404
    told = [line.getMessage() for line in caplog.records if line.name == "mendax.metrics"]
    assert len(told) == 1
    assert "metrics_token" in told[0]
    async with serving(tmp_path / "two", metrics_token=TOKEN, **front) as served:
        assert (await _read(served, authorization=f"Bearer {TOKEN}"))[0] == 200


@pytest.mark.parametrize("keeps_file", [True, False])
def test_the_size_of_a_database_elsewhere_is_not_told(tmp_path: Path, keeps_file: bool) -> None:
    (tmp_path / "mendax.sqlite3").write_bytes(b"an older one")
    at = Now(0, 0, 0, {}, tmp_path, keeps_file)
    text = bytes(metrics.answer(Meter(), at).body).decode()
    assert (("mendax_database_bytes", ()) in _values(text)) == keeps_file


async def test_it_can_be_switched_off(tmp_path: Path) -> None:
    async with serving(tmp_path, metrics=False) as served:
        assert (await _read(served))[0] == 404
