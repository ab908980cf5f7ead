"""The share of lies for each chance of a lie that the coach predicts.

``python -m bench.calibration`` plays seeded games until the coach has judged enough answers at each
table, and writes the tables into ``docs/coach.md``: the answers by tenths of the predicted chance,
with the mean prediction and the share of lies. ``--only`` measures some of the tables.
``--answers`` prints longer or shorter tables instead.

1. Each game has its own generator, seeded by the table and the number of the game.
2. The coach reviews every seat from the events sent to that seat. The truth is read from the whole
   game.
3. Only chances that the coach shows count. Answers by a seat that knows the truth are left out.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from bench.pages import replaced
from bench.stamps import stamp
from mendax.arena.local_game import Heard, LocalGame
from mendax.coach.registry import coach_of
from mendax.coach.results import Decision
from mendax.coach.seating import seated
from mendax.core.game import Action, Actor, Offer, Seat, Turn, observation
from mendax.games import GAMES
from mendax.games.cards import colour
from mendax.games.rules import Rules
from mendax.games.sword_of_lies.view import SwordView
from mendax.story.registry import teller_of
from tools.ground import ROOT

ANSWERS: Final = 1000
"""The minimum number of answers at each table."""
SEED: Final = "calibration"
PAGE: Final = "docs/coach.md"
_TENTHS: Final = 10
_DEVIATES: Final = 1.96
"""The 97.5% quantile of the normal distribution, for 95% intervals."""
_MIA: Final = ("truthful", "liar", "lucky", "sniper", "odds", "equilibrium", "reader")
_FRENCH: Final = ("truthful", "liar", "lucky", "sniper", "odds", "equilibrium")


class Table(NamedTuple):
    """A table whose games are reviewed; each seat draws its bot from ``bots``."""

    game: str
    seats: int
    bots: tuple[str, ...]

    @property
    def rules(self) -> Rules:
        """The house rules of the table's game."""
        rules: Rules = GAMES[self.game].presets["standard"]
        return rules


TABLES: Final = {
    "mia-2": Table("mia", 2, _MIA),
    "mia-2-sound": Table("mia", 2, ("equilibrium",)),
    "mia-3": Table("mia", 3, _MIA),
    "french-poker-2": Table("french_poker", 2, _FRENCH),
    "french-poker-2-sound": Table("french_poker", 2, ("equilibrium",)),
    "sword-of-lies-4": Table("sword_of_lies", 4, ("squire", "knight", "marshal")),
}


class Judged(NamedTuple):
    """One answer: the predicted chance of a lie, and whether the claim was a lie."""

    chance: float
    lie: bool


class Move(NamedTuple):
    """One action, its events, and the view and offers of its actor before it."""

    actor: Actor
    action: Action
    heard: Heard
    view: Any
    offers: tuple[Offer, ...]


def judged(table: Table, number: int) -> Iterator[Judged]:
    """Yield the answers of one game for which the coach predicts a chance of a lie."""
    rng = Random(f"{SEED} {table.game} {table.seats} {len(table.bots)} {number}")
    bots = {
        seat: seated(
            rng.choice(table.bots),
            table.game,
            table.rules,
            seat,
            table.seats,
            Random(rng.getrandbits(64)),
        )
        for seat in range(table.seats)
    }
    run = LocalGame(GAMES[table.game], table.rules, table.seats, bots, rng)
    lies, moves = dict[int, bool](), list[Move]()
    while not _past_its_answers(run):
        view = run.view(run.actor) if run.actor in bots else None
        offers = run.offers(run.actor) if run.actor in bots else ()
        if isinstance(view, SwordView) and view.phase == "verdict":
            lies[len(moves)] = _names_a_wrong_colour(run, view)
        moves.append(_moved(run, view, offers))
    if table.game != "sword_of_lies":
        lies = _lies_of_the_story(table, moves)
    coach = coach_of(table.game)
    assert coach is not None
    for seat in range(table.seats):
        review = coach.review(table.rules, table.seats, seat, seen(moves, seat))
        assert review is not None
        for decision in review.decisions:
            chance = shown(decision)
            if chance is not None and decision.entry in lies:
                yield Judged(chance, lies[decision.entry])


def _past_its_answers(run: LocalGame) -> bool:
    """Return whether the game is over; in Sword of Lies, whether castling is over."""
    view = run.view(None)
    return run.actor is None or (isinstance(view, SwordView) and view.phase == "betting")


def _moved(run: LocalGame, view: Any, offers: tuple[Offer, ...]) -> Move:
    actor, run.moves = run.actor, []
    heard = run.advance()
    assert actor is not None
    assert heard is not None
    return Move(actor, run.moves[0][1], heard, view, offers)


def _names_a_wrong_colour(run: LocalGame, view: SwordView) -> bool:
    asked = view.question
    assert asked is not None
    face = run.view(asked.of).rows[asked.of][asked.place].face
    return bool(colour(face) != asked.named)


def _lies_of_the_story(table: Table, moves: Sequence[Move]) -> dict[int, bool]:
    """Return whether the claim was false, for each answer by its number."""
    whole = (
        Turn(number, move.actor, move.action, tuple(told.event for told in move.heard))
        for number, move in enumerate(moves)
    )
    tale = teller_of(table.game).tale(table.rules, table.seats, whole)
    return {
        claim.answer.entry: not claim.holds
        for claim in tale.claims
        if claim.answer is not None and claim.holds is not None
    }


def seen(moves: Iterable[Move], seat: Seat) -> Iterator[Turn]:
    """Yield the turns of a game as one seat knows it."""
    for number, move in enumerate(moves):
        events = tuple(observation(told, seat) for told in move.heard)
        if move.actor == seat:
            yield Turn(number, seat, move.action, events, move.view, move.offers)
        else:
            yield Turn(number, move.actor, None, events)


def shown(decision: Decision) -> float | None:
    """Return the chance of a lie that the coach shows, or None if there is none or the seat
    knew."""
    for known in decision.known:
        if known.key == "sword-coach-known-answer":
            unseen, count_of_named = known.arguments["unseen"], known.arguments["count"]
            return 1 - int(count_of_named) / int(unseen)
    if decision.lie is None or decision.roll is not None:
        return None
    return decision.lie if decision.expected or decision.here else None


def lines(name: str, answers: int) -> Iterator[str]:
    """Yield the Markdown table of one table."""
    found, games = list[Judged](), 0
    for games in count(1):
        found += judged(TABLES[name], games)
        if len(found) >= answers:
            break
    yield f"`{name}`: {len(found):,} answers of {games:,} games"
    yield ""
    yield from tenths(found)


def tenths(found: Sequence[Judged]) -> Iterator[str]:
    """Yield a line for each tenth of the predicted chance, and a line for all answers."""
    rows = dict[str, list[Judged]]()
    for tenth in range(_TENTHS):
        label = f"{10 * tenth} to {10 * tenth + 10}%"
        rows[label] = [one for one in found if min(_TENTHS - 1, int(10 * one.chance)) == tenth]
    yield from _rows(rows | {"all": list(found)})


def _rows(rows: Mapping[str, Sequence[Judged]]) -> Iterator[str]:
    yield "| predicted | answers | mean prediction | lies |"
    yield "|---|---|---|---|"
    for label, some in rows.items():
        if some:
            share = fmean(one.lie for one in some)
            half = _DEVIATES * sqrt(share * (1 - share) / len(some))
            mean = fmean(one.chance for one in some)
            lies = f"{100 * share:.1f} ± {100 * half:.1f}%"
            yield f"| {label} | {len(some):,} | {100 * mean:.1f}% | {lies} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the tables, or print those with another number of answers."""
    asked = argparse.ArgumentParser(prog="bench.calibration")
    asked.add_argument("--only", choices=sorted(TABLES), nargs="+", default=list(TABLES))
    asked.add_argument("--answers", type=int)
    given = asked.parse_args(arguments)
    for name in given.only:
        if given.answers is not None:
            print("\n".join(lines(name, given.answers)), flush=True)
            continue
        page, section, table = ROOT / PAGE, f"calibration {name}", TABLES[name]
        page.write_text(replaced(page.read_text(), section, lines(name, ANSWERS)))
        command = f"python -m bench.calibration --only {name}"
        stamp(PAGE, section, command, table.game, table.bots)
    return 0


if __name__ == "__main__":
    sys.exit(main())
