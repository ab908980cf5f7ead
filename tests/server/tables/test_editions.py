"""A house with tables of an earlier edition: they open, say in words what they are, and play on."""

from hashlib import sha256
from pathlib import Path

import pytest

import mendax.games
from mendax.games import GAMES
from tests.archive.making import STORE
from tests.archive.test_archive import ARCHIVES, Stored, contents, tables
from tests.server.guests import Guest, guests, serving

FIRST = ARCHIVES[0]
TOKEN = "olena-was-here-when-the-first-edition-was-played"


def frozen() -> Stored:
    """A table of the first release with a game of Sword of Lies in the middle."""
    found = (t for t in tables(FIRST) if t.row.game == "sword_of_lies")
    return next(t for t in found if t.found["phase"] == "playing" and t.found["games"] == 1)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The data of the first release, as its store had them."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    (folder / STORE).write_bytes(contents(FIRST)[STORE])
    return folder


async def test_a_frozen_table_opens_and_plays_on(house: Path) -> None:
    table = frozen().row.id
    async with serving(house) as served, guests(served.base, "eve") as (eve,):
        await served.context.store.add_session(sha256(TOKEN.encode()).digest(), "olena", 0)
        olena = Guest(served.base, "olena")
        name = served.context.sessions._cookie
        olena.http.cookies.set(name, TOKEN)
        tab, watching = await olena.enter(table), await eve.enter(table)
        for each in (tab, watching):
            assert (each.table["phase"], each.table["edition"], each.table["games"]) == (
                *("frozen", 1, 1),
            )
            assert each.game is None
        assert tab.you == 0
        assert "saw" not in "".join(tab.raw + watching.raw)
        refused = await tab.act("check")
        assert refused["reason"]["key"] == "table-refused-frozen"
        for path in ("record/1", "coach/1"):
            answer = await olena.http.get(f"/api/tables/{table}/{path}")
            assert answer.status_code == 422
            assert answer.json()["reason"]["key"] == "table-refused-older-edition"
        assert (await olena.http.get(f"/api/tables/{table}/aid")).json()["aid"] is None
        assert (await tab.do("say", text="once more?"))["reason"] is None
        assert (await tab.do("start"))["reason"] is None
        await watching.until(lambda t: t.game is not None)
        assert tab.table["edition"] == GAMES["sword_of_lies"].edition
        assert tab.table["phase"] == "playing"
        await olena.go()


async def test_every_table_of_the_first_release_opens(house: Path) -> None:
    async with serving(house) as served, guests(served.base, "eve") as (eve,):
        for stored in tables(FIRST):
            tab = await eve.enter(stored.row.id)
            assert tab.table["games"] == stored.found["games"]
            await tab.close()


async def test_a_table_of_a_later_edition_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Later(type(GAMES["mia"])):  # type: ignore[misc]
        edition = 99

    monkeypatch.setattr(mendax.games, "GAMES", {**GAMES, "mia": Later()})
    async with serving(tmp_path / "data") as served, guests(served.base, "ann") as (ann,):
        table = await ann.open(changes={"lives": 1}, bots=["odds"])
    monkeypatch.undo()
    async with serving(tmp_path / "data") as served, guests(served.base, "eve") as (eve,):
        answer = await eve.http.get(f"/api/tables/{table}")
        assert answer.json()["reason"]["key"] == "rules-edition-newer"
        other = await eve.open(changes={"lives": 1}, bots=["odds"])
        tab = await eve.enter(other)
        assert (await tab.do("start"))["reason"] is None
