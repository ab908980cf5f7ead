"""Tests of one worker of a cluster: its reactions to signals, and its reports."""

import asyncio
import os
import signal
from collections import defaultdict

import httpx2
import pytest
from prometheus_client.parser import text_string_to_metric_families

from mendax.server.operations.admin_messages import CloseIn, Counted, NotDone, TableListed
from tests.reasons import because
from tests.server.guests import guests, seated
from tests.server.workers.cluster import ClusterProcess


def test_a_worker_asked_to_end_leaves_and_is_replaced(
    shared_cluster: ClusterProcess,
) -> None:
    first = shared_cluster.workers()[0]
    os.kill(first.pid, signal.SIGTERM)
    shared_cluster.until(f"worker {first.number} (process {first.pid}) ended with code 0")
    shared_cluster.serving(2)
    assert first.pid not in {worker.pid for worker in shared_cluster.workers()}


async def test_each_worker_answers_for_its_own_tables(shared_cluster: ClusterProcess) -> None:
    client = shared_cluster.client

    def listed(number: int) -> tuple[TableListed, ...]:
        found: tuple[TableListed, ...] = client.ask(
            tuple[TableListed, ...], "GET", "/admin/tables", worker=number
        )
        return found

    async with guests(shared_cluster.base, "Ann") as people:
        (tab,) = await seated(people)
        workers = await asyncio.to_thread(shared_cluster.workers)
        lists = [await asyncio.to_thread(listed, worker.number) for worker in workers]
        found = [table for tables in lists for table in tables if table.id == tab.table["id"]]
        assert [table.sockets for table in found] == [1]
        assert sum(map(len, lists)) == len(await asyncio.to_thread(client.tables))
        path = f"/admin/tables/{tab.table['id']}/close"
        closed = await asyncio.to_thread(client.ask, Counted, "POST", path, CloseIn())
        assert closed == Counted(1), "the parent finds its worker by the whole id"


def test_a_worker_that_is_not_there_is_not_restarted(shared_cluster: ClusterProcess) -> None:
    with pytest.raises(NotDone, check=because("control-no-worker")):
        shared_cluster.restart(99)


def test_whichever_worker_is_asked_for_metrics_answers_for_all(
    shared_cluster: ClusterProcess,
) -> None:
    """The sums never fall, even if a worker is killed."""

    def asked() -> dict[str, float]:
        answer = httpx2.get(f"{shared_cluster.base}/metrics", timeout=None)
        assert answer.status_code == 200, answer.text
        sums: dict[str, float] = defaultdict(float)
        for family in text_string_to_metric_families(answer.text):
            for sample in family.samples:
                sums[sample.name] += sample.value
        return sums

    for _ in range(10):
        httpx2.get(f"{shared_cluster.base}/api/tables/none/record/1", timeout=None)
    before = asked()
    assert before["mendax_workers"] == 2
    assert before["mendax_refusals_total"] >= 10
    first = shared_cluster.workers()[0].pid
    os.kill(first, signal.SIGKILL)
    shared_cluster.until(f"(process {first}) was ended by SIGKILL; another one starts")
    refusals = asked()["mendax_refusals_total"]
    assert refusals >= before["mendax_refusals_total"]
    shared_cluster.serving(2)
    after = asked()
    assert after["mendax_workers"] == 2
    assert after["mendax_refusals_total"] >= refusals
    restarts = "mendax_worker_restarts_total"
    assert after[restarts] == before[restarts] + 1
