"""Tests games between agents that read and write text."""

import pytest

import mendax
from mendax.agents import TRIES, Agent, TextBots, TextGame, TextSeat
from mendax.core.thoughts import Thought
from mendax.measure import played, profiles, regret
from testbed.scripted_model import move_in

GAMES = {"mia": 3, "french_poker": 2, "sword_of_lies": 3}


@pytest.mark.parametrize(("name", "seats"), GAMES.items(), ids=GAMES)
def test_agents_play_whole_games_from_the_text_alone(name: str, seats: int) -> None:
    game, refused = TextGame(name, names=("Ann", "Bo")), 0
    game.reset(num_players=seats, seed=1)
    over = False
    first = dict[int, str]()
    while not over:
        seat, observation = game.get_observation()
        first.setdefault(seat, observation)
        over, info = game.step("Let me think…\n" + move_in(observation))
        refused += "refused" in info
    payoffs, info = game.close()
    assert set(payoffs) == set(range(seats)) == set(first)
    assert info["places"][0] >= 1
    assert sum(info["illegal"]) == refused == 0
    assert all(text.startswith("# ") for text in first.values())
    assert "You are Ann, in seat 1." in first[0]


def test_illegal_answers_are_counted_and_then_the_default_is_played() -> None:
    game = TextGame("mia")
    game.reset(num_players=2, seed=5)
    seat, _ = game.get_observation()
    info: dict[str, object] = {}
    for number in range(1, TRIES + 1):
        over, info = game.step("I fold")
        assert not over
        assert game.illegal[seat] == number
        assert info["refused"] == "“I fold” is not one of your moves. You may answer: shake"
        assert ("default" in info) == (number == TRIES)
        assert number == TRIES or game.get_observation()[1].startswith("“I fold” is not")
    assert info["default"] == "shake"
    with pytest.raises(ValueError, match="not over"):
        game.close()
    assert f"None of your {TRIES} answers was a move." in game.get_observation()[1]


def test_an_agent_plays_in_a_match_and_hurts_only_itself() -> None:
    def silent(_: str) -> str:
        return ""

    agents: list[tuple[str, Agent]] = [("silent", silent), ("chosen", move_in)]
    bots = [TextBots(agent, name) for name, agent in agents]
    found = mendax.match("mia", "standard", [*bots, "odds"], 6, "a")
    assert [line.bot for line in found.standings] == ["silent", "chosen", "odds"]
    assert found.games == 6


def test_beliefs_and_notes_are_kept_in_rows_and_reach_no_other_seat() -> None:
    seen = list[str]()

    def thinker(observation: str) -> str:
        return f"**Belief: 25 %**\nnote: a secret thought\n{move_in(observation)}"

    def listener(observation: str) -> str:
        seen.append(observation)
        return move_in(observation)

    bots = [TextBots(thinker, "thinker"), TextBots(listener, "listener")]
    (row,) = played("mia", "standard", bots, 1, "a")
    own = [choice for choice in row.choices if row.seats[choice.seat] == "thinker"]
    assert {(choice.belief, choice.note) for choice in own} == {(0.25, "a secret thought")}
    others = [choice for choice in row.choices if row.seats[choice.seat] == "listener"]
    assert {(choice.belief, choice.note) for choice in others} == {(None, None)}
    assert seen
    assert "secret" not in "".join(seen) + "".join(row.heard)
    known = [one for one in regret([row]) if one.belief is not None and one.true is not None]
    (profile,) = (one for one in profiles([row]) if one.player == "thinker")
    assert profile.beliefs is not None
    assert profile.beliefs.count == len(known) > 0
    brier = sum((0.25 - (not one.true)) ** 2 for one in known) / len(known)
    assert profile.beliefs.brier == pytest.approx(brier, abs=1e-12)
    sound = [(one.lie - (not one.true)) ** 2 for one in known if one.lie is not None]
    assert profile.beliefs.compared == len(sound) > 0
    assert profile.beliefs.sound == pytest.approx(sum(sound) / len(sound), abs=1e-12)
    (tenth,) = profile.beliefs.bins
    assert (tenth.count, tenth.mean) == (len(known), 0.25)
    assert tenth.lies == sum(not one.true for one in known)


@pytest.mark.parametrize("text", ["belief: 1.5", "belief: 170%", "belief: often", "I believe"])
def test_other_lines_are_no_belief(text: str) -> None:
    assert TextSeat.thought_of(text) == Thought()
