"""Compares the best response at two-player French poker with the engine and with simulated
games."""

import functools
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from mendax.arena.french_poker.exploitability import Exploiter, opponent_model, play_best_response
from mendax.arena.local_game import LocalGame, drawn
from mendax.bots import BOTS
from mendax.coach.seating import seated
from mendax.core.game import CHANCE, Action, Event, RulesError, observation
from mendax.games.french_poker.actions import Announce, Doubt, KeepHidden, KeepOpen, RollRest
from mendax.games.french_poker.claims import Dice
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.games.french_poker.state import Announcement, Deed, Die, FrenchPokerState
from mendax.games.rules import parse_options
from mendax.solver.french_poker.best_response import KEPT, GameResponse, RoundPayoffs, RoundResponse
from mendax.solver.french_poker.opponent_model import (
    GAME,
    HAND,
    HERO,
    KNOWN,
    ClaimedHands,
    OpponentModel,
    roll_outcomes,
)
from tests.proof import parametrize
from tests.reasons import because

BOTS_WITH_MIXTURES = ("truthful", "liar", "lucky", "sniper", "odds", "searching", "equilibrium")
LATE = 76
"""Of 84 claims, the turns from this number up are valued in a second."""


@functools.cache
def player(name: str, words: str = "") -> OpponentModel:
    return opponent_model(parse_options(FrenchPokerRules(), words.split()), name)


@functools.cache
def late(name: str, words: str = "") -> RoundResponse:
    return RoundResponse(player(name, words), lowest=LATE)


# # ── one turn in the engine ───────────────────────────────────────────────────────────────────


def lying(response: RoundResponse, dice: Dice, to_beat: int, turn: int) -> FrenchPokerState:
    """Return a state in which both seats have seen all dice, and the seat to act has just believed
    ``to_beat``."""
    claim = Announcement(1 - turn, response.model.order.spellings[to_beat], "left")
    lie = tuple(Die(pips, False, place, (0, 1), 0) for place, pips in enumerate(dice))
    return FrenchPokerState(
        response.model.rules, (5, 5), 0, False, "cup", turn, 1, 0, (claim,), lie, deed="left"
    )


def settled(response: RoundResponse, state: FrenchPokerState) -> float | None:
    """Return the value of a state after the turn, with the round decided or the dice taken."""
    if state.round > 1:
        return 1.0 if state.standing[HERO] > state.standing[KNOWN] else -1.0
    if state.phase == "cup" and state.deed == "left" and (len(state.claims) > 1 or state.draws):
        hand = HAND[tuple(sorted(die.pips or 0 for die in state.dice))]
        table = response.mine if state.turn == HERO else response.its
        return float(table[response.model.order.step[state.claims[-1].claim], hand])
    return None


def walked(response: RoundResponse, bundle: dict[FrenchPokerState, float]) -> float:
    """Return the weighted value of histories that the hero cannot distinguish."""
    state = next(iter(bundle))
    ends = [settled(response, each) for each in bundle]
    if ends[0] is not None:
        return sum(w * end for w, end in zip(bundle.values(), ends, strict=True) if end is not None)
    (actor,) = GAME.actors(state)
    if actor == HERO:
        return max(told(response, bundle, [action]) for action in choices(state))
    return told(response, bundle, None)


def choices(state: FrenchPokerState) -> Iterator[Action]:
    for offer in GAME.legal_actions(state, HERO):
        for values in product(*(slot.values for slot in offer.slots)):  # type: ignore[union-attr]
            fields = [slot.field for slot in offer.slots]
            yield replace(offer.action, **dict(zip(fields, values, strict=True)))


def told(
    response: RoundResponse, bundle: dict[FrenchPokerState, float], does: list[Action] | None
) -> float:
    """Return the value after a move, for each event that the hero may get."""
    after: dict[tuple[Event, ...], dict[FrenchPokerState, float]] = {}
    for state, weight in bundle.items():
        (actor,) = GAME.actors(state)
        moves: Any = dict.fromkeys(does or (), 1.0)
        if actor == CHANCE:
            moves = dict(GAME.chance_outcomes(state))
        elif actor == KNOWN:
            offers = GAME.legal_actions(state, KNOWN)
            moves = response.model.player.mixture(GAME.view(state, KNOWN), offers)
        for action, odds in moves.items():
            step = GAME.apply(state, actor, action)
            claimed_hands = tuple(observation(event, HERO) for event in step.events)
            found = after.setdefault(claimed_hands, {})
            found[step.state] = found.get(step.state, 0.0) + weight * float(odds)
    return sum(walked(response, found) for found in after.values())


@parametrize("name", ["truthful", "odds", "searching", "equilibrium"], test=["truthful", "odds"])
@pytest.mark.parametrize(("dice", "to_beat"), [((2, 6, 6, 6, 6), 80), ((2, 5, 5, 5, 5), LATE)])
def test_values_of_the_players_turn_match_the_book(name: str, dice: Dice, to_beat: int) -> None:
    response = late(name)
    value = walked(response, {lying(response, dice, to_beat, KNOWN): 1.0})
    assert response.its[to_beat, HAND[dice]] == pytest.approx(value, abs=1e-12)


@parametrize("name", ["liar", "odds", "searching"], test=["liar", "odds"])
@pytest.mark.parametrize(("dice", "to_beat"), [((5, 5, 6, 6, 6), LATE), ((1, 4, 4, 4, 4), 79)])
def test_values_of_the_heros_options_match_the_book(name: str, dice: Dice, to_beat: int) -> None:
    response = late(name)
    start, rolling = lying(response, dice, to_beat, HERO), response.rolling(to_beat)
    for kept, hidden in (((1, 2, 3, 4), True), ((0, 1, 2, 3), False), ((2, 3, 4), False)):
        action = KeepHidden(kept) if hidden else KeepOpen(kept)
        value = told(response, {start: 1.0}, [action])
        at = KEPT.index(tuple(dice[place] for place in kept))
        table = rolling.hidden if hidden else rolling.laid
        assert table[at] == pytest.approx(value, abs=1e-12)
    claims = [Announce(claim) for claim in response.model.order.spellings[to_beat + 1 :]]
    left = max(told(response, {start: 1.0}, [claim]) for claim in claims)
    assert rolling.left[HAND[dice]] == pytest.approx(left, abs=1e-12)


@pytest.mark.parametrize(("both", "to_beat"), [((5, 5, 5), 78), ((1, 4, 4, 4), LATE), ((), 80)])
def test_values_of_all_claims_match_the_book(both: Dice, to_beat: int) -> None:
    response = late("truthful")
    table, rests = response.claiming(both, to_beat), roll_outcomes(both).rest
    for column, rest in list(enumerate(rests))[:: max(1, len(rests) // 12)]:
        lying_there = [(pips, (0, 1)) for pips in both] + [(pips, (0,)) for pips in rest]
        dice = tuple(Die(pips, False, 0, seen, 0) for pips, seen in lying_there)
        start = lying(response, (1, 1, 1, 1, 1), to_beat, HERO)
        start = replace(start, dice=dice, deed="kept-open", rerolled=1, draws=5)
        for row, claim in enumerate(response.model.order.spellings[to_beat + 1 :]):
            value = told(response, {start: 1.0}, [Announce(claim)])
            assert table[row, column] == pytest.approx(value, abs=1e-12)


def test_the_best_of_all_ways_is_taken() -> None:
    response = late("odds")
    dice = (2, 5, 6, 6, 6)
    value = walked(response, {lying(response, dice, 82, HERO): 1.0})
    assert response.mine[82, HAND[dice]] == pytest.approx(value, abs=1e-12)


@pytest.mark.parametrize(
    "words", ["top_claim=must_doubt", "must_reroll=yes", "ones=wild", "keeping=closed"]
)
def test_other_rules_are_walked_alike(words: str) -> None:
    response = RoundResponse(player("odds", words), lowest=80)
    for dice in ((5, 5, 5, 5, 6), (2, 3, 6, 6, 6)):
        value = walked(response, {lying(response, dice, 81, KNOWN): 1.0})
        assert response.its[81, HAND[dice]] == pytest.approx(value, abs=1e-12)


# # ── queries of a known player ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", BOTS_WITH_MIXTURES)
def test_bots_act_in_games_as_modelled(name: str) -> None:
    """This holds for any dice, any earlier claims and any number of tokens."""
    asked, compared = player(name), 0
    for number in range(6):
        bots = {
            HERO: BOTS["odds" if number % 2 else "liar"](
                "french_poker", asked.rules, 0, 2, Random(1)
            ),
            KNOWN: seated(name, GAME.name, asked.rules, 1, 2, Random(number)),
        }
        sitting = LocalGame(GAME, asked.rules, 2, bots, Random(number))
        while sitting.result is None:
            if sitting.actor == KNOWN:
                view, bot = sitting.view(KNOWN), bots[KNOWN]
                assert isinstance(bot, type(asked.player))
                compared += same(asked, view, bot.mixture(view, sitting.offers(KNOWN)))
            sitting.advance()
    assert compared > 30


def same(asked: OpponentModel, view: Any, mixture: Any) -> bool:
    """Return whether this was a decision. Fail if the mixture differs from the expected mixture."""
    steps = [-1, -1, *(asked.order.step[said.claim] for said in view.claims)]
    both = [die.pips for die in view.dice if die.seen is None or HERO in die.seen]
    if view.phase == "answer":
        mine = [die.pips for die in view.dice if die.pips is not None]
        doubts = asked.doubts(tuple(sorted(mine)), steps[-2])
        assert doubts[steps[-1] - steps[-2] - 1] == pytest.approx(mixture.get(Doubt(), 0.0))
        return True
    if view.phase != "cup":
        return False
    dice = [die.pips for die in view.dice]
    if view.deed == "left":
        found = dict.fromkeys(asked.rolls(tuple(sorted(dice)), steps[-1]), 0.0)
        for action, chance in mixture.items():
            keep: Any = None
            if isinstance(action, KeepHidden | KeepOpen | RollRest):
                kept = tuple(sorted(dice[place] for place in action.kept))
                keep = (kept, isinstance(action, KeepHidden))
            found[keep] += chance
        assert found == pytest.approx(dict(asked.rolls(tuple(sorted(dice)), steps[-1])))
        return True
    rest = [die.pips for die in view.dice if not (die.seen is None or HERO in die.seen)]
    said = asked.says(tuple(sorted(both)), tuple(sorted(rest)), steps[-1], view.deed)
    spelled = {Announce(asked.order.spellings[step]): chance for step, chance in said.items()}
    assert spelled == pytest.approx(dict(mixture))
    return True


WILD = "ones=wild blind_pass=yes"
DEEDS: tuple[Deed, ...] = ("opened", "kept-open", "kept-hidden", "left")


@pytest.mark.parametrize(("dice", "to_beat"), [((2, 6, 6, 6, 6), 80), ((2, 5, 5, 5, 5), LATE)])
def test_dice_passed_on_unseen_are_shown_after_the_answer(dice: Dice, to_beat: int) -> None:
    """Walk the engine with a hero that chooses separately for each roll after a believed pass. No
    value is therefore below the possible winnings, and none is above those with the dice shown.
    """
    response = late("equilibrium", WILD)
    value = walked(response, {lying(response, dice, to_beat, KNOWN): 1.0})
    assert response.its[to_beat, HAND[dice]] == pytest.approx(value, abs=1e-12)


def test_a_pass_is_answered_by_the_dice_and_the_claim_alone() -> None:
    """This holds for any claim of the bot and any dice."""
    response, luck = late("equilibrium", WILD), Random(3)
    order = response.model.order
    for _ in range(60):
        dice = tuple(luck.choices(range(1, 7), k=5))
        first, second = sorted(luck.sample(range(len(order.claims)), 2))
        deeds = luck.choice(DEEDS)
        said = (
            Announcement(KNOWN, order.spellings[first], deeds),
            Announcement(HERO, order.spellings[second], "passed"),
        )
        lie = tuple(Die(pips, False, place, (KNOWN,), 0) for place, pips in enumerate(dice))
        state = FrenchPokerState(
            *(response.model.rules, (5, 5), 0, False, "answer", KNOWN, 1, 0, said, lie)
        )
        offers = GAME.legal_actions(state, KNOWN)
        found = response.model.player.mixture(GAME.view(state, KNOWN), offers)
        asked = response.model.doubts_of_passes[second, HAND[tuple(sorted(dice))]]
        assert found.get(Doubt(), 0.0) == asked


def test_passing_is_worth_something_only_where_it_is_allowed() -> None:
    hands = ClaimedHands(np.array([HAND[2, 5, 5, 5, 5]]), np.ones(1))
    assert late("equilibrium").passing(hands, 80) == -np.inf
    assert late("equilibrium", WILD).passing(hands, 80) >= -1


@pytest.mark.parametrize("words", ["blind_pass=yes", "scoring=charge"])
def test_rules_that_are_not_covered_are_refused(words: str) -> None:
    with pytest.raises(RulesError, check=because("exploit-refused-rules")):
        opponent_model(parse_options(FrenchPokerRules(), words.split()), "odds")


def test_a_bot_that_does_not_tell_its_mixtures_is_refused() -> None:
    with pytest.raises(RulesError, check=because("exploit-refused-bot")):
        opponent_model(PRESETS["standard"], "random")


# ── from the opening, and played ─────────────────────────────────────────────────────────────


@functools.cache
def guessed(name: str) -> RoundResponse:
    """Return guessed values of turns, from which the value of the opening must follow."""
    response = RoundResponse(player(name), lowest=len(player(name).order.claims))
    rng = np.random.default_rng(4)
    response.mine[:-1] = rng.uniform(-1, 1, response.mine[:-1].shape)
    response.its[:-1] = rng.uniform(-1, 1, response.its[:-1].shape)
    return response


@pytest.mark.parametrize("name", ["truthful", "odds"])
def test_a_round_that_the_player_opens(name: str) -> None:
    response = guessed(name)
    opened = FrenchPokerState(response.model.rules, (5, 5), phase="open", turn=KNOWN, round=1)
    assert response.following == pytest.approx(walked(response, {opened: 1.0}), abs=1e-12)


def test_a_round_that_the_hero_opens() -> None:
    response, mine = guessed("odds"), []
    for dice in ((1, 2, 3, 4, 6), (2, 2, 5, 5, 5)):
        fell = tuple(Die(pips, False, place, (HERO,), 0) for place, pips in enumerate(dice))
        state = FrenchPokerState(
            *(response.model.rules, (5, 5)), phase="cup", turn=HERO, round=1, draws=5, dice=fell
        )
        mine.append(walked(response, {state: 1.0}))
    best = response.claiming((), -1).max(axis=0)
    found = roll_outcomes(())
    at = [list(found.hands).index(HAND[dice]) for dice in ((1, 2, 3, 4, 6), (2, 2, 5, 5, 5))]
    assert best[at] == pytest.approx(mine, abs=1e-12)
    assert response.opening == pytest.approx(float(found.odds @ best))


@pytest.mark.parametrize("turn", [HERO, KNOWN])
def test_the_best_response_wins_as_often_as_was_weighed(turn: int) -> None:
    """Play late turns of many rounds, by a player with only its seat's view."""
    response, luck, won, games = late("truthful"), Random(8), 0, 1500
    whole = GameResponse(response.model, 0)
    whole.rounds[5, 5] = response
    table, exact = (response.mine if turn == HERO else response.its)[LATE], 0.0
    bots: Any = {HERO: Exploiter(whole, HERO), KNOWN: player("truthful").player}
    for _ in range(games):
        dice = luck.choice([(1, 4, 4, 4, 4), (3, 3, 6, 6, 6), (2, 5, 5, 6, 6)])
        exact += table[HAND[dice]] / games
        state = lying(response, dice, LATE, turn)
        while state.round == 1:
            (actor,) = GAME.actors(state)
            if actor == CHANCE:
                action = drawn(GAME.chance_outcomes(state), luck)
            else:
                offers = GAME.legal_actions(state, actor)
                action = bots[actor].choose(GAME.view(state, actor), offers)
            state = GAME.apply(state, actor, action).state
        won += 1 if state.standing[HERO] > state.standing[KNOWN] else -1
    assert won / games == pytest.approx(exact, abs=2.6 / games**0.5)


def test_a_whole_game_is_rounds_within_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chances of winning a round do not depend on the stakes, so the game is a race of
    tokens."""

    class Coin:
        def __init__(self, _: OpponentModel, stakes: RoundPayoffs) -> None:
            self.opening = 0.6 * stakes.win + 0.4 * stakes.lose
            self.following = 0.3 * stakes.win + 0.7 * stakes.lose

    monkeypatch.setattr("mendax.solver.french_poker.best_response.RoundResponse", Coin)
    told: list[tuple[int, int]] = []
    whole = GameResponse(player("odds"), 2, lambda *done: told.append(done))
    assert told == [(n, 4) for n in range(1, 5)]

    def race(mine: int, its: int, opens: bool) -> float:
        """Return the value of a race in which the winner of a round opens the next."""
        if not mine or not its:
            return 1.0 if mine else -1.0
        wins = 0.6 if opens else 0.3
        return wins * race(mine, its - 1, True) + (1 - wins) * race(mine - 1, its, False)

    assert whole.value(2, 2, True) == pytest.approx(race(2, 2, True))
    assert whole.value(2, 2, False) == pytest.approx(race(2, 2, False))


def test_games_are_played_by_the_book_against_the_bot_itself() -> None:
    rules = parse_options(FrenchPokerRules(), ["tokens=1"])
    whole = GameResponse(opponent_model(rules, "liar"), 0)
    whole.rounds[1, 1] = guessed("liar")
    one, again = (play_best_response("liar", rules, whole, 40, seed) for seed in ("a", "a"))
    assert one == again
    assert (one.bot, one.games) == ("best-response", 40)
    assert one.payoff > 0.5  # a doubter of a liar needs no more
