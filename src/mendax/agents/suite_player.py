"""A game of the benchmark's suite for evaluations with their own loop, such as Inspect.

The game runs in a thread, which waits for each answer. So the dice, the opponents and the talk are
those of ``mendax bench``, and all games together make a result that ``mendax bench verify`` checks.
"""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple

import anyio.from_thread
import anyio.to_thread
import msgspec

from mendax.agents.model_player import default_prompt
from mendax.agents.text_game import TextBots
from mendax.agents.text_seat import TextSeat
from mendax.arena.table_talk import player_name
from mendax.measure.drawn_rules import SEATS
from mendax.measure.pricing import priced
from mendax.measure.suite_games import Suite, SuiteGame, SuiteSize, usual_size
from mendax.records import RecordedGame
from mendax.words import LANGUAGES

Answer = Callable[[str], Coroutine[Any, Any, str]]
"""A coroutine function that maps an observation to the agent's answer."""


class SuiteScore(NamedTuple):
    """The figures of a player in one game."""

    cost: float
    """The mean price of a decision: a chance to win, or points."""
    total: float
    """The sum of the prices."""
    decisions: int
    """The number of decisions with a price."""
    won: float
    """The share of the game won."""
    lies: int
    lies_expected: float
    """The lies of sound play in the same spots."""
    refused: int
    """The number of answers that were no moves."""


class PlayedSuiteGame(NamedTuple):
    """A finished game."""

    row: RecordedGame
    score: SuiteScore


def suite_of(game: str, seed: str, deals: int, drawn: int | None, talk: bool) -> Suite:
    """Return the suite; ``drawn`` is the number of drawn tables. Raises ``RulesError``."""
    size = usual_size(game, deals, talk=talk)
    return Suite(game, seed, size if drawn is None else SuiteSize(deals, drawn, talk))


def instructions(suite: Suite, one: SuiteGame, language: str = LANGUAGES[0]) -> str:
    """Return the instructions for a game, with the rules of its table."""
    names = [player_name(seat) for seat in range(SEATS)]
    text = TextSeat(suite.game, suite.rules(one.table), names, one.seat, language)
    prompt = default_prompt().replace("{name}", names[one.seat])
    return prompt.replace("{rules}", text.rules_text())


async def play(
    suite: Suite, one: SuiteGame, name: str, answer: Answer, language: str = LANGUAGES[0]
) -> PlayedSuiteGame:
    """Play a game, and price the player's decisions. ``answer`` is awaited in the caller's loop."""
    asked = 0

    def agent(observation: str) -> str:
        nonlocal asked
        asked += 1
        return anyio.from_thread.run(answer, observation)

    player = TextBots(agent, name, language, tells_rules=False)
    row = await anyio.to_thread.run_sync(partial(suite.play, one, player), abandon_on_cancel=True)
    return PlayedSuiteGame(row, await anyio.to_thread.run_sync(score_of, row, one.seat, asked))


def score_of(row: RecordedGame, seat: int, asked: int) -> SuiteScore:
    """Return the figures of the player in a seat, who was asked this many times."""
    own = [one for one in priced(row) if one.seat == seat]
    found = [one for one in own if one.cost is not None]
    total = sum(one.cost or 0.0 for one in found)
    places = row.places or ()
    best = [n for n, place in enumerate(places) if place == 1]
    claims = [one for one in found if one.kind == "claim"]
    return SuiteScore(
        total / max(1, len(found)),
        total,
        len(found),
        best.count(seat) / max(1, len(best)),
        sum(one.told_lie for one in claims),
        sum(one.lie_chance for one in claims),
        asked - len(own),
    )


def as_data(played: PlayedSuiteGame) -> dict[str, Any]:
    """Return a finished game as JSON data."""
    data: dict[str, Any] = msgspec.to_builtins({"row": played.row, "score": played.score._asdict()})
    return data


def row_in(data: Any) -> RecordedGame:
    """Return the row in the result of ``as_data``."""
    return msgspec.convert(data["row"], RecordedGame)
