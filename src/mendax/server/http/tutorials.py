"""The tutorial of a game as one document, whose steps the engine has played.

The document is the same for all clients and never changes, so it is made once and may be cached.
"""

import functools

from mendax.bots import bots_for
from mendax.core.game import Opening
from mendax.core.text_form import write_opened
from mendax.games import GAMES
from mendax.games.rules import described, write_options
from mendax.server.wire.http_messages import MomentOut, StepOut, TutorialOut, WayOut
from mendax.server.wire.messages import EntryOut, GameOut, OpeningOut
from mendax.server.wire.outbound import offered
from mendax.table.actions import Settings
from mendax.table.faces import MASKS
from mendax.table.views import ScoreView, SeatView, TableView
from mendax.tutorial.graph import Moment, Tutorial, TutorialEntry, Way
from mendax.tutorial.registry import tutorial_of
from mendax.tutorial.script import LEARNER


@functools.cache
def tutorial_document(game: str) -> TutorialOut | None:
    """Return the tutorial of a game in its wire form, or None if the game has no tutorial."""
    tutorial = tutorial_of(game)
    if tutorial is None:
        return None
    steps = tuple(
        StepOut(step.text, step.spotlight, step.otherwise, tuple(map(_way, step.ways)))
        for step in tutorial.steps
    )
    return TutorialOut(_table(tutorial), LEARNER, tuple(map(_moment, tutorial.opening)), steps)


def _table(tutorial: Tutorial) -> TableView:
    """Return a table without an address, for the tutorial."""
    game = GAMES[tutorial.game]
    bots = bots_for(tutorial.game)
    others = (
        SeatView(name, bot=bots[number % len(bots)], mask=MASKS[number], colour=number)
        for number, name in enumerate(tutorial.others, 1)
    )
    seats = (SeatView("tutorial-you", mask=MASKS[0]), *others)
    preset, changes = described(game.presets, tutorial.rules, game.default_preset)
    return TableView(
        id="",
        game=tutorial.game,
        phase="playing",
        seats=seats,
        host=LEARNER,
        preset=preset,
        rules=write_options(tutorial.rules),
        changes=changes,
        rules_name="",
        settings=Settings(),
        commitment="",
        games=1,
        edition=game.edition,
        score=ScoreView((), (), (), ()),
        stakes=None,
    )


def _way(way: Way) -> WayOut:
    return WayOut(way.action, tuple(map(_moment, way.moments)), way.to)


def _moment(moment: Moment) -> MomentOut:
    game = GameOut(moment.view, offered(moment.offers), None, None)
    return MomentOut(tuple(map(entry_out, moment.lines)), game, moment.aid)


def entry_out(line: TutorialEntry) -> EntryOut:
    """Return an entry without a number, because no table's log contains it."""
    actor = line.actor if isinstance(line.actor, str) else f"seat{line.actor + 1}"
    openings = tuple(
        OpeningOut(number, write_opened(event))
        for number, event in enumerate(line.events)
        if isinstance(event, Opening)
    )
    return EntryOut(0, 0, actor, line.events, openings)
