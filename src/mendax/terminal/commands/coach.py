"""The coach in the terminal, which shows the value of each decision in a recorded game."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter
from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from mendax.core.game import MendaxError, Reason, Seat, Turn
from mendax.table.record.format import ALL, Record
from mendax.table.record.verify import states_before
from mendax.terminal import coaching, drawing, pages
from mendax.terminal.commands import records
from mendax.terminal.parameters import OK, AsJson, Lang, Plain, RecordFile, print_json, spoken
from mendax.terminal.screens import presentation_of
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.coach.results import Decision, Review, Spelled, Unit

_BAR: Final = 30
"""The width of a certain win, in characters."""


def coach(
    record: RecordFile,
    *,
    seat: Annotated[
        int | None, Parameter(help="The seat, from 1; by default, the record's own.")
    ] = None,
    policy: Annotated[
        Path | None, Parameter(help="A policy file of `mendax solve --policy`.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Show the value of each of your decisions in a recorded game, and your biggest mistake.

    Decisions are judged against the solved game. With three or more players, the solution is one of
    many equilibria. Tables without a packaged policy are solved first, which is quick for two
    players but not for four.
    """
    console, words = spoken(lang)
    read, review = reviewed(record, seat, policy, words)
    if json:
        return print_json(for_programs(words, read, review))
    show(console, words, read, review, plain or not console.is_terminal)
    return OK


class NoCoach(MendaxError):
    """Raised when a record can't be coached, with the reason."""


def reviewed(
    path: Path, seat: int | None, policy: Path | None, words: Words
) -> tuple[Record, "Review"]:
    """Return the record in a file, and the review of a seat.

    ``seat`` counts from 1, or is None for the seat of the record's reader. Raises ``Unreadable``,
    ``BrokenRecord``, ``UnreadablePolicy``, ``RulesError`` or ``NoCoach``.
    """
    record = records.opened(path)
    from mendax.coach.registry import coach_of, coached_games

    coach = coach_of(record.game.name)
    if coach is None:
        game = words.say(f"{pages.stem(record.game)}-title")
        allowed = ", ".join(coached_games())
        raise NoCoach(Reason("coach-no-such-game", {"game": game, "allowed": allowed}))
    you, seats = _seat(record, seat), len(record.places)
    coaching.introduce(coach, record.rules, seats, policy, words)
    review = coach.review(record.rules, seats, you, _turns(record, you))
    if review is None:
        reason = coach.coverage(record.rules, seats).reason
        raise NoCoach(reason or Reason("coach-too-slow"))
    return record, review


def _turns(record: Record, you: Seat) -> Iterator[Turn]:
    """Yield the record's moves, with the seat's view and offers before each move of the seat."""
    states = states_before(record)
    for number, move in enumerate(record.moves):
        turn = Turn(move.number, move.actor, move.action, move.events)
        if states is not None and move.actor == you:
            game, state = record.game, states[number]
            turn = turn._replace(view=game.view(state, you), offers=game.legal_actions(state, you))
        yield turn


def _seat(record: Record, wanted: int | None) -> Seat:
    own = record.reader if isinstance(record.reader, int) else None
    known = range(len(record.places)) if record.reader == ALL else [own] if own is not None else []
    seat = own if wanted is None else wanted - 1
    if seat is None or seat not in known:
        allowed = ", ".join(str(other + 1) for other in known) or "-"
        raise NoCoach(Reason("coach-no-seat", {"allowed": allowed}))
    return seat


# ── output ───────────────────────────────────────────────────────────────────────────────────


def for_programs(words: Words, record: Record, review: "Review") -> dict[str, Any]:
    """Return the review as data, with its verdict in words."""
    fields = {name: getattr(review, name) for name in review.__struct_fields__}
    verdict = in_words(words, record, review).verdict
    return {**fields, "seat": review.seat + 1, "text": words.sentence(verdict)}


def in_words(words: Words, record: Record, review: "Review") -> "Review":
    """Return the review with the names of values (``full-house``) and seats in words."""
    game, coached = record.game, presentation_of(record.game).coached
    names = [place.name for place in record.places]

    def named(value: str) -> str:
        value = pages.value_name(words, game, value)
        return value if coached is None else coached(words, names, value)

    def called(value: "Spelled") -> "Spelled":
        return named(value) if isinstance(value, str) else value

    def move(written: str) -> str:
        kind, space, value = written.partition(" ")
        return kind + space + named(value)

    def told(reason: Reason) -> Reason:
        return Reason(reason.key, {name: called(value) for name, value in reason.arguments.items()})

    decisions = tuple(
        replace(
            one,
            claim=None if one.claim is None else called(one.claim),
            done=move(one.done),
            best=move(one.best),
            known=tuple(map(told, one.known)),
            why=None if one.why is None else told(one.why),
        )
        for one in review.decisions
    )
    return replace(review, decisions=decisions, verdict=told(review.verdict))


def show(console: Console, words: Words, record: Record, review: "Review", lines: bool) -> None:
    """Print the course of the game, the decisions and the verdict.

    The course is listed by round, so games with several kinds of rounds omit it.
    """
    review = in_words(words, record, review)
    name = record.places[review.seat].name
    title = words.say("coach-title", name=name)
    if lines:
        pages.write(console, title)
        for decision in review.decisions:
            pages.write(console, _line(words, decision, review.unit))
    else:
        if not any(decision.moment for decision in review.decisions):
            console.print(_course(words, review))
        console.print(_table(words, title, review))
    if any(decision.here for decision in review.decisions):
        pages.write(console, words.say("coach-one-of-many"))
    if review.lost > 0:
        pages.write(console, words.say("coach-lost", lost=_mean_cost(words, review)))
    worst = None if review.biggest is None else review.decisions[review.biggest].why
    causes = () if worst is None else (worst,)
    pages.write(console, _all(words, (*causes, review.verdict)))
    for note in review.notes:
        pages.write(console, words.sentence(note))


def _course(words: Words, review: "Review") -> Any:
    heads = [words.say("coach-head-" + head) for head in ("round", "worth")]
    rows = []
    costs = {d.round: 0.0 for d in review.decisions}
    for decision in review.decisions:
        costs[decision.round] += decision.lost
    last = review.course[-1].entry if review.course else 0
    for point in review.course:
        over = point.entry == last and point.worth in (0.0, 1.0)
        cost = 0.0 if over else costs.get(point.round, 0.0)
        shown = _figure(words, point.worth, review.unit)
        mark = f"   −{_figure(words, cost, review.unit)}" if cost > 0 else ""
        rows.append(
            ["" if over else str(point.round), _bar(review.unit, point.worth, shown) + mark]
        )
    return drawing.page(words.say("coach-course"), heads, rows)


def _bar(unit: "Unit", worth: float, shown: str) -> str:
    from mendax.coach.results import CHANCES

    if unit not in CHANCES:
        return " " + shown
    full = round(_BAR * min(1.0, max(0.0, worth)))
    return "█" * full + "░" * (_BAR - full) + " " + shown


def _table(words: Words, title: str, review: "Review") -> Any:
    if any(decision.known for decision in review.decisions):
        return _told(words, title, review)
    heads = [
        words.say("coach-head-" + head)
        for head in ("round", "dice", "claim", "lie", "done", "worth", "better", "lost")
    ]
    rows = [_row(words, decision, review) for decision in review.decisions]
    return drawing.page(title, heads, rows)


def _row(words: Words, decision: "Decision", review: "Review") -> list[str | Text]:
    biggest = review.biggest is not None and decision == review.decisions[review.biggest]
    cost = _figure(words, decision.lost, review.unit) if decision.lost else ""
    return [
        str(decision.round),
        str(decision.roll or ""),
        str(decision.claim or ""),
        _lie(words, decision),
        _move(words, decision.done),
        _figure(words, decision.worth, review.unit),
        _move(words, decision.best) if decision.lost else "",
        Text(cost, "bold red") if biggest else cost,
    ]


def _told(words: Words, title: str, review: "Review") -> Any:
    """Return a table of decisions and known facts, for games that dice and a claim do not
    describe.
    """
    heads = ("moment", "known", "done", "worth", "better", "lost")
    rows = [
        [
            _moment(words, decision),
            _all(words, decision.known),
            *_row(words, decision, review)[-4:],
        ]
        for decision in review.decisions
    ]
    return drawing.page(title, [words.say("coach-head-" + head) for head in heads], rows)


def _moment(words: Words, decision: "Decision") -> str:
    return words.explain(decision.moment) if decision.moment else str(decision.round)


def _all(words: Words, reasons: Iterable[Reason]) -> str:
    return " ".join(map(words.sentence, reasons))


def _lie(words: Words, decision: "Decision") -> str:
    if decision.lie is None:
        return ""
    told = decision.expected or decision.here
    return words.percent(decision.lie, 0) if told else words.say("coach-unexpected")


def _line(words: Words, decision: "Decision", unit: "Unit") -> str:
    told = {
        "round": decision.round,
        "roll": decision.roll or "-",
        "claim": str(decision.claim or "-"),
        "looked": "yes" if decision.roll else "no",
        "opening": "no" if decision.claim else "yes",
        "lie": _lie(words, decision) or "-",
        "expected": "yes" if decision.expected or decision.here else "no",
        "done": _move(words, decision.done),
        "worth": _figure(words, decision.worth, unit),
    }
    if decision.known:
        return _known_line(words, decision, unit)
    answers = "coach-line-answer" if decision.roll is None else "coach-line-knowing"
    line = words.say(answers if decision.lie is not None else "coach-line", **told)
    if not decision.lost:
        return line
    better = {
        "best": _move(words, decision.best),
        "lost": _figure(words, decision.lost, unit),
    }
    causes = () if decision.why is None else (decision.why,)
    return " ".join((line, *map(words.sentence, causes), words.say("coach-line-better", **better)))


def _known_line(words: Words, decision: "Decision", unit: "Unit") -> str:
    line = words.say(
        "coach-line-known",
        moment=_moment(words, decision),
        known=_all(words, decision.known),
        done=_move(words, decision.done),
        worth=_figure(words, decision.worth, unit),
    )
    if decision.lost:
        better, cost = _move(words, decision.best), _figure(words, decision.lost, unit)
        line += " " + words.say("coach-line-better", best=better, lost=cost)
    if decision.shown:
        line += f" {words.say('coach-head-shown')}: {_all(words, decision.shown)}"
    return line


def _mean_cost(words: Words, review: "Review") -> str:
    """Return the mean cost of a decision. A sum of costs at different moments would be
    meaningless.
    """
    from mendax.coach.results import CHANCES

    mean = review.lost / len(review.decisions) * (100 if review.unit in CHANCES else 1)
    shown = pages.figure(words, f"{mean:.1f}" if mean >= 1 else f"{mean:.1g}")
    return words.say("coach-figure", worth=shown, unit=review.unit)


def _move(words: Words, written: str) -> str:
    kind, _, value = written.partition(" ")
    return words.say("coach-move-" + kind, value=value or "-")


def _figure(words: Words, worth: float, unit: "Unit") -> str:
    from mendax.coach.results import figure

    return words.say("coach-figure", worth=pages.figure(words, figure(worth, unit)), unit=unit)
