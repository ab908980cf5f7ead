"""Tests that faces, talk and words in moves have limits over real sockets."""

import random
from pathlib import Path

import msgspec

from mendax.server.settings.settings import Rate
from tests.server.guests import FREELY, Message, any_action, guests, seated, serving


async def test_faces_have_a_limit_of_their_own(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(FREELY, reactions=Rate(2, 60))
    async with serving(tmp_path, rates=rates) as served, guests(served.base, "Ann") as (ann,):
        tab = await ann.enter(await ann.open())
        for _ in range(2):
            assert (await tab.do("react", reaction="laugh"))["reason"] is None
        reason = (await tab.do("react", reaction="laugh"))["reason"]
        assert reason["key"] == "wire-refused-too-fast"
        assert reason["arguments"] == {"seconds": 30}
        assert (await tab.do("say", text="x"))["reason"] is None, "talk is counted apart"
        assert (await tab.do("wear", mask="owl"))["reason"] is None


async def test_words_in_moves_count_as_chat(tmp_path: Path) -> None:
    two = msgspec.structs.replace(FREELY, chat=Rate(2, 60))
    calm = ["call", "check", "interrogate", "name-colour", "believe", "reveal"]
    async with (
        serving(tmp_path, rates=two) as served,
        guests(served.base, "Ann", "Ben", "Cy") as people,
    ):
        changes = {"cards": 2, "deals": 3, "ante": 0, "turn_clock": 0}
        tabs = await seated(people, game="sword_of_lies", changes=changes)
        assert (await tabs[0].do("start"))["reason"] is None
        await tabs[0].until(lambda t: t.game)
        while True:
            number = max(tab.number for tab in tabs)
            for tab in tabs:
                await tab.reaches(number)
            games = [tab.game for tab in tabs if tab.game is not None]
            if games[0]["view"]["phase"] == "negotiation":
                break
            seat = next(seat for seat, game in enumerate(games) if game["offers"])
            offers = [one for one in games[seat]["offers"] if one["action"]["kind"] in calm]
            answer = await tabs[seat].act(**any_action(offers, random.Random(1)))
            await tabs[seat].reaches(answer["number"])
        deal: Message = {"chips": 0, "mine": "nothing", "yours": "nothing", "private": False}
        assert (await tabs[0].do("say", text="Anybody?"))["reason"] is None
        said: list[str | None] = []
        for to, words in ((1, "Well?"), (2, "Well?"), (2, "")):
            answer = await tabs[0].act("propose-deal", to=to, words=words, **deal)
            await tabs[0].reaches(answer["number"] or 0)
            said.append(answer["reason"] and answer["reason"]["key"])
        assert said == [None, "wire-refused-too-fast", None]
