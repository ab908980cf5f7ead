"""Whole games as the messages to one person's browser, one moment after another.

The real table plays, and the server's own code writes the messages; there is no clock, no socket
and no randomness. ``layout.py`` shows the moments to a browser.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from mendax.bots import BOTS, Bot, bots_for
from mendax.coach.results import Alternative, Hint
from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Event, Seat, Unseen
from mendax.core.text_form import write
from mendax.games import GAMES
from mendax.server.coaching.loading import LoadedGame
from mendax.server.coaching.replay import replayed
from mendax.server.coaching.story import story_of
from mendax.server.wire import outbound
from mendax.server.wire.messages import PresentOut, encode
from mendax.server.wire.review_messages import HintOut, ReplayOut
from mendax.table.actions import AddBot, Leave, Return, SayPhrase, SetTable, Settings, Sit, Start
from mendax.table.commands import Act, BotAct, Command, Do
from mendax.table.steps import Eyes
from mendax.table.table import Batch, Due, Person, Table
from tools.ground import ROOT

NAMES: Final = (
    *("Ann", "Wilhelmine von Habel", "Bo", "Олександра Коваленко", "MMMMMMMMMMMMMMMMMMMM"),
    *("Jo", "Søren Kierkegaard-So", "Дмитро Ї", "Nебувала Довга Назва", "Cy"),
)
"""Names of players: short, and as long as allowed, in more than one script."""
ID: Final = "aaaaaaaaaaaaaaaa"
_AT: Final = 1_760_000_000_000
_TURN: Final = 60_000
_SECRET: Final = bytes(range(32))
_CALM: Final = {"mia": "odds", "french_poker": "odds", "sword_of_lies": "knight"}
"""Bots that play long games. Games without such a bot are played at random."""


class Plan(NamedTuple):
    """One game from the view of one person."""

    game: str
    seats: int
    viewer: Seat | None = 0
    """The seat of the viewer, or None for a spectator."""
    changes: tuple[str, ...] = ()
    """Options of the rules, such as ``lives=2``."""
    seed: int = 1
    most: int = 400
    """The maximum number of moves."""
    screens: int = 0
    """The number of televisions that show the table."""
    hints: bool = False
    """True if the table offers hints, which come from a coach that advises against everything."""


class Moment(NamedTuple):
    """The messages that arrive at the same time."""

    kind: str
    """The visible kind: stage, phase, offered actions, latest events.

    Two moments of one kind look alike, except for names and numbers.
    """
    part: str
    """The round of the game, within which the layout must be stable; empty before a game."""
    messages: tuple[str, ...]
    aid: str
    """The current answer of ``/api/tables/…/aid``."""
    table: str
    """The current answer of ``/api/tables/…``."""
    story: str = ""
    """The current answer of ``/api/tables/…/story/…``; empty before the end of a game."""
    hint: str = ""
    """The current answer of ``/api/tables/…/hint``; empty without hints."""


@dataclass
class _Listener:
    person: Person


def _named(view: Any, *fields: str) -> str:
    return " ".join(f"{field} {getattr(view, field)}" for field in fields if hasattr(view, field))


class _Play:
    """One table during play."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.random = Random(plan.seed)
        self.at = _AT
        self.people = [f"person-{n}" for n in range(plan.seats)]
        viewer = plan.viewer
        self.me = "watcher" if viewer is None else self.people[viewer]
        self.bots: dict[Seat, Bot] = {}
        self.told: Any = None
        bots = bots_for(plan.game)
        self.table, _ = Table.open(
            *(ID, _SECRET, plan.game, self.at, self.people[0], NAMES[0]),
            changes=plan.changes,
            bots=bots,
        )

    def do(self, command: Command) -> tuple[str, ...]:
        """Execute a command, and return the messages to the viewer."""
        self.at += 1000
        batch = self.table.execute(command, self.at)
        self._hear(batch)
        view = self.table.table_view()
        changed = view is not self.told
        self.told = view
        sent = outbound.news(self.table, [_Listener(self.me)], batch, self._due(), changed)
        return tuple(text.decode() for _, text in sent)

    def _due(self) -> Due | None:
        due = self.table.due(self.at)
        return due and Due(due.seats, min(due.milliseconds, _TURN))

    def _hear(self, batch: Batch) -> None:
        game_run = self.table.game_run
        if game_run is None:
            return
        heard: tuple[type[Event], ...] = (*game_run.game.events, Unseen)
        for entry in batch.entries:
            for seat, bot in self.bots.items():
                for event in entry.heard_at(seat):
                    if isinstance(event, heard):
                        bot.hear(event)

    def welcome(self) -> tuple[str, ...]:
        """Return the messages to the viewer on arrival."""
        self.told = self.table.table_view()
        present = self.present()
        texts = outbound.welcome(self.table, self.me, 0, present, self._due())
        return (*(text.decode() for text in texts), self.attendance())

    def attendance(self, away: Seat | None = None, spectators: int = 0) -> str:
        """Return the message with the connected players, which are all except ``away``."""
        screens = self.plan.screens
        return encode(PresentOut(self.present(away), spectators, screens=screens)).decode()

    def present(self, away: Seat | None = None) -> tuple[bool, ...]:
        """Return the connected players, which are all except ``away``."""
        return tuple(n != away for n in range(len(self.table.people())))

    def choice(self, seat: Seat) -> Action:
        """Return the next action of the bot or random player at ``seat``."""
        game_run = self.table.game_run
        assert game_run is not None
        if seat not in self.bots:
            name = _CALM.get(self.plan.game, "random")
            character = BOTS[name if self.random.random() < 0.8 or seat else "random"]
            made = (game_run.game.name, game_run.rules, seat, len(game_run.names))
            self.bots[seat] = character(*made, Random(self.plan.seed * 97 + seat))
            for event in self.table.heard_this_game(seat):
                self.bots[seat].hear(event)
        return self.bots[seat].choose(self.table.game_view(seat), self.table.offers(seat))

    def moves(self) -> tuple[str, ...] | None:
        """Let the first seat to act make a move; return None when the game is over."""
        game_run = self.table.game_run
        assert game_run is not None
        if self.table.result() is not None or not game_run.actors:
            return None
        actors = [seat for seat in game_run.actors if seat != CHANCE]
        talks = hasattr(game_run.game, "concludes")
        seat = self.random.choice(actors) if talks else actors[0]
        action = self.choice(seat)
        if self.table.bot_at(seat) is not None:
            return self.do(BotAct(seat, action))
        return self.do(Act(self.people[seat], action, self.table.number))

    def moment(self, messages: tuple[str, ...], after: str) -> Moment:
        """Return the current moment."""
        table = self.table
        seen = table.seen_by(self.me)
        number = seen.seat
        view = seen.view
        stage = table.table_view().phase
        offered = sorted({type(offer.action).__name__ for offer in seen.offers})
        phase = _named(view, "phase") if view is not None and stage == "playing" else stage
        ours = "mine" if offered else "idle"
        rounds = _named(view, "round", "war_round") if stage == "playing" else stage
        return Moment(
            f"{phase}, {ours}: {'+'.join(offered) or '-'}, after {after}",
            f"{table.table_view().games} {rounds}" if stage != "gathering" else "",
            messages,
            encode(outbound.aid(table, number)).decode(),
            encode(table.table_view()).decode(),
            self._story(),
            self._hint() if self.plan.hints and offered else "",
        )

    def _hint(self) -> str:
        """Return a hint with the longest move of each kind."""
        offers = self.table.seen_by(self.me).offers
        longest = [max(map(write, concrete([offer])), key=len) for offer in offers]
        moves = tuple(Alternative(move, 12.34, 0.5) for move in longest)
        best = max(longest, key=len)
        hint = Hint("points", best, lie=0.5, expected=True, alternatives=moves)
        return encode(HintOut(self.table.number, hint, None)).decode()

    def _story(self) -> str:
        table = self.table
        run = table.game_run
        if run is None or run.result is None:
            return ""
        game = LoadedGame(run, table.table_view())
        return encode(story_of(game, run.seat_of(self.me))).decode()


def _after(texts: tuple[str, ...]) -> str:
    """Return the kinds of events in the news, without the proofs of dice."""
    kinds: list[str] = []
    for text in texts:
        for entry in json.loads(text).get("entries", ()):
            kinds += [event["kind"] for event in entry["events"]]
    beside = {"committed", "salted", "unseen", "share-added"}
    return "+".join(dict.fromkeys(kind for kind in kinds if kind not in beside)) or "-"


def _gather(play: _Play) -> Iterator[Moment]:
    """Fill the lobby with people and bots, one by one."""
    yield play.moment(play.welcome(), "arrival")
    bots = bots_for(play.plan.game)
    for seat in range(1, play.plan.seats):
        if seat % 3 == 2 and seat != play.plan.viewer:
            text = play.do(Do(play.people[0], AddBot(bots[seat % len(bots)])))
        else:
            text = play.do(Do(play.people[seat], Sit(NAMES[seat])))
        yield play.moment(text, "sat")
    fast = SetTable(Settings(pace="fast", hints=play.plan.hints))
    yield play.moment(play.do(Do(play.people[0], fast)), "table-set")


def moments(plan: Plan) -> Iterator[Moment]:
    """Yield every moment of one game, from the first seat to the podium."""
    play = _Play(plan)
    yield from _gather(play)
    yield play.moment(play.do(Do(play.people[0], Start())), "start")
    for number in range(plan.most):
        texts = play.moves()
        if texts is None:
            return
        yield play.moment(texts, _after(texts))
        yield from _asides(play, number)


_LEAVES, _RETURNS, _SAYS, _LOST = 7, 10, 4, 5


def _asides(play: _Play, number: int) -> Iterator[Moment]:
    """Once per game, let a player chat, lose the network, get up and return."""
    other = 3 if play.plan.viewer == 1 else 1
    if play.plan.seats <= other or play.table.result() is not None:
        return
    person = play.people[other]
    if number == _SAYS:
        yield play.moment(play.do(Do(person, SayPhrase("surely-not"))), "phrase-said")
    if number in (_LOST, _LOST + 1):
        away = other if number == _LOST else None
        yield play.moment((play.attendance(away, spectators=1),), f"present {away}")
    if number == _LEAVES:
        yield play.moment(play.do(Do(person, Leave())), "left")
    if number == _RETURNS:
        yield play.moment(play.do(Do(person, Return())), "returned")


def past_game(plan: Plan) -> ReplayOut:
    """Return the replay of one finished game, as the plan's viewer saw it."""
    play = _Play(plan)
    for _ in _gather(play):
        pass
    play.do(Do(play.people[0], Start()))
    for _ in range(10 * plan.most):
        if play.moves() is None:
            break
    run = play.table.game_run
    assert run is not None
    return replayed(LoadedGame(run, play.table.table_view()), Eyes(plan.viewer))


def seats_of(game: str) -> tuple[int, int]:
    """Return the smallest and the largest number of seats to check, at most ten."""
    allowed = GAMES[game].seats
    return min(allowed), min(max(allowed), 10)


def moments_elsewhere(plan: Plan, environment: Mapping[str, str]) -> list[Moment]:
    """Return the moments of a game that is installed in another environment only."""
    command = [sys.executable, "-m", "tests.web.moments", json.dumps(plan)]
    made = subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return [Moment(*moment) for moment in json.loads(made.stdout)]


if __name__ == "__main__":
    json.dump(list(moments(Plan(*json.loads(sys.argv[1])))), sys.stdout)
