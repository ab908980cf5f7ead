"""Attacks on public replays, and on the pages that other sites embed."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from mendax.server.settings.settings import Rate
from mendax.server.wire.safety_lines import POLICY
from testbed.rates import FREELY
from tests.server import connections
from tests.server.coaching.test_past_games import finished, get
from tests.server.guests import Served, guests, serving
from tests.server.http.test_previews import shown as preview_in
from tests.server.http.test_public_replays import page, show

CODE = "0123456789abcdef"
EMBEDDED = (f"/embed/replay/{CODE}", f"/embed/replay/{CODE}/", "/embed/daily/mia")
OTHERS = (
    *("/", "/me", "/cup", "/practice/mia", "/t/abcdefghijkmnpqr", f"/r/{CODE}", "/embed.html"),
    *("/embed", "/embed/", "/embed/replay/x", f"/embed/replay/{CODE}/x", "/embed/daily/../me"),
    *("/embed/daily/mia%2f..", "/nothing", "/assets/none.js"),
    *("/api/games", f"/api/replays/{CODE}", "/api/practice/mia", "/api/person"),
)


async def test_other_sites_embed_no_other_page(served: Served) -> None:
    async with connections.client(served.base) as client:
        answers = {path: await client.get(path) for path in (*OTHERS, *EMBEDDED)}
    assert not [path for path in answers if "set-cookie" in answers[path].headers]
    policies = {path: answers[path].headers[POLICY].split("; ") for path in answers}
    framed = {path for path, policy in policies.items() if "frame-ancestors 'none'" not in policy}
    assert framed == set(EMBEDDED)
    for path in EMBEDDED:
        assert answers[path].headers["x-robots-tag"] == "noindex"
        assert "frame-ancestors *" in policies[path]
        (reads,) = [line.split()[1:] for line in policies[path] if line.startswith("connect-src")]
        found = {read.removeprefix(f"{served.base}/api/") for read in reads}
        assert found == {"games", "practice/", "reference/", "replays/", "words/"}


async def test_guessed_codes_are_rate_limited(tmp_path: Path) -> None:
    rates = replace(FREELY, stories=Rate(4, 600))
    async with (
        serving(tmp_path, rates=rates) as served,
        connections.client(served.base) as client,
    ):
        paths = [f"/r/{CODE}", *[f"/api/replays/{n:016x}" for n in range(4)]]
        tried = [(await client.get(path)).status_code for path in paths]
        assert tried == [200, 404, 404, 404, 429]


@pytest.mark.parametrize("open_seed", [True, False])
async def test_previews_tell_only_lies_that_everyone_may_know(
    served: Served, open_seed: bool
) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await finished([ann, ben], changes={"lives": 4}, open_seed=open_seed)
        told = {one["key"]: one for one in (await get(eve, f"{table}/story/1"))["highlights"]}
        lie = told.get("story-best-lie")
        assert lie is None or open_seed
        for masked, names in ((False, "Ann Ben"), (True, "A B")):
            code = (await show(ann, table, masked=masked))["code"]
            said = preview_in((await page(eve, code))[0])["og:description"]
            if lie is None:
                assert said.startswith("Who lied")
            else:
                liar, other = (names.split()[lie["seats"][who]] for who in ("seat", "other"))
                assert f"{liar} had {lie['values']['truth']}" in said
                assert f"{other} believed it" in said


@pytest.mark.parametrize("end", ["/api/replays/{}", "/api/person"])
async def test_no_page_shows_a_replay_that_has_ended(served: Served, end: str) -> None:
    """A name is text in every page; an embedded page contains no fact of its replay."""
    asked = {"name": "\"><b>&'</head>", "changes": {"lives": 6}, "open_seed": True}
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        code = (await show(ann, await finished([ann, ben], **asked)))["code"]
        text, _ = await page(eve, code)
        assert "<b>" not in text
        assert text.count("</head>") == 1
        embedded = await eve.http.get(f"/embed/replay/{code}")
        assert embedded.content == (await eve.http.get(f"/embed/replay/{CODE}")).content
        assert [one["code"] for one in await get(ann, "/api/replays")] == [code]
        assert (await ann.http.delete(end.format(code))).status_code == 200
        await get(eve, f"/api/replays/{code}", 404)
        assert preview_in((await page(eve, code))[0]) == {}
