"""What happens at one table by itself: clocks, bots, stand-ins, another host, games that begin.

Rules of this file
1. Nothing happens by itself where nobody is connected.
2. Whatever happens is a command like any other: the table judges it, and the log decides. So it
   does no harm if several workers want the same.
3. Of the workers that have somebody at the table one leads (``OtherWorkers.leads``): there all
   happens at once. The others hold back: bots do not even think there, so that nothing is thought
   twice. They wait for ``GRACE`` longer, in case the one that leads is gone or frozen. Where they
   have done what it should have, they do not wait for it again as long, until it moves a bot. What
   does not change what bots are asked, as talk, changes nothing of that.
4. Nobody counts as gone while it is not known who is connected elsewhere.
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
from mendax.server.tables.other_workers import OtherWorkers
from mendax.server.tables.presence import Presence
from mendax.server.tables.turn_timer import TurnTimer
from mendax.table import attendance
from mendax.table.actions import LeaveOut, StandIn
from mendax.table.commands import BotAct, ByTable, Command, TimeOut
from mendax.table.log import Batch
from mendax.table.state import AROUND
from mendax.table.table import Table

GRACE: Final = 3.0
"""Seconds for which a worker that does not lead waits longer than the one that does."""
SHARES: Final = 4.0
"""Seconds for which a game that has begun waits for clients to open their shares."""
_TURNS: Final = 5
"""So often it waits anew for a bot of a leader that is well, as bots may think for long."""


class AutomaticCommands:
    """What happens at one table by itself."""

    def __init__(
        self,
        queue: CommandQueue,
        presence: Presence,
        clock: Clock,
        meter: Meter,
        lets: Callable[[Command], bool],
        workers: OtherWorkers,
        bot_process: BotProcess | None = None,
    ) -> None:
        """``lets``: whether a command may be done now."""
        self._queue, self._presence, self._clock, self._meter = queue, presence, clock, meter
        self._lets, self._workers, self._bot_process = lets, workers, bot_process
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
        self.awake = 0
        """Since when somebody has been at the table: milliseconds since 1970; 0: nobody is here."""
        self._holding_back: Timer | None = None
        """Runs while bots are left to the worker that leads."""
        self._held_back = 0
        """How often it was waited for the bots that are to act now."""
        self._turns = _TURNS
        """How often that is done while the worker that leads is well."""
        self._took = False
        """Whether the bots that are to act now were taken from the worker that leads."""
        self._bots_were_asked = False
        """Whether bots were to act when this was seen to last: some may be waited for."""
        self._asked: dict[Seat, int] = {}
        """Which bots are to act now, and the entries that asked them."""
        self._attends_late: Timer | None = None
        self._shares_timer: Timer | None = None
        """Runs while a game waits for shares to be opened."""

    # ── who is here, and what was done ───────────────────────────────────────────────────────

    def wake(self) -> None:
        """Somebody is here who is the first: the running turn begins anew, unless somebody is at
        the table by way of another worker."""
        if self._workers.anybody:
            self.learn_time()
            return
        self.awake = self._clock.now()
        game_run = self._queue.table.game_run
        if game_run is not None:
            self.turn.give_full_time(self.to_act.deadline, game_run.limit)

    def learn_time(self) -> None:
        """Takes over from whoever has been at the table the longest how long the turn lasts."""
        longest = self._workers.longest
        if longest is not None and (not self.awake or longest.awake <= self.awake):
            self.awake, self.turn.moved = longest.awake, longest.moved

    def heard(self, batch: Batch, elsewhere: bool = False) -> None:
        """This was done, here or ``elsewhere``, and is stored."""
        self._bots.hear(batch.entries)
        self._bot_timers.silent.clear()
        line, before = batch.lines[0], self._asked
        self._asked = self._bots_asked() if self.to_act.bots else {}
        by_leader = elsewhere and line.actor not in AROUND and line.person is None
        if by_leader:
            self._turns = _TURNS
        if by_leader or self._asked != before:
            self._leave_bots_to_leader(False)
            self._held_back, self._took = 0, False
        if self._slow_programs.until and line.person is not None and line.actor not in AROUND:
            self._slow_programs.restart(self._queue.table.seat_of(line.person))

    def replaced(self, table: Table) -> None:
        """The table is another object, of the same state as the bots know."""
        self.to_act = table.to_act()
        self._bots.table = table

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
        changed = self.disconnects.watch(self._missing)
        if self.disconnects.until and self._workers.anybody:
            changed |= self.disconnects.hasten(self._workers.ends)
        return changed

    def resume(self) -> bool:
        """Waits for those who are to act: their clock, bots, people who are gone. Whether people
        are waited for who were not before, or the other way round."""
        if not self._presence.subscribers or self._queue.failures.set_aside:
            return False
        to_act, leads = self.to_act, not self._workers.can_be or self._workers.leads
        self.turn.set(to_act.deadline, 0 if leads else GRACE)
        self._wait_for_shares(SHARES if leads else SHARES + GRACE)
        changed = self.see_missing()
        if self._programs or self._slow_programs.until:
            self._slow_programs.watch(slow(to_act, self._programs))
        if to_act.bots or self._bots_were_asked:
            self._see_bots(to_act.bots, leads or self._took)
        return changed

    def _see_bots(self, bots: tuple[Seat, ...], mine: bool) -> None:
        """Waits for bots who are to act; not ``mine``: for the worker that leads."""
        self._bots_were_asked = bool(bots)
        self._bot_timers.set(bots if mine else (), self._queue.table)
        self._leave_bots_to_leader(not mine and bool(bots))

    def pause(self) -> None:
        """No clock runs and no bot thinks, until somebody comes."""
        self.turn.stop()
        self._bot_timers.stop()
        self._took = False
        self._leave_bots_to_leader(False)
        for timer in (self._attends_late, self._shares_timer):
            if timer is not None:
                timer.cancel()
        self._attends_late = self._shares_timer = None
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

    def _attend(self, late: bool = False) -> None:
        if not self._presence.subscribers or self._queue.set_aside:
            return
        lobby, here = self._queue.table.state.lobby, self._presence.here
        absent = attendance.awaited(lobby) - here
        self._absences.watch(absent if self._workers.are_known else frozenset())
        command = attendance.follows(lobby, here, self._absences.gone)
        if command is None or not self._lets(command):
            return
        if late or self._workers.leads:
            self._queue.submit_next(command)
        elif self._attends_late is None:
            self._attends_late = self._clock.call_later(GRACE, self._attend_late)

    def _attend_late(self) -> None:
        self._attends_late = None
        self._queue.when_settled(partial(self._attend, late=True))

    # ── shares of a game that has begun ──────────────────────────────────────────────────────

    def _wait_for_shares(self, seconds: float) -> None:
        """Leaves out the shares that are not open in time: no client can hold up a game."""
        awaited = self._queue.table.state.awaited_shares()
        if awaited and self._shares_timer is None:
            self._shares_timer = self._clock.call_later(seconds, self._shares_are_late)
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

    def _replace(self, seat: Seat, late: bool = False) -> None:
        """A bot takes over for somebody who is to act and has been gone for long."""
        if not self._presence.subscribers or seat not in self._gone():
            return
        if late or self._workers.leads:
            self._queue.submit_next(ByTable(StandIn(seat)))
        else:
            again = partial(self._queue.when_settled, partial(self._replace, seat, late=True))
            self._clock.call_later(GRACE, again)

    def _gone(self) -> Set[Seat]:
        return self._missing | slow(self.to_act, self._programs)

    @property
    def _missing(self) -> Set[Seat]:
        """The seats that are to act and whose people are nowhere."""
        if not self._workers.are_known:
            return frozenset()
        return missing(self.to_act, self._presence.here)

    @property
    def _programs(self) -> Set[str]:
        return self._queue.table.state.lobby.seating.programs

    # ── bots ─────────────────────────────────────────────────────────────────────────────────

    def _bots_asked(self) -> dict[Seat, int]:
        """Which bots are to act now, and the entries that asked them."""
        game_run = self._queue.table.game_run
        if game_run is None:
            return {}
        return {seat: game_run.asked[seat].number for seat in self.to_act.bots}

    def _leave_bots_to_leader(self, leave: bool) -> None:
        """The worker that leads lets the bots move, who are to act now."""
        if not leave and self._holding_back is not None:
            self._holding_back.cancel()
            self._holding_back = None
        elif leave and self._holding_back is None:
            self._holding_back = self._clock.call_later(GRACE, self._take_bots)

    def _take_bots(self) -> None:
        """The worker that leads did nothing: bots move here, unless it is well and they think."""
        self._holding_back = None
        self._held_back += 1
        if self._workers.leader_is_well and self._held_back < self._turns:
            self._leave_bots_to_leader(True)
        else:
            self._took, self._turns = True, 1
            self._bot_timers.set(self.to_act.bots, self._queue.table)

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
