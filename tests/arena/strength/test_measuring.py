"""A table of strengths measured: everybody who can play there, the strongest first."""

from mendax.arena.match import on_cores
from mendax.arena.strength.measuring import StrengthSetup, measured, unit_of, usual_seats
from mendax.games import GAMES
from mendax.games.mia.rules import MiaRules


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
