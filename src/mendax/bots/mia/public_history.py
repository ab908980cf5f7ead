"""Rebuilds a seat's view of a round from its observations alone.

Bots use this module to follow rounds in which they do not act, and the coach uses it to review a
game from a record or a log. This module never receives secrets of other seats.
"""

from msgspec.structs import replace

from mendax.bots.mia.advice import Sight
from mendax.core.game import Action, Event, Seat
from mendax.games.mia import Mia, actions, effects, ending, events, judging
from mendax.games.mia.order import ROLLS, Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import Claim, Disclosure, How, MiaState, Phase
from mendax.games.mia.view import MiaView

_GAME = Mia()


class Witness:
    """Builds the view of a seat, or of a spectator (None), from events, without the final
    places."""

    def __init__(self, rules: MiaRules, seats: int, you: Seat | None) -> None:
        self.rules = rules
        standing = ending.first_standing(rules, seats)
        self.view = MiaView(you, "lot", 0, 0, standing, (), (), None, False, None, None, None)
        self._asked: Seat | None = None
        """The seat that was chosen to answer the last claim."""

    @property
    def settled(self) -> tuple[Seat, ...]:
        """Return the seats that have had the choice of new lives."""
        return self.view.life_rerolled

    def sight(self) -> Sight:
        """Return the seat's current view."""
        return Sight(self.view, self.settled, self._starter())

    def choosing_lives(self, seat: Seat) -> Sight:
        """Return the view while ``seat`` chooses new lives, which no event announces."""
        self._cup("lives", seat, roller=None, claims=())
        deciding = self.view
        return Sight(deciding, self.settled, starter_of(self.rules, deciding))

    def hear(self, event: Event) -> None:
        """Apply an event as the seat observes it."""
        view = self.view
        match event:
            case events.RoundStarted():
                self._cup("open", event.seat, roller=None, round=event.number, claims=())
            case events.Believed() if self._may_show():
                self._see(phase="show", turn=view.claims[-1].seat)
            case events.Shaken() | events.Believed():
                self._cup("fall", event.seat, roller=event.seat)
            case events.DiceShown() if view.phase == "cup":
                self._see(roll=event.roll)
            case events.DiceShown() | events.DiceHidden():
                taker = self._answerer()
                self._cup("fall", taker, roller=taker)
            case events.Fell():
                rerolled = bool(view.claims) and view.claims[-1].seat == event.seat
                self._see(phase=self._to_answer() if rerolled else "cup")
            case events.Looked():
                self._see(looked=True)
            case events.Peeked():
                self._see(phase="cup", roller=event.seat, looked=True, kept=True)
            case events.Saw():
                self._see(roll=event.roll)
            case events.Announced():
                how: How = "kept" if view.kept else "looked" if event.looked else "unseen"
                self._claimed(Claim(event.seat, event.value, how))
            case events.PassedOn():
                self._claimed(Claim(event.seat, event.value, "passed"))
            case events.AnswererChosen():
                self._asked = event.answerer
                self._see(phase="answer", turn=event.answerer)
            case events.Rerolled():
                self._claimed(Claim(event.seat, event.value, "rerolled"))
                self._cup("fall", self.view.turn)
            case _:
                self._ended(event)

    def _may_show(self) -> bool:
        """Return whether the believed seat may show the dice."""
        return judging.may_show(self.rules, self.view.claims[-1])

    def _ended(self, event: Event) -> None:
        """Apply an event that ends a round."""
        view = self.view
        value = view.claims[-1].value if view.claims else None
        match event:
            case events.Doubted():
                last = Disclosure(None, value, event.announcer, event.seat, (), 0)
                self._see(last=last)
            case events.Opened():
                doubter = self._doubter()
                if not (event.held and doubter is None and self.rules.opens_trusted):
                    self._turned()
                self._see(last=Disclosure(event.roll, value, event.announcer, doubter, (), 1))
            case events.Toasted():
                self._see(last=Disclosure(event.roll, value, event.seat, None, (), 0))
            case events.Treated():
                self._turned()
                self._see(last=Disclosure(event.roll, value, event.seat, None, (), 0))
            case events.Conceded():
                self._turned()
                self._see(last=Disclosure(None, value, view.claims[-1].seat, None, (), 0))
            case events.Forfeited():
                self._turned()
                announcer = view.claims[-1].seat if view.claims else event.seat
                self._see(last=Disclosure(None, value, announcer, None, (), 0))
            case events.Lost():
                self._lost(event)
            case events.Gained():
                self._stands(event.seat, event.left)
            case events.WentOut():
                self._see(out=(*view.out, event.seat))
            case events.LivesRerolled():
                self._stands(event.seat, event.lives)
                self._see(life_rerolled=(*self.settled, event.seat))
            case events.LivesKept():
                self._see(life_rerolled=(*self.settled, event.seat))
            case events.GameEnded():
                self._cup("over", view.turn)

    def _doubter(self) -> Seat | None:
        """Return the seat that has just doubted, or None if the dice are opened without a doubt."""
        last = self.view.last
        return None if last is None or last.roll is not None else last.doubter

    def _turned(self) -> None:
        """Reverse the direction after a loss, if the rules require it."""
        if self.rules.turn_on_loss:
            self._see(direction=-self.view.direction)

    def _lost(self, event: events.Lost) -> None:
        last = self.view.last
        if last is not None:
            unit = 1 if self.rules.scoring == "lives" else max(1, self.rules.score_decrement)
            cost = max(last.cost, -(-event.cost // unit))
            self._see(last=replace(last, losers=(*last.losers, event.seat), cost=cost))
        self._stands(event.seat, event.left)

    def _claimed(self, claim: Claim) -> None:
        turned = -1 if effects.turns(self.rules, claim.value) else 1
        direction = turned * self.view.direction
        self._asked = None
        self._see(claims=(*self.view.claims, claim), direction=direction)
        phase = self._to_answer()
        self._see(phase=phase, turn=claim.seat if phase == "ask" else self._answerer())

    def _to_answer(self) -> Phase:
        return "ask" if ending.asks(self._claims()) else "answer"

    def _answerer(self) -> Seat:
        """Return the seat that has to answer the last claim."""
        return ending.answerer(self._claims())

    def _claims(self) -> MiaState:
        """Return a state with the claims of this round."""
        view = self.view
        gone = (view.out,) if view.out else ()
        return MiaState(
            self.rules,
            view.standing,
            claims=view.claims,
            asked=self._asked,
            out=gone,
            direction=view.direction,
        )

    def _cup(self, phase: Phase, turn: Seat, **changes: object) -> None:
        self._see(phase=phase, turn=turn, roll=None, looked=False, kept=False, **changes)

    def _see(self, **changes: object) -> None:
        self.view = replace(self.view, **changes)

    def _stands(self, seat: Seat, left: int) -> None:
        standing = tuple(left if s == seat else n for s, n in enumerate(self.view.standing))
        self._see(standing=standing)

    def _starter(self) -> Seat | None:
        return starter_of(self.rules, self.view) if self.view.phase == "lives" else None


def starter_of(rules: MiaRules, view: MiaView) -> Seat | None:
    """Return the next round's starter by replaying the end of ``view.last`` in the rule book."""
    last = view.last
    if last is None or not last.losers:
        return None
    trusted = rules.opens_trusted and last.announcer not in last.losers
    if last.doubter is None and (last.roll is None or trusted):  # the loser gave up and starts
        gone = (view.out,) if view.out else ()
        after = MiaState(rules, view.standing, out=gone, direction=view.direction)
        return ending.in_or_next(after, last.losers[0])
    if last.value is None:
        return None
    replayed = (_ended_again(rules, view, last, how) for how in ("looked", "unseen", "rerolled"))
    return next((s.starter for s in replayed if s.last and s.last.losers == last.losers), None)


def _ended_again(rules: MiaRules, view: MiaView, last: Disclosure, how: str) -> MiaState:
    pairs = enumerate(view.standing)
    before = tuple(n + last.cost if seat in last.losers else n for seat, n in pairs)
    gone = tuple(seat for seat in view.out if seat not in last.losers)
    kind = Claim(last.announcer, _value(last), how)  # type: ignore[arg-type]
    state = MiaState(
        replace(rules, life_reroll="off"),
        before,
        round=view.round,
        roll=ROLLS[0] if last.roll is None else last.roll,
        roller=last.announcer,
        looked=True,
        out=(gone,) if gone else (),
    )
    if last.doubter is None and last.roll is not None:
        announced = replace(state, phase="cup", turn=last.announcer)
        said = actions.Announce(_value(last))
        return _as_last(_GAME.apply(announced, last.announcer, said).state)
    turn = last.losers[0] if last.doubter is None else last.doubter
    answer: Action = actions.Concede() if last.doubter is None else actions.Doubt()
    asked = replace(state, phase="answer", turn=turn, claims=(kind,))
    return _as_last(_GAME.apply(asked, turn, answer).state)


def _value(last: Disclosure) -> Roll:
    if last.value is None:
        raise AssertionError("a lost round had a claim")
    return last.value


def _as_last(state: MiaState) -> MiaState:
    return replace(state, starter=state.turn)
