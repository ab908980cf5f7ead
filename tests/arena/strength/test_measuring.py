"""A table of strengths measured: everybody who can play there, the strongest first."""

from itertools import islice

from mendax.arena.match import on_cores, played
from mendax.arena.strength.duels import Pairing, pairings, result, seatings
from mendax.arena.strength.measuring import StrengthSetup, match_of, measured, unit_of, usual_seats
from mendax.arena.strength.values import packaged
from mendax.arena.strength.weakness import Subject, weakness
from mendax.games import GAMES
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import read_options
from tests.proof import parametrize


def test_a_table_is_measured_and_comes_out_the_same_but_for_times() -> None:
    setup = StrengthSetup(GAMES["mia"], MiaRules(lives=1, ends_when="first_out"), 6, 2, "s")
    steps = list[tuple[int, int]]()
    one, two = (
        measured(setup, on_cores(1), lambda: 0.0, lambda *at: steps.append(at)) for _ in range(2)
    )
    assert one == two
    names = [bot.bot for bot in one.bots]
    assert {"odds", "random"} <= set(names)
    assert len(one.duels) == len(names) * (len(names) - 1)
    means = [bot.overall.mean for bot in one.bots if bot.overall]
    assert means == sorted(means, reverse=True)
    assert one.fair == 1 / 6
    assert steps[-1][0] == steps[-1][1] == len(one.duels) * 2 + len(names)
    assert one.preset == ""


def test_what_is_counted_is_what_the_game_is_played_for() -> None:
    assert unit_of(GAMES["mia"], MiaRules()) == "wins"
    assert unit_of(GAMES["mia"], GAMES["mia"].presets["scored"]) == "chips"
    sword = GAMES["sword_of_lies"]
    assert unit_of(sword, sword.presets["house"]) == "chips"
    assert usual_seats(sword)[0] == 3


EVERY_GAME = [
    ("mia", 2, "equilibrium", "odds"),
    ("french_poker", 4, "equilibrium", "odds"),
    ("sword_of_lies", 3, "marshal", "random"),
    ("sword_of_lies", 3, "knight", "squire"),
]
OTHERS = [
    ("mia", 3, "equilibrium", "truthful"),
    ("mia", 3, "reader", "truthful"),
    ("french_poker", 2, "equilibrium", "odds"),
    ("french_poker", 4, "searching", "truthful"),
]


@parametrize("name, seats, bot, others", EVERY_GAME + OTHERS, test=EVERY_GAME)
def test_what_comes_along_is_of_the_bots_as_they_are(
    name: str, seats: int, bot: str, others: str
) -> None:
    """Where a bot has changed, ``mendax strength --write`` is to make its tables anew."""
    (table,) = (one for one in packaged().tables if (one.game, one.seats) == (name, seats))
    game = GAMES[name]
    rules = read_options(game.presets[table.preset], table.rules.split())
    setup = match_of(StrengthSetup(game, rules, seats, table.games, table.seed))
    names = [bot.name for bot in setup.bots]
    assert sorted(names) == sorted(one.bot for one in table.bots)
    pairs = pairings(len(names), seats)
    pair = Pairing(names.index(bot), names.index(others))
    at = pairs.index(pair if pair in pairs else Pairing(pair.others, pair.bot)) * table.games
    games = played(setup, islice(seatings(pairs, seats, table.games), at, at + table.games))
    (kept,) = (duel for duel in table.duels if (duel.bot, duel.others) == (bot, others))
    assert result(games, pair.bot, table.unit) == kept.result


@parametrize("seats", [2, 3], test=[2])
def test_what_comes_along_of_mia_is_what_who_knows_the_bots_wins_now(seats: int) -> None:
    (table,) = (one for one in packaged().tables if (one.game, one.seats) == ("mia", seats))
    rules = read_options(MiaRules(), table.rules.split())
    for one in table.bots:
        subject = Subject(one.bot, rules, seats, table.games, table.seed)
        assert one.weakness == weakness("mia", subject)
        assert (one.weakness is None) == (one.bot == "reader")
