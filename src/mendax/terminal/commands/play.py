"""``mendax play``: play a game against bots."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mendax.bots.levels import LevelName
from mendax.terminal.arguments import listed
from mendax.terminal.parameters import Changes, Game, Lang, Plain, Preset, language_of
from mendax.terminal.play.start import PlayOptions, SpeedName, start

Level = Annotated[
    LevelName | None,
    Parameter(help="The level of your opponents; `perfect` needs a solved table."),
]


def play(
    game: Game = "mia",
    *,
    seats: Annotated[
        int | None,
        Parameter(help="Number of players, including you; default four, unless you name bots."),
    ] = None,
    bots: Annotated[
        str, Parameter(help="Your opponents: `odds,liar`; `mendax bots` lists all bots.")
    ] = "",
    level: Level = None,
    people: Annotated[
        str, Parameter(help="Several people who share this keyboard: `Ann,Ben`.")
    ] = "",
    preset: Preset = None,
    changes: Changes = (),
    lang: Lang = None,
    plain: Plain = False,
    hints: Annotated[
        bool, Parameter(negative=(), help="Show the relevant chances at each decision.")
    ] = False,
    speed: Annotated[
        SpeedName,
        Parameter(show_default=True, help="Delay of bots; plain lines have none."),
    ] = "fast",
    full_screen: Annotated[bool, Parameter(negative=(), help="Full screen, with buttons.")] = False,
    seed: Annotated[
        str | None, Parameter(help="A seed for repeatable dice, for tests and bug reports.")
    ] = None,
    record: Annotated[
        Path | None,
        Parameter(help="A new file for the record, for `mendax replay` and `mendax verify`."),
    ] = None,
) -> int:
    """Play against bots in the terminal.

    With `--people` several people share one keyboard: each player's view is cleared from the screen
    before the keyboard is passed on.

    In the game, `?` lists what you can type. Output is plain lines if input or output is not a
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
        level=level,
    )
    return start(options)
