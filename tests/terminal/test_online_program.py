"""Tests that a program answers challenges at a running server, joins the table, plays, and
returns."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from mendax.programs.table.challenges import Challenges
from mendax.programs.table.table_link import NoTable, ServerClient, TableLink
from mendax.terminal.cli import run
from mendax.terminal.online_program import ListNotices, ProcessAtTable
from mendax.words import Words
from tests.reasons import because
from tests.server.conftest import data, kind, quick_bots, served
from tests.server.guests import Served, guests, play
from tests.server.programs.comers import listed, own_key
from tools.ground import ROOT

__all__ = ["data", "kind", "quick_bots", "served"]

SAMPLE = ("python3", str(ROOT / "examples" / "programs" / "sample_bot.py"))


def in_the_list(served: Served, key: str, show: Callable[[str], object]) -> Challenges:
    """Return the sample bot, which stays for one game at each table."""
    server, link = ServerClient(served.base, key), TableLink(served.base, "")

    def seat_at(table: str) -> ProcessAtTable:
        at = link._replace(table=table).socket
        return ProcessAtTable(SAMPLE, "Sample", lambda: server.connect(at), show, (1, 60.0))

    return Challenges(
        *(lambda: server.connect(link.list_socket), seat_at),
        ListNotices(Words("en"), show, served.base),
        name="Sample",
        games=("mia",),
        most_tables=1,
    )


async def test_it_is_asked_comes_plays_and_is_asked_again(served: Served, quick_bots: None) -> None:
    said = asyncio.Queue[str]()
    loop = asyncio.get_running_loop()

    def tell(line: str) -> None:
        loop.call_soon_threadsafe(said.put_nowait, line)

    async with guests(served.base, "Ann", "Coder") as (ann, coder):
        made = await own_key(coder)
        challenges = in_the_list(served, made["key"], tell)
        serving = asyncio.create_task(asyncio.to_thread(challenges.serve))
        assert (
            await said.get() == f"It is in the list of programs of {served.base}. Ctrl-C ends it."
        )
        for luck in range(2):
            (online,) = await listed(ann)
            assert online["tables"] == 0
            host = await ann.enter(table := await ann.open(changes={"lives": 1}))
            challenge = {"number": online["number"]}
            asked = await ann.http.post(f"/api/tables/{table}/challenges", json=challenge)
            assert asked.json()["accepted"], asked.text
            link = f"{served.base}/t/{table}"
            assert await said.get() == f"It is invited to a table, and joins: Mia, {link}"
            await host.until(
                lambda t: len(t.table["seats"]) == 2 and not t.table["seats"][1].get("reserved")
            )
            assert (await host.do("start"))["reason"] is None
            await play([host], random.Random(luck))
            assert await said.get() == f"It has got up: {link}. Games played to the end: 1"
        assert (await coder.http.delete(f"/api/keys/{made['id']}")).status_code == 200
        with pytest.raises(NoTable, check=because("key-revoked")):
            await serving


async def test_the_command_says_why_a_server_does_not_list_it(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["bot", "online", SAMPLE[1], "--server", served.base, "--key", "mendax-wrong"]
    assert await asyncio.to_thread(run, [*words, "--lang", "en"]) == 1
    assert "The server refuses (401)" in capsys.readouterr().err


def test_the_command_needs_a_key(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bot", "online", SAMPLE[1], "--server", "http://127.0.0.1:1", "--lang", "en"]
    assert run(words) in (1, 2)
    assert "A key of your own is needed" in capsys.readouterr().err


def test_the_command_needs_a_program_that_is_ready(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.py").write_text("raise SystemExit(3)")
    words = ["bot", "online", str(tmp_path / "bad.py"), "--server", "http://127.0.0.1:1"]
    assert run([*words, "--key", "mendax-x", "--lang", "en"]) == 1
    assert "It ended by itself, with exit code 3." in capsys.readouterr().out
