"""What the one who runs a house may ask and order: asked of all workers, answered as by one.

Rules of this file
1. A table or a person that is named by a beginning is found among all workers first; then each is
   told the whole name.
2. What lies in the database is asked of one worker. What is done to sockets is asked of all.
3. A worker that does not answer in time holds nobody up: it is told again when it is there
   (``standing``; announcements by the other workers), or another has taken its place.
4. Work of unknown length, like a copy, is waited for until it is done.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import aclosing
from typing import Final, Literal, Protocol, TypeVar

import msgspec

from mendax.core.game import MendaxError, Reason
from mendax.server.control.asking import answers
from mendax.server.control.messages import (
    AddBan,
    AnnounceToAll,
    Answered,
    CloseTable,
    ControlRequest,
    CopyIsMade,
    Counted,
    Drain,
    FindPersons,
    ListPeople,
    ListTables,
    ListWorkers,
    MakeCopy,
    MeasureWorkers,
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
    WorkerMeasured,
    which,
)
from mendax.server.measuring import Measured
from mendax.server.workers.child import Child

PATIENCE: Final = 5.0
"""Seconds for which the answer of a worker is waited for."""
SHORT: Final = 1.0
"""The same, where it can do without."""
A = TypeVar("A", bound=Answered)


async def told(
    child: Child, question: ControlRequest, patience: float = PATIENCE
) -> list[Answered] | MendaxError:
    """What a worker answers, or why it does not."""
    try:
        async with asyncio.timeout(patience):
            async with aclosing(answers(child.folder, question)) as parts:
                return [part async for part in parts]
    except MendaxError as error:
        return error
    except TimeoutError:
        return NoAnswer(Reason("control-silent", {"worker": child.number}))


class Workers(Protocol):
    """The workers of a house, as far as they are asked and ordered."""

    children: list[Child]
    standing: Drain | None

    def refill(self) -> None:
        """Has as many there as there are to be."""

    async def restarted(self, child: Child) -> Child | None:
        """The worker that is in the place of this one now; None: it could not be started."""

    def measured(self, parts: dict[Child, Measured]) -> list[Measured]:
        """What each worker has counted, as it is told now or was before, and the sums."""


class HouseOrders:
    """Answers the questions of the control socket of a house."""

    def __init__(self, house: Workers) -> None:
        self._house = house

    async def answer(self, question: Question) -> AsyncGenerator[Answered, None]:
        """The parts of the answer. Raises ``MendaxError`` for what can't be done."""
        if isinstance(question, WatchTable | MakeCopy | Tidy):
            async with aclosing(self._streamed(question)) as parts:
                async for part in parts:
                    yield part
        elif isinstance(question, RestartWorkers):
            async with aclosing(self._restarted(question)) as parts:
                async for part in parts:
                    yield part
        else:
            for part in await self._answers(question):
                yield part

    async def _answers(self, question: Question) -> Sequence[Answered]:
        match question:
            case ListTables():
                return await self._tables()
            case ListPeople():
                return await self._people(question)
            case CloseTable():
                return await self._counted(await self._whole(question))
            case AddBan():
                return await self._counted(await self._one_person(question))
            case AnnounceToAll():
                return await self._counted(question)
            case Drain():
                return await self._drained(question)
            case ListWorkers():
                return await self._workers()
            case MeasureWorkers():
                return await self._measured()
            case FindPersons():
                return [PersonFound(person) for person in await self._persons(question.beginning)]
            case _:
                return await self._one(question)

    # ── asking ───────────────────────────────────────────────────────────────────────────────

    async def _all(
        self, question: ControlRequest, patience: float = PATIENCE
    ) -> dict[Child, list[Answered] | MendaxError]:
        children = [child for child in self._house.children if child.state != "starting"]
        said = await asyncio.gather(*(told(child, question, patience) for child in children))
        return dict(zip(children, said, strict=True))

    async def _every(self, kind: type[A], question: ControlRequest) -> list[A]:
        """All answers of a kind, of all workers. Raises what each of them raises."""
        said = await self._all(question)
        refused = [each for each in said.values() if isinstance(each, MendaxError)]
        if len(refused) == len(said):
            raise refused[0] if refused else _nobody()
        lists = (each for each in said.values() if not isinstance(each, MendaxError))
        return [part for parts in lists for part in parts if isinstance(part, kind)]

    async def _counted(self, question: ControlRequest) -> list[Answered]:
        return [Counted(sum(part.count for part in await self._every(Counted, question)))]

    async def _one(self, question: ControlRequest) -> list[Answered]:
        """What the first worker answers that does. Raises what it refuses."""
        for child in self._serving():
            said = await told(child, question)
            if isinstance(said, NotDone):
                raise said
            if not isinstance(said, MendaxError):
                return said
        raise _nobody()

    def _serving(self) -> list[Child]:
        return [child for child in self._house.children if child.state == "serving"]

    # ── tables and people ────────────────────────────────────────────────────────────────────

    async def _tables(self) -> list[TableListed]:
        """Each table once, with the sockets that it has at all workers."""
        by_id: dict[str, TableListed] = {}
        for table in await self._every(TableListed, ListTables()):
            before = by_id.get(table.id)
            by_id[table.id] = table if before is None else _both(before, table)
        return list(by_id.values())

    async def _table(self, beginning: str) -> str:
        """The id of the one table that begins so. Raises ``NotPossible``."""
        found = [t.id for t in await self._tables() if t.id.startswith(beginning)]
        if len(found) != 1:
            raise NotPossible(which("table", len(found), beginning))
        return found[0]

    async def _whole(self, question: CloseTable) -> CloseTable:
        return msgspec.structs.replace(question, table=await self._table(question.table))

    async def _people(self, question: ListPeople) -> list[PersonListed]:
        asked = ListPeople(await self._table(question.table))
        return _merged(
            await self._every(PersonListed, asked),
            lambda one: (one.person, one.address),
        )

    async def _persons(self, beginning: str) -> list[str]:
        found = await self._every(PersonFound, FindPersons(beginning))
        return sorted({each.person for each in found})

    async def _one_person(self, question: AddBan) -> AddBan:
        """The same of a whole name, where a person is meant."""
        found = await self._persons(question.who)
        if len(found) > 1:
            raise NotPossible(which("person", len(found), question.who))
        return msgspec.structs.replace(question, who=found[0]) if found else question

    async def _streamed(
        self, question: WatchTable | MakeCopy | Tidy
    ) -> AsyncGenerator[Answered, None]:
        """What one worker answers, as it comes, however long it takes: of a table the first that
        has it."""
        if isinstance(question, WatchTable):
            question = WatchTable(await self._table(question.table))
        last: MendaxError = _nobody()
        for child in self._serving():
            begun = False
            try:
                async with aclosing(answers(child.folder, question)) as parts:
                    async for part in parts:
                        begun = True
                        yield self._found_here(child, part)
                return
            except (NotDone, NoAnswer) as error:
                if begun:
                    raise
                last = error
        raise last

    def _found_here(self, child: Child, part: Answered) -> Answered:
        """A copy lies in the folder of who made it."""
        if not isinstance(part, CopyIsMade):
            return part
        return CopyIsMade(f"{child.folder.parent.name}/{child.folder.name}/{part.name}")

    # ── workers ──────────────────────────────────────────────────────────────────────────────

    async def _drained(self, question: Drain) -> list[Answered]:
        self._house.standing = question
        await self._every(Counted, question)
        if not question.on:
            self._house.refill()
        running = [t for t in await self._tables() if t.phase == "playing" and t.sockets]
        return [Counted(len(running))]

    async def _workers(self) -> list[WorkerListed]:
        said = await self._all(ListWorkers(), SHORT)
        listed = []
        for child in self._house.children:
            parts = said.get(child)
            seconds = int(child.seconds)
            if isinstance(parts, list) and parts and isinstance(parts[0], WorkerListed):
                known = parts[0]
                listed.append(
                    msgspec.structs.replace(known, number=child.number, state=child.state)
                )
            else:
                state: Literal["starting", "silent"]
                state = "starting" if child.state == "starting" else "silent"
                listed.append(WorkerListed(child.number, child.pid, state, 0, 0, seconds))
        return listed

    async def _restarted(self, question: RestartWorkers) -> AsyncGenerator[Answered, None]:
        meant = [c for c in self._house.children if question.worker in (None, c.number)]
        if not meant:
            raise NotPossible(Reason("control-no-worker", {"worker": question.worker or 0}))
        for child in meant:
            made = await self._house.restarted(child)
            if made is None:
                raise NotPossible(Reason("control-not-restarted", {"worker": child.number}))
            yield WorkerListed(made.number, made.pid, "serving", 0, 0, int(made.seconds))

    async def _measured(self) -> list[WorkerMeasured]:
        said = await self._all(MeasureWorkers(), SHORT)
        parts = {
            child: answer[0].measured
            for child, answer in said.items()
            if isinstance(answer, list) and answer and isinstance(answer[0], WorkerMeasured)
        }
        return [WorkerMeasured(each) for each in self._house.measured(parts)]


def _nobody() -> NoAnswer:
    return NoAnswer(Reason("control-no-workers"))


def _both(one: TableListed, other: TableListed) -> TableListed:
    """One table in memory of two workers: as the one that has seen more of it says."""
    newer = max(one, other, key=lambda table: table.games)
    return msgspec.structs.replace(
        newer,
        sockets=one.sockets + other.sockets,
        set_aside=one.set_aside or other.set_aside,
    )


def _merged(
    people: Iterable[PersonListed], key: Callable[[PersonListed], object]
) -> list[PersonListed]:
    """Each person once, with all their sockets."""
    found: dict[object, PersonListed] = {}
    for one in people:
        before = found.get(key(one))
        sockets = one.sockets + (before.sockets if before else 0)
        found[key(one)] = msgspec.structs.replace(one, sockets=sockets)
    return list(found.values())
