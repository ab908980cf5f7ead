"""Reviews of French poker games, and hints for the current decision.

1. A decision is judged by what the seat knew at the time.
2. Values are chances of winning the game against a sound player. Chances are known only while two
   players are left, so only decisions between two players are judged. ``adviser`` provides the
   values of moves in the round.
3. Sentences are catalogue keys with arguments.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np

from mendax.coach.causes import AnsweredClaim, AnswerFact, AnswerValues, RatedChoice
from mendax.coach.french_poker.adviser import (
    Claimant,
    RatedDecision,
    RatedMove,
    RoundAdviser,
    is_judged,
)
from mendax.coach.french_poker.causes import cause
from mendax.coach.french_poker.match_worth import MatchWorth, Stakes
from mendax.coach.french_poker.spelled_moves import faces, spelled
from mendax.coach.french_poker.view_replay import ViewReplay
from mendax.coach.guarantees import best_made, cost, invited, is_made
from mendax.coach.results import (
    ABOUT_EQUAL,
    Alternative,
    CoursePoint,
    Decision,
    Hint,
    Review,
    Spelled,
    figure,
)
from mendax.core.game import Action, Reason, Seat, Turn
from mendax.games.french_poker.actions import Concede, Doubt
from mendax.games.french_poker.claims import Spelling
from mendax.games.french_poker.events import GameEnded, RoundStarted
from mendax.games.french_poker.odds import own_dice
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.view import FrenchPokerView

MOST: Final = 12
"""The maximum number of alternatives reported in addition to the actual and sound moves."""


class RankedMove(NamedTuple):
    """A move, its probability for a sound player, and the chance of winning the game after it."""

    action: Action
    chance: float
    worth: float


def review(
    adviser: RoundAdviser,
    rules: FrenchPokerRules,
    seats: int,
    you: Seat,
    turns: Iterable[Turn],
    most: int = MOST,
) -> Review:
    """Return a review of seat ``you``'s decisions in positions that the adviser knows.

    ``most`` limits the reported alternatives, as ``MOST`` does by default.
    """
    game = _Game(adviser, rules, seats, you, most)
    for turn in turns:
        game.hear(turn)
    return game.review()


def hint(adviser: RoundAdviser, rules: FrenchPokerRules, view: FrenchPokerView) -> Hint | None:
    """Return a sound player's moves, or None if only one move is legal or the values are
    unknown."""
    rated = adviser.rated(view)
    if rated is None:
        return None
    match = MatchWorth(rules, adviser.policy.value)
    ranked = ranked_moves(rated, match, view)
    best = best_made(ranked)
    lie = None if rated.knows else rated.lie
    shown = _alternatives(ranked, (best,), view)
    why = _why(match, view, rated, ranked, best)
    return Hint("chance", spelled(best.action, view), lie, rated.expected, shown, why=why)


def _why(
    match: MatchWorth,
    view: FrenchPokerView,
    rated: RatedDecision,
    ranked: list[RankedMove],
    best: RankedMove,
) -> Reason:
    doubted = {move.action: move.doubted for move in rated.moves}
    choices = dict[str, RatedChoice]()
    for move in ranked:
        words = spelled(move.action, view)
        known = choices.get(words)
        share = move.chance + (known.share if known else 0.0)
        worth = known.worth if known else move.worth
        choices[words] = RatedChoice(words, worth, share, doubted[move.action])
    answered = None
    if rated.lie is not None and not rated.knows:
        answered = AnsweredClaim(rated.lie, answer_fact(rated, ranked, match, view))
    chosen = choices[spelled(best.action, view)]
    return cause(match.rules, view, [*choices.values()], chosen, answered)


def answer_fact(
    rated: RatedDecision, ranked: list[RankedMove], match: MatchWorth, view: FrenchPokerView
) -> AnswerFact:
    """Return the fact that decides the best answer to a claim about unknown dice."""
    stakes, best = match.stakes(view, view.turn), best_made(ranked)
    doubt, other = rated.moves
    conceded = isinstance(other.action, Concede)
    values = AnswerValues(
        doubt=stakes.chance(doubt.value),
        other=match.conceding(view, view.turn) if conceded else stakes.chance(other.value),
        even=stakes.chance(0.0),
        invited=0.0,
    )
    doubts = best.action == doubt.action
    worse = next(move for move in ranked if move.action != best.action)
    invited = (values.other if doubts else values.doubt) - worse.worth
    return values._replace(invited=invited).fact(doubts)


class _Game:
    def __init__(
        self, adviser: RoundAdviser, rules: FrenchPokerRules, seats: int, you: Seat, most: int
    ) -> None:
        self.most = most
        self.adviser, self.rules, self.seats, self.you = adviser, rules, seats, you
        self.seen = ViewReplay(rules, seats, you)
        self.match = MatchWorth(rules, adviser.policy.value)
        self.course: list[CoursePoint] = []
        self.decisions: list[Decision] = []
        self.lost = 0.0

    def hear(self, turn: Turn) -> None:
        view = self.seen.view
        if turn.actor == self.you and turn.action is not None:
            self._decided(turn.number, turn.action, view)
        for event in turn.events:
            self.seen.hear(event)
            view = self.seen.view
            if isinstance(event, RoundStarted) and is_judged(view) and self.you not in view.done:
                worth = self.match.chance(view, self.you, event.seat)
                self.course.append(CoursePoint(turn.number, view.round, worth))
            elif isinstance(event, GameEnded):
                won = float(event.places[self.you] == 1)
                self.course.append(CoursePoint(turn.number, view.round, won))

    def _decided(self, entry: int, action: Action, view: FrenchPokerView) -> None:
        rated = self.adviser.rated(view)
        done = None if rated is None else rated.of(action, view)
        if rated is None or done is None:
            return
        ranked = ranked_moves(rated, self.match, view)
        best = best_made(ranked)
        mine = next(move for move in ranked if move.action == done.action)
        lost = cost(mine, best)
        if lost < ABOUT_EQUAL:
            lost = 0.0
        self.lost += lost
        dice = own_dice(view)
        answers = view.phase == "answer"
        self.decisions.append(
            Decision(
                entry=entry,
                round=view.round,
                roll=None if dice is None else faces(dice),
                claim=view.claims[-1].claim if view.claims else None,
                done=spelled(mine.action, view),
                worth=mine.worth,
                best=spelled(best.action, view),
                best_worth=best.worth,
                lost=lost,
                lie=rated.lie,
                expected=rated.expected,
                to_beat=_to_beat(view, answers),
                lives=self._lives(view),
                alternatives=_alternatives(ranked, (best, mine), view, self.most),
                why=_why(self.match, view, rated, ranked, best),
            )
        )

    def _lives(self, view: FrenchPokerView) -> tuple[int, ...]:
        left = [seat for seat in range(self.seats) if seat not in view.done]
        return tuple(view.standing[seat] for seat in sorted(left, key=lambda s: s != view.turn))

    def review(self) -> Review:
        """Return the review of all judged decisions."""
        costs = [decision.lost for decision in self.decisions]
        biggest = costs.index(max(costs)) if any(costs) else None
        return Review(
            seat=self.you,
            unit="chance",
            course=tuple(self.course),
            decisions=tuple(self.decisions),
            biggest=biggest,
            lost=self.lost,
            verdict=self._verdict(biggest),
            fair=1 / self.seats,
        )

    def _verdict(self, biggest: int | None) -> Reason:
        if not self.decisions:
            return Reason("coach-verdict-nothing")
        if biggest is None:
            return Reason("coach-verdict-sound", {"decisions": len(self.decisions)})
        return mistake(self.decisions[biggest])


def _to_beat(view: FrenchPokerView, answers: bool) -> Spelling | None:
    claims = view.claims[:-1] if answers else view.claims
    return claims[-1].claim if claims else None


def ranked_moves(
    rated: RatedDecision, match: MatchWorth, view: FrenchPokerView
) -> list[RankedMove]:
    """Return all moves, best first. Moves that sound players never make have their worst value."""
    stakes = match.stakes(view, view.turn)
    conceded = match.conceding(view, view.turn)

    def plain(move: RatedMove) -> RankedMove:
        conceding = isinstance(move.action, Concede)
        return RankedMove(
            move.action, move.chance, conceded if conceding else stakes.chance(move.value)
        )

    best = best_made([plain(move) for move in rated.moves])

    def weighed(move: RatedMove) -> RankedMove:
        valued = plain(move)
        if is_made(valued):
            return valued
        worst = valued.worth if move.worst is None else stakes.chance(move.worst)
        if rated.claimant is not None:
            worst = min(worst, best.worth - _invited(move.action, rated.claimant, stakes, conceded))
        return valued._replace(worth=worst)

    return sorted(map(weighed, rated.moves), key=lambda move: (-move.worth, -move.chance))


def _invited(action: Action, claimant: Claimant, stakes: Stakes, conceded: float) -> float:
    """Return the chance of winning that a player gives away by always giving this answer."""
    if isinstance(action, Concede):
        paid = np.full(len(claimant.odds), 1 - conceded)
    else:
        paid = 1 - stakes.chance(-(claimant.doubted if action == Doubt() else claimant.believed))
    return invited(claimant.odds, 1 - stakes.chance(-claimant.best), paid)


def _alternatives(
    ranked: list[RankedMove],
    told: Iterable[RankedMove],
    view: FrenchPokerView,
    most: int = MOST,
) -> tuple[Alternative, ...]:
    """Return a move from each group of equivalent moves, and the moves ``told``, best first."""
    always, shown, known = set(told), list[Alternative](), set[str]()
    for move in ranked:
        words = spelled(move.action, view)
        if words not in known and (len(shown) < most or move in always):
            shown.append(Alternative(words, move.worth, move.chance))
            known.add(words)
    return tuple(shown)


def mistake(decision: Decision) -> Reason:
    """Return the sentence about a costly decision."""
    kind, _, said = decision.done.partition(" ")
    better, _, value = decision.best.partition(" ")
    arguments: dict[str, Spelled] = {
        "round": decision.round,
        "lost": figure(decision.lost, "chance"),
        "kind": kind,
        "said": said or "-",
        "roll": decision.roll or "-",
        "claim": str(decision.claim or "-"),  # text, because numbers get a thousands separator
        "better": better,
        "value": value or "-",
        "lie": round(100 * (decision.lie or 0.0)),
    }
    if decision.lie is None:
        place = "opening" if decision.claim is None else "cup"
    elif decision.roll is not None:
        place = "knowing"
    else:
        place = "answer" if decision.expected else "unexpected"
    return Reason("french-poker-coach-mistake-" + place, arguments)
