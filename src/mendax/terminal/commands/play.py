"""``mendax play``: a game against bots."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mendax.terminal.arguments import listed
from mendax.terminal.parameters import Changes, Game, Lang, Plain, Preset, language_of
from mendax.terminal.play.start import PlayOptions, SpeedName, start


def play(
    game: Game = "mia",
    *,
    seats: Annotated[
        int | None, Parameter(help="How many play, with you; four, unless you name the bots.")
    ] = None,
    bots: Annotated[
        str, Parameter(help="Who plays against you, as `odds,liar`; `mendax bots` lists them.")
    ] = "",
    people: Annotated[
        str, Parameter(help="Several people at this keyboard, as `Ann,Ben`: it goes round.")
    ] = "",
    preset: Preset = None,
    changes: Changes = (),
    lang: Lang = None,
    plain: Plain = False,
    hints: Annotated[
        bool, Parameter(negative=(), help="Show the chances that matter at each decision.")
    ] = False,
    speed: Annotated[
        SpeedName,
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
    """Play against bots in the terminal.

    With `--people` several people share one keyboard: each player's view is hidden before the
    keyboard is passed on, and stays on no screen.

    In the game `?` lists what you can type. Output is plain lines if input or output is not a
    terminal.
    """
    options = PlayOptions(
        game=game,
        seats=seats,
        bots=listed(bots),
        preset=preset,
        changes=changes,
        language=language_of(lang),
        plain=plain,
        hints=hints,
        speed=speed,
        seed=seed,
        full_screen=full_screen,
        record=record,
        people=listed(people),
    )
    return start(options)
