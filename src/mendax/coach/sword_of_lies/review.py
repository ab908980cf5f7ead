"""Reviews of Sword of Lies games, with every judgement of an answer, every bet and every order.

Facts that a seat could know at a decision (``known``) are separate from facts revealed later
(``shown``). Values depend only on known facts. Other moves (castling, reveals, deals) are not
reviewed.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from mendax.coach.results import Alternative, CoursePoint, Decision, Hint, Review, figure
from mendax.coach.sword_of_lies.answers import AnswerTracker, CardAnswer
from mendax.coach.sword_of_lies.reasons import Why
from mendax.coach.sword_of_lies.weighing import Choice, Weigher
from mendax.core.game import Action, Event, Reason, Seat, Turn
from mendax.games.cards import colour
from mendax.games.sword_of_lies import events
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import SwordView

_CHIPS: Final = "chips"
_WHY: Final = "sword-coach-why-"
_MOST: Final = 6
"""The maximum number of alternatives reported in addition to the move made."""


def review(rules: SwordRules, seats: int, you: Seat, turns: Iterable[Turn]) -> Review:
    """Return a review of seat ``you``'s decisions in turns that contain the seat's view."""
    game = _Game(rules, seats, you)
    for turn in turns:
        game.hear(turn)
    return game.review()


def hint(rules: SwordRules, seats: int, view: SwordView, heard: tuple[Event, ...]) -> Hint | None:
    """Return a sound player's moves, or None if the coach has no advice here."""
    if view.you is None:
        return None
    weigher = Weigher(rules, seats, view.you, Random(f"hint {len(heard)}"))
    for event in heard:
        weigher.hear(event)
    weighed = weigher.weighed(view)
    if weighed is None:
        return None
    told = _alternatives(weighed)
    return Hint(_CHIPS, told[0].action, None, True, told)


class _Game:
    def __init__(self, rules: SwordRules, seats: int, you: Seat) -> None:
        self.rules, self.you = rules, you
        self.weigher = Weigher(rules, seats, you, Random("review"))
        self.course: list[CoursePoint] = []
        self.decisions: list[Decision] = []
        self.answers, self.answered = AnswerTracker(), dict[int, Seat]()
        """All answers by seat, and the seat that gave the judged answer, by decision."""
        self.whys: list[Why | None] = []
        """The factor behind the cost of each decision."""

    def hear(self, turn: Turn) -> None:
        if turn.actor == self.you and turn.action is not None and turn.view is not None:
            self._decided(turn.number, turn.action, turn)
        for event in turn.events:
            self.weigher.hear(event)
            answer = self.answers.hear(event)
            if answer is not None and isinstance(event, events.Revealed):
                self._came_out(answer, event)
            brought = self.weigher.brought
            if isinstance(event, events.GameEnded) and brought is not None:
                won = float(event.stacks[self.you] - brought)
                self.course.append(CoursePoint(turn.number, self._last_round(), won))

    def _last_round(self) -> int:
        return self.decisions[-1].round if self.decisions else 0

    def _decided(self, entry: int, action: Action, turn: Turn) -> None:
        view: SwordView = turn.view
        weighed = self.weigher.weighed(view, action, turn.offers)
        if weighed is None:
            return
        if not self.course:
            self.course.append(CoursePoint(entry - 1, 0, 0.0))
        if view.question is not None:
            self.answered[len(self.decisions)] = view.question.of
            self.answers.judge(len(self.decisions))
        best = weighed.choices[0]
        self.whys.append(weighed.why)
        self.decisions.append(
            Decision(
                entry=entry,
                round=self._round(view),
                roll=None,
                claim=None,
                done=weighed.done,
                worth=weighed.worth,
                best=best.words if weighed.lost else weighed.done,
                best_worth=weighed.worth + weighed.lost,
                lost=weighed.lost,
                lie=None,
                expected=True,
                to_beat=None,
                lives=(),
                alternatives=_alternatives(weighed),
                moment=_moment(view),
                known=self._known(view) + _why(weighed),
            )
        )

    def _known(self, view: SwordView) -> tuple[Reason, ...]:
        known = _KNOWN.get(view.phase, _of_war)(self.weigher, view)
        if view.question is None:
            return (known,)
        truths = self.answers.truths_known(view, view.question.of)
        return (known, _count_of("sword-coach-known-truths", truths)) if truths else (known,)

    def _round(self, view: SwordView) -> int:
        """Return the number of the round.

        0 is castling. The betting rounds follow, one more than a row has cards, and then the war.
        """
        if view.phase == "betting":
            return view.round
        return 0 if view.phase == "verdict" else self.rules.cards + 1 + view.war_round

    def _came_out(self, answer: CardAnswer, event: events.Revealed) -> None:
        if answer.decision is None:
            return
        decision = self.decisions[answer.decision]
        sword = event.side == "face_up"
        key = "sword-coach-shown-sword" if sword else "sword-coach-shown-shield"
        shown = Reason(key, {"colour": colour(event.face)})
        self.decisions[answer.decision] = replace(decision, shown=(*decision.shown, shown))

    def _decisions(self) -> Iterator[Decision]:
        """Yield all decisions.

        Those about answers include how often the answering seat told the truth.
        """
        for number, decision in enumerate(self.decisions):
            truths = self.answers.opened[self.answered[number]] if number in self.answered else []
            told = (_count_of("sword-coach-shown-truths", truths),) if truths else ()
            yield replace(decision, shown=(*decision.shown, *told))

    def review(self) -> Review:
        """Return the review of all judged decisions."""
        costs = [decision.lost for decision in self.decisions]
        biggest = costs.index(max(costs)) if any(costs) else None
        return Review(
            seat=self.you,
            unit=_CHIPS,
            course=tuple(self.course),
            decisions=tuple(self._decisions()),
            biggest=biggest,
            lost=sum(max(costs[number] for number in one) for one in self._mistakes()),
            verdict=self._verdict(biggest),
            fair=0.0,
            notes=self._notes(),
        )

    def _mistakes(self) -> list[list[int]]:
        """Return groups of costly decisions.

        Consecutive mistakes with the same reason are merged.
        """
        mistakes: list[list[int]] = []
        for number, (decision, why) in enumerate(zip(self.decisions, self.whys, strict=True)):
            follows = bool(mistakes) and mistakes[-1][-1] == number - 1
            if decision.lost and why and follows and self.whys[number - 1] == why:
                mistakes[-1].append(number)
            elif decision.lost:
                mistakes.append([number])
        return mistakes

    def _verdict(self, biggest: int | None) -> Reason:
        if not self.decisions:
            return Reason("sword-coach-verdict-nothing")
        if biggest is None:
            return Reason("sword-coach-verdict-sound", {"decisions": len(self.decisions)})
        decision = self.decisions[biggest]
        kind, _, did_to = decision.done.partition(" ")
        better, _, better_to = decision.best.partition(" ")
        arguments: dict[str, str | int] = {
            "kind": kind,
            "did_to": did_to,
            "better": better,
            "better_to": better_to,
            "lost": figure(decision.lost, _CHIPS),
            "round": decision.round,
        }
        for reason in decision.known:
            arguments |= reason.arguments
        arguments["why"] = self.whys[biggest] or _order_why(decision)
        return Reason(f"sword-coach-mistake-{_sort(kind)}", arguments)

    def _notes(self) -> tuple[Reason, ...]:
        """Return remarks on misjudged answers and the swords they cost, and on mistakes in a row.

        The last remark is that values are estimates.
        """
        told = []
        misread = [d for d in self.decisions if _sort(d.done) == "answer" and d.lost]
        lost = sum(s.key == "sword-coach-shown-shield" for d in misread for s in d.shown)
        if misread:
            told.append(Reason("sword-coach-note-answers", {"count": len(misread), "swords": lost}))
        for one in self._mistakes():
            if len(one) > 1:
                first, last = (self.decisions[number] for number in (one[0], one[-1]))
                rounds = {"first": first.round, "last": last.round, "count": len(one)}
                told.append(Reason("sword-coach-note-together", rounds))
        if self.decisions:
            told.append(Reason("sword-coach-note-estimates"))
        return tuple(told)


def _sort(words: str) -> str:
    """Return the kind of a decision: a judged answer, an order or a bet."""
    kind = words.partition(" ")[0]
    if kind in ("believe", "disbelieve"):
        return "answer"
    return "order" if kind.startswith("strike") or kind == "hold" else "bet"


def _order_why(decision: Decision) -> str:
    """Return the end of the key of an order's reason, or ``none`` without a reason."""
    why = [known.key for known in decision.known if known.key.startswith(_WHY)]
    return why[0].removeprefix(_WHY) if why else "none"


def _why(weighed: Choice) -> tuple[Reason, ...]:
    """Return the reason for the cost, given the facts that the seat could know."""
    if weighed.order_why is not None:
        return (weighed.order_why,)
    return (Reason(_WHY + weighed.why),) if weighed.why else ()


def _moment(view: SwordView) -> Reason:
    if view.phase == "betting":
        return Reason("sword-coach-moment-betting", {"round": view.round})
    if view.phase == "verdict":
        return Reason("sword-coach-moment-castling")
    return Reason("sword-coach-moment-war", {"round": view.war_round})


def _alternatives(weighed: Choice) -> tuple[Alternative, ...]:
    kept = [
        choice
        for number, choice in enumerate(weighed.choices)
        if number < _MOST or choice.words == weighed.done
    ]
    return tuple(Alternative(c.words, c.worth, c.chance) for c in kept)


# ── known facts ──────────────────────────────────────────────────────────────────────────────


def _count_of(key: str, truths: Sequence[bool]) -> Reason:
    return Reason(key, {"truths": sum(truths), "answers": len(truths)})


def _of_answer(weigher: Weigher, view: SwordView) -> Reason:
    asked = view.question
    assert asked is not None
    assert asked.named is not None
    if view.rows[asked.of][asked.place].face is not None:
        card = "truth" if weigher.truth(view) else "lie"
        return Reason("sword-coach-known-card", {"named": asked.named, "card": card})
    left = weigher.marshal.unseen(view)
    told: dict[str, str | int] = {
        "named": asked.named,
        "card": "unseen",
        "unseen": left.red + left.black,
        "count": left.red if asked.named == "red" else left.black,
    }
    return Reason("sword-coach-known-answer", told)


def _of_bet(weigher: Weigher, view: SwordView) -> Reason:
    price, pot = weigher.marshal.price(view), sum(view.bets) + sum(p.chips for p in view.pots)
    told: dict[str, str | int] = {
        "price": price,
        "pot": pot,
        "odds": round(100 * price / max(1, pot + price)),
        "share": round(100 * weigher.share(view)),
        "shields": weigher.marshal.outlook(view).shields[weigher.seat],
    }
    return Reason("sword-coach-known-bet", told)


def _of_war(weigher: Weigher, view: SwordView) -> Reason:
    you = weigher.seat
    others = [seat for seat in view.live if seat != you and view.rows[seat]]
    told: dict[str, str | int] = {
        "lives": view.lives[you],
        "swords": view.swords[you],
        "most": max((view.lives[seat] for seat in others), default=0),
        "theirs": max((view.swords[seat] for seat in others), default=0),
    }
    return Reason("sword-coach-known-war", told)


_KNOWN: Final[Mapping[str, Callable[[Weigher, SwordView], Reason]]] = MappingProxyType(
    {"verdict": _of_answer, "betting": _of_bet}
)
