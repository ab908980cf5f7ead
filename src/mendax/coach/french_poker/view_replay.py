"""Rebuilds the view of a French poker seat from the events that the seat received.

A record contains a seat's events but no views, and judging a decision requires the view at that
moment. The last round and the places are omitted, because no decision depends on them.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from mendax.core.game import Event, Seat
from mendax.games.french_poker import ending, events
from mendax.games.french_poker.actions import Places
from mendax.games.french_poker.bidding import ALL
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import Announcement, Deed, FrenchPokerState
from mendax.games.french_poker.view import DieView, FrenchPokerView


class ViewReplay:
    """The view of seat ``you`` after the events so far."""

    def __init__(self, rules: FrenchPokerRules, seats: int, you: Seat) -> None:
        standing, pot = ending.tokens_at_start(rules, seats)
        self.rules = rules
        self.view = FrenchPokerView(
            you=you,
            phase="lot",
            turn=0,
            round=0,
            standing=standing,
            pot=pot,
            discharging=False,
            done=(),
            claims=(),
            dice=(),
            falling=(),
            deed="opened",
            kept=(),
            last=None,
            places=None,
        )

    def hear(self, event: Event) -> None:
        """Apply an event as this seat received it."""
        told = _TOLD.get(type(event))
        if told is not None:
            told(self, event)

    def _set(self, **fields: Any) -> None:
        self.view = replace(self.view, **fields)

    def _die(self, place: int, **fields: Any) -> None:
        dice = self.view.dice
        self._set(dice=(*dice[:place], replace(dice[place], **fields), *dice[place + 1 :]))

    def _started(self, event: events.RoundStarted) -> None:
        self._set(
            phase="open",
            round=event.number,
            turn=event.seat,
            claims=(),
            dice=(),
            falling=(),
            deed="opened",
            kept=(),
            rerolled=0,
        )

    def _shaken(self, _: events.Shaken) -> None:
        self._rolled(ALL, hidden=True)

    def _rolled(self, places: Places, hidden: bool) -> None:
        in_the_air = DieView(None, not hidden, (), len(self.view.claims))
        old = self.view.dice or (in_the_air,) * len(ALL)
        dice = tuple(in_the_air if n in places else old[n] for n in ALL)
        self._set(dice=dice, falling=places, phase="fall" if places else "cup")

    def _fell(self, event: events.Fell) -> None:
        self._landed_at(event.die, DieView(None, False, (event.seat,), len(self.view.claims)))

    def _landed(self, event: events.Landed) -> None:
        self._landed_at(event.die, DieView(event.pips, True, None, len(self.view.claims)))

    def _landed_at(self, place: int, die: DieView) -> None:
        dice, falling = self.view.dice, self.view.falling[1:]
        lying = (*dice[:place], die, *dice[place + 1 :])
        self._set(dice=lying, falling=falling, phase="fall" if falling else "cup")

    def _saw(self, event: events.Saw) -> None:
        # a record of all seats also contains other seats' observations
        if self.view.turn == self.view.you:
            self._die(event.die, pips=event.pips)

    def _announced(self, event: events.Announced) -> None:
        said = Announcement(event.seat, event.claim, self.view.deed, self.view.kept)
        self._claimed(said)

    def _passed_on(self, event: events.PassedOn) -> None:
        self._claimed(Announcement(event.seat, event.claim, "passed"))

    def _claimed(self, said: Announcement) -> None:
        claims = (*self.view.claims, said)
        self._set(claims=claims, phase="answer", turn=self._next(said.seat))

    def _next(self, seat: Seat) -> Seat:
        done = tuple((gone,) for gone in self.view.done)
        standing = FrenchPokerState(self.rules, self.view.standing, done=done)
        return ending.next_playing(standing, seat)

    def _believed(self, event: events.Believed) -> None:
        self._set(phase="cup", deed="left", kept=(), rerolled=0)
        for place, die in enumerate(self.view.dice):
            if die.seen is not None:
                self._die(place, seen=tuple(sorted({*die.seen, event.seat})))

    def _kept_hidden(self, event: events.KeptHidden) -> None:
        for place in event.kept:
            self._die(place, open=False)
        self._keep("kept-hidden", event.kept)
        self._rolled(_rest(event.kept), hidden=False)

    def _kept_open(self, event: events.KeptOpen) -> None:
        for place in event.kept:
            self._die(place, open=True, seen=None)
        self._keep("kept-open", event.kept)
        self._rolled(_rest(event.kept), hidden=True)

    def _rerolled(self, event: events.Rerolled) -> None:
        self._keep("rerolled", event.kept)
        self._rolled(_rest(event.kept), hidden=True)

    def _keep(self, deed: Deed, kept: Places) -> None:
        self._set(deed=deed, kept=kept, rerolled=self.view.rerolled + 1)

    def _laid_open(self, event: events.LaidOpen) -> None:
        for place in event.kept:
            self._die(place, open=True, seen=None)
        self._set(deed="laid-open", kept=event.kept)

    def _shown(self, event: events.Shown) -> None:
        self._die(event.die, pips=event.pips)

    def _stands(self, event: events.LaidOff) -> None:
        self._standing(event.seat, event.left)

    def _holds(self, event: events.Charged | events.GaveBack) -> None:
        self._standing(event.seat, event.held)
        self._set(pot=event.pot)

    def _standing(self, seat: Seat, tokens: int) -> None:
        standing = self.view.standing
        self._set(standing=(*standing[:seat], tokens, *standing[seat + 1 :]))

    def _emptied(self, _: events.PotEmptied) -> None:
        self._set(discharging=True)

    def _gone(self, event: events.WentOut | events.CameSafe) -> None:
        self._set(done=(*self.view.done, event.seat))

    def _ended(self, _: events.GameEnded) -> None:
        self._set(phase="over", claims=(), dice=(), falling=(), deed="opened", kept=(), rerolled=0)


def _rest(kept: Places) -> Places:
    return tuple(n for n in ALL if n not in kept)


_TOLD: Final[Mapping[type[Event], Callable[[ViewReplay, Any], None]]] = {
    events.RoundStarted: ViewReplay._started,
    events.Shaken: ViewReplay._shaken,
    events.Fell: ViewReplay._fell,
    events.Landed: ViewReplay._landed,
    events.Saw: ViewReplay._saw,
    events.Announced: ViewReplay._announced,
    events.PassedOn: ViewReplay._passed_on,
    events.Believed: ViewReplay._believed,
    events.KeptHidden: ViewReplay._kept_hidden,
    events.KeptOpen: ViewReplay._kept_open,
    events.Rerolled: ViewReplay._rerolled,
    events.LaidOpen: ViewReplay._laid_open,
    events.Shown: ViewReplay._shown,
    events.LaidOff: ViewReplay._stands,
    events.Charged: ViewReplay._holds,
    events.GaveBack: ViewReplay._holds,
    events.PotEmptied: ViewReplay._emptied,
    events.WentOut: ViewReplay._gone,
    events.CameSafe: ViewReplay._gone,
    events.GameEnded: ViewReplay._ended,
}
