"""Situations for examining a program: complete games under various conditions.

Every situation is legal and can occur at a table, though some are rare.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from mendax.arena.local_game import LocalGame
from mendax.bots import BOTS
from mendax.core.game import AnyGame, Reason, RulesError
from mendax.games.rules import Rules, options, with_options
from mendax.kit.examination import Change, Changed, ExaminedBot, Examiner, Finding, Notes
from mendax.programs.seat.conversation import START_TIME, Lines, ProgramFault

ASKED_MOST: Final = 60
"""The maximum number of questions in a game before it is interrupted."""
NAMES: Final = (
    "Ann",
    'Об"єкт\\n',
    "👩‍👩‍👧 أنا\u2028",
    "a" * 64,
    "{}",
    " ",
    "null",
)


class CheckedLines(Lines, Protocol):
    """A connection to a program whose input can be closed."""

    def end_input(self, seconds: float) -> bool:
        """Close the program's input, and return whether it exits within ``seconds``."""

    def errors(self) -> str:
        """Return the end of the program's standard error."""


class Situation(NamedTuple):
    """The conditions of one situation."""

    name: str
    """The suffix of the catalogue key ``check-in-<name>``."""
    change: Change = lambda message: message
    names: Sequence[str] = ("mine", "Ann", "Bob", "Cleo")
    strange_rules: bool = False
    pieces: bool = False
    refuse: float = 0.0
    late: bool = False
    broken_off: bool = False


def _added(message: Any) -> Any:
    """Return the message with unknown fields added at every depth that allows new fields."""
    if isinstance(message, list):
        return [_added(item) for item in message]
    if not isinstance(message, dict):
        return message
    kept = {key: value if key in _CLOSED else _added(value) for key, value in message.items()}
    if isinstance(message.get("events"), list):
        kept["events"] = [*kept["events"], {"kind": "thunder-rolled", "loud": [1, {"a": None}]}]
    return {"added_later": {"kind": "new", "value": [1.5, None]}, **kept}


_CLOSED: Final = frozenset({"action", "arguments"})
"""Fields whose objects never gain new fields. Actions are sent back unchanged, and a reason owns
its arguments.
"""

SITUATIONS: Final = (
    Situation("games"),
    Situation("strange-rules", strange_rules=True),
    Situation("names", names=NAMES),
    Situation("additions", change=_added),
    Situation("refusals", refuse=0.3),
    Situation("pieces", pieces=True),
    Situation("late", late=True),
    Situation("broken-off", broken_off=True),
)


class Outcome(NamedTuple):
    """The result of examining a program in one situation."""

    situation: str
    game: str
    findings: tuple[Finding, ...]
    errors: str
    """The end of the program's standard error, or empty if the program did not fail."""
    answers: int
    slowest: float
    """The time of the program's slowest answer, in seconds."""


def checked(
    start: Callable[[], CheckedLines],
    games: Sequence[AnyGame],
    *,
    seconds: float,
    start_seconds: float = START_TIME,
    each: int = 2,
    seed: str = "check",
    pause: Callable[[float], object] = time.sleep,
) -> Iterator[Outcome]:
    """Examine a program in all situations of each game that it plays.

    ``start`` starts a new process for each situation, and a situation has ``each`` games. If a
    program fails in ordinary play of a game, that game's other situations are skipped.
    """
    times = (seconds, start_seconds)
    for game in games:
        for situation in SITUATIONS:
            lines, notes = start(), Notes()
            rng = Random(f"{seed} {game.name} {situation.name}")
            try:
                knows = _play(lines, notes, game, situation, rng, times, each, pause)
                if knows and situation is SITUATIONS[0] and not lines.end_input(seconds):
                    notes.add(Reason("check-goes-on"))
            except ProgramFault as error:
                knows = True
                notes.add(error.reason)
            finally:
                said = lines.errors()
                lines.close()
            if not knows:
                break
            yield Outcome(
                situation=situation.name,
                game=game.name,
                findings=notes.findings(),
                errors=said,
                answers=notes.answers,
                slowest=notes.slowest,
            )
            if situation is SITUATIONS[0] and notes.findings():
                break  # faults in ordinary games would repeat in all others


def _play(
    lines: CheckedLines,
    notes: Notes,
    game: AnyGame,
    situation: Situation,
    rng: Random,
    times: tuple[float, float],
    each: int,
    pause: Callable[[float], object],
) -> bool:
    """Play a situation's games, and return whether the program plays this game.

    ``times`` contains the limits in seconds for an answer and for the start.
    """

    def in_pieces(line: bytes) -> None:
        cut = sorted(rng.sample(range(1, len(line)), 2))
        for piece in (line[: cut[0]], line[cut[0] : cut[1]], line[cut[1] :]):
            lines.send(piece)
            pause(0.005)

    changed = Changed(lines, situation.change, in_pieces if situation.pieces else lines.send)
    examiner = Examiner(changed, notes, refuses=lambda: rng.random() < situation.refuse)
    fewest = max(2, game.seats[0])
    for number in range(each):
        seats = min(game.seats[-1], fewest + number % 3)
        rules = strange_rules(game, rng) if situation.strange_rules else _preset(game, number)
        seat = rng.randrange(seats)
        names = [situation.names[place % len(situation.names)] for place in range(seats)]
        try:
            mine = ExaminedBot(
                examiner, game, rules, seat, names, times=times, rng=rng, late=situation.late
            )
        except ProgramFault as error:
            if error.reason.key == "program-other-games":
                return False
            raise
        _game(mine, game, rules, seats, seat, rng, situation.broken_off)
    return True


def _game(
    mine: ExaminedBot,
    game: AnyGame,
    rules: Rules,
    seats: int,
    seat: int,
    rng: Random,
    broken_off: bool,
) -> None:
    """Play a game that has begun to its end."""
    others: dict[int, Any] = {
        place: BOTS["random"](game.name, rules, place, seats, Random(rng.random()))
        for place in range(seats)
        if place != seat
    }
    run = LocalGame(game, rules, seats, {**others, seat: mine}, rng)
    asked, until = 0, rng.randint(2, 6) if broken_off else ASKED_MOST
    while run.result is None:
        if run.actor == seat:
            if asked == until:
                mine.break_off(run.view(seat), run.offers(seat))
                return
            asked += 1
        elif rng.random() < 0.3:
            mine.look(run.view(seat))
        run.advance()
    mine.ended(run.view(seat), run.result)


def _preset(game: AnyGame, number: int) -> Rules:
    presets: list[Rules] = list(game.presets.values())
    return presets[number % len(presets)]


def strange_rules(game: AnyGame, rng: Random) -> Rules:
    """Return a rare but legal rule set, in which some options differ from their defaults."""
    base: Rules = rng.choice(list(game.presets.values()))
    kind: type[Rules] = game.rules
    every = options(kind)
    for option in rng.sample(every, len(every)):
        if rng.random() < 0.5:
            value = rng.choice(_some_values(option, rng))
            try:
                base = with_options(base, {option.name: value})
            except RulesError:
                continue  # it contradicts another option, or does not apply
    return base


def _some_values(option: Any, rng: Random) -> list[Any]:
    if option.values:
        return list(option.values)
    low, high = option.low, min(option.high, option.low + 1000)
    return [low, rng.randint(low, min(high, low + 5)), option.default]
