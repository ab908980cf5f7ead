"""The HTTP operations. Each is one method; its signature is its declaration.

The cookie identifies the person; the table decides what the person may do.
"""

import socket
import time
from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta
from starlette.requests import Request

import mendax
from mendax.coach.results import Coverage, Picture
from mendax.core.game import AnyGame
from mendax.core.how_to_play import Line, Section, sections, tips
from mendax.games import GAMES, INSTALLED, game_named
from mendax.games.rules import (
    Rules,
    changed_options,
    parse_options,
    with_options,
    write_option,
    write_options,
)
from mendax.server.base import network
from mendax.server.base.refusal import Refused
from mendax.server.coaching.coaching import Coaching
from mendax.server.coaching.past_games import PastGames
from mendax.server.http.game_meanings import MeaningsOut, meanings_of
from mendax.server.http.game_setup import described
from mendax.server.http.health import HealthOut, InvitationOut, ReadyOut
from mendax.server.http.tutorials import tutorial_document
from mendax.server.people.rate_limits import Limits
from mendax.server.people.sessions import Sessions
from mendax.server.people.table_codes import TableCodes
from mendax.server.tables.live_table import LiveTable
from mendax.server.tables.registry import TableRegistry
from mendax.server.wire import outbound
from mendax.server.wire.http_messages import (
    Address,
    AidOut,
    CodeOut,
    GameSetupOut,
    OpenTableIn,
    RulesIn,
    RulesOut,
    SessionOut,
    TableOut,
    TutorialOut,
)
from mendax.server.wire.messages import Json
from mendax.server.wire.operation import Text, Visit, operation
from mendax.server.wire.review_messages import HintOut, LessonOut, ReplayOut, StoryOut
from mendax.words import LANGUAGES, package_catalogue

TableId = Annotated[str, Meta(pattern="^[a-z2-9]{16}$")]
Code = Annotated[str, Meta(max_length=20)]
GameNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=19)]
Seats = Annotated[int, Meta(ge=2, le=20)]
Lives = Annotated[str, Meta(pattern="^([0-9]{1,2}(,[0-9]{1,2}){1,5})?$")]
GameName = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Query = Annotated[str, Meta(max_length=2000)]


class Api:
    """The operations of one server."""

    def __init__(
        self,
        registry: TableRegistry,
        sessions: Sessions,
        limits: Limits,
        coaching: Coaching,
        codes: TableCodes,
        past_games: PastGames,
        league: bool = False,
    ) -> None:
        """``league``: whether this server shows one."""
        self._registry = registry
        self._codes = codes
        self._past_games = past_games
        self._coaching = coaching
        self._sessions = sessions
        self._limits = limits
        self._games = tuple(described(game, league) for game in GAMES.values())
        self._started = time.monotonic()
        self._listening: Sequence[socket.socket] = ()
        self.leaving = False
        """True if the tables of this worker move to other workers now."""

    @operation("GET", "/api/games")
    async def games(self, visit: Visit) -> tuple[GameSetupOut, ...]:
        """Return the games of this server, with their options, presets and bots."""
        return self._games

    @operation("POST", "/api/session")
    async def session(self, visit: Visit) -> SessionOut:
        """Start a session without an account: sets its cookie."""
        known = await self._sessions.person_of(visit.request) is not None
        if not known:
            await self._sessions.begin(visit)
        return SessionOut(known)

    @operation("POST", "/api/tables", status=201)
    async def open_table(self, visit: Visit, body: OpenTableIn) -> Address:
        """Open a table and take a seat as its host."""
        self._limits.tables.take(visit.address)
        known = await self._sessions.person_of(visit.request)
        self._limits.quotas.open_table(known, visit.address)
        person = known or await self._sessions.begin(visit)
        return Address(await self._registry.open(person, body))

    @operation("GET", "/api/tables/{id}")
    async def table(self, visit: Visit, id: TableId) -> TableOut:
        """Return the public state of a table."""
        live = await self._at(visit, id)
        person = await self._sessions.person_of(visit.request)
        await live.settled()
        return outbound.from_outside(live.table, person)

    @operation("POST", "/api/tables/{id}/code", refusals=(403,))
    async def code(self, visit: Visit, id: TableId) -> CodeOut:
        """Return a short code that leads to the table for half an hour; for seated players, and for
        screens that show the table."""
        live = await self._at(visit, id)
        person = await self._sessions.person_of(visit.request)
        if not live.presence.shows(person) and live.table.seat_of(person) is None:
            raise Refused(403, "table-refused-no-seat")
        return CodeOut(*await self._codes.of(live.table.table_view().id))

    @operation("GET", "/api/codes/{code}")
    async def table_of_code(self, visit: Visit, code: Code) -> Address:
        """Return the address of the table that a code leads to. Attempts are limited by address."""
        self._limits.codes.take(visit.address)
        table = await self._codes.table(code)
        if table is None:
            raise Refused(404, "wire-refused-no-code")
        return Address(table)

    @operation("GET", "/api/tables/{id}/record/{game}", refusals=(403,), own_pages=True)
    async def record(
        self, visit: Visit, id: TableId, game: GameNumber, seat: SeatNumber | None = None
    ) -> Text:
        """Return the record of a finished game, as you may know it; `mendax verify` reads it.

        On a shared device `seat` selects one of its people by the seat in that game.
        """
        live = await self._at(visit, id)
        person = await self._sessions.person_of(visit.request)
        return Text(await self._past_games.record(live, game, person, seat, visit.address))

    @operation("GET", "/api/tables/{id}/aid", refusals=(403,), own_pages=True)
    async def aid(self, visit: Visit, id: TableId, seat: SeatNumber | None = None) -> AidOut:
        """Return the odds that you could compute now from your view of the game.

        On a shared device `seat` is the seat of the holder.
        """
        live = await self._at(visit, id)
        person = await self._sessions.person_of(visit.request)
        return await self._registry.aid(live, person, seat)

    @operation("GET", "/api/tables/{id}/coach/{game}", refusals=(403, 422), own_pages=True)
    async def lesson(
        self, visit: Visit, id: TableId, game: GameNumber, seat: SeatNumber | None = None
    ) -> Json[LessonOut]:
        """Return a review of a finished game: the values of your decisions and the biggest
        mistake."""
        live = await self._at(visit, id)
        person = await self._sessions.person_of(visit.request)
        return await self._coaching.review(live, game, person, seat, visit.address)

    @operation("GET", "/api/tables/{id}/story/{game}", refusals=(403, 422), own_pages=True)
    async def story(
        self, visit: Visit, id: TableId, game: GameNumber, seat: SeatNumber | None = None
    ) -> Json[StoryOut]:
        """Return the highlights of a finished game, as you may know them, and tallies for each
        seat.

        On a shared device `seat` selects one of its people by the seat in that game.
        """
        live = await self._at(visit, id)
        person = await self._sessions.person_of(visit.request)
        return await self._past_games.story(live, game, person, seat, visit.address)

    @operation("GET", "/api/tables/{id}/replay/{game}", refusals=(403,), own_pages=True)
    async def replay(
        self,
        visit: Visit,
        id: TableId,
        game: GameNumber,
        own: bool = False,
        seat: SeatNumber | None = None,
    ) -> Json[ReplayOut]:
        """Return a finished game step by step: with open cups if the table opened them, unless you
        ask for your `own` view; otherwise as you saw it.

        On a shared device `seat` selects one of its people by the seat in that game.
        """
        live = await self._at(visit, id)
        person = await self._sessions.person_of(visit.request)
        return await self._past_games.replay(live, game, person, seat, own, visit.address)

    @operation("GET", "/api/tables/{id}/hint", refusals=(403, 422), own_pages=True)
    async def hint(
        self, visit: Visit, id: TableId, seat: SeatNumber | None = None
    ) -> Json[HintOut]:
        """Return the policy's move for your seat now, if the table allows hints.

        On a shared device `seat` is the seat of the holder.
        """
        live = await self._at(visit, id)
        person = await self._sessions.person_of(visit.request)
        return await self._coaching.hint(live, person, seat, visit.address)

    async def _at(self, visit: Visit, id: str) -> LiveTable:
        """Return the table at an address that admits the requester. Raises ``Refused``."""
        live = await self._registry.find(id)
        person = await self._sessions.person_of(visit.request)
        if live is None or not live.admits(id, person):
            raise Refused(404, "wire-refused-no-table")
        return live

    @operation("GET", "/api/strategy/{game}", refusals=(422,), own_pages=True)
    async def strategy(
        self,
        visit: Visit,
        game: GameName,
        preset: Query | None = None,
        rules: Query = "",
        seats: Seats = 2,
        lives: Lives = "",
    ) -> Json[Picture]:
        """Return the solved strategy of a rule set as a picture, for these lives or the start."""
        found = _asked_rules(game, preset, rules)
        left = tuple(int(word) for word in lives.split(",") if word)
        picture = await self._coaching.strategy(game, found, seats, left, visit.address)
        visit.headers["cache-control"] = "public, max-age=3600"
        return picture

    @operation("GET", "/api/coverage/{game}", refusals=(422,), own_pages=True)
    async def coverage(
        self,
        visit: Visit,
        game: GameName,
        preset: Query | None = None,
        rules: Query = "",
        seats: Seats = 2,
    ) -> Coverage:
        """Return how far a table is solved, for the coach and for bots with solved policies."""
        found = _asked_rules(game, preset, rules)
        return await self._coaching.coverage(game, found, seats, visit.address)

    @operation("POST", "/api/rules")
    async def check_rules(self, visit: Visit, body: RulesIn) -> RulesOut:
        """Check a rule set, and refuse options that contradict each other."""
        game = game_named(body.game)
        preset, rules = _rules(game, body)
        changed = changed_options(game.presets[preset], rules)
        changes = tuple(write_option(rules, option) for option in changed)
        return RulesOut(preset, write_options(rules), changes)

    @operation("POST", "/api/reference")
    async def reference_of(self, visit: Visit, body: RulesIn) -> Any:
        """Return the reference of a rule set: orders, odds and other facts of the game."""
        game = game_named(body.game)
        return game.reference(_rules(game, body)[1])

    @operation("GET", "/api/reference/{game}", refusals=(422,))
    async def reference(
        self,
        visit: Visit,
        game: GameName,
        preset: Query | None = None,
        rules: Query = "",
    ) -> Any:
        """Return the same reference for a query; `rules` are words such as `lives=5`."""
        found = _asked_rules(game, preset, rules)
        visit.headers["cache-control"] = "public, max-age=3600"
        return GAMES[game].reference(found)

    @operation("GET", "/api/meanings/{game}", refusals=(422,))
    async def meanings(self, visit: Visit, game: GameName) -> MeaningsOut:
        """Return the meaning of the fields of a game's views, events and actions, such as seats and
        values by seat."""
        visit.headers["cache-control"] = "public, max-age=3600"
        return meanings_of(game_named(game))

    @operation("GET", "/api/how-to-play/{game}", refusals=(422,))
    async def how_to_play(
        self, visit: Visit, game: GameName, preset: Query | None = None, rules: Query = ""
    ) -> tuple[Section, ...]:
        """Return the instructions for a rule set: keys of the catalogue with their arguments, in
        sections."""
        found = _asked_rules(game, preset, rules)
        visit.headers["cache-control"] = "public, max-age=3600"
        return sections(GAMES[game], found)

    @operation("GET", "/api/tips/{game}", refusals=(422,))
    async def tips_of(
        self, visit: Visit, game: GameName, preset: Query | None = None, rules: Query = ""
    ) -> dict[str, Line]:
        """Return the tips of first games under a rule set: the `goal` of the game, and a tip for
        each kind of decision, by its name."""
        found = _asked_rules(game, preset, rules)
        visit.headers["cache-control"] = "public, max-age=3600"
        return dict(tips(GAMES[game], found))

    @operation("GET", "/api/tutorial/{game}")
    async def tutorial(self, visit: Visit, game: GameName) -> TutorialOut:
        """Return the scripted first deal of a game, to be played without a table."""
        found = tutorial_document(game)
        if found is None:
            raise Refused(404, "wire-refused-not-found")
        visit.headers["cache-control"] = "public, max-age=3600"
        return found

    @operation("GET", "/api/words/{game}/{language}")
    async def words_of(self, visit: Visit, game: GameName, language: Language) -> Text:
        """Return the texts of a game from an installed package, in Fluent; the client has those of
        Mendax."""
        package = INSTALLED.packages().get(game)
        if package is None or game not in GAMES:
            raise Refused(404, "wire-refused-not-found")
        visit.headers["cache-control"] = "public, max-age=3600"
        return Text(package_catalogue(package, language))

    def listens_at(self, listening: Sequence[socket.socket]) -> None:
        """Set the listening sockets, whose addresses `invitation` returns."""
        self._listening = listening

    @operation("GET", "/api/invitation")
    async def invitation(self, visit: Visit) -> InvitationOut:
        """Return the addresses of this server in your network; only for requests from its own
        machine."""
        visit.headers["vary"] = "host"
        if not sits_here(visit.request):
            return InvitationOut(())
        return InvitationOut(network.origins(self._listening))

    @operation("GET", "/api/ready", refusals=(503,))
    async def ready(self, visit: Visit) -> ReadyOut:
        """Check that the server accepts people: it can store actions, has capacity, and is not
        draining."""
        trouble = await self._registry.trouble()
        if trouble is not None:
            raise Refused(503, "wire-refused-unwell", problem=trouble)
        if self.leaving or self._registry.announcements.draining:
            raise Refused(503, "wire-refused-draining")
        if self._registry.full:
            raise Refused(503, "wire-refused-full")
        return ReadyOut(True)

    @operation("GET", "/api/health", refusals=(503,))
    async def health(self, visit: Visit) -> HealthOut:
        """Check that the server can store actions at tables."""
        trouble = await self._registry.trouble()
        if trouble is not None:
            raise Refused(503, "wire-refused-unwell", problem=trouble)
        uptime = int(time.monotonic() - self._started)
        return HealthOut(mendax.__version__, self._registry.tables, self._registry.sockets, uptime)


def sits_here(request: Request) -> bool:
    """Return whether this comes from a browser on the same machine, without a proxy.

    The ``Host`` must also be a loopback name: a page of another name that resolves here is foreign.
    """
    client = request.client.host if request.client else ""
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    named = network.is_this_machine(request.url.hostname or "")
    return network.is_this_machine(client) and named and not forwarded


def _asked_rules(game: str, preset: str | None, words: str) -> Rules:
    """Return the rule set of a query. Raises ``Refused`` or ``RulesError``."""
    if game not in GAMES:
        raise Refused(404, "wire-refused-not-found")
    known = GAMES[game]
    base: Rules = known.presets[_preset(known, preset)]
    return parse_options(base, words.split())


def _rules(game: AnyGame, asked: RulesIn) -> tuple[str, Rules]:
    preset = _preset(game, asked.preset)
    return preset, with_options(game.presets[preset], asked.changes)


def _preset(game: AnyGame, name: str | None) -> str:
    chosen = name or game.default_preset
    if chosen not in game.presets:
        allowed = ", ".join(game.presets)
        raise Refused(422, "wire-refused-no-preset", given=chosen[:40], allowed=allowed)
    return chosen
