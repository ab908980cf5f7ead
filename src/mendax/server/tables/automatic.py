"""A table's automatic commands: clocks, bots, stand-ins, changes of host, starts of games.

Rules of this file
1. Without a connected client there are no automatic commands, except the clocks and bots of a slow
   game (``Rules.slow``).
2. An expired timer submits a look, which the table calls once all its lines are stored. The table
   executes the command that the look returns, checking it like any other.
3. ``close`` drops the reference to the table, so that its memory is freed without the garbage
   collector.
"""

from collections.abc import Callable, Set
from functools import partial
from typing import Final

from mendax.core.game import Action, Seat
from mendax.server.clock import Clock, Timer
from mendax.server.monitoring.meter import Meter
from mendax.server.tables.absences import Absences
from mendax.server.tables.bot_process import BotProcess
from mendax.server.tables.bot_seats import BotSeats, BotTimers
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
"""Seconds that a new game waits for clients to open their shares."""


class AutomaticCommands:
    """The automatic commands of one table."""

    def __init__(
        self,
        table: Table,
        presence: Presence,
        submit: Callable[[Look], None],
        clock: Clock,
        meter: Meter,
        lets: Callable[[Command], bool],
        bot_process: BotProcess | None = None,
        earliest: int = 0,
    ) -> None:
        """``submit`` passes a look to the table. ``lets`` returns whether a command is allowed
        now. A slow game's clock does not run out before ``earliest`` (milliseconds since 1970).
        """
        self._table, self._presence, self._clock, self._meter = table, presence, clock, meter
        self._submit: Callable[[Look], None] | None = submit
        """The function that passes looks to the table. It is None once the table is unloaded or set
        aside, which ends automatic commands.
        """
        self._lets, self._bot_process = lets, bot_process
        self.to_act = table.to_act()
        """The seats to act after the last command, even before its lines are stored."""
        self._turn = TurnTimer(clock)
        if self.to_act.slow:
            self._turn.not_before(self.to_act.deadline, earliest)
        self.disconnects = DisconnectTimers(clock)
        self._slow_programs = DisconnectTimers(clock)
        self._absences = Absences(clock)
        self._bots = BotSeats(table, meter, bot_process)
        self._bot_timers = BotTimers(clock)
        self._bots_were_asked = False
        """True if bots were to act when timers were last started, so that some timers may be
        running.
        """
        self._shares_timer: Timer | None = None
        """The timer that runs while a game waits for shares to be opened."""

    @property
    def due(self) -> Due | None:
        """The remaining time of the current turn."""
        deadline = self.to_act.deadline
        return None if deadline is None else self._turn.due(deadline)

    @property
    def wakes(self) -> int | None:
        """When a slow game goes on while no client is connected, in milliseconds since 1970.

        0 if it waits for a person without a clock or is over; None at a table without a slow game.
        A new game goes on once the time for shares is up.
        """
        game_run, to_act = self._table.game_run, self.to_act
        if game_run is None or not game_run.rules.slow:
            return None
        if game_run.shares.awaited:
            return game_run.entries[0].at + round(1000 * SHARES)
        if to_act.bots:
            return game_run.asked[to_act.bots[0]].at
        return to_act.deadline.at if to_act.slow and to_act.deadline else 0

    @property
    def _is_visited(self) -> bool:
        return self._submit is not None and bool(self._presence.subscribers)

    @property
    def _active(self) -> bool:
        """True if clocks and bots run."""
        return self._is_visited or (self._submit is not None and self.to_act.slow)

    def _look(self, look: Look) -> None:
        if self._submit is not None:
            self._submit(look)

    # ── timers ───────────────────────────────────────────────────────────────────────────────

    def restart_turn(self) -> None:
        """Restart the time of the current turn, because the first client has connected."""
        game_run = self._table.game_run
        if game_run is not None and not self.to_act.slow:
            self._turn.give_full_time(self.to_act.deadline, game_run.limit)

    def hear(self, batch: Batch) -> None:
        """Process a stored command."""
        self._bots.hear(batch.entries)
        self._bot_timers.silent.clear()
        line = batch.lines[0]
        if self._slow_programs.until and line.person is not None and line.actor not in AROUND:
            self._slow_programs.stop(self._table.seat_of(line.person))

    def start_timers(self) -> bool:
        """Start the timers for the seats to act: the turn's clock, bots, and disconnected people.

        Return whether the set of awaited people has changed.
        """
        if not self._active:
            return False
        to_act = self.to_act
        self._turn.set(to_act.deadline, self._turn_is_over)
        self._wait_for_shares()
        changed = self.update_disconnects()
        if self._programs or self._slow_programs.until:
            stuck = slow(to_act, self._programs)
            self._slow_programs.watch(stuck, self._patience, self._is_gone)
        bots = (*to_act.bots, *to_act.interrupting)
        if bots or self._bots_were_asked:
            self._bots_were_asked = bool(bots)
            self._bot_timers.set(bots, self._table, self._bots.think, self._bot_is_ready)
        return changed

    def rest(self) -> None:
        """Stop all timers, except in a slow game, because the last client has disconnected."""
        if not self.to_act.slow:
            self.stop_timers()

    def stop_timers(self) -> None:
        """Stop all timers and bots until the next start."""
        self._turn.stop()
        self._bot_timers.stop()
        if self._shares_timer is not None:
            self._shares_timer.cancel()
            self._shares_timer = None
        self._absences.watch(frozenset(), self.update_host)
        self._slow_programs.stop()

    def reloaded(self, table: Table) -> None:
        """Use ``table``, reloaded from its log."""
        self._table, self.to_act = table, table.to_act()
        self._bots.end()
        self._bots = BotSeats(table, self._meter, self._bot_process, self._bots.earlier)
        self._bot_timers.silent.clear()

    def close(self) -> None:
        """Stop permanently and end the bots."""
        self.stop_timers()
        self.disconnects.stop()
        self._bots.end()
        self._submit = None

    # ── absent hosts, and starts of games ────────────────────────────────────────────────────

    def update_host(self) -> None:
        """Check whether the host changes or a game starts.

        Call this after a change to the table or its clients.
        """
        self._look(self._host_command)

    def _host_command(self) -> Request | None:
        if not self._is_visited:
            return None
        lobby, here = self._table.state.lobby, self._presence.here
        self._absences.watch(attendance.awaited(lobby) - here, self.update_host)
        command = attendance.follows(lobby, here, self._absences.gone)
        return Request(command) if command is not None and self._lets(command) else None

    # ── shares of a new game ─────────────────────────────────────────────────────────────────

    def _wait_for_shares(self) -> None:
        """Leave out late shares, so that no client can delay a game."""
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
        self._turn.set(self.to_act.deadline, self._turn_is_over)  # another turn is running now
        return None

    def update_disconnects(self) -> bool:
        """Set the timers for disconnected people to act. Return whether the set of these people
        changed.
        """
        here = self._presence.here
        if not self.disconnects.until and here.issuperset(self.to_act.untimed.values()):
            return False  # usually all of them are connected
        return self.disconnects.watch(missing(self.to_act, here), self._patience, self._is_gone)

    def _is_gone(self, seat: Seat) -> None:
        self._look(partial(self._stand_in, seat))

    def _stand_in(self, seat: Seat) -> Request | None:
        """Return the command that lets a bot stand in for a long-absent person who is to act, or
        None.
        """
        gone = missing(self.to_act, self._presence.here) | slow(self.to_act, self._programs)
        return Request(ByTable(StandIn(seat))) if self._active and seat in gone else None

    @property
    def _programs(self) -> Set[str]:
        return self._table.state.lobby.seating.programs

    @property
    def _patience(self) -> int:
        return self._table.state.lobby.settings.patience

    # ── bots ─────────────────────────────────────────────────────────────────────────────────

    def _bot_is_ready(self, seat: Seat) -> None:
        self._look(partial(self._bot_move, seat))

    def _bot_move(self, seat: Seat) -> Request | None:
        """Return the command for a bot's choice, once its pause is over."""
        if not self._active or seat not in (*self.to_act.bots, *self.to_act.interrupting):
            return None
        chosen, timers = self._bots.chosen(seat), self._bot_timers
        if chosen is None:
            timers.wait_on(seat, self._table, self._bots.think, self._bot_is_ready)
        elif chosen.action is None:
            timers.decline(seat, self._table)
        elif self._table.keeps_back(chosen.action):
            timers.silent.add(seat)
        elif self._table.lets_pass(chosen.action):
            timers.let_pass(seat, self._table, partial(self._bot_lets_pass, chosen.action))
        else:
            return Request(BotAct(seat, chosen.action))
        return None

    def _bot_lets_pass(self, action: Action, seat: Seat) -> None:
        self._look(partial(self._late_move, action, seat))

    def _late_move(self, action: Action, seat: Seat) -> Request | None:
        """Return the command for an action that waited for the seats that may interrupt."""
        may = self._active and seat in self.to_act.bots and self._table.lets_pass(action)
        return Request(BotAct(seat, action)) if may else None
