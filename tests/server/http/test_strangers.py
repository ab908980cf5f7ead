"""Tests of servers for strangers: who may open tables, and reports of people to the owner."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mendax.server.running.admin_messages import Done, NotPossible
from mendax.server.settings.settings import Rate
from tests.reasons import because
from tests.server.admins import VISIT, Admin
from tests.server.guests import FREELY, Guest, Served, Tab, guests, seated, serving
from tests.server.hand_clock import HandClock

TOURNAMENT = {"name": "Cup", "plan": {"game": "mia", "preset": "standard", "rounds": 1}}
TABLE = {"game": "mia", "name": "Ann"}
Answer = tuple[int, str]


async def post(guest: Guest, where: str, body: Any, **headers: str) -> Answer:
    """Return the status of a request and the key of its refusal, if any."""
    answer = await guest.http.post(where, json=body, headers=headers)
    problem = answer.json().get("reason") if answer.status_code >= 300 else None
    return answer.status_code, problem["key"] if problem else ""


async def tries(guest: Guest) -> set[Answer]:
    """Return the answers to both ways to open something."""
    table = await post(guest, "/api/tables", TABLE)
    return {table, await post(guest, "/api/tournaments", TOURNAMENT)}


@pytest.fixture
async def strict(data: Path) -> AsyncIterator[Served]:
    """Yield a server where only people with a key open tables."""
    async with serving(data, opening="keys") as made:
        yield made


async def report(guest: Guest, tab: Tab | str, name: str) -> Answer:
    table = tab if isinstance(tab, str) else tab.table["id"]
    return await post(guest, f"/api/tables/{table}/reports", {"name": name})


async def test_no_way_in_opens_a_table_without_a_key(strict: Served) -> None:
    """HTTP, sockets, codes, tournaments and programs' keys are refused, and no guest is made."""
    refused = (403, "wire-refused-opening-keys")
    admin = Admin(strict)
    async with guests(strict.base, "Ann", "Ben", "Bot") as (ann, ben, bot):
        assert await tries(ann) == {refused}
        assert not ann.cookie
        await ann.http.post("/api/session")
        assert await tries(ann) == {refused}
        with pytest.raises(Exception, match="404"):
            await ben.tab("abcdefghijkmnpqr")
        assert (await post(ben, "/api/codes", {"typed": "ABCDE"}))[0] == 404
        for key in (await admin.make_key("list"), await admin.make_key("people", opening=True)):
            sent = {"authorization": f"Bearer {key}"}
            program = await post(bot, "/api/tables", TABLE, **sent)
            assert program == (403, "wire-refused-program")
        assert strict.context.registry.tables == 0


async def test_a_key_opens_tables_for_the_first_who_enters_it(strict: Served) -> None:
    admin, no_key = Admin(strict), (404, "wire-refused-opening-no-key")
    key = await admin.make_key("Ann", opening=True)
    listed = await admin.make_key("a program's")
    async with guests(strict.base, "Ann", "Ben") as (ann, ben):
        for wrong in (listed, key[:-1], "", "ä" * 100):
            assert await post(ann, "/api/keys/opening", {"key": wrong}) == no_key
        assert await post(ann, "/api/keys/opening", {"key": f" {key} "}) == (200, "")
        assert await post(ann, "/api/keys/opening", {"key": key}) == (200, "")
        assert await post(ben, "/api/keys/opening", {"key": key}) == no_key
        assert await tries(ann) == {(201, "")}
        await ben.enter(await ann.open(), sit=True)
        assert await tries(ben) == {(403, "wire-refused-opening-keys")}
        (own,) = (await ann.http.get("/api/person")).json()["rows"]["program_keys"]
        assert own["table"] == "opening"
        (known,) = [one for one in await admin.keys() if one.table == "opening"]
        assert known.owner not in ("server", "")
        await admin.revoke(known.key)
        assert await tries(ann) == {(403, "wire-refused-opening-keys")}


async def test_invited_people_open_tables_once_they_took_part(data: Path) -> None:
    async with (
        serving(data, opening="invited") as served,
        guests(served.base, "Ann", "Ben", "Cat") as (ann, ben, cat),
    ):
        refused = {(403, "wire-refused-opening-invited")}
        assert await tries(ann) == refused
        key = await Admin(served).make_key("Ann", opening=True)
        assert await post(ann, "/api/keys/opening", {"key": key}) == (200, "")
        table = await ann.open()
        await cat.enter(table)
        assert await tries(cat) == refused
        await ben.enter(table, sit=True)
        assert await tries(ben) == {(201, "")}


async def test_a_report_reaches_the_owner_with_what_both_have_read(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Cat") as (ann, ben, cat):
        host, rude, other = await seated([ann, ben, cat])
        await rude.do("say", text="public words")
        await rude.do("whisper", to=host.you, text="to Ann")
        await rude.do("whisper", to=other.you, text="to Cat")
        assert await report(ann, host, "Ben") == (200, "")
        admin = Admin(served)
        (found,) = await admin.reports()
        assert (found.table, found.name) == (host.table["id"], "Ben")
        said = [text for _, text in found.said]
        assert said == ["say: public words", "whisper: to Ann"]
        for guest, names in ((ann, ["Ben"]), (ben, [])):
            data = (await guest.http.get("/api/person")).json()["rows"]
            assert [one["name"] for one in data["reports"]] == names
        await rude.close()
        assert (await admin.ban(found.person)).count == 0
        assert await tries(ben) == {(403, "wire-refused-banned")}
        assert await admin.dismiss(found.report[:4]) == Done()
        assert await admin.reports() == ()
        with pytest.raises(NotPossible, check=because("control-no-report")):
            await admin.dismiss(found.report)


async def test_a_report_has_the_words_of_moves(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Cat") as people:
        tabs = await seated(people, game="sword_of_lies")
        await tabs[0].do("start")
        turn = await tabs[0].until(lambda tab: tab.game and [tab.game["view"]["turn"]])
        mover = tabs[turn[0]]
        rude = next(tab for tab in tabs if tab is not mover)
        await mover.act("offer-trade", own=0, of=rude.you, theirs=0, chips=0)
        await rude.until(lambda tab: tab.game and tab.game["offers"])
        await rude.act("name-price", chips=0, words="rude words")
        third = next(tab for tab in tabs if tab not in (mover, rude))
        name = third.table["seats"][rude.you]["name"]
        assert await report(people[tabs.index(third)], third, name) == (200, "")
        ((_, said),) = (await Admin(served).reports())[0].said
        assert said.startswith("name-price: ")
        assert "rude words" in said


@pytest.mark.parametrize("by", ["reporter", "reported", "time"])
async def test_a_report_ends_with_either_person_or_in_time(
    served: Served, clock: HandClock, by: str
) -> None:
    admin = Admin(served)
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        host, rude = await seated([ann, ben])
        await rude.do("say", text="rude")
        assert await report(ann, host, "Ben") == (200, "")
        if by == "time":
            clock.leap(served.context.settings.keep_talk * 86_400 + 1)
            await admin.api.tidy(VISIT)
        else:
            gone = ann if by == "reporter" else ben
            assert (await gone.http.delete("/api/person")).status_code == 200
        assert await admin.reports() == ()


async def test_rude_reports_are_refused_in_words(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        host, _ = await seated([ann, ben])
        not_here = (403, "wire-refused-report-not-here")
        assert await report(eve, host, "Ben") == not_here
        (own,) = await seated([eve])
        assert await report(eve, host, "Ben") == not_here
        unknown = (404, "wire-refused-report-no-such-name")
        assert await report(eve, own, "Ben") == unknown
        assert await report(ann, host, "Ann") == (403, "wire-refused-report-yourself")
        assert await report(ann, "abcdefghijkmnpqr", "Ben") == (404, "wire-refused-no-table")
        assert (await report(ann, host, "x" * 65))[0] == 422
        assert await Admin(served).reports() == ()


async def test_a_flood_of_reports_is_bounded(tmp_path: Path) -> None:
    """One address is limited, and one person adds one report of another at a table."""
    rates = replace(FREELY, reports=Rate(5, 3600))
    async with (
        serving(tmp_path, rates) as served,
        guests(served.base, "Ann", "Ben") as (ann, ben),
    ):
        host, _ = await seated([ann, ben])
        told = [await report(ann, host, "Ben") for _ in range(9)]
        assert told == [(200, "")] * 5 + [(429, "wire-refused-too-fast")] * 4
        assert len(await Admin(served).reports()) == 1
