"""``mendax bot``: run your bot at a table or against built-in bots, or check it."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console

from mendax.core.game import Reason, RulesError, Seat
from mendax.games import BUILT_IN, game_named
from mendax.games.rules import check_seats
from mendax.kit.played_games import played_games
from mendax.kit.situations import Outcome, checked
from mendax.programs.process.child_process import ChildProcess
from mendax.programs.process.command import command_for
from mendax.programs.seat.conversation import Conversation, ProgramFault
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.challenges import Challenges, games_of
from mendax.programs.table.own_share import GameReport
from mendax.programs.table.table_link import ServerClient, TableLink, way_to
from mendax.terminal.arguments import listed, read_key, rules_of
from mendax.terminal.online_program import ListNotices, ProcessAtTable
from mendax.terminal.pages import stem
from mendax.terminal.parameters import OK, WRONG, Changes, Lang, Preset, ProgramKey, spoken
from mendax.terminal.tournament.taking_part import take_part
from mendax.terminal.watching import GameWatch
from mendax.words import Words

bot = App(name="bot", help_format="plaintext", default_parameter=Parameter(show_default=False))

_Mine = Annotated[
    str | None, Parameter(help="A file with a bot: Python, JavaScript, or anything that runs.")
]
_Exec = Annotated[
    str | None,
    Parameter(name="--exec", help="A command line instead, such as `java -jar mine.jar`."),
]
_Time = Annotated[
    float | None,
    Parameter(
        help="Time limit of an answer in seconds, if there is no clock.",
        validator=Number(gt=0, lte=3600),
    ),
]
_Called = Annotated[str | None, Parameter(help="The name of the bot at the table.")]
_ANSWER: Final = 10.0
"""The default time limit per answer in local games, in seconds."""


def _command(mine: str | None, line: str | None) -> tuple[str, ...]:
    """Return the command line that runs the bot. Raises ``RulesError``."""
    if mine is not None and line is None:
        return command_for(mine)
    if line is not None and mine is None:
        return command_for(line)
    raise RulesError(Reason("kit-which-one"))


def _called(name: str | None, mine: str | None, command: tuple[str, ...]) -> str:
    """Return the bot's name, which defaults to the name of its file."""
    return name or Path(mine or command[-1]).stem[:20] or "program"


@contextmanager
def _running(
    command: tuple[str, ...], watch: Callable[[Any], object] | None = None
) -> Iterator[tuple[Conversation, ChildProcess]]:
    """Run the program, yield its conversation and process, and stop it afterwards."""
    child = ChildProcess(command)
    try:
        yield Conversation(child, watch=watch or (lambda _: None)), child
    finally:
        child.close()


@bot.command
def run(
    mine: _Mine = None,
    *,
    exec: _Exec = None,
    table: Annotated[
        str | None, Parameter(help="The link of a table or a tournament to play at.")
    ] = None,
    key: ProgramKey = None,
    open: Annotated[
        str | None,
        Parameter(help="A game to open a table for; --table is then a server's address."),
    ] = None,
    arena: Annotated[
        str | None, Parameter(help="A game to play here against built-in bots, such as `mia`.")
    ] = None,
    bots: Annotated[str, Parameter(help="The opponents: `odds,liar`.")] = "",
    games: Annotated[
        int | None, Parameter(help="Number of games.", validator=Number(gte=1))
    ] = None,
    name: _Called = None,
    watch: Annotated[
        bool, Parameter(negative=(), help="Print the games as the bot's seat sees them.")
    ] = False,
    preset: Preset = None,
    changes: Changes = (),
    seed: Annotated[str | None, Parameter(help="The same seed gives the same deals.")] = None,
    time: _Time = None,
    lang: Lang = None,
) -> int:
    """Play with your own bot: at a server's table, or here against built-in bots."""
    command = _command(mine, exec)
    if (table is None) == (arena is None):
        raise RulesError(Reason("kit-where"))
    console, words = spoken(lang)

    def show(line: str) -> None:
        console.print(line, markup=False, soft_wrap=True)

    called = _called(name, mine, command)
    watching = GameWatch(words, show) if watch else None
    way = None if table is None else way_to(table, read_key(key))
    if way is not None and way[1].tournament:
        limits = (games, time)
        _in_tournament((console, words), way, (command, called), limits, watching)
        return OK
    with _running(command, watching) as (conversation, child):
        try:
            if arena is not None:
                asked = (arena, bots, preset, changes, seed, games, time or _ANSWER)
                _in_arena(conversation, called, words, show, *asked)
            elif way is not None:
                server, link = way
                if open is not None:
                    link = _opened(server, link, open, called, listed(bots), preset, changes)
                    show(words.say("kit-opened", link=f"{link.server}/t/{link.table}"))
                _at_table(conversation, called, words, show, server, link, games, time)
        except ProgramFault as fault:
            return _failed(fault, child, words, show)
    return OK


def _in_tournament(
    spoken: tuple[Console, Words],
    way: tuple[ServerClient, TableLink],
    program: tuple[tuple[str, ...], str],
    limits: tuple[int | None, float | None],
    watch: GameWatch | None,
) -> None:
    """Play at each table of a tournament, with a process of the program for each."""
    (console, words), (server, link), (command, called) = spoken, way, program
    games, time = limits

    def notice(said: str) -> None:
        console.print(words.say("kit-connection", said=said), markup=False, soft_wrap=True)

    def seat_at(table: str) -> ProcessAtTable:
        connect = partial(server.connect, link._replace(table=table).socket)
        watching = watch or (lambda _: None)
        return ProcessAtTable(
            command, called, connect, notice, (None, time), watching, of_round=True
        )

    take_part(spoken, way, seat_at, called, games)


def _failed(fault: ProgramFault, child: ChildProcess, words: Words, show: Any) -> int:
    """Show why the program stopped playing, and the end of its standard error."""
    show(words.say("kit-failed", words=words.explain(fault.reason)))
    said = child.errors().strip()
    if said:
        show(said)
    return WRONG


def _in_arena(
    conversation: Conversation,
    called: str,
    words: Words,
    show: Callable[[str], object],
    arena: str,
    bots: str,
    preset: str | None,
    changes: tuple[str, ...],
    seed: str | None,
    games: int | None,
    time: float | None,
) -> None:
    game = game_named(arena)
    rules = rules_of(game, preset, changes)
    others = listed(bots) or ("random",) * max(1, game.seats[0] - 1)
    check_seats(len(others) + 1, game.seats)
    played = played_games(
        conversation,
        game,
        rules,
        others,
        name=called,
        seed=seed or secrets.token_hex(8),
        move_time=time,
    )
    won, payoff, count = 0, 0.0, games or 100
    for seat, result in islice(played, count):
        won += result.places[seat] == 1
        payoff += float(result.payoffs[seat])
    shown: dict[str, str | int] = {
        "won": won,
        "games": count,
        "payoff": words.signed(payoff / count, 3),
    }
    shown |= {"bot": called, "refusals": conversation.refusals}
    show(words.say("kit-arena-won", **shown))


def _at_table(
    conversation: Conversation,
    called: str,
    words: Words,
    show: Callable[[str], object],
    server: ServerClient,
    link: TableLink,
    games: int | None,
    time: float | None,
) -> None:

    def ended(number: int, seat: Seat, places: Sequence[int]) -> None:
        shown = {"game": number, "place": places[seat], "seats": len(places)}
        show(words.say("kit-table-game", **shown))

    def checked(report: GameReport) -> None:
        if not report.faults:
            key = "kit-fair-" + report.extent
            counts = {"draws": report.draws, "opened": report.opened}
            show(words.say(key, game=report.number, **counts))

    seat = AtTable(
        conversation,
        connect=lambda: server.connect(link.socket),
        name=called,
        notice=lambda said: show(words.say("kit-connection", said=said)),
        move_time=time,
        ended=ended,
        checked=checked,
    )
    show(words.say("kit-at-table", bot=called))
    try:
        seat.play(games)
    finally:
        show(words.say("kit-table-games", games=seat.games))


@bot.command
def online(
    mine: _Mine = None,
    *,
    exec: _Exec = None,
    server: Annotated[str, Parameter(help="The address of a server.")],
    key: ProgramKey = None,
    tables: Annotated[
        int,
        Parameter(help="The maximum number of tables at a time.", validator=Number(gte=1, lte=20)),
    ] = 4,
    games: Annotated[
        int | None, Parameter(help="Number of games at each table.", validator=Number(gte=1))
    ] = None,
    name: _Called = None,
    time: _Time = None,
    lang: Lang = None,
) -> int:
    """Join a server's list of programs: accept challenges and play at their tables."""
    command = _command(mine, exec)
    console, words = spoken(lang)
    if key is None:
        raise RulesError(Reason("kit-key-needed"))
    site, link = way_to(server, read_key(key))
    called = _called(name, mine, command)

    def show(line: str) -> None:
        console.print(line, markup=False, soft_wrap=True)

    def seat_at(table: str) -> ProcessAtTable:
        at = link._replace(table=table).socket
        notice = partial(_tell_connection, words, show)
        limits = (games, time)
        return ProcessAtTable(command, called, lambda: site.connect(at), notice, limits)

    with _running(command) as (conversation, child):
        try:
            plays = games_of(conversation)
        except ProgramFault as fault:
            return _failed(fault, child, words, show)
    listed = Challenges(
        connect=lambda: site.connect(link.list_socket),
        seat_at=seat_at,
        watch=ListNotices(words, show, link.server),
        name=called,
        games=plays,
        most_tables=tables,
    )
    try:
        listed.serve()
    finally:
        listed.close()
    return OK


def _tell_connection(words: Words, show: Callable[[str], object], said: str) -> None:
    show(words.say("kit-connection", said=said))


def _opened(
    server: ServerClient,
    link: TableLink,
    game: str,
    called: str,
    bots: tuple[str, ...],
    preset: str | None,
    changes: tuple[str, ...],
) -> TableLink:
    """Open a table hosted by the program, and return its link."""
    book = game_named(game)
    rules = rules_of(book, preset, changes)
    options = {name: getattr(rules, name) for name, _, _ in (c.partition("=") for c in changes)}
    others = bots or ("random",) * max(1, book.seats[0] - 1)
    wanted = {"game": game, "name": called, "bots": others, "preset": preset, "changes": options}
    return link._replace(table=server.open_table(wanted))


@bot.command
def check(
    mine: _Mine = None,
    *,
    exec: _Exec = None,
    game: Annotated[
        tuple[str, ...], Parameter(negative=(), help="Only this game; repeatable.")
    ] = (),
    time: _Time = None,
    lang: Lang = None,
) -> int:
    """Look for mistakes in a bot: test it in typical and unusual situations of each game."""
    command = _command(mine, exec)
    console, words = spoken(lang)

    def show(line: str) -> None:
        console.print(line, markup=False, soft_wrap=True)

    games = [game_named(name) for name in game or BUILT_IN]
    outcomes = list[Outcome]()
    for outcome in checked(lambda: ChildProcess(command), games, seconds=time or _ANSWER):
        outcomes.append(outcome)
        for line in _lines_of(outcome, words):
            show(line)
    if not outcomes:
        show(words.say("check-plays-nothing"))
        return WRONG
    faulty = sum(bool(outcome.findings) for outcome in outcomes)
    answers = sum(outcome.answers for outcome in outcomes)
    slowest = words.decimal(1000 * max(outcome.slowest for outcome in outcomes), 0)
    key = "check-faulty" if faulty else "check-sound"
    show(words.say(key, faulty=faulty, answers=answers, milliseconds=slowest))
    return WRONG if faulty else OK


def _lines_of(outcome: Outcome, words: Words) -> Iterator[str]:
    """Yield the outcome of a situation in words."""
    title = words.say(stem(game_named(outcome.game)) + "-title")
    situation = words.say(f"check-in-{outcome.situation}")
    yield f"{'✗' if outcome.findings else '✓'} {title}: {situation}"
    for finding in outcome.findings:
        yield f"    {words.explain(finding.reason)}"
        if finding.example:
            yield "    " + words.say("check-example", line=finding.example)
        if finding.times > 1:
            yield "    " + words.say("check-times", count=finding.times)
    if outcome.findings and outcome.errors.strip():
        yield "    " + words.say("check-errors")
        yield from (f"    | {line}" for line in outcome.errors.strip().splitlines()[-8:])
