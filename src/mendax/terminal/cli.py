"""The command line: what can be asked of Mendax, and the exit codes.

Rules of this file
1. A command reads its arguments and hands over; everything heavy is imported when it is needed,
   so that ``mendax --help`` is there at once.
2. Exit codes: 0 all is well, 1 a game or a record is not, 2 the command was not understood,
   130 after Ctrl-C.
3. Nothing here knows the server: ``serving`` does, and no other file of this floor.
"""

import sys
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Group, Parameter

from mendax.terminal.parameters import (
    INTERRUPTED,
    OK,
    USAGE,
    WRONG,
    AsJson,
    Changes,
    Game,
    Lang,
    Plain,
    Preset,
    RecordFile,
    language_of,
    print_json,
    spoken,
)

_EPILOGUE = (
    "Exit codes: 0 all is well; 1 a game was not finished or a record does not hold; "
    "2 the command was not understood; 130 after Ctrl-C."
)


def _version() -> str:
    from importlib.metadata import version  # takes a while to load

    return version("mendax")


app = App(
    name="mendax",
    help="A house of bluffing games. «mendax play mia» plays at once, against bots.",
    help_format="plaintext",
    help_epilogue=_EPILOGUE,
    version=_version,
    default_parameter=Parameter(show_default=False),
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)

_ONE_OF_MANY = (
    "\n\nWith three to six players equilibria are many, and this goes by one of them. What does "
    "not come with Mendax is solved first: quick for two players, not for four."
)

_PLAYING = Group("Playing", sort_key=1)
_KNOWING = Group("Knowing", sort_key=2)
_KEEPING = Group("Records", sort_key=3)
_HOUSE = Group("The house", sort_key=4)


@app.command(group=_PLAYING)
def play(
    game: Game = "mia",
    *,
    seats: Annotated[
        int | None, Parameter(help="How many play, with you; four, unless you name the bots.")
    ] = None,
    bots: Annotated[
        str, Parameter(help="Who plays against you, as `odds,liar`; `mendax bots` lists them.")
    ] = "",
    preset: Preset = None,
    changes: Changes = (),
    lang: Lang = None,
    plain: Plain = False,
    hints: Annotated[
        bool, Parameter(negative=(), help="Show the chances that matter at each decision.")
    ] = False,
    speed: Annotated[
        Literal["slow", "normal", "fast", "instant"],
        Parameter(show_default=True, help="How long bots think; plain lines never wait."),
    ] = "fast",
    full_screen: Annotated[
        bool, Parameter(negative=(), help="The table on the whole screen, with buttons.")
    ] = False,
    seed: Annotated[
        str | None, Parameter(help="Repeatable dice, for tests and bug reports; else fresh ones.")
    ] = None,
    record: Annotated[
        Path | None,
        Parameter(
            help="A new file to keep the record in, for `mendax replay` and `mendax verify`."
        ),
    ] = None,
) -> int:
    """Play against bots, here in the terminal.

    In the game `?` says what can be typed. Where input or output is no terminal, lines are plain.
    """
    from mendax.terminal.arguments import listed
    from mendax.terminal.commands.play import Wish
    from mendax.terminal.commands.play import play as open_game

    language = language_of(lang)
    return open_game(
        Wish(
            *(game, seats, listed(bots), preset, changes, language, plain, hints, speed, seed),
            *(full_screen, record),
        )
    )


@app.command(group=_KNOWING)
def odds(
    game: Game = "mia",
    *,
    preset: Preset = None,
    changes: Changes = (),
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """The order of values, and how likely a fresh roll is to beat each."""
    from mendax.games import game_named
    from mendax.terminal import pages
    from mendax.terminal.arguments import rules_of
    from mendax.terminal.screens import presentation_of

    book = game_named(game)
    rules = rules_of(book, preset, changes)
    console, words = spoken(lang)
    presentation = presentation_of(book)
    page = presentation.odds if presentation else None
    if json and page is not None:
        return print_json(page.for_programs(rules))
    found = pages.show_odds(console, words, page, rules, plain or not console.is_terminal)
    return OK if found else WRONG


@app.command(group=_KNOWING)
def rules(
    game: Game = "mia",
    *,
    preset: Preset = None,
    changes: Changes = (),
    lang: Lang = None,
    plain: Plain = False,
    options: Annotated[
        bool, Parameter(negative=(), help="Only the house rules and presets, without the text.")
    ] = False,
    json: AsJson = False,
) -> int:
    """The rules for players; every house rule with its values, default and source; the presets."""
    from mendax.games import game_named
    from mendax.terminal import pages
    from mendax.terminal.arguments import rules_of

    book = game_named(game)
    here = rules_of(book, preset, changes)
    console, words = spoken(lang)
    if json:
        return print_json(pages.rules_for_programs(book, here, words))
    lines = plain or not console.is_terminal
    if not options:
        pages.show_book(console, words, book, here, lines)
    pages.show_options(console, words, book, here, lines)
    pages.show_presets(console, words, book, lines)
    return OK


@app.command(group=_KNOWING)
def bots(*, lang: Lang = None, plain: Plain = False, json: AsJson = False) -> int:
    """The bots, and what to expect of them."""
    from mendax.terminal import bot_list

    console, words = spoken(lang)
    if json:
        return print_json(bot_list.for_programs(words))
    bot_list.show(console, words, plain or not console.is_terminal)
    return OK


app.command(
    "mendax.terminal.commands.matches:arena",
    group=_KNOWING,
    help="Let bots play many games against each other: who gains, how sure that is, and ratings.",
)
app.command(
    "mendax.terminal.commands.exploit:exploit",
    group=_KNOWING,
    help="The most that anybody can win against a bot of French poker for two: exactly.",
)
app.command(
    "mendax.terminal.commands.solve:solve",
    group=_KNOWING,
    help="Find play that nobody can gain against, and what each seat can expect of it.",
)
app.command(
    "mendax.terminal.commands.explore:explore",
    group=_KNOWING,
    help="The solved strategy as a picture: what to say with which dice, how often to doubt."
    + _ONE_OF_MANY,
)
app.command(
    "mendax.terminal.commands.stats:stats",
    group=_KNOWING,
    help="Play a million games: how long they take, how much is lied, who wins from which seat.",
)


@app.command(group=_KEEPING)
def replay(
    record: RecordFile,
    *,
    entry: Annotated[int | None, Parameter(help="Only the entry with this number.")] = None,
    step: Annotated[bool, Parameter(negative=(), help="Wait for Enter after each entry.")] = False,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
) -> int:
    """Tell a recorded game again, entry by entry, as its reader knows it."""
    from mendax.terminal.commands import records

    console, words = spoken(lang)
    found = records.opened(record)
    if json:
        return print_json(records.for_programs(found, entry))
    records.show(console, words, found, entry, step, plain or not console.is_terminal)
    return OK


@app.command(group=_KEEPING)
def verify(record: RecordFile, *, lang: Lang = None, json: AsJson = False) -> int:
    """Check a recorded game offline: its text, its rules, and that its dice were not changed.

    Exits with 0 if the record holds, else with 1, saying which line does not.
    """
    from mendax.terminal.commands import records

    console, words = spoken(lang)
    lines, found = records.verified(record)
    if json:
        print_json(records.verdict(words, lines, found))
    else:
        records.show_verdict(console, words, lines, found)
    return WRONG if found.problems else OK


app.command(
    "mendax.terminal.commands.coach:coach",
    group=_KEEPING,
    help="What each of your decisions in a recorded game was worth, and your biggest mistake."
    + _ONE_OF_MANY,
)


app.command(
    "mendax.terminal.commands.serve:serve",
    group=_HOUSE,
    help="Open the house: tables for everyone who can reach this address.",
)
app.command(
    "mendax.terminal.commands.policies:prepare",
    group=_HOUSE,
    help="Compile the solver ahead, once after an installation, so that nobody waits for it later.",
)


app.command(
    "mendax.terminal.commands.serve:schema",
    group=_HOUSE,
    help="Print the OpenAPI description of the server, the messages of its socket included.",
)


@app.command(group=_HOUSE)
def completion(
    shell: Annotated[Literal["bash", "zsh", "fish"], Parameter(help="For which.")],
) -> int:
    """Print the completion script of a shell; `--install-completion` puts it in its place."""
    sys.stdout.write(app.generate_completion(shell=shell))
    return OK


def main() -> None:
    """The entry of the command line."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # what its alphabet lacks is shown as «?»
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(words: list[str]) -> int:
    """Does what the words of a command line ask; the exit code."""
    from mendax.core.game import MendaxError, RulesError

    try:
        code = app(words)
    except RulesError as error:
        return _complain(error, USAGE, words)
    except MendaxError as error:
        return _complain(error, WRONG, words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _pipe_closed()
    return code if isinstance(code, int) else OK


def _complain(error: Any, code: int, words: list[str]) -> int:
    """Says why in the language that the command was to speak; the exit code."""
    from mendax.words import Words

    _, understood, _ = app.parse_args(words)
    language = language_of(understood.arguments.get("lang"))
    sys.stderr.write(Words(language).explain(error.reason) + "\n")
    return code


def _pipe_closed() -> int:
    """Nobody reads on, as in ``mendax rules | head``: that is no error."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return OK


app.register_install_completion_command(group=_HOUSE)
