"""Reviews of Mia games, and hints for the current decision.

1. A review contains the value and the cost of each of a seat's decisions. A decision is judged by
   what the seat knew at the time; dice revealed later do not count.
2. Values are against sound players. With three or more seats, many equilibria exist, so values are
   against the other players at the table as they have played so far (``SeatOpinions``).
3. Where anybody may doubt, a claim that others believed is a decision to wait if it was a mistake.
   ``Turn.waited`` says whether the seat's player could have doubted it.
4. Sentences are catalogue keys with arguments.
"""

from collections.abc import Iterable
from typing import NamedTuple

from mendax.bots.mia.advice import Sight, Weighed, WeighedMove
from mendax.bots.mia.public_history import Witness
from mendax.bots.mia.seat_opinions import SeatOpinions
from mendax.coach.causes import AnsweredClaim, AnswerFact, AnswerValues, RatedChoice
from mendax.coach.guarantees import best_made, best_valued, is_made
from mendax.coach.mia.advised_state import Wait
from mendax.coach.mia.adviser import Adviser, clockwise
from mendax.coach.mia.causes import cause
from mendax.coach.results import (
    ABOUT_EQUAL,
    Alternative,
    CoursePoint,
    Decision,
    Hint,
    Review,
    Unit,
    figure,
)
from mendax.core.game import Action, Event, Glimpse, Reason, Seat, Turn
from mendax.core.text_form import write
from mendax.games.mia.actions import Announce, Doubt, KeepLives, PassOn, Reroll, RerollLives
from mendax.games.mia.events import Believed, GameEnded, RoundStarted
from mendax.games.mia.order import Roll
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView


def review(
    adviser: Adviser, rules: MiaRules, seats: int, you: Seat, turns: Iterable[Turn]
) -> Review:
    """Return a review of seat ``you``'s decisions in positions that the adviser knows."""
    game = _Game(adviser, rules, seats, you)
    for turn in turns:
        game.hear(turn)
    return game.review()


class _Game:
    def __init__(self, adviser: Adviser, rules: MiaRules, seats: int, you: Seat) -> None:
        self.adviser, self.you = adviser, you
        self.witness = Witness(rules, seats, you)
        self.opinions = SeatOpinions("mia", rules, you, seats)
        self.scale = worth_scale(rules, seats)
        self.unit = self.scale.unit
        self.course: list[CoursePoint] = []
        self.decisions: list[Decision] = []
        self.lost = 0.0

    def hear(self, turn: Turn) -> None:
        if turn.actor == self.you and turn.action is not None:
            self._decided(turn, turn.action)
        elif turn.waited and any(isinstance(event, Believed) for event in turn.events):
            self._decided(turn, Wait())
        for event in turn.events:
            if not isinstance(event, Glimpse) or turn.actor == self.you:
                witnessed(self.witness, self.opinions, self.adviser, event)
            if isinstance(event, RoundStarted):
                self._add(turn.number, self._worth(self.witness.sight()))
            elif isinstance(event, GameEnded):
                self._add(turn.number, self._end(event))

    def _worth(self, sight: Sight) -> float | None:
        """Return the value of the game for the seat at the start of a round."""
        here = self.adviser.worth_against(sight, self.you, self.opinions)
        return self.adviser.worth(sight, self.you) if here is None else here

    def _add(self, entry: int, worth: float | None) -> None:
        if worth is not None:
            number = self.witness.view.round
            self.course.append(CoursePoint(entry, number, self.scale.shown(worth) + self._lead()))

    def _end(self, ended: GameEnded) -> float:
        """Return the seat's share of the payoff, which winners share equally."""
        if self.witness.rules.scoring != "lives":
            return 0.0
        places = ended.places
        winners, seats = places.count(1), len(places)
        if self.witness.rules.ends_when == "last_standing" or winners == seats:
            return float(places[self.you] == 1) / (winners if winners == seats else 1)
        prize = ((seats - winners) / winners + 1) * (seats - 1) / seats
        return prize if places[self.you] == 1 else 0.0

    def _lead(self) -> float:
        """Return the seat's points relative to the mean."""
        standing = self.witness.view.standing
        mean = sum(standing) / len(standing)
        return standing[self.you] - mean if self.witness.rules.scoring != "lives" else 0.0

    def _decided(self, turn: Turn, action: Action) -> None:
        lives = isinstance(action, KeepLives | RerollLives)
        sight = self.witness.choosing_lives(self.you) if lives else self.witness.sight()
        here = self.adviser.weigh_against(sight, self.opinions)
        weighed = self.adviser.judged(sight) if here is None else here
        done = None if weighed is None else weighed.of(action)
        if weighed is None or done is None:
            return
        decision = self._decision(turn.number, sight, weighed, done, here is not None)
        if decision.lost or not isinstance(action, Wait):
            self.decisions.append(decision)

    def _decision(
        self, entry: int, sight: Sight, weighed: Weighed, done: WeighedMove, here: bool
    ) -> Decision:
        ranked = _ranked(weighed)
        lead, best = self._lead(), _best(ranked, here)
        lost = max(0.0, self.scale.shown(best.worth) - self.scale.shown(done.worth))
        if lost < ABOUT_EQUAL or (is_made(done) and not here):
            lost = 0.0
        self.lost += lost
        view, to_beat, holder = sight.view, *_cup(sight)
        return Decision(
            entry=entry,
            round=view.round,
            roll=view.roll,
            claim=view.claims[-1].value if view.claims else None,
            done=write(done.action),
            worth=self.scale.shown(done.worth) + lead,
            best=write(best.action),
            best_worth=self.scale.shown(best.worth) + lead,
            lost=lost,
            lie=weighed.lie,
            expected=weighed.expected,
            to_beat=to_beat,
            lives=tuple(view.standing[seat] for seat in clockwise(view, holder)),
            alternatives=_alternatives(ranked, self.scale, lead),
            here=here,
            why=_why(self.adviser.policy.rules, view, weighed, best, here),
        )

    def review(self) -> Review:
        costs = [decision.lost for decision in self.decisions]
        biggest = costs.index(max(costs)) if any(costs) else None
        return Review(
            seat=self.you,
            unit=self.unit,
            course=tuple(self.course),
            decisions=tuple(self.decisions),
            biggest=biggest,
            lost=self.lost,
            verdict=self._verdict(biggest),
            fair=self._fair(),
        )

    def _fair(self) -> float:
        """Return the value of an even standing: 0 points, or an equal chance to be among the
        winners."""
        seats = len(self.witness.view.standing)
        if self.unit == "points":
            return 0.0
        one_loses = self.witness.rules.ends_when == "first_out" and seats > 2
        return 1 - 1 / seats if one_loses else 1 / seats

    def _verdict(self, biggest: int | None) -> Reason:
        if not self.decisions:
            return Reason("coach-verdict-nothing")
        if biggest is None:
            return Reason("coach-verdict-sound", {"decisions": len(self.decisions)})
        return mistake(self.decisions[biggest], self.unit)


def witnessed(witness: Witness, opinions: SeatOpinions, adviser: Adviser, event: Event) -> None:
    """Update the witness with ``event`` and, with three or more seats, the opinions."""
    if opinions.seats == 2:
        witness.hear(event)
        return
    before = witness.sight()
    witness.hear(event)
    opinions.hear(event, before, witness.sight(), adviser)


def hint(
    adviser: Adviser, rules: MiaRules, sight: Sight, opinions: SeatOpinions | None = None
) -> Hint | None:
    """Return the best move, or None if only one move is legal or the values are unknown.

    Values are against sound players. With three or more seats and ``opinions``, they are against
    the players described there.
    """
    here = None if opinions is None else adviser.weigh_against(sight, opinions)
    weighed = adviser.judged(sight) if here is None else here
    if weighed is None:
        return None
    ranked, scale = _ranked(weighed), worth_scale(rules, len(sight.view.standing))
    lead = _lead(sight.view, rules, adviser.decider(sight.view))
    best = _best(ranked, here is not None)
    why = _why(rules, sight.view, weighed, best, here is not None)
    lie = weighed.lie if sight.view.roll is None else None
    alternatives = _alternatives(ranked, scale, lead)
    return Hint(
        unit=scale.unit,
        best=write(best.action),
        lie=lie,
        expected=weighed.expected,
        alternatives=alternatives,
        here=here is not None,
        why=why,
    )


class WorthScale(NamedTuple):
    """A unit and a linear scale for showing the solver's values."""

    unit: Unit
    factor: float = 1.0
    offset: float = 0.0

    def shown(self, worth: float) -> float:
        """Return a value in ``unit``."""
        return worth * self.factor + self.offset


def worth_scale(rules: MiaRules, seats: int) -> WorthScale:
    """Return the scale for values under these rules.

    The unit is the chance of winning, the chance of staying in (if the first player out ends the
    game), or points. If several players can go out together and pay the others more than one unit
    each, the solver's values are not chances. They are then shown as the book's payoffs, which are
    points.
    """
    if rules.scoring != "lives":
        return WorthScale("points")
    if rules.ends_when != "first_out" or seats == 2:
        return WorthScale("chance")
    if rules.mia_reveals:
        return WorthScale("points", seats / (seats - 1), -1.0)
    return WorthScale("kept")


def _lead(view: MiaView, rules: MiaRules, seat: Seat) -> float:
    """Return a seat's points relative to the mean."""
    if rules.scoring == "lives":
        return 0.0
    return view.standing[seat] - sum(view.standing) / len(view.standing)


def _cup(sight: Sight) -> tuple[Roll | None, Seat]:
    """Return the value over which the dice were rolled, and the roller."""
    view = sight.view
    if view.phase != "answer":
        return (view.claims[-1].value if view.claims else None), view.turn
    first = max(n for n, claim in enumerate(view.claims) if claim.fresh)
    return (view.claims[first - 1].value if first else None), view.claims[first].seat


def _ranked(weighed: Weighed) -> list[WeighedMove]:
    return sorted(weighed.moves, key=lambda move: (-move.worth, -move.chance))


def _best(ranked: list[WeighedMove], here: bool) -> WeighedMove:
    """Return the move to recommend. Values based on the play at the table (``here``) do not come
    from a solution, so any move can be the best.
    """
    return best_valued(ranked) if here else best_made(ranked)


def _why(rules: MiaRules, view: MiaView, weighed: Weighed, best: WeighedMove, here: bool) -> Reason:
    """Return the cause of the best move. The policy's mix counts unless ``here``."""

    def choice(move: WeighedMove) -> RatedChoice:
        doubted = move.doubted if isinstance(move.action, Announce | Reroll | PassOn) else None
        return RatedChoice(write(move.action), move.worth, 0.0 if here else move.chance, doubted)

    fact = answer_fact(weighed, best)
    answered = None if weighed.lie is None or fact is None else AnsweredClaim(weighed.lie, fact)
    return cause(rules, view, [*map(choice, weighed.moves)], choice(best), answered)


def answer_fact(weighed: Weighed, best: WeighedMove | None = None) -> AnswerFact | None:
    """Return the fact that decides the best answer, or None without a claim to answer.

    ``best`` is by default the move that sound players make most often.
    """
    best = best or max(weighed.moves, key=lambda move: (move.chance, move.worth))
    doubt = next((move for move in weighed.moves if isinstance(move.action, Doubt)), None)
    if doubt is None:
        return None
    if weighed.even is None:
        return "lies"
    others = [move for move in weighed.moves if move is not doubt]
    other = max(others, key=lambda move: (move is best, move.worth))
    lost = weighed.invited
    doubts = best is doubt
    doubt_worth = doubt.worth + (0.0 if doubts else lost)
    other_worth = other.worth + (lost if doubts else 0.0)
    return AnswerValues(doubt_worth, other_worth, weighed.even, lost).fact(doubts)


def _alternatives(
    ranked: list[WeighedMove], scale: WorthScale, lead: float
) -> tuple[Alternative, ...]:
    return tuple(
        Alternative(write(move.action), scale.shown(move.worth) + lead, move.chance)
        for move in ranked
    )


def mistake(decision: Decision, unit: Unit) -> Reason:
    """Return the sentence about a costly decision."""
    kind, _, said = decision.done.partition(" ")
    better, _, value = decision.best.partition(" ")
    arguments: dict[str, str | int] = {
        "round": decision.round,
        "lost": figure(decision.lost, unit),
        "unit": unit,
        "said": said or "-",
        "roll": decision.roll or "-",
        "claim": decision.claim or "-",
        "better": better,
        "value": value or "-",
        "lie": round(100 * (decision.lie or 0.0)),
        "opening": "yes" if decision.claim is None else "no",
        "made": _made(decision),
    }
    if kind == "announce" and decision.roll is None:
        kind = "unseen"
    if decision.lie is not None and decision.roll is not None:
        kind += "-knowing"
    return Reason("coach-mistake-" + kind, arguments)


def _made(decision: Decision) -> str:
    """Return the part of the key that names the basis for the probability of a lie."""
    known = decision.expected or decision.here
    if decision.why is not None and decision.why.key == "cause-lowest":
        return "sure"
    if decision.done == "doubt" and known and not round(100 * (decision.lie or 0.0)):
        return "honest"
    if decision.here:
        return "here"
    return "sometimes" if decision.expected else "never"
