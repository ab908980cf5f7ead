"""HTTP operations on tournaments."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from mendax.server.http.parameters import TableId
from mendax.server.people.openers import Openers
from mendax.server.people.rate_limits import Limits
from mendax.server.people.sessions import Sessions
from mendax.server.people.table_codes import TableCodes
from mendax.server.tournaments.debriefs import Debriefs
from mendax.server.tournaments.live_tournament import LiveTournament
from mendax.server.tournaments.tournaments import Tournaments
from mendax.server.wire.http_messages import Address, CodeOut
from mendax.server.wire.operation import Text, Visit, operation
from mendax.server.wire.refusal import Refused
from mendax.server.wire.tournament_messages import (
    CourseOut,
    DebriefOut,
    EntrantOut,
    OpenTournamentIn,
    PlayerPointsOut,
    TableStatesOut,
    TournamentActionIn,
    TournamentOut,
)
from mendax.table.log import Person
from mendax.tournament.actions import Enter, Quit
from mendax.tournament.tournament import Tournament

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class TournamentApi:
    """Operations on tournaments."""

    def __init__(
        self,
        tournaments: Tournaments,
        sessions: Sessions,
        openers: Openers,
        limits: Limits,
        codes: TableCodes,
        debriefs: Debriefs,
    ) -> None:
        self._tournaments, self._sessions, self._openers = tournaments, sessions, openers
        self._limits, self._codes, self._debriefs = limits, codes, debriefs

    @operation("POST", "/api/tournaments", status=201, refusals=(403,))
    async def open_tournament(self, visit: Visit, body: OpenTournamentIn) -> Address:
        """Open a tournament as its host."""
        person = await self._openers.opener(visit)
        return Address(await self._tournaments.open(person, body.name, body.plan), True)

    @operation("GET", "/api/tournaments/{id}")
    async def tournament(
        self, visit: Visit, id: TableId, since: Number | None = None
    ) -> TournamentOut:
        """Return a tournament.

        With `since`, the answer comes once the tournament has more changes than that, or after
        twenty seconds.
        """
        person = await self._sessions.person_of(visit.request)
        live = await self._tournaments.find(id, person)
        if since is not None:
            await live.news(since)
        return await self._shown(live, person)

    @operation("POST", "/api/tournaments/{id}/actions", refusals=(403,), programs=True)
    async def tournament_action(
        self, visit: Visit, id: TableId, body: TournamentActionIn
    ) -> TournamentOut:
        """Do something in a tournament, and return it.

        A program with a key enters as a program, and may do nothing else but quit.
        """
        known = await self._sessions.person_of(visit.request)
        action, key = body.action, await self._sessions.keys.of(visit.request)
        if key is not None:
            if key.table is not None:
                raise Refused(403, "program-key-of-seat")
            if not isinstance(action, Enter | Quit):
                raise Refused(403, "tournament-refused-not-host")
            await self._sessions.keys.used(key)
            action = replace(action, program=True) if isinstance(action, Enter) else action
        live = await self._tournaments.find(id, known)
        person = known or await self._sessions.begin(visit)
        await live.do(person, action)
        return await self._shown(live, person)

    @operation("POST", "/api/tournaments/{id}/next", refusals=(403,))
    async def next_step(self, visit: Visit, id: TableId) -> TournamentOut:
        """Take the next step of the clock now, as the host."""
        live, person = await self._at(visit, id)
        await live.go_on(person)
        return await self._shown(live, person)

    @operation("POST", "/api/tournaments/{id}/code")
    async def tournament_code(self, visit: Visit, id: TableId) -> CodeOut:
        """Return a short code that leads to the tournament for half an hour."""
        self._limits.codes.take(visit.address)
        live = await self._tournaments.find(id, await self._sessions.person_of(visit.request))
        return CodeOut(*await self._codes.of(live.id))

    @operation("GET", "/api/tournaments/{id}/tables")
    async def tournament_tables(self, visit: Visit, id: TableId) -> TableStatesOut:
        """Return the public state of all tables of the present round."""
        live = await self._tournaments.find(id, await self._sessions.person_of(visit.request))
        return TableStatesOut(live.table_states())

    @operation("GET", "/api/tournaments/{id}/course")
    async def tournament_course(self, visit: Visit, id: TableId) -> CourseOut:
        """Return the ranking after each finished round."""
        live = await self._tournaments.find(id, await self._sessions.person_of(visit.request))
        rounds = (await live.settled()).state.course()
        return CourseOut(
            tuple(
                tuple(PlayerPointsOut(one.player, one.place, float(one.points)) for one in ranking)
                for ranking in rounds
            )
        )

    @operation("GET", "/api/tournaments/{id}/debrief", own_pages=True)
    async def debrief(self, visit: Visit, id: TableId) -> DebriefOut:
        """Return what the people of a finished tournament claimed and doubted, beside sound play,
        with your own figures.

        Games are read while you ask; `read` counts them.
        """
        person = await self._sessions.person_of(visit.request)
        return await self._debriefs.of(await self._tournaments.find(id, person), person)

    @operation("GET", "/api/tournaments/{id}/games", refusals=(403,), own_pages=True)
    async def tournament_games(self, visit: Visit, id: TableId, names: bool = False) -> Text:
        """Return the finished games as JSON Lines, as the host; without `names`, people have
        numbers.
        """
        self._limits.records.take(visit.address)
        live, person = await self._at(visit, id)
        with self._limits.at_once.one(visit.address):
            return Text(await self._debriefs.rows(live, person, names))

    async def _at(self, visit: Visit, id: str) -> tuple[LiveTournament, Person]:
        person = await self._sessions.person_of(visit.request)
        if person is None:
            raise Refused(403, "tournament-refused-not-host")
        return await self._tournaments.find(id, person), person

    async def _shown(self, live: LiveTournament, person: Person | None) -> TournamentOut:
        return shown(await live.settled(), person, live.clock.now())


def shown(tournament: Tournament, person: Person | None, now: int) -> TournamentOut:
    """Return a tournament as a person sees it at ``now``, in milliseconds since 1970."""
    state, rules, due = tournament.state, tournament.rules, tournament.due()
    scores = {score.player: score for score in state.ranking()}
    players = []
    for number, one in enumerate(state.players):
        score = scores.get(number)
        figures = (
            (0.0, 0.0, 0, 0)
            if score is None
            else (float(score.points), float(score.opposition), score.games, score.wins)
        )
        place = None if score is None else score.place
        players.append(EntrantOut(one.name, one.program, one.here, one.muted, place, *figures))
    return TournamentOut(
        id=state.id,
        number=state.number,
        name=state.name,
        phase=state.phase,
        round=len(state.rounds),
        plan=replace(state.plan, preset=rules.preset, changes=rules.changes),
        held=state.held is not None,
        step=None if due is None else due.step,
        left=None if due is None else max(0, due.at - now),
        players=tuple(players),
        tables=state.tables(),
        large=state.large,
        you=None if person is None else state.by_person.get(person),
        host=person is not None and person == state.host,
    )
