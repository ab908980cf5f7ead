"""Tests that a removed player gets the message immediately, and again on every return."""

from tests.server.guests import Served, Tab, guests, seated


async def _told(tab: Tab) -> str:
    reason = await tab.refusal()
    return str(reason["key"])


async def test_only_kicked_players_get_the_message(served: Served) -> None:
    async with guests(served.base, "Ann", "Ben", "Cy") as people:
        ann, ben, cy = await seated(people)
        await ann.do("start")
        await ben.until(lambda t: t.game is not None)
        assert (await ann.do("remove", seat=1))["reason"] is None
        assert await _told(ben) == "table-refused-kicked"
        assert (await cy.do("say", text="Oh"))["reason"] is None
        assert not [m for tab in (ann, cy) for m in tab.heard if m["type"] == "refused"]
        again = await people[1].enter(ann.table["id"])
        assert await _told(again) == "table-refused-kicked"
        assert again.game is None
