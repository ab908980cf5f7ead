"""Tests of storage quotas of a person, an address and a table, and of their messages."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.games.mia.actions import Look
from mendax.server.people.quotas import Quotas
from mendax.server.settings.settings import Rate, Rates
from mendax.server.wire.refusal import Refused
from mendax.table.actions import Leave, Remove, Say, Start
from mendax.table.commands import Act, Command, Do
from tests.server import connections
from tests.server.guests import FREELY, guests, seated, serving

DAY = 86_400
RATES = Rates(
    stored=Rate(3_000_000, DAY),
    stored_per_person=Rate(1_000_000, DAY),
    tables_per_day=Rate(3, DAY),
    tables_per_person=Rate(2, DAY),
    lines_per_table=100,
)
SAY = Do("p", Say("x"), "c")


class Now:
    """A clock in seconds, which tests advance."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def refused(quotas: Quotas, person: str, address: str, command: Command = SAY) -> str | None:
    """Return the key of the refusal; None if the command is allowed."""
    try:
        quotas.of(person, address).require_room(1, command)
    except Refused as error:
        return error.reason.key
    return None


def test_quotas_apply_to_each_person_alone() -> None:
    now = Now()
    quotas = Quotas(RATES, now)
    quotas.of("ann", "net").charge(1_500_000)
    with pytest.raises(Refused) as caught:
        quotas.of("ann", "elsewhere").require_room(1, SAY)
    assert caught.value.status == 429
    assert caught.value.reason.arguments == {"limit": 1, "seconds": 43_201}
    assert refused(quotas, "ben", "net") is None
    quotas.of("ben", "net").charge(1_500_000)
    assert refused(quotas, "newcomer", "net") == "wire-refused-stored-too-much"
    assert refused(quotas, "newcomer", "other") is None
    now.at = DAY / 2 + 2
    assert refused(quotas, "ann", "net") is None


def test_a_full_log_lets_games_end_and_people_go() -> None:
    quota = Quotas(RATES, Now()).of("ann", "net")
    move, leave, kick = Act("p", Look(), 1, "c"), Do("p", Leave(), "c"), Do("p", Remove(1), "c")
    for command in (SAY, move, leave):
        quota.require_room(99, command)
    for command in (move, leave, kick):
        quota.require_room(199, command)
    for log, command in ((100, SAY), (100, Do("p", Start(), "c")), (200, move)):
        with pytest.raises(Refused) as caught:
            quota.require_room(log, command)
        assert caught.value.reason.key == "wire-refused-table-full"
        assert caught.value.reason.arguments == {"limit": 100}
    quota.require_room(10_000, leave)


def test_tables_are_counted_by_the_day() -> None:
    now = Now()
    quotas = Quotas(RATES, now)
    quotas.open_table("ann", "net")
    quotas.open_table("ann", "net")
    with pytest.raises(Refused) as caught:
        quotas.open_table("ann", "elsewhere")
    assert caught.value.reason.arguments == {"limit": 2, "seconds": DAY // 2 + 1}
    quotas.open_table(None, "net")
    with pytest.raises(Refused) as caught:
        quotas.open_table(None, "net")
    assert caught.value.reason.arguments["limit"] == 3
    now.at = DAY
    quotas.open_table("ann", "net")


async def test_tables_are_charged_to_all_connected_people(tmp_path: Path) -> None:
    rates = replace(FREELY, stored_per_person=Rate(20_000, DAY))
    async with (
        serving(tmp_path, rates) as served,
        guests(served.base, "Ann", "Ben") as (ann, ben),
    ):
        ann_tab, ben_tab = await seated([ann, ben])
        answer: dict[str, Any] = {"reason": None}
        said = 0
        while answer["reason"] is None and said < 400:
            answer = await ann_tab.do("say", text="x" * 200)
            said += 1
        assert answer["reason"]["key"] == "wire-refused-stored-too-much"
        assert 100 < said < 250, "two share 300 bytes a line, and each may have 20,000"
        answer = await ben_tab.do("say", text="me too")
        assert answer["reason"]["key"] == "wire-refused-stored-too-much"


async def test_a_table_above_the_quota_is_refused(tmp_path: Path) -> None:
    rates = replace(FREELY, tables_per_person=Rate(2, DAY))
    async with (
        serving(tmp_path, rates) as served,
        connections.client(served.base) as http,
    ):
        await http.post("/api/session")
        new = {"game": "mia", "name": "Ann"}
        opened = [(await http.post("/api/tables", json=new)).status_code for _ in range(2)]
        assert opened == [201, 201]
        answer = await http.post("/api/tables", json=new)
        assert answer.status_code == 429
        assert answer.json()["reason"]["key"] == "wire-refused-too-many-tables"
        assert int(answer.headers["retry-after"]) > 1000
