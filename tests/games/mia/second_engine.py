"""A second engine of Mia, written from the rule book, which receives only events."""

from collections.abc import Sequence
from typing import Final

from mendax.core.game import CHANCE, Action, Event, Told
from mendax.games.mia import actions, events
from mendax.games.mia.rules import MiaRules
from tests.games.mia.second_values import Values

SAW: Final = ("looked", "kept")
"""How a claim was made if its maker has seen the dice."""
KNOWN: Final = frozenset(
    [
        "order",
        "doubles",
        "second",
        "ones_top",
        "announce",
        "lives",
        "display",
        "scoring",
        "rounds",
        "score_increment",
        "score_decrement",
        "score_all",
        "ends_when",
        "stakes",
        "doubt_cost",
        "mia_true_cost",
        "mia_lie_cost",
        "mia_concede",
        "mia_double_any",
        "mia_reveals",
        "mia_on_mia",
        "mia_answerer",
        "doubter",
        "give_up",
        "blind_pass",
        "blind_reroll",
        "under_announcing",
        "joker_32",
        "effect_31",
        "effect_61",
        "effect_11",
        "effect_21",
        "turn_on_loss",
        "swimming",
        "more_lives",
        "more_lives_seats",
        "life_reroll",
        "look_and_pass",
        "show_believed",
        "dice_seen_by",
        "next_starter",
        "late",
        "turn_clock",
    ]
)
"""The options that this engine implements. The comparison leaves others at their defaults."""
Moves = set[tuple[type[Action], int | None]]


class SecondEngine:
    """The state of the table according to its events."""

    def __init__(self, rules: MiaRules, seats: int) -> None:
        self.rules, self.seats, self.values = rules, seats, Values(rules)
        self.lives = rules.scoring == "lives"
        first = [rules.lives] * seats if self.lives else [0] * seats
        for seat in range(min(seats, rules.more_lives_seats)):
            first[seat] += rules.more_lives if self.lives else 0
        self.standing, self.gone, self.rerolled = first, list[set[int]](), set[int]()
        self.turn, self.asks, self.step, self.round = -1, "lot", 1, 0
        self.claims: list[tuple[int, int, str]] = []
        self.roller: int | None = None
        self.dice: int | None = None
        self.looked, self.knowing, self.told = False, set[int](), set[int]()
        self.seeing = set[int]()
        self.kept = False
        self.chosen = self.truster = -1
        self.three: list[int] = []
        self.starter, self.doubter = -1, -1
        self.paid: list[int] = []
        """The standing according to payment events, which must equal the engine's standing at the
        end."""

    # # events

    def hear(self, told: Sequence[Told]) -> None:
        self.doubter = self.truster = -1
        self.told = set()
        self.paid = [*self.standing]
        for event, audience in told:
            assert audience is None or isinstance(event, events.Saw)
            self._hear(event, audience)
        assert self.paid == self.standing
        assert self.told in (set(), self.seeing)

    def _hear(self, event: Event, audience: tuple[int, ...] | None) -> None:
        match event:
            case events.LotDrawn(seat=seat):
                self.starter = seat
            case events.RoundStarted(number=number, seat=seat):
                assert (number, seat) == (self.round + 1, self.starter)
                self.round, self.turn, self.asks, self.claims = number, seat, "open", []
                self._clear(None)
            case events.Shaken(seat=seat):
                self._falls(seat)
            case events.Believed(seat=seat):
                asked = self.rules.show_believed == "may" and self.claims[-1][2] in SAW
                if asked:
                    self.turn, self.asks = self.claims[-1][0], "show"
                else:
                    self._falls(seat)
            case events.DiceShown() if self.asks != "show":
                assert self.values.effect(event.roll) == "must_show"
                self.knowing = set(range(-1, self.seats))
            case events.DiceShown() | events.DiceHidden():
                self._falls(self.answerer())
            case events.Fell(seat=seat):
                assert seat == self.roller
                again = bool(self.claims) and self.claims[-1][0] == seat
                self.asks = self._asks_first() if again else "cup"
            case events.Looked(seat=seat):
                self.looked, self.seeing = True, {seat}
                if self.rules.dice_seen_by == "all_but_next":
                    self.seeing = {*range(self.seats)} - {self.after(seat)}
                self.knowing = {*self.seeing}
            case events.Peeked(seat=seat):
                assert seat == self.turn
                self.roller, self.looked, self.kept, self.asks = seat, True, True, "cup"
                self.seeing = {seat}
                self.knowing |= self.seeing
            case events.Saw(roll=roll):
                assert audience is not None
                self.dice = roll
                self.told |= {*audience}
            case events.Announced(seat=seat, value=value, looked=looked):
                assert looked == self.looked
                self._claim(seat, value, "kept" if self.kept else "looked" if looked else "unseen")
            case events.PassedOn(seat=seat, value=value):
                self._claim(seat, value, "passed")
            case events.Rerolled(seat=seat, value=value):
                self._claim(seat, value, "rerolled")
                self.asks = "fall"
                self.dice, self.looked, self.knowing = None, False, set()
            case events.AnswererChosen(seat=seat, answerer=answerer):
                assert (self.asks, self.turn) == ("ask", seat)
                self.chosen = self.turn = answerer
                self.asks = "answer"
            case events.Doubted(seat=seat):
                assert seat in (self.turn, *self.others())
                self.doubter = seat
            case _:
                self._ends(event)

    def _ends(self, event: Event) -> None:
        match event:
            case events.Opened():
                self._opened(event)
            case events.Toasted(seat=seat, roll=roll):
                assert self.values.effect(roll) == "toast"
                self._pay((), 0, None)
                self._next_round(seat, ())
            case events.Treated(seat=seat, roll=roll):
                assert self.values.effect(roll) == "all_pay"
                losers = tuple(other for other in self.playing() if other != seat)
                self._pay(losers, self.doubled(1, roll) * self.stakes(roll), seat)
                self._next_round(self.in_or_next(seat), losers)
            case events.Conceded(seat=seat):
                top = self.claims[-1][1] == self.values.top
                cost = 2 if top and self.rules.mia_concede == "costs_two" else 1
                self._pay((seat,), self.doubled(cost, None) * self.stakes(None), None)
                self._next_round(self.in_or_next(seat), (seat,))
            case events.Trusted(seat=seat):
                assert (self.claims[-1][1], seat) == (self.values.top, self.turn)
                self.truster = seat
            case events.Forfeited(seat=seat):
                top = bool(self.claims) and self.claims[-1][1] == self.values.top
                self._pay((seat,), self.wrong_doubt(top, None) * self.stakes(None), None)
                self._next_round(self.in_or_next(seat), (seat,))
            case events.LivesKept(seat=seat) | events.LivesRerolled(seat=seat):
                assert seat == self.three.pop(0)
                self.rerolled.add(seat)
                if isinstance(event, events.LivesRerolled):
                    self.standing[seat] = self.paid[seat] = event.lives
                self._asks_lives()
            case events.DieTaken():
                self.asks = "die"
            case events.GameEnded(places=places):
                assert self.asks == "over"
                assert places == self.places()
            case events.Lost(seat=seat, cost=cost, left=left):
                self.paid[seat] -= cost
                assert left == self.paid[seat]
            case events.Gained(seat=seat, gain=gain, left=left):
                self.paid[seat] += gain
                assert left == self.paid[seat]
            case _:
                assert isinstance(event, events.WentOut)
                assert event.seat in self.gone[-1]

    def _falls(self, seat: int) -> None:
        self._clear(seat)
        self.turn, self.asks = seat, "fall"

    def _clear(self, roller: int | None) -> None:
        self.roller, self.dice, self.looked, self.knowing = roller, None, False, set()
        self.kept = False

    def _claim(self, seat: int, value: int, how: str) -> None:
        if "turn" in self.values.effect(value):
            self.step = -self.step
        self.claims.append((seat, value, how))
        self.chosen = -1
        self.asks = self._asks_first()
        self.turn = seat if self.asks == "ask" else self.answerer()

    def _asks_first(self) -> str:
        """Return "ask" if the announcer of the top value chooses who answers."""
        rules, (_, value, how) = self.rules, self.claims[-1]
        chooses = rules.mia_answerer == "chosen" and not rules.mia_reveals and how != "passed"
        several = len(self.playing()) >= 3
        return "ask" if chooses and value == self.values.top and several else "answer"

    # # the end of a round

    def _opened(self, opened: events.Opened) -> None:
        rules, (announcer, value, how) = self.rules, self.claims[-1]
        assert (opened.announcer, opened.value) == (announcer, value)
        rise = self.values.height(opened.roll), self.values.height(value)
        or_more = how == "rerolled" and rules.blind_reroll in ("same_or_higher", "more")
        enough = (rules.under_announcing == "is_truth" or or_more) and not self.values.wipes(value)
        held = rise[0] >= rise[1] if enough else rise[0] == rise[1]
        assert opened.held == held
        if self.truster >= 0:
            losers: tuple[int, ...] = () if held else (self.truster,)
            self._pay(losers, self.doubled(1, opened.roll) * self.stakes(opened.roll), None)
            self._next_round(self.in_or_next(self.truster), losers)
            return
        shown = self.doubter < 0
        assert shown == (rules.mia_reveals and value == self.values.top)
        second = self.turn if shown else self.doubter
        if shown:
            losers = tuple(s for s in self.playing() if s != announcer) if held else (announcer,)
        else:
            losers = (second,) if held else (announcer,)
        top = value == self.values.top
        if held and not shown:
            cost = self.wrong_doubt(top, opened.roll)
        else:
            cost = rules.mia_lie_cost if top and not shown and not rules.mia_double_any else 1
            cost = self.doubled(cost, opened.roll)
        winner = announcer if held else None if shown else second
        self._pay(losers, cost * self.stakes(opened.roll), winner)
        loser, winner = (second, announcer) if held else (announcer, second)
        wanted = {"loser": loser, "winner": winner}.get(rules.next_starter, second)
        if rules.next_starter == "doubter_or_next" and held:
            wanted = self.after(second)
        self._next_round(self.in_or_next(wanted), losers)

    def wrong_doubt(self, top: bool, roll: int | None) -> int:
        """Return the cost of a wrong doubt (of the top value, if ``top``) at single stakes."""
        rules = self.rules
        cost = rules.mia_true_cost if top else rules.doubt_cost
        return self.doubled(1 if top and rules.mia_double_any else cost, roll)

    def doubled(self, cost: int, roll: int | None) -> int:
        """Return ``cost``, at least 2 in a round of Mia with ``mia_double_any``."""
        mia = self.values.top in (roll, *(claim[1] for claim in self.claims))
        return max(cost, 2) if self.rules.mia_double_any and mia else cost

    def stakes(self, roll: int | None) -> int:
        """Return by how much a loss is multiplied now, given the open dice."""
        times, last = 1, self.claims[-1][1] if self.claims else None
        if self.rules.stakes == "rising":
            times = min(10, max(1, len(self.claims)))
        if self.rules.stakes == "pips" and roll is not None:
            times = roll // 10 + roll % 10
        again = self.tops() - 1 if self.rules.mia_on_mia and last == self.values.top else 0
        return times << min(3, max(0, again))

    def tops(self) -> int:
        top = self.values.top
        return sum(value == top and how not in ("passed", "kept") for _, value, how in self.claims)

    def _pay(self, losers: tuple[int, ...], cost: int, winner: int | None) -> None:
        rules = self.rules
        if not self.lives:
            if losers:
                gain = range(self.seats) if rules.score_all else [winner] * (winner is not None)
                for seat in gain:
                    self.standing[seat or 0] += rules.score_increment
            for seat in losers:
                left = self.standing[seat] - cost * rules.score_decrement
                self.standing[seat] = left if rules.scoring == "money" else max(0, left)
            return
        before = {seat for seat in losers if self.standing[seat] == 0}
        for seat in losers:
            self.standing[seat] = max(0, self.standing[seat] - cost)
        empty = {seat for seat in losers if self.standing[seat] == 0}
        out = before if rules.swimming else empty
        self.gone += [out] if out else []

    def _next_round(self, starter: int, losers: tuple[int, ...]) -> None:
        self.starter = starter
        if losers and self.rules.turn_on_loss:
            self.step = -self.step
        if self._is_over():
            self.asks = "over"
            return
        fresh = [s for s in losers if self.standing[s] == 3 and s not in self.rerolled]
        self.three = fresh if self.lives and self.rules.life_reroll != "off" else []
        self._asks_lives()

    def _is_over(self) -> bool:
        if not self.lives:
            return self.round >= self.rules.rounds
        return bool(self.gone) if self.rules.ends_when == "first_out" else len(self.playing()) < 2

    def _asks_lives(self) -> None:
        if self.three:
            self.turn, self.asks = self.three[0], "lives"

    # # what follows from them

    def playing(self) -> list[int]:
        gone = set[int]().union(*self.gone)
        return [seat for seat in range(self.seats) if seat not in gone]

    def after(self, seat: int, back: bool = False) -> int:
        step, playing = -self.step if back else self.step, self.playing()
        circle = ((seat + step * n) % self.seats for n in range(1, self.seats + 1))
        return next(s for s in circle if s in playing)

    def in_or_next(self, seat: int) -> int:
        return seat if seat in self.playing() else self.after(seat)

    def answerer(self) -> int:
        if self.chosen >= 0:
            return self.chosen
        seat, value, _ = self.claims[-1]
        back = self.rules.mia_answerer == "previous" and not self.rules.mia_reveals
        return self.after(seat, back and value == self.values.top)

    def actor(self) -> object:
        if self.asks == "over":
            return None
        return CHANCE if self.asks in ("lot", "fall", "die") else self.turn

    def others(self) -> list[int]:
        """Return the other seats that may doubt while a seat answers."""
        if self.rules.doubter == "next" or self.asks != "answer":
            return []
        without = {self.turn, self.claims[-1][0], *self.knowing}
        return [seat for seat in self.playing() if seat not in without]

    def moves(self) -> Moves:
        """Return every legal action of the seat to act, with its value."""
        match self.asks:
            case "open":
                return {(actions.Shake, None), *self._late()}
            case "show":
                return {(actions.ShowDice, None), (actions.HideDice, None)}
            case "lives":
                may: Moves = {(actions.RerollLives, None), (actions.KeepLives, None)}
                return may if self.rules.life_reroll == "may" else {(actions.RerollLives, None)}
            case "ask":
                others = [seat for seat in self.playing() if seat != self.turn]
                return {(actions.Ask, seat) for seat in others}
            case "cup":
                return {*self._claims(), *self._late()}
        return {*self._answers(), *self._late()}

    def _late(self) -> Moves:
        return {(actions.Forfeit, None)} if self.rules.late == "loses" else set()

    def _claims(self) -> Moves:
        rules, values = self.rules, self.values
        beat = self.claims[-1][1] if self.claims else None
        free = None if beat is None or values.wipes(beat) else beat
        again = rules.mia_on_mia and beat == values.top
        said = values.over(free, again or rules.announce == "equal_or_higher")
        if self.kept:
            said = values.over(beat, False) - {beat}
            return {(actions.Announce, value) for value in said}
        moves: Moves = {(actions.Announce, value) for value in said}
        if not self.looked:
            return moves | {(actions.Look, None)}
        if rules.blind_reroll == "new_value":
            return moves | {(actions.Reroll, value) for value in said}
        if rules.blind_reroll == "same_or_higher" and beat is not None:
            return moves | {(actions.Reroll, beat)}
        if rules.blind_reroll == "more" and free is not None:
            higher = [v for v in values.said if values.height(v) > values.height(free)]
            return moves | {(actions.Reroll, value) for value in higher[:1]}
        return moves

    def _answers(self) -> Moves:
        rules, values, beat = self.rules, self.values, self.claims[-1][1]
        top, own = beat == values.top, self.roller == self.turn
        moves: Moves = {(actions.Doubt, None)}
        if not top or (rules.mia_on_mia and self.tops() < 4):
            moves.add((actions.Believe, None))
        if rules.look_and_pass == "may" and not top:
            moves.add((actions.Peek, None))
        if top and rules.mia_concede == "free_if_true":
            moves.add((actions.Trust, None))
        costs = rules.mia_concede in ("costs_one", "costs_two")
        if costs if top else rules.give_up == "before_any_value":
            moves.add((actions.Concede, None))
        equal = rules.blind_pass == "same_or_higher" and not own
        passed = values.over(beat, equal) - (set() if equal else {beat})
        if rules.blind_pass == "same":
            passed = set() if own or top else {beat}
        passes: Moves = {(actions.PassOn, value) for value in passed}
        return moves if rules.blind_pass == "off" else moves | passes

    def places(self) -> tuple[int, ...]:
        if not self.lives:
            return tuple(1 + sum(n > m for n in self.standing) for m in self.standing)
        groups = self.gone if self.rules.ends_when == "last_standing" else self.gone[:1]
        left = [next((n for n, g in enumerate(groups) if s in g), 99) for s in range(self.seats)]
        return tuple(1 + sum(other > own for other in left) for own in left)
