"""The objects shared by the parts of one server."""

import asyncio
import time
from collections.abc import Callable

from mendax.games import GAMES
from mendax.server.calling.sender import CallSender
from mendax.server.clock import LoopClock
from mendax.server.coaching.past_games import PastGames
from mendax.server.coaching.priced_coaching import PricedCoaching
from mendax.server.coaching.reading import FinishedGames
from mendax.server.coaching.solved_policies import SolvedPolicies
from mendax.server.http.api import Api
from mendax.server.http.calls import CallsApi
from mendax.server.http.coach_api import CoachApi
from mendax.server.http.game_api import GameApi
from mendax.server.http.game_setup import described
from mendax.server.http.persons import PersonsApi
from mendax.server.http.practice import PracticeApi
from mendax.server.http.public_replays import PublicReplaysApi
from mendax.server.http.reports import ReportsApi
from mendax.server.http.sound_play_api import SoundPlayApi
from mendax.server.http.strength import StrengthApi
from mendax.server.http.table_api import TableApi
from mendax.server.http.tournaments import TournamentApi
from mendax.server.listening import descriptors
from mendax.server.monitoring.meter import Meter, Now
from mendax.server.notices.notices import ServerNotices
from mendax.server.people.bans import Bans
from mendax.server.people.buckets import Clock
from mendax.server.people.move_codes import MoveCodes
from mendax.server.people.openers import Openers
from mendax.server.people.program_keys import ProgramKeys
from mendax.server.people.rate_limits import Limits
from mendax.server.people.refusals import Refusals
from mendax.server.people.sessions import Sessions
from mendax.server.people.table_codes import TableCodes
from mendax.server.processes.work_process import WorkProcess
from mendax.server.programs.api import ProgramsApi
from mendax.server.programs.challenges import ProgramChallenges
from mendax.server.programs.line import ProgramLines
from mendax.server.programs.online import OnlinePrograms
from mendax.server.programs.seats import ProgramSeats
from mendax.server.running.notice_effects import NoticeEffects
from mendax.server.running.retention import Retention
from mendax.server.running.store_opening import opened
from mendax.server.settings.settings import ServerSettings
from mendax.server.socket.connection_limits import ConnectionLimits
from mendax.server.socket.handshake import Handshake
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.loop_watchdog import Watch
from mendax.server.tables.registry import TableRegistry
from mendax.server.tournaments.debriefs import Debriefs
from mendax.server.tournaments.tournaments import Tournaments
from mendax.table.names import likeness


class ServerContext:
    """The objects shared by the parts of one server, which exist from its start to its end."""

    def __init__(self, settings: ServerSettings, clock: Clock = time.monotonic) -> None:
        """Open the store. Raises ``StoreError``.

        ``clock`` returns monotonic seconds for rate limits.
        """
        loop = asyncio.get_running_loop()
        self.settings = settings
        most = descriptors.raised(settings.rates.sockets + descriptors.RESERVE)
        self.connections = ConnectionLimits(
            settings, LoopClock(loop), max(1, most - descriptors.RESERVE)
        )
        self.store = opened(settings, loop)
        self.notices = ServerNotices(self.store)
        self.limits = Limits(settings.rates, clock)
        self.meter = Meter()
        self.refusals = Refusals(self.meter, clock)
        self.connections.refused = self.refusals.count
        loop.run_in_executor(None, likeness, "")  # loads a long list in advance, in a thread
        self.bans = Bans(self.store, self.notices)
        self.keys = ProgramKeys(self.store, settings, self.notices)
        self.sessions = Sessions(
            self.store, self.limits, settings, self.bans, self.keys, self.notices
        )
        self.watch = Watch()
        self._let_long_work_be_done_beside()
        self.registry = TableRegistry(
            self.store,
            settings,
            self.watch,
            self.meter,
            self.bans,
            self.bot_process,
            self.notices,
        )
        self.tournaments = Tournaments(self.store, self.registry, lambda: self.registry.clock)
        self.games = FinishedGames(self.store, self.work, self.limits.at_once)
        self.retention = self._new_retention()
        self.coaching = PricedCoaching(self.games, self.limits, self.work, self.policies)
        self.debriefs = Debriefs(self.store, self.coaching, self.work)
        self.past_games = PastGames(self.games, self.limits, self.work, self.policies)
        self.handshake = Handshake(
            self.registry, self.sessions, self.limits, settings, self.refusals
        )
        self._let_programs_in()
        self._meet_other_servers()
        self._declare_operations()

    def _declare_operations(self) -> None:
        """Create the objects that have HTTP operations."""
        settings, registry, limits = self.settings, self.registry, self.limits
        now = lambda: registry.clock.now()  # noqa: E731 - another clock in tests
        codes = TableCodes(self.store, now, limits.wrong_codes)
        games = GameApi(tuple(map(described, GAMES.values())))
        openers = Openers(self.store, settings, self.sessions, limits)
        tables = TableApi(registry, self.sessions, openers, self.past_games)
        shared = (codes, tables, self.tournaments)
        self.api = Api(registry, self.sessions, limits, *shared)
        self.persons = self._persons_api(now)
        tournaments = TournamentApi(
            self.tournaments, self.sessions, openers, limits, codes, self.debriefs
        )
        coach = (CoachApi(tables, self.coaching), SoundPlayApi(tables, self.coaching))
        pages = (StrengthApi(), PracticeApi(), *coach)
        self.calls = CallSender(self.store, settings, lambda: registry.clock)
        calls = CallsApi(self.store, settings, self.sessions, limits, registry, self.calls)
        reports = ReportsApi(self.store, self.sessions, limits, registry)
        here = (registry, self.bans, self.games, self.past_games, self.coaching)
        self.public_replays = PublicReplaysApi(self.store, self.sessions, limits, *here)
        own = (self.persons, self.programs, calls, tournaments, reports, self.public_replays)
        self.operations = (games, tables, self.api, *own, *pages)
        """The objects that have HTTP operations."""

    def _new_retention(self) -> Retention:
        return Retention(
            self.store,
            self.registry,
            self.sessions,
            self.settings,
            lambda: self.registry.clock,
            self.notices,
        )

    def _persons_api(self, now: Callable[[], int]) -> PersonsApi:
        return PersonsApi(
            self.store,
            self.sessions,
            self.limits,
            self.registry,
            self.tournaments,
            MoveCodes(self.store, now),
            self.notices,
            self.effects.rewritten,
        )

    def _let_long_work_be_done_beside(self) -> None:
        """Create the objects that start separate processes for slow work."""
        self.work = WorkProcess()
        self.policies = SolvedPolicies()
        self.bot_process = BotProcess(find=self.policies.known)

    def _let_programs_in(self) -> None:
        """Create the endpoints for programs."""
        online = OnlinePrograms(self.registry, self.settings.rates)
        self.challenges = ProgramChallenges(online, self.notices, lambda: self.registry.clock)
        self.programs = ProgramsApi(
            self.registry, self.sessions, self.limits, online, self.challenges
        )
        self.program_seats = ProgramSeats(self.handshake, self.settings)
        self.program_lines = ProgramLines(
            online, self.sessions, self.limits, self.settings, self.handshake
        )

    def _meet_other_servers(self) -> None:
        """Start receiving notices from other servers."""
        caches = (self.games.empty, self.debriefs.empty)
        self.effects = NoticeEffects(
            self.registry,
            self.tournaments,
            self.sessions,
            self.bans,
            self.handshake,
            self.program_lines,
            self.notices,
            self.challenges,
            caches,
        )
        clock = lambda: self.registry.clock  # noqa: E731 - another one in tests
        self.notices.begin(self.effects.take, self.effects.resync, clock)

    def now(self) -> Now:
        """Return current values for the metrics."""
        lives = self.registry.in_memory()
        queues = {
            "tables": sum(live.waiting for live in lives),
            "store": sum(live.busy for live in lives),
            "work": self.work.waiting,
            "solver": self.policies.solver.waiting,
            "bots": self.bot_process.waiting,
        }
        return Now(
            len(lives),
            self.registry.sockets,
            self.connections.open,
            queues,
            self.settings.data,
            not self.settings.database,
        )

    async def close(self) -> None:
        """Stop clocks and bots, then finish all pending writes."""
        self.registry.close()
        self.calls.close()
        self.tournaments.close()
        self.debriefs.empty()
        await self.retention.close()
        self.work.close()
        self.policies.close()
        self.bot_process.close()
        await self.challenges.close()
        await self.persons.close()
        await self.notices.close()
        await self.store.close()
