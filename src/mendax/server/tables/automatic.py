"""What happens at one table by itself: clocks, bots, stand-ins, another host, games that begin.

Rules of this file
1. Nothing happens by itself where nobody is connected.
2. A timer that ends submits a look. The table calls it when all its lines are stored, and executes
   the command that it returns. That is a command like any other: the table judges it.
3. ``close`` gives up the way back to the table, so its memory is free without a collector.
"""

from collections.abc import Callable, Set
from functools import partial
from typing import Final

from mendax.core.game import Seat
from mendax.server.base.meter import Meter
from mendax.server.tables.absences import Absences
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.bot_seats import BotSeats, BotTimers
from mendax.server.tables.clock import Clock, Timer
from mendax.server.tables.disconnects import DisconnectTimers, missing, slow
from mendax.server.tables.presence import Presence
from mendax.server.tables.requests import Look, Request
from mendax.server.tables.turn_timer import TurnTimer
from mendax.table import attendance
from mendax.table.actions import LeaveOut, StandIn
from mendax.table.clock import Due
from mendax.table.commands import BotAct, ByTable, Command, TimeOut
from mendax.table.log import Batch
from mendax.table.state import AROUND
from mendax.table.table import Table

SHARES: Final = 4.0
"""Seconds for which a game that has begun waits for clients to open their shares."""


class AutomaticCommands:
    """What happens at one table by itself."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        submit: Callable[[Look], None],
        clock: Clock,
        meter: Meter,
        lets: Callable[[Command], bool],
        bot_process: BotProcess | None = None,
    ) -> None:
        """``submit``: hands the table a look; ``lets``: whether a command may be done now."""
        self._table, self._presence, self._clock, self._meter = table, presence, clock, meter
        self._submit: Callable[[Look], None] | None = submit
        """None: the table is let go or set aside, and nothing happens any more."""
        self._lets, self._bot_process = lets, bot_process
        self.to_act = table.to_act()
        """As after the last command, also of one whose lines are still being stored."""
        self._turn = TurnTimer(clock)
        self.disconnects = DisconnectTimers(clock)
        self._slow_programs = DisconnectTimers(clock)
        self._absences = Absences(clock)
        self._bots = BotSeats(table, meter, bot_process)
        self._bot_timers = BotTimers(clock)
        self._bots_were_asked = False
        """Whether bots were to act when the timers were started last: some may run."""
        self._shares_timer: Timer | None = None
        """Runs while a game waits for shares to be opened."""

    @property
    def due(self) -> Due | None:
        """What is left of the running turn."""
        deadline = self.to_act.deadline
        return None if deadline is None else self._turn.due(deadline)

    @property
    def _active(self) -> bool:
        """Whether anything may happen by itself."""
        return self._submit is not None and bool(self._presence.subscribers)

    def _look(self, look: Look) -> None:
        if self._submit is not None:
            self._submit(look)

    # ── timers ───────────────────────────────────────────────────────────────────────────────

    def restart_turn(self) -> None:
        """The first client is here: the running turn gets its full time."""
        game_run = self._table.game_run
        if game_run is not None:
            self._turn.give_full_time(self.to_act.deadline, game_run.limit)

    def hear(self, batch: Batch) -> None:
        """A command is stored."""
        self._bots.hear(batch.entries)
        self._bot_timers.silent.clear()
        line = batch.lines[0]
        if self._slow_programs.until and line.person is not None and line.actor not in AROUND:
            self._slow_programs.restart(self._table.seat_of(line.person), self._is_gone)

    def start_timers(self) -> bool:
        """Wait for those who are to act: their clock, bots, people who are disconnected. Return
        whether the people that are waited for are others than before."""
        if not self._active:
            return False
        to_act = self.to_act
        self._turn.set(to_act.deadline, self._turn_is_over)
        self._wait_for_shares()
        changed = self.update_disconnects()
        if self._programs or self._slow_programs.until:
            self._slow_programs.watch(slow(to_act, self._programs), self._is_gone)
        if to_act.bots or self._bots_were_asked:
            self._bots_were_asked = bool(to_act.bots)
            self._bot_timers.set(to_act.bots, self._table, self._bots.think, self._bot_is_ready)
        return changed

    def stop_timers(self) -> None:
        """No clock runs and no bot moves, until they are started again."""
        self._turn.stop()
        self._bot_timers.stop()
        if self._shares_timer is not None:
            self._shares_timer.cancel()
            self._shares_timer = None
        self._absences.watch(frozenset(), self.update_host)
        self._slow_programs.watch(frozenset(), self._is_gone)

    def reloaded(self, table: Table) -> None:
        """The table was loaded from its log again."""
        self._table, self.to_act = table, table.to_act()
        self._bots.end()
        self._bots = BotSeats(table, self._meter, self._bot_process)
        self._bot_timers.silent.clear()

    def close(self) -> None:
        """Nothing happens any more, and bots are asked nothing."""
        self.stop_timers()
        self.disconnects.watch(frozenset(), self._is_gone)
        self._bots.end()
        self._submit = None

    # ── hosts who are gone, and games for which all are ready ────────────────────────────────

    def update_host(self) -> None:
        """People came or went, or the table has changed: see whether the host is another, or a game
        begins."""
        self._look(self._host_command)

    def _host_command(self) -> Request | None:
        if not self._active:
            return None
        lobby, here = self._table.state.lobby, self._presence.here
        self._absences.watch(attendance.awaited(lobby) - here, self.update_host)
        command = attendance.follows(lobby, here, self._absences.gone)
        return Request(command) if command is not None and self._lets(command) else None

    # ── shares of a game that has begun ──────────────────────────────────────────────────────

    def _wait_for_shares(self) -> None:
        """Leave out the shares that are not opened in time: no client can hold up a game."""
        awaited = self._table.state.awaited_shares()
        if awaited and self._shares_timer is None:
            self._shares_timer = self._clock.call_later(SHARES, self._shares_are_late)
        elif not awaited and self._shares_timer is not None:
            self._shares_timer.cancel()
            self._shares_timer = None

    def _shares_are_late(self) -> None:
        self._shares_timer = None
        self._look(self._without_shares)

    def _without_shares(self) -> Request | None:
        awaited = self._active and self._table.state.awaited_shares()
        return Request(ByTable(LeaveOut())) if awaited else None

    # ── turns and people ─────────────────────────────────────────────────────────────────────

    def _turn_is_over(self) -> None:
        self._look(self._time_out)

    def _time_out(self) -> Request | None:
        due = self.due
        if not self._active or due is None:
            return None
        if not due.milliseconds:
            return Request(TimeOut(due.seats[0]))
        self._turn.set(self.to_act.deadline, self._turn_is_over)  # it is another turn
        return None

    def update_disconnects(self) -> bool:
        """Wait for those who are to act and are disconnected; return whether it waited for others
        before."""
        here = self._presence.here
        if not self.disconnects.until and here.issuperset(self.to_act.untimed.values()):
            return False  # as nearly always: all of them are here
        return self.disconnects.watch(missing(self.to_act, here), self._is_gone)

    def _is_gone(self, seat: Seat) -> None:
        self._look(partial(self._stand_in, seat))

    def _stand_in(self, seat: Seat) -> Request | None:
        """A bot takes over for somebody who is to act and has been gone for long."""
        gone = missing(self.to_act, self._presence.here) | slow(self.to_act, self._programs)
        return Request(ByTable(StandIn(seat))) if self._active and seat in gone else None

    @property
    def _programs(self) -> Set[str]:
        return self._table.state.lobby.seating.programs

    # ── bots ─────────────────────────────────────────────────────────────────────────────────

    def _bot_is_ready(self, seat: Seat) -> None:
        self._look(partial(self._bot_move, seat))

    def _bot_move(self, seat: Seat) -> Request | None:
        """The pause of the bot on ``seat`` is over: what it has chosen is done."""
        if not self._active or seat not in self.to_act.bots:
            return None
        action = self._bots.chosen(seat)
        if action is None:
            self._bot_timers.wait_on(seat, self._table, self._bots.think, self._bot_is_ready)
        elif self._table.keeps_back(action):
            self._bot_timers.silent.add(seat)
        else:
            return Request(BotAct(seat, action))
        return None
