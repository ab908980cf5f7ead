"""Tests that two people can talk privately over real sockets, and that no byte to others depends on
it."""

from pathlib import Path

import pytest

from mendax.server.tables import registry
from tests.server.guests import Served, guests, seated, serving
from tests.server.secrecy import even_moments

WORDS = ("Let us both strike Cy.", "Let us both spare Cy.")


async def test_bytes_to_others_do_not_depend_on_whispers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two worlds differ only in a whisper. Dan comes late and Ben reloads, but only Ann and Ben
    ever read the whisper."""
    heard = []
    for number, words in enumerate(WORDS):
        monkeypatch.setattr("mendax.server.clock.LoopClock.now", even_moments())
        monkeypatch.setattr(registry, "_new_id", lambda: "w" * 16)
        monkeypatch.setattr(registry, "_new_secret", lambda: b"\7" * 32)
        async with serving(tmp_path / str(number)) as served:
            heard.append(await _talk(served, words))
    one, other = heard
    for reader in ("Cy", "Eve", "Dan"):
        assert one[reader] == other[reader], reader
        assert not [text for text in one[reader] if "Let us" in text]
        assert '{"kind":"unseen","to":[0,1]}' in "".join(one[reader])
    for reader in ("Ann", "Ben", "Ben again"):
        assert one[reader] != other[reader], reader
        assert WORDS[0] in "".join(one[reader])


async def _talk(served: Served, words: str) -> dict[str, list[str]]:
    async with guests(served.base, "Ann", "Ben", "Cy", "Eve", "Dan") as (ann, ben, cy, eve, dan):
        tabs = await seated([ann, ben, cy], game="sword_of_lies")
        table = tabs[0].table["id"]
        watching = await eve.enter(table)
        await tabs[0].until(lambda t: [m for m in t.heard if m.get("spectators") == 1])
        await tabs[0].do("start")
        assert (await tabs[0].do("whisper", to=1, text=words))["reason"] is None
        number = tabs[0].number
        for tab in (*tabs, watching):
            await tab.reaches(number)
        late, again = await dan.enter(table), await ben.enter(table)
        everybody = zip(
            ("Ann", "Ben", "Cy", "Eve", "Dan", "Ben again"),
            (*tabs, watching, late, again),
            strict=True,
        )
        return {name: list(tab.raw) for name, tab in everybody}


async def test_refused_whispers_get_a_reason(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben], bots=["random"])
        watching = await eve.enter(tabs[0].table["id"])
        for tab, to, key in ((tabs[0], 0, "whisper-to"), (watching, 0, "no-seat")):
            answer = await tab.do("whisper", to=to, text="psst")
            assert answer["reason"]["key"] == f"table-refused-{key}"
