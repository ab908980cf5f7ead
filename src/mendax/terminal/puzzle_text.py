"""A puzzle in sentences: its position, options and explanation."""

from collections.abc import Iterator, Mapping
from typing import Any

from mendax.core.game import AnyGame, Reason, Unseen
from mendax.games import game_named
from mendax.games.rules import parse_options
from mendax.practice.puzzle import Puzzle, PuzzleOption, right
from mendax.practice.reasons import figures
from mendax.practice.refuting import refuted
from mendax.terminal import pages
from mendax.terminal.screens import presentation_of
from mendax.words import Words
from mendax.words.house_rules import rules_sentence


def position(words: Words, puzzle: Puzzle) -> Iterator[str]:
    """Yield sentences that describe the position and end with the question."""
    book = game_named(puzzle.game)
    rules = rules_sentence(words, book.name, puzzle.preset, puzzle.rules.split())
    yield f"{rules} · {words.say('practice-spot-seats', seats=puzzle.seats)}"
    if puzzle.kind == "order":
        yield from _war(words, puzzle)
    elif puzzle.kind == "bet":
        yield from _bet(words, puzzle)
    else:
        yield from _round(words, book, puzzle)
    yield words.say(f"practice-question-{puzzle.kind}")


def _round(words: Words, book: AnyGame, puzzle: Puzzle) -> Iterator[str]:
    view: Mapping[str, Any] = puzzle.view
    mine = view["turn"]
    standing = view["standing"][mine:] + view["standing"][:mine]
    if any(standing):
        sort = "tokens" if "dice" in view else "lives"
        yield words.say(f"practice-spot-{sort}", lives=" ".join(map(str, standing)))
    claims = [str(claim.get("value", claim.get("claim"))) for claim in view["claims"]]
    said = [pages.value_name(words, book, claim) for claim in claims]
    answers = puzzle.kind == "answer"
    beaten = said[:-1] if answers else said
    if beaten:
        yield words.say("practice-spot-over", claim=beaten[-1])
    elif not answers:
        yield words.say("practice-spot-opening")
    if answers:
        yield words.say("practice-spot-claim", claim=said[-1])
    yield from _dice(words, view)


def _dice(words: Words, view: Mapping[str, Any]) -> Iterator[str]:
    if view.get("roll"):
        yield words.say("practice-spot-dice", dice=str(view["roll"]))
    dice = view.get("dice", ())
    shown = {
        "open": [die["pips"] for die in dice if die["open"]],
        "hidden": [die["pips"] for die in dice if not die["open"] and die["pips"]],
    }
    for sort, pips in shown.items():
        if pips:
            told = " ".join(map(str, sorted(pips)))
            yield words.say(f"practice-spot-{sort}", dice=told)
    unknown = sum(die["pips"] is None for die in dice)
    if unknown:
        yield words.say("practice-spot-unknown", count=unknown)


def _war(words: Words, puzzle: Puzzle) -> Iterator[str]:
    view: Mapping[str, Any] = puzzle.view
    for seat, whose in enumerate(("yours", "theirs")):
        cards = ", ".join(words.say("practice-card", lives=lives) for lives in view["rows"][seat])
        yield words.say(f"practice-spot-{whose}", cards=cards, swords=view["swords"][seat])
    yours, theirs = view["armed"]
    yield words.say("practice-spot-ties", yours=yours, theirs=theirs)


def _bet(words: Words, puzzle: Puzzle) -> Iterator[str]:
    view: Mapping[str, Any] = puzzle.view
    for seat, row in enumerate(view["rows"]):
        if row:
            cards = ", ".join(_marked(words, card) for card in row)
            who, chips = _who(seat), view["stacks"][seat]
            yield words.say("practice-spot-chips", who=who, cards=cards, chips=chips)
    boldest, highest = _who(view["boldest"]), view["highest"]
    yield words.say("practice-spot-boldest", who=boldest, highest=highest)
    size, left = view["size"], view["raises_left"]
    left = "any" if left is None else left
    rounds = {"round": view["round"], "rounds": view["rounds"]}
    yield words.say("practice-spot-betting", **rounds, left=left, size=size)
    yield words.say("practice-spot-pot", pot=view["pot"], price=view["price"])


def _marked(words: Words, card: Mapping[str, Any]) -> str:
    shield, by = card["shield"], card["by"]
    if shield in (0, 100):
        sort = "shield" if shield else "bare" if by is None else "sword"
        return words.say(f"practice-marked-{sort}", who=_who(by))
    return words.say("practice-marked-unsure", shield=shield, who=_who(by))


def _who(seat: int | None) -> str:
    """Return the name of a seat in sentences: ``you``, ``none``, or a player's number."""
    return "none" if seat is None else str(seat + 1) if seat else "you"


def option(words: Words, puzzle: Puzzle, action: str) -> str:
    """Return an option in words."""
    kind, _, value = action.partition(" ")
    if puzzle.kind == "order":
        return _order(words, value)
    named = pages.value_name(words, game_named(puzzle.game), value or "-")
    return words.say(f"coach-move-{kind}", value=named)


def _order(words: Words, aims: str) -> str:
    if not aims:
        return words.say("coach-move-hold")
    struck, _, price = aims.partition(" pay ")
    targets = [tuple(map(int, target.split("x"))) for target in struck.split()]
    swords = sum(hits for _, hits in targets)
    sort = {1: "strike", 2: "strike-twice", 3: "strike-thrice"}[swords]
    cards = " + ".join(words.say("practice-card", lives=lives) for lives, _ in targets)
    paid = words.say("practice-pay", lives=int(price)) if price else ""
    return words.say(f"coach-move-{sort}", value=cards) + paid


def explained(words: Words, puzzle: Puzzle, reason: Reason) -> str:
    """Return a sentence about a puzzle with the names of values, one of which may begin it."""
    book = game_named(puzzle.game)
    told = {
        name: pages.value_name(words, book, given) if isinstance(given, str) else given
        for name, given in reason.arguments.items()
    }
    return words.sentence(Reason(reason.key, told))


def verdict(words: Words, puzzle: Puzzle, chosen: PuzzleOption) -> Iterator[str]:
    """Yield the grade and the cost of the chosen option, what follows it if it is wrong, and the
    explanation.
    """
    said = words.say(f"practice-grade-{chosen.grade}")
    if not right(chosen):
        said += ". " + words.say(
            "practice-cost", cost=words.decimal(chosen.cost, 1), game=puzzle.game
        )
    yield said
    yield from _refuted(words, puzzle, chosen)
    causes = puzzle.why.key.startswith("cause-")
    for reason in (puzzle.why, *((figures(puzzle, right(chosen)),) if causes else ())):
        if said := explained(words, puzzle, reason):  # figures without a cost have no words
            yield said
    if puzzle.error:
        yield words.say("practice-error", error=words.decimal(puzzle.error, 1))


def _refuted(words: Words, puzzle: Puzzle, chosen: PuzzleOption) -> Iterator[str]:
    """Yield an example of what follows a wrong option, if there is one."""
    moments = () if right(chosen) else refuted(puzzle, chosen)
    book = game_named(puzzle.game)
    rules = parse_options(book.presets[puzzle.preset], puzzle.rules.split())
    you = puzzle.view["you"]
    names = [
        words.say("practice-spot-seat", who=_who((seat - you) % puzzle.seats))
        for seat in range(puzzle.seats)
    ]
    screen = presentation_of(book).screen(words, rules, names, you)
    events = (event for moment in moments for line in moment.lines for event in line.events)
    told = [screen.sentence(event) for event in events if not isinstance(event, Unseen)]
    if told:
        yield words.say("practice-refutation")
        yield from (f"  {sentence}" for sentence in told if sentence)
