"""Workers at one table, each with a clock moved by hand: what they know of each other."""

import asyncio
from collections.abc import Callable
from typing import Final

import pytest

from mendax.server.bus.in_process import Exchange, InProcessBus
from mendax.server.bus.messages import HereAt, channel_of, encode
from mendax.server.tables import other_workers
from mendax.server.tables.other_workers import BEAT, HereNow, OtherWorkers
from mendax.server.tables.stored_hints import StoredHints
from tests.server.hand_clock import HandClock

ANN: Final = HereNow(("ann",), awake=5)
BEN: Final = HereNow(("ben",), awake=7)


class FickleBus(InProcessBus):
    """A bus that may be known not to be well."""

    def __init__(self, exchange: Exchange) -> None:
        super().__init__(exchange)
        self.is_well = True

    @property
    def well(self) -> bool:
        return self.is_well


class TableOf:
    """A table at one worker, as others' words concern it."""

    def __init__(self, exchange: Exchange, clock: HandClock, name: str) -> None:
        self.here = HereNow()
        self.heard: list[object] = []
        self.bus = FickleBus(exchange)
        self.bus.worker = name
        self.hints = StoredHints(self.bus)
        self.others = OtherWorkers(self.hints, "t1", clock, self)

    def here_now(self) -> HereNow:
        return self.here

    def behind(self, number: int) -> None:
        self.heard.append(number)

    def others_changed(self) -> None:
        self.heard.append("changed")

    async def comes(self, here: HereNow) -> None:
        self.here = here
        self.others.tell()
        await said()


async def said() -> None:
    """All that was told, and what was answered to it, has been heard."""
    for _ in range(5):
        await asyncio.sleep(0)


class Three:
    """Workers a, b and c at one table."""

    def __init__(self) -> None:
        self.lost: Callable[[], bool] = lambda: False
        self.clock = HandClock()
        exchange = Exchange(lambda *_: not self.lost())
        self.a, self.b, self.c = (TableOf(exchange, self.clock, name) for name in "abc")

    async def beats(self, *tables: TableOf, seconds: float = BEAT) -> None:
        self.clock.advance(seconds)
        for table in tables:
            table.others.beat()
        await said()

    async def knows_of_another(self, table: TableOf) -> tuple[bool, bool]:
        """After a beat of this one alone: whether it knows of another, and of a leader's health."""
        await self.beats(table)
        return table.others.anybody, table.others.leader_is_well


@pytest.fixture
async def three() -> Three:
    return Three()


async def test_who_is_there_is_told_once_when_it_changes(three: Three) -> None:
    await three.a.comes(ANN)
    three.a.others.tell()
    await said()
    assert three.b.heard == three.c.heard == ["changed"]
    assert three.b.others.devices == {"ann"}
    await three.a.comes(HereNow())
    assert three.b.heard == ["changed", "changed"]
    assert not three.b.others.anybody


async def test_who_is_new_asks_and_is_answered(three: Three) -> None:
    three.lost = lambda: True
    await three.a.comes(ANN)
    three.lost = lambda: False
    known: list[str] = []
    three.c.others.ask()
    three.c.others.when_known(lambda: known.append("known"))
    assert known == []
    await said()
    assert known == ["known"]
    assert three.c.others.devices == {"ann"}


async def test_nobody_waits_long_for_an_answer(
    three: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(other_workers, "_ANSWER", 0.01)
    known: list[str] = []
    over = asyncio.Event()
    three.c.others.ask()
    three.c.others.when_known(lambda: known.append("known"))
    three.c.others.when_known(over.set)
    assert known == [], "nobody is there to answer"
    await over.wait()
    assert known == ["known"]
    three.c.others.when_known(lambda: known.append("at once"))
    assert known == ["known", "at once"]


async def test_the_smallest_name_with_somebody_leads(three: Three) -> None:
    await three.b.comes(BEN)
    await three.c.comes(ANN)
    assert (three.b.others.leads, three.c.others.leads) == (True, False)
    await three.a.comes(HereNow(screens=("tv",)))
    assert (three.a.others.leads, three.b.others.leads) == (True, False)
    assert three.b.others.screens == ("tv",)
    await three.a.comes(HereNow(monitors=1))
    assert three.b.others.leads, "who only looks on does not keep a table awake"
    assert three.b.others.monitors == 1


async def test_who_is_silent_for_long_is_forgotten_and_who_beats_is_not(three: Three) -> None:
    await three.a.comes(ANN)
    await three.b.comes(BEN)
    assert three.b.others.leader_is_well
    for _ in range(4):
        await three.beats(three.a, three.b)
        assert three.b.others.anybody
    three.lost = lambda: True
    known = [await three.knows_of_another(three.b) for _ in range(4)]
    assert known == [(True, True), (True, False), (True, False), (False, False)]
    assert three.b.heard[-1] == "changed"
    assert three.b.others.leads


async def test_nobody_is_forgotten_while_nobody_can_tell(three: Three) -> None:
    await three.a.comes(ANN)
    await three.b.comes(BEN)
    three.lost = lambda: True
    three.b.bus.is_well = False
    three.b.heard.clear()
    for _ in range(30):
        await three.beats(three.b)
        assert three.b.others.anybody
        assert not three.b.others.are_known
    assert three.b.heard == ["changed"], "that it is not known any more"
    three.b.bus.is_well = True
    known = [await three.knows_of_another(three.b) for _ in range(4)]
    assert [there for there, _ in known] == [True, True, True, False]
    assert three.b.heard == ["changed"] * 3


async def test_who_slept_forgets_nobody_for_that(three: Three) -> None:
    await three.a.comes(ANN)
    await three.b.comes(BEN)
    await three.beats(three.b, seconds=100 * BEAT)
    assert three.b.others.anybody


async def test_what_was_lost_is_told_again(three: Three) -> None:
    three.lost = lambda: True
    await three.a.comes(ANN)
    await three.b.comes(BEN)
    three.lost = lambda: False
    assert not three.b.others.anybody
    await three.beats(three.a, three.b)
    assert three.a.others.devices == {"ben"}
    assert three.b.others.devices == {"ann"}


async def test_an_older_message_that_comes_late_says_nothing(three: Three) -> None:
    await three.a.comes(ANN)
    await three.a.comes(BEN)
    late = HereAt("a", 1, ("ann",), (), 0, 5, None, {})
    heard = list(three.b.heard)
    three.c.bus.tell(channel_of("t1"), encode(late))
    await said()
    assert three.b.others.devices == {"ben"}
    assert three.b.heard == heard, "nor for a moment, until the other says it again"


async def test_a_table_that_was_let_go_and_is_loaded_again_is_heard_at_once(three: Three) -> None:
    await three.a.comes(ANN)
    await three.b.comes(BEN)
    for _ in range(10):
        await three.beats(three.a, three.b)
    await three.b.comes(HereNow())
    three.b.others.close()
    assert not three.a.others.anybody
    three.b.others = OtherWorkers(three.b.hints, "t1", three.clock, three.b)
    await three.b.comes(BEN)
    assert three.a.others.devices == {"ben"}


async def test_who_has_been_there_the_longest_knows_the_time(three: Three) -> None:
    await three.a.comes(BEN._replace(waits={1: 90, 2: 50}))
    await three.b.comes(ANN._replace(moved=(4, 8), waits={2: 60}))
    longest = three.c.others.longest
    assert longest is not None
    assert (longest.awake, longest.moved) == (5, (4, 8))
    assert three.c.others.ends == {1: 90, 2: 50}


async def test_who_has_somebody_there_hears_of_lines_that_were_stored(three: Three) -> None:
    await three.b.comes(BEN)
    for table in (three.a, three.b, three.c):
        table.heard.clear()
    three.a.others.stored(41)
    await said()
    assert three.b.heard == [41]
    assert three.a.heard == three.c.heard == []


async def test_who_comes_hears_of_what_was_stored_meanwhile(three: Three) -> None:
    three.a.others.stored(41)
    await three.b.comes(BEN)
    assert 41 in three.b.heard, "it may have read the log a moment before"
    three.b.heard.clear()
    await three.b.comes(ANN)
    assert three.b.heard == []


async def test_who_stores_and_is_not_known_is_asked_who_is_there(three: Three) -> None:
    await three.b.comes(BEN)
    await three.beats(three.b)
    three.lost = lambda: True
    await three.a.comes(ANN)
    three.lost = lambda: False
    await three.beats(three.b, seconds=1)
    assert not three.b.others.anybody, "its beat is not due"
    three.a.others.stored(41)
    await said()
    await three.beats(three.b, seconds=0)
    assert three.b.others.devices == {"ann"}


async def test_what_is_let_go_hears_and_says_no_more(three: Three) -> None:
    await three.a.comes(ANN)
    three.a.others.close()
    three.a.others.close()
    three.a.heard.clear()
    three.b.others.stored(7)
    three.b.hints.tell("a", channel_of("t1"), 7)
    await said()
    assert not three.b.others.anybody
    assert three.a.heard == []


async def test_alone_it_leads_and_says_nothing() -> None:
    clock = HandClock()
    table = TableOf(Exchange(), clock, "a")
    alone = OtherWorkers(None, "t1", clock, table)
    alone.ask()
    alone.tell()
    alone.stored(3)
    alone.beat()
    alone.close()
    assert alone.leads
    assert not alone.leader_is_well
