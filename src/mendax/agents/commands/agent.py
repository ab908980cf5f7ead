"""``mendax agent``: a language model as a player, at a table or against bots."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

from mendax.agents.commands.model_options import ModelOptions
from mendax.agents.commands.row_files import kept_rows
from mendax.arena.competitors import Participant
from mendax.core.game import Reason, RulesError
from mendax.games import game_named
from mendax.kit.in_process import InProcess
from mendax.kit.own_rows import KeepRow
from mendax.kit.standard_streams import OwnProgram
from mendax.programs.seat.conversation import Conversation
from mendax.programs.table.at_table import AtTable
from mendax.programs.table.table_link import way_to
from mendax.terminal import files
from mendax.terminal.arena.options import AtOnce
from mendax.terminal.arena.report import show
from mendax.terminal.arguments import listed, read_key, rules_of
from mendax.terminal.commands.bench import show_result
from mendax.terminal.commands.matches import MatchOptions
from mendax.terminal.commands.matches import played as play
from mendax.terminal.console import watched
from mendax.terminal.parameters import OK, Changes, Lang, Preset, ProgramKey, spoken
from mendax.terminal.tournament.taking_part import take_part
from mendax.words import Words

if TYPE_CHECKING:
    from mendax.agents.model_bots import ModelGames

USUAL: Final = 20
"""The number of games against bots if none is given."""


def agent(
    *,
    asking: ModelOptions,
    table: Annotated[
        str | None, Parameter(help="The link of a table or a tournament to play at.")
    ] = None,
    key: ProgramKey = None,
    arena: Annotated[
        str | None, Parameter(help="A game to play here against built-in bots, such as `mia`.")
    ] = None,
    bots: Annotated[str, Parameter(help="The opponents: `odds,liar`.")] = "odds",
    games: Annotated[
        int | None, Parameter(help="Number of games.", validator=Number(gte=1))
    ] = None,
    at_once: AtOnce = 1,
    name: Annotated[str | None, Parameter(help="The name at the table.")] = None,
    data: Annotated[
        Path | None, Parameter(help="A new file for every game as a row of data.")
    ] = None,
    bench: Annotated[
        Path | None,
        Parameter(help="Play the benchmark of the game of `--arena`, and write its result here."),
    ] = None,
    talk: Annotated[
        bool, Parameter(negative=(), help="With `--bench`: play all games again with talk.")
    ] = False,
    preset: Preset = None,
    changes: Changes = (),
    seed: Annotated[str, Parameter(help="The same seed gives the same deals.")] = "agent",
    lang: Lang = None,
) -> int:
    """Play with a language model: at a server's table, or here against built-in bots."""
    if (table is None) == (arena is None) or (bench is not None and arena is None):
        raise RulesError(Reason("kit-where"))
    from mendax.agents.model_bots import ModelCompetitor

    console, words = spoken(lang)
    played, called = asking.games(words.language), name or asking.model[:20]
    try:
        if table is not None:
            with kept_rows(data) as keep:
                _at_table(played, called, words, console, table, read_key(key), games, keep)
        elif arena is not None and bench is not None:
            player = ModelCompetitor(played, called)
            _benchmark(player, words, console, arena, bench, seed, at_once, talk)
        elif arena is not None:
            game = game_named(arena)
            rules = rules_of(game, preset, changes)
            around: list[Participant] = [ModelCompetitor(played, called), *listed(bots)]
            options = MatchOptions(game, rules, around, games or USUAL, seed)
            _here(options._replace(data=data, at_once=at_once), words, console)
    finally:
        used = played.usage
        shown = used._asdict() | {"money": words.decimal(used.money, 4)}
        console.print(words.say("agents-usage", **shown), markup=False)
    return OK


def _here(asked: MatchOptions, words: Words, console: Console) -> None:
    """Play games in this process, and show the results."""
    if asked.data is not None:
        files.require_new_data(asked.data)
    report = play(asked, words)
    show(console, words, asked.game, report, not console.is_terminal)


def _benchmark(
    player: Participant,
    words: Words,
    console: Console,
    game: str,
    to: Path,
    seed: str,
    at_once: int,
    talk: bool,
) -> None:
    """Play the benchmark, write its result, and show the figures."""
    from mendax.measure.benchmark import benchmark, write_result
    from mendax.measure.suite_games import usual_size

    files.require_new(to)
    size = usual_size(game, talk=talk)
    with watched(words.say("benchmark-playing")) as progress:
        result = benchmark(game, [player], seed, size, progress, at_once)
    write_result(result, to)
    show_result(console, words, result, not console.is_terminal)


def _at_table(
    played: "ModelGames",
    called: str,
    words: Words,
    console: Console,
    table: str,
    key: str | None,
    games: int | None,
    keep: KeepRow | None,
) -> None:
    """Play at a server's table, or at all tables of a tournament, until the games are over."""
    from mendax.agents.model_bots import ModelAtTable

    server, link = way_to(table, key)

    def seat_at(table: str) -> AtTable:
        program = OwnProgram(partial(ModelAtTable, played), keep=keep, private=True)
        return AtTable(
            Conversation(InProcess(program.answer)),
            connect=partial(server.connect, link._replace(table=table).socket),
            name=called,
            notice=lambda said: console.print(words.say("kit-connection", said=said), markup=False),
            idle=float("inf") if link.tournament else None,
            of_round=link.tournament,
        )

    if link.tournament:
        take_part((console, words), (server, link), seat_at, called, games)
        return
    console.print(words.say("kit-at-table", bot=called), markup=False)
    seat_at(link.table).play(games)
