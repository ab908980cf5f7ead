"""A game of Mia played by the engine with the random numbers of a kernel's game."""

from mendax.core.game import Action, step
from mendax.games.mia.actions import (
    Announce,
    Believe,
    Concede,
    Doubt,
    DrawLot,
    Fall,
    FallOne,
    Look,
    Reroll,
    RerollLives,
    Shake,
)
from mendax.games.mia.order import ROLLS, Roll, ranking
from mendax.games.mia.rules import MiaRules
from mendax.solver.mia.model.positions import Position
from mendax.solver.mia.model.rule_tables import GAME, LOOKED, REROLLED, UNSEEN
from mendax.solver.mia.policy.policy import Policy
from mendax.solver.mia.simulation.alias_tables import AliasTables
from mendax.solver.mia.simulation.game_tables import IndexedGame
from mendax.solver.mia.simulation.reference_kernel import (
    CAUGHT,
    CLAIMS,
    CONCEDED,
    COUNTS,
    DICE,
    DOUBTS,
    LIES,
    SHOWN,
    drawn_turn_code,
    random_numbers,
)


class Book:
    """An engine game with the random numbers of a kernel's game."""

    def __init__(
        self, found: IndexedGame, policy: Policy, players: AliasTables, seed: int, number: int
    ) -> None:
        self.found, self.policy, self.players = found, policy, players
        self.numbers = random_numbers(seed, number)
        self.at = {position: n for n, position in enumerate(found.positions)}
        self.counts = [0] * COUNTS
        self.state = GAME.initial_state(found.rules, found.tables.seats)
        self._do(DrawLot(number % found.tables.seats))

    def play(self) -> None:
        while self.state.phase != "over":
            if self.state.phase == "open":
                self._do(Shake())
            elif self.state.phase == "fall":
                self._turn()
            else:
                self._new_lives()

    def _do(self, *actions: Action) -> None:
        for action in actions:
            before, (actor,) = self.state, GAME.actors(self.state)
            self.state = step(GAME, before, actor, action).state
            last = self.state.last
            if last is not None and last.roll is not None and last is not before.last:
                self.counts[CAUGHT] += last.announcer in last.losers
                self.counts[SHOWN] += isinstance(action, Announce | Fall) and last.cost > 0
            self.counts[DOUBTS] += isinstance(action, Doubt)
            self.counts[CONCEDED] += isinstance(action, Concede)

    def _turn(self) -> None:
        seat, here, before = self.state.turn, self._position(), self.state.value
        t = self.found.rule_tables[len(self.found.positions[here].lives)]
        assert t is not None
        public_state = 0 if before is None else 1 + t.values.index(before)
        after = self._next(seat)
        code = drawn_turn_code(self.players, seat, after, here, public_state, next(self.numbers))
        how, value, doubts = code >> 14, t.values[code >> 9 & 31], bool(code & 128)
        roll = self._roll(len(self.found.positions[here].lives), code)
        self.counts[CLAIMS + how] += 1
        if how == REROLLED:
            self._do(Fall(ROLLS[-1]), Look(), Reroll(value), Fall(roll))
        elif how == UNSEEN:
            self._do(Fall(roll), Announce(value))
        elif how == LOOKED:
            self.counts[LIES] += _is_lie(self.found.rules, roll, value)
            self._do(Fall(roll), Look(), Announce(value))
        else:
            self._do(Fall(roll), Look())
        if self.state.phase == "answer":
            assert self.state.turn == after
            may = {type(offer.action) for offer in GAME.legal_actions(self.state, after)}
            self._do(Doubt() if doubts else Believe() if Believe in may else Concede())

    def _next(self, seat: int) -> int:
        gone = {seat for group in self.state.out for seat in group}
        seats = len(self.state.standing)
        return next(s for n in range(1, seats) if (s := (seat + n) % seats) not in gone)

    def _roll(self, alive: int, code: int) -> Roll:
        """Return dice that match the turn; rolls that open alike are equivalent."""
        claim, lie, outcome = code >> 9, code >> 8 & 1, (code & 127) - 1
        for n, roll in enumerate(ROLLS):
            found = int(self.found.tables.opened[alive, claim << 5 | n])
            if found >= 0 and (found == 2 * outcome + lie if code & 128 else found & 1 == lie):
                return roll
        raise AssertionError("dice that can't be")

    def _position(self) -> int:
        state, rules, seats = self.state, self.found.rules, self.found.tables.seats
        gone = {seat for group in state.out for seat in group}
        clockwise = ((state.turn + n) % seats for n in range(seats))
        still = [seat for seat in clockwise if seat not in gone]
        if rules.scoring != "lives":
            left = rules.rounds - state.round + 1
            return self.at[Position((0,) * seats, (False,) * seats, left)]
        settled = tuple(seat in state.life_rerolled for seat in still)
        return self.at[Position(tuple(state.standing[seat] for seat in still), settled)]

    def _new_lives(self) -> None:
        view, settled = GAME.view(self.state, self.state.turn), self.state.life_rerolled
        ((action, _),) = self.policy.odds(view, settled, self.state.starter)
        self._do(action)
        if action == RerollLives():
            self.counts[DICE] += 1
            self._do(FallOne((next(self.numbers) >> 32) * 6 // 2**32 + 1))


def _is_lie(rules: MiaRules, roll: int, value: int) -> bool:
    order = ranking(rules)
    if rules.under_announcing == "is_lie":
        return order.rank[roll] != order.rank[value]
    return order.rank[roll] < order.rank[value]
