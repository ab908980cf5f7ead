"""What happens at one table by itself: clocks, bots, stand-ins, another host, games that begin.

Rules of this file
1. Nothing happens by itself where nobody is connected.
2. Whatever happens is a command like any other: the table judges it, and the log decides.
"""

from collections.abc import Callable, Set
from functools import partial
from typing import Final
from weakref import proxy

from mendax.core.game import Seat
from mendax.server.meter import Meter
from mendax.server.tables.absences import Absences
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.bot_seats import BotSeats, BotTimers
from mendax.server.tables.clock import Clock, Timer
from mendax.server.tables.command_queue import CommandQueue
from mendax.server.tables.disconnects import DisconnectTimers, missing, slow
from mendax.server.tables.presence import Presence
from mendax.server.tables.turn_timer import TurnTimer
from mendax.table import attendance
from mendax.table.actions import LeaveOut, StandIn
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
        queue: CommandQueue,
        presence: Presence,
        clock: Clock,
        meter: Meter,
        lets: Callable[[Command], bool],
        bot_process: BotProcess | None = None,
    ) -> None:
        """``lets``: whether a command may be done now."""
        self._queue, self._presence, self._clock, self._meter = queue, presence, clock, meter
        self._lets, self._bot_process = lets, bot_process
        me = proxy(self)  # what is below calls this, and does not keep it in memory: no cycles
        self.to_act = queue.table.to_act()
        """As after the last command, also of one whose lines are still being stored."""
        self.turn = TurnTimer(clock, lambda: queue.when_settled(me._turn_ends))
        gone = lambda seat: queue.when_settled(partial(me._replace, seat))  # noqa: E731
        self.disconnects = DisconnectTimers(clock, gone)
        self._slow_programs = DisconnectTimers(clock, gone)
        self._absences = Absences(clock, lambda: me.attend())
        self._bots = BotSeats(queue.table, meter, bot_process)
        thinks, moves = lambda seat: me._bots.think(seat), lambda seat: me._bot_moves(seat)
        self._bot_timers = BotTimers(clock, thinks, moves)
        self._bots_were_asked = False
        """Whether bots were to act when this was seen to last: some may be waited for."""
        self._shares_timer: Timer | None = None
        """Runs while a game waits for shares to be opened."""

    # ── who is here, and what was done ───────────────────────────────────────────────────────

    def wake(self) -> None:
        """The first subscriber is here: the running turn begins anew."""
        game_run = self._queue.table.game_run
        if game_run is not None:
            self.turn.give_full_time(self.to_act.deadline, game_run.limit)

    def heard(self, batch: Batch) -> None:
        """This was done and is stored."""
        self._bots.hear(batch.entries)
        self._bot_timers.silent.clear()
        line = batch.lines[0]
        if self._slow_programs.until and line.person is not None and line.actor not in AROUND:
            self._slow_programs.restart(self._queue.table.seat_of(line.person))

    def reloaded(self, table: Table) -> None:
        """The table was loaded anew."""
        self.to_act = table.to_act()
        self._bots.end()
        self._bots = BotSeats(table, self._meter, self._bot_process)
        self._bot_timers.silent.clear()

    def see_missing(self) -> bool:
        """Waits for those who are to act and are gone; whether it waited for others before."""
        here = self._presence.here
        if not self.disconnects.until and here.issuperset(self.to_act.untimed.values()):
            return False  # as nearly always: all of them are here
        return self.disconnects.watch(self._missing)

    def resume(self) -> bool:
        """Waits for those who are to act: their clock, bots, people who are gone. Whether people
        are waited for who were not before, or the other way round."""
        if not self._presence.subscribers or self._queue.failures.set_aside:
            return False
        to_act = self.to_act
        self.turn.set(to_act.deadline)
        self._wait_for_shares()
        changed = self.see_missing()
        if self._programs or self._slow_programs.until:
            self._slow_programs.watch(slow(to_act, self._programs))
        if to_act.bots or self._bots_were_asked:
            self._bots_were_asked = bool(to_act.bots)
            self._bot_timers.set(to_act.bots, self._queue.table)
        return changed

    def pause(self) -> None:
        """No clock runs and no bot thinks, until somebody comes."""
        self.turn.stop()
        self._bot_timers.stop()
        if self._shares_timer is not None:
            self._shares_timer.cancel()
            self._shares_timer = None
        for timers in (self._absences, self._slow_programs):
            timers.watch(frozenset())

    def close(self) -> None:
        """The table is let go: nothing happens any more, and its bots are asked nothing."""
        self.pause()
        self._bots.end()

    # ── hosts who are gone, and games for which all are ready ────────────────────────────────

    def attend(self) -> None:
        """Somebody came or went, or the table has changed: see what follows from that."""
        self._queue.when_settled(self._attend)

    def _attend(self) -> None:
        if not self._presence.subscribers or self._queue.set_aside:
            return
        lobby, here = self._queue.table.state.lobby, self._presence.here
        self._absences.watch(attendance.awaited(lobby) - here)
        command = attendance.follows(lobby, here, self._absences.gone)
        if command is not None and self._lets(command):
            self._queue.submit_next(command)

    # ── shares of a game that has begun ──────────────────────────────────────────────────────

    def _wait_for_shares(self) -> None:
        """Leaves out the shares that are not open in time: no client can hold up a game."""
        awaited = self._queue.table.state.awaited_shares()
        if awaited and self._shares_timer is None:
            self._shares_timer = self._clock.call_later(SHARES, self._shares_are_late)
        elif not awaited and self._shares_timer is not None:
            self._shares_timer.cancel()
            self._shares_timer = None

    def _shares_are_late(self) -> None:
        self._shares_timer = None
        self._queue.when_settled(self._leave_shares_out)

    def _leave_shares_out(self) -> None:
        if self._presence.subscribers and self._queue.table.state.awaited_shares():
            self._queue.submit_next(ByTable(LeaveOut()))

    # ── turns and people ─────────────────────────────────────────────────────────────────────

    def _turn_ends(self) -> None:
        due = self.turn.due(self.to_act.deadline)
        if due is None or due.milliseconds:
            self._queue.follower.resume()
        else:
            self._queue.submit_next(TimeOut(due.seats[0]))

    def _replace(self, seat: Seat) -> None:
        """A bot takes over for somebody who is to act and has been gone for long."""
        if self._presence.subscribers and seat in self._gone():
            self._queue.submit_next(ByTable(StandIn(seat)))

    def _gone(self) -> Set[Seat]:
        return self._missing | slow(self.to_act, self._programs)

    @property
    def _missing(self) -> Set[Seat]:
        """The seats that are to act and whose people are not here."""
        return missing(self.to_act, self._presence.here)

    @property
    def _programs(self) -> Set[str]:
        return self._queue.table.state.lobby.seating.programs

    # ── bots ─────────────────────────────────────────────────────────────────────────────────

    def _bot_moves(self, seat: Seat) -> None:
        self._queue.when_settled(partial(self._bot_acts, seat))

    def _bot_acts(self, seat: Seat) -> None:
        """The pause of the bot on ``seat`` is over: what it has chosen is done."""
        if seat not in self.to_act.bots:
            return
        action = self._bots.chosen(seat)
        if action is None:
            self._bot_timers.wait_on(seat, self._queue.table)
        elif self._queue.table.keeps_back(action):
            self._bot_timers.silent.add(seat)
        else:
            self._queue.submit_next(BotAct(seat, action))
