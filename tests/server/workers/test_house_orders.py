"""What is asked of a house is asked of all its workers, and answered as by one."""

from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from mendax.core.game import Reason
from mendax.server.control.control_socket import ControlSocket
from mendax.server.control.messages import (
    AddBan,
    AnnounceToAll,
    Answered,
    CloseTable,
    CopyIsMade,
    Counted,
    Drain,
    FindPersons,
    Heard,
    IsTidy,
    ListBans,
    ListPeople,
    ListTables,
    ListWorkers,
    MakeCopy,
    NoAnswer,
    NotDone,
    NotPossible,
    PersonFound,
    PersonListed,
    Question,
    RestartWorkers,
    TableListed,
    Tidy,
    WatchTable,
    WorkerListed,
    which,
)
from mendax.server.workers import house_orders
from mendax.server.workers.house_orders import HouseOrders
from tests.reasons import because


def _table(id: str, sockets: int, phase: str = "playing", games: int = 1) -> TableListed:
    return TableListed(id, "mia", phase, games, ("Ann",), 0, sockets, False)


class Worker:
    """What answers for a worker."""

    def __init__(self, number: int, *tables: TableListed, persons: tuple[str, ...] = ()) -> None:
        self.number, self.tables, self.persons = number, tables, persons
        self.heard: list[Question] = []

    async def answer(self, question: Question) -> AsyncGenerator[Answered, None]:
        self.heard.append(question)
        match question:
            case ListTables():
                for table in self.tables:
                    yield table
            case FindPersons():
                for person in self.persons:
                    if person.startswith(question.beginning):
                        yield PersonFound(person)
            case ListPeople() | CloseTable() | WatchTable():
                if question.table not in {table.id for table in self.tables}:
                    raise NotPossible(which("table", 0, question.table))
                if isinstance(question, ListPeople):
                    yield PersonListed("ann", "Ann", 1, "192.0.2.1", self.number)
                elif isinstance(question, WatchTable):
                    yield Heard(self.number, "clock", ())
                else:
                    yield Counted(self.number)
            case AddBan():
                if self.persons and question.who not in self.persons:
                    raise NotPossible(which("person", 0, question.who))
                yield Counted(1)
            case MakeCopy():
                yield CopyIsMade("copy.sqlite3")
            case Tidy():
                yield IsTidy(1, 2, 3)
            case ListBans():
                raise NotPossible(Reason("control-failed"))
            case ListWorkers():
                yield WorkerListed(1, 100 + self.number, "serving", 1, 2, 3)
            case _:
                yield Counted(self.number)


class Place:
    """A worker as the house knows it."""

    pid, seconds = 7, 5.0

    def __init__(self, number: int, folder: Path) -> None:
        self.number, self.folder, self.state = number, folder, "serving"


class Workers:
    """A house without processes."""

    def __init__(self, children: list[Any]) -> None:
        self.children = children
        self.standing: Drain | None = None
        self.refilled = 0

    def refill(self) -> None:
        self.refilled += 1

    async def restarted(self, child: Any) -> Any:
        return None if child.number == 9 else child

    def measured(self, parts: dict[Any, Any]) -> list[Any]:
        return list(parts.values())


Ask = Callable[[Question], Any]


@asynccontextmanager
async def _house(folder: Path, *workers: Worker) -> AsyncIterator[tuple[Ask, Workers]]:
    async with AsyncExitStack() as stack:
        children = []
        for worker in workers:
            own = folder / "workers" / str(worker.number)
            own.mkdir(parents=True)
            made = ControlSocket(own, worker.answer)
            await made.open()
            stack.push_async_callback(made.close)
            children.append(Place(worker.number, own))
        house = Workers(children)
        orders = HouseOrders(house)

        async def ask(question: Question) -> list[Answered]:
            return [part async for part in orders.answer(question)]

        yield ask, house


async def test_a_table_of_two_workers_is_listed_once_with_all_its_sockets(tmp_path: Path) -> None:
    one = Worker(1, _table("abcd", 2, games=1), _table("efgh", 1))
    two = Worker(2, _table("abcd", 3, games=2))
    async with _house(tmp_path, one, two) as (ask, _):
        both, alone = await ask(ListTables())
        assert (both.id, both.sockets, both.games) == ("abcd", 5, 2)
        assert alone == _table("efgh", 1)
        (person,) = await ask(ListPeople("ab"))
        assert person.sockets == 3


async def test_a_table_is_named_by_a_beginning_that_is_one_of_all(tmp_path: Path) -> None:
    one, two = Worker(1, _table("abcd", 1)), Worker(2, _table("abxy", 1), _table("efgh", 1))
    async with _house(tmp_path, one, two) as (ask, _):
        for beginning in ("ab", "zz"):
            with pytest.raises(NotPossible, check=because("control-which-table")):
                await ask(CloseTable(beginning))
        assert CloseTable("ab") not in one.heard
        assert await ask(CloseTable("abx", 60.0)) == [Counted(2)]
        assert one.heard[-1] == CloseTable("abxy", 60.0)
        assert await ask(WatchTable("e")) == [Heard(2, "clock", ())]


async def test_two_persons_who_begin_alike_are_never_banned_for_one(tmp_path: Path) -> None:
    one, two = Worker(1, persons=("abc1",)), Worker(2, persons=("abc2", "xyz"))
    async with _house(tmp_path, one, two) as (ask, _):
        with pytest.raises(NotPossible, check=because("control-which-person")):
            await ask(AddBan("abc"))
        assert not any(isinstance(each, AddBan) for each in one.heard + two.heard)
        assert await ask(AddBan("abc2")) == [Counted(1)]
        assert await ask(AddBan("xy")) == [Counted(1)]
        assert two.heard[-1] == AddBan("xyz")


async def test_an_order_is_kept_for_those_who_come_but_no_announcement(tmp_path: Path) -> None:
    """Workers tell each other what was announced last, maybe at another machine."""
    async with _house(tmp_path, Worker(1), Worker(2)) as (ask, house):
        await ask(Drain(60.0))
        assert await ask(AnnounceToAll("hello")) == [Counted(3)]
        assert house.standing == Drain(60.0)


async def test_draining_counts_games_once_and_is_taken_back(tmp_path: Path) -> None:
    one = Worker(1, _table("abcd", 2), _table("efgh", 1, "gathering"))
    async with _house(tmp_path, one, Worker(2, _table("abcd", 3))) as (ask, house):
        assert await ask(Drain(60.0)) == [Counted(1)]
        assert house.refilled == 0
        await ask(Drain(60.0, False))
        assert house.refilled == 1


async def test_a_copy_is_found_in_the_folder_of_the_house(tmp_path: Path) -> None:
    async with _house(tmp_path, Worker(1)) as (ask, _):
        assert await ask(MakeCopy()) == [CopyIsMade("workers/1/copy.sqlite3")]


async def test_work_that_takes_long_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what is short is given up."""

    async def gives_up(*_: object) -> NoAnswer:
        return NoAnswer(Reason("control-silent"))

    monkeypatch.setattr(house_orders, "told", gives_up)
    async with _house(tmp_path, Worker(1), Worker(2)) as (ask, _):
        assert await ask(Tidy()) == [IsTidy(1, 2, 3)]


async def test_another_worker_is_asked_where_the_first_is_gone(tmp_path: Path) -> None:
    two = Worker(2, _table("abcd", 1))
    async with _house(tmp_path, two) as (ask, house):
        house.children.insert(0, Place(1, tmp_path / "nowhere"))
        assert await ask(WatchTable("ab")) == [Heard(2, "clock", ())]
        assert await ask(MakeCopy()) == [CopyIsMade("workers/2/copy.sqlite3")]


async def test_what_a_worker_refuses_is_refused(tmp_path: Path) -> None:
    async with _house(tmp_path, Worker(1), Worker(2)) as (ask, _):
        with pytest.raises(NotDone, check=because("control-failed")):
            await ask(ListBans())


async def test_a_worker_that_stands_still_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_orders, "SHORT", 0.0)
    async with _house(tmp_path, Worker(1)) as (ask, house):
        first, *_ = await ask(ListWorkers())
        assert (first.number, first.pid, first.state) == (1, 7, "silent")
        house.children.clear()
        assert await ask(ListWorkers()) == []
        with pytest.raises(NoAnswer, check=because("control-no-workers")):
            await ask(ListTables())


async def test_workers_are_listed_by_their_numbers(tmp_path: Path) -> None:
    async with _house(tmp_path, Worker(1), Worker(2)) as (ask, house):
        house.children[1].state = "leaving"
        listed = await ask(ListWorkers())
        assert [(w.number, w.pid, w.state) for w in listed] == [
            (1, 101, "serving"),
            (2, 102, "leaving"),
        ]


async def test_one_worker_or_all_are_restarted_or_it_is_said_why_not(tmp_path: Path) -> None:
    async with _house(tmp_path, Worker(1), Worker(9)) as (ask, _):
        assert [worker.number for worker in await ask(RestartWorkers(1))] == [1]
        with pytest.raises(NotPossible, check=because("control-no-worker")):
            await ask(RestartWorkers(5))
        with pytest.raises(NotPossible, check=because("control-not-restarted")):
            await ask(RestartWorkers())
