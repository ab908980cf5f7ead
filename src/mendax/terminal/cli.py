"""The command line: the commands by name, and the exit codes.

Commands are registered by the location of their functions, which are imported when the command
runs. ``mendax --help`` therefore does not load any game.

The exit codes are 0 for success, 1 for an unfinished game or an invalid record, 2 for a command
that was not understood, and 130 after Ctrl-C.
"""

import codecs
import errno
import os
import sys
from itertools import pairwise
from typing import Annotated, Any, Literal

from cyclopts import App, CycloptsError, CycloptsPanel, Group, Parameter

from mendax.terminal.parameters import INTERRUPTED, OK, USAGE, WRONG, language_of

_EPILOGUE = (
    "Exit codes: 0 success; 1 a game was not finished or a record is invalid; "
    "2 the command was not understood; 130 after Ctrl-C."
)


_SHOWN_AS = (
    "Characters that the encoding {} lacks are shown as ?. Use a UTF-8 locale, or set "
    "PYTHONIOENCODING=utf-8.\n"
)
"""A message in English, because the encoding may lack the characters of other languages."""


def _version() -> str:
    from mendax import __version__

    return __version__


app = App(
    name="mendax",
    help="A self-hosted server for bluffing games. Start with `mendax play mia`, against bots.",
    help_format="plaintext",
    help_epilogue=_EPILOGUE,
    version=_version,
    default_parameter=Parameter(show_default=False),
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)

_ONE_OF_MANY = (
    "\n\nWith three or more players there are many equilibria, and this uses one of them. Tables "
    "without a packaged policy are solved first: quick for two players, not for four."
)

_PLAYING = Group("Playing", sort_key=1)
_ANALYSIS = Group("Analysis", sort_key=2)
_KEEPING = Group("Records", sort_key=3)
_SERVER = Group("Server", sort_key=4)


app.command(
    "mendax.terminal.commands.play:play",
    group=_PLAYING,
    help="Play against bots in the terminal.",
)
app.command(
    "mendax.terminal.commands.tournament:tournament",
    name="tournament",
    group=_PLAYING,
    help="Open a tournament at a server, take part in one, or show its ranking.",
)
app.command(
    "mendax.terminal.commands.learn:learn",
    group=_PLAYING,
    help="Learn a game by playing its first deal: about ninety seconds.",
)
app.command(
    "mendax.terminal.commands.practice:train",
    group=_PLAYING,
    help="Train: choose in positions of solved play, and see the value of each choice.",
)
app.command(
    "mendax.terminal.commands.practice:daily",
    group=_PLAYING,
    help="Solve the daily puzzle: five positions, the same for everyone.",
)
app.command(
    "mendax.terminal.commands.practice:puzzles",
    group=_ANALYSIS,
    help="Generate random puzzles with the value of every option.",
)
app.command(
    "mendax.terminal.commands.rules:odds",
    group=_ANALYSIS,
    help="Print the order of values, and the chance of a fresh roll to beat each.",
)
app.command(
    "mendax.terminal.commands.rules:rules",
    group=_ANALYSIS,
    help="Print the rules for players; house rules with values, default and source; the presets.",
)
app.command(
    "mendax.terminal.commands.bots:bots",
    group=_ANALYSIS,
    help="List the bots with descriptions.",
)
app.command(
    "mendax.terminal.commands.matches:arena",
    group=_ANALYSIS,
    help="Play many games between bots: winnings with confidence intervals, and ratings.",
)
app.command(
    "mendax.terminal.commands.maexchen:maexchen",
    group=_ANALYSIS,
    help="Run a contest for bots of the Mäxchen protocol over UDP; Ctrl-C ends it.",
)
app.command(
    "mendax.terminal.commands.bot:bot",
    name="bot",
    group=_PLAYING,
    help="Run your own bot at a table or here, and check it.",
)
app.command(
    "mendax.agents.commands.agent:agent",
    group=_PLAYING,
    help="Play with a language model at an endpoint that you name: at a table or here.",
)
app.command(
    "mendax.agents.commands.mcp:mcp",
    group=_PLAYING,
    help="Give a language model a seat at a table, by the Model Context Protocol.",
)
app.command(
    "mendax.terminal.commands.exploit:exploit",
    group=_ANALYSIS,
    help="Measure the exploitability of bots: best responses, or simple habits.",
)
app.command(
    "mendax.terminal.commands.strength:strength",
    group=_ANALYSIS,
    help="Show how strong bots are: against each other, a best response and simple habits.",
)
app.command(
    "mendax.terminal.commands.bench:bench",
    name="bench",
    group=_ANALYSIS,
    help="Play the benchmark: the exact cost of a player's decisions, and a result to check.",
)
app.command(
    "mendax.terminal.commands.solve:solve",
    group=_ANALYSIS,
    help="Solve a game: a strategy without profitable deviation, and the value for each seat.",
)
app.command(
    "mendax.terminal.commands.explore:explore",
    group=_ANALYSIS,
    help="Show the solved strategy as a picture: claims by dice, and how often to doubt."
    + _ONE_OF_MANY,
)
app.command(
    "mendax.terminal.commands.stats:stats",
    group=_ANALYSIS,
    help="Simulate a million games: their length, lies, and win rates by seat.",
)


app.command(
    "mendax.terminal.commands.records:replay",
    group=_KEEPING,
    help="Replay a recorded game, entry by entry, as its reader knows it.",
)
app.command(
    "mendax.terminal.commands.records:verify",
    group=_KEEPING,
    help="Check a recorded game offline: its text, the rules, and the committed dice.",
)
app.command(
    "mendax.terminal.commands.records_data:records",
    name="records",
    group=_KEEPING,
    help="Write recorded games as data: JSON Lines, one row for each game.",
)
app.command(
    "mendax.terminal.commands.coach:coach",
    group=_KEEPING,
    help="Show the value of each of your decisions in a recorded game, and your biggest mistake."
    + _ONE_OF_MANY,
)
app.command(
    "mendax.terminal.commands.dataset:dataset",
    group=_KEEPING,
    help="Write recorded games as a table: one row for each decision, with the value of each move.",
)
app.command(
    "mendax.terminal.commands.profile:profile",
    group=_KEEPING,
    help="Show how often players lie and doubt beside the solution, and what each decision costs.",
)


app.command(
    "mendax.terminal.commands.serve:serve",
    group=_SERVER,
    help="Start the server: tables for everyone who can reach this address.",
)
app.command(
    "mendax.terminal.commands.doctor:doctor",
    group=_SERVER,
    help="Check whether a server with these options would run well on this machine.",
)
app.command(
    "mendax.terminal.commands.serve:settings",
    group=_SERVER,
    help="Print a settings file with explanations and defaults; or check a file.",
)
app.command(
    "mendax.terminal.commands.maintenance:backup",
    group=_SERVER,
    help="Copy all tables into a new file, while a server runs or not.",
)
app.command(
    "mendax.terminal.commands.maintenance:restore",
    group=_SERVER,
    help="Restore the tables of a backup; the existing ones are kept under another name.",
)
app.command(
    "mendax.terminal.commands.maintenance:check",
    group=_SERVER,
    help="Check all tables, or a backup: every page, log, and finished game.",
)
app.command(
    "mendax.terminal.commands.maintenance:tidy",
    group=_SERVER,
    help="Delete expired data now, and return the free space to the disk.",
)
app.command(
    "mendax.terminal.commands.maintenance:transfer",
    group=_SERVER,
    help="Copy all tables from a folder into PostgreSQL, or back, while no server runs.",
)
app.command(
    "mendax.terminal.commands.admin:admin",
    name="admin",
    group=_SERVER,
    help="Inspect and control the server on this machine: its tables, bans and keys.",
)
app.command(
    "mendax.terminal.commands.prepare:prepare",
    group=_SERVER,
    help="Compile the solver in advance, once after an installation.",
)
app.command(
    "mendax.terminal.commands.site:site",
    group=_SERVER,
    help="Write a static site that plays in the browser, for any web host.",
)

app.command(
    "mendax.terminal.commands.serve:schema",
    group=_SERVER,
    help="Print the OpenAPI description of the server, including the messages of its socket.",
)


@app.command(group=_SERVER)
def completion(
    shell: Annotated[Literal["bash", "zsh", "fish"], Parameter(help="The shell.")],
) -> int:
    """Print the completion script of a shell; `--install-completion` installs it."""
    sys.stdout.write(app.generate_completion(shell=shell))
    return OK


def main() -> None:
    """Run the command line."""
    # The solver's matrices are small. Threads that wait for each other triple its processor time.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    lacking: list[str] = []

    def shown(error: UnicodeError) -> tuple[str, int]:
        """Replace characters that an encoding lacks with "?", or a space that never wraps with a
        plain one, and note the encoding for a message.
        """
        assert isinstance(error, UnicodeEncodeError)
        lacking.append(error.encoding)
        lacked = error.object[error.start : error.end]
        return "".join(" " if letter == "\xa0" else "?" for letter in lacked), error.end

    codecs.register_error("mendax", shown)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="mendax")
    code = run(sys.argv[1:])
    if lacking:
        sys.stderr.write(_SHOWN_AS.format(lacking[0]))
    sys.exit(code)


def run(words: list[str]) -> int:
    """Run a command and return the exit code."""
    from mendax.core.game import MendaxError, RulesError

    if not words or {"--help", "-h", "--version"} & set(words):
        from mendax.terminal.console import TerminalConsole

        app.console = TerminalConsole()
    try:
        code = app(words, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        return _not_understood(error)
    except RulesError as error:
        return _complain(error, USAGE, words)
    except MendaxError as error:
        return _complain(error, WRONG, words)
    except ImportError as error:
        return _incomplete(error, words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _pipe_closed()
    except OSError as error:
        if error.errno not in _UNWRITABLE:
            raise
        return _unwritten(error, words)
    return code if isinstance(code, int) else OK


def _not_understood(error: CycloptsError) -> int:
    """Print why the words are no command, and return the exit code."""
    from mendax.terminal.console import TerminalConsole

    TerminalConsole(stderr=True).print(CycloptsPanel(error))
    return USAGE


def _complain(error: Any, code: int, words: list[str]) -> int:
    """Print the reason in the command's language, and return the exit code."""
    from mendax.words import Words

    _, understood, _ = app.parse_args(words)
    given = understood.arguments
    language = language_of(given.get("lang") or getattr(given.get("asking"), "lang", None))
    sys.stderr.write(Words(language).explain(error.reason) + "\n")
    return code


def _incomplete(error: ImportError, words: list[str]) -> int:
    """Print which extra contains a missing package, and return the exit code."""
    from mendax.terminal.extras import missing
    from mendax.words import LANGUAGES, Words

    lacking = missing(error, words)
    if lacking is None:
        raise error
    wanted = dict(pairwise(words)).get("--lang")
    wanted = wanted if wanted in LANGUAGES else None
    sys.stderr.write(Words(language_of(wanted)).say("terminal-lacks-extra", **lacking) + "\n")
    return WRONG


def _pipe_closed() -> int:
    """Return success, because the reader closed the pipe, as in ``mendax rules | head``."""
    _drop_output()
    return OK


_UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""The errors of an output that accepts no more data, such as a file on a full disk."""


def _unwritten(error: OSError, words: list[str]) -> int:
    """Print that the output accepts no more data, and return the exit code."""
    from mendax.core.game import MendaxError, Reason

    _drop_output()
    problem = error.strerror or type(error).__name__
    return _complain(MendaxError(Reason("terminal-unwritten", {"problem": problem})), WRONG, words)


def _drop_output() -> None:
    """Discard pending output, so that the interpreter does not retry writing it at exit."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


app.register_install_completion_command(group=_SERVER)
