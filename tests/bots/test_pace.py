"""Tests that the simulated thinking times of bots reveal nothing."""

from random import Random

from mendax.bots import BOTS
from mendax.bots.pace import Company, Speed, TurnMoment, race_time, race_window, thinking_time
from mendax.core.game import Action, AnyGame, Offer
from mendax.games import GAMES
from mendax.games.mia.actions import Announce, Believe, Doubt, DrawLot, Fall, Look, Shake
from mendax.games.mia.rules import MiaRules

MIA: AnyGame = GAMES["mia"]
SPEEDS: tuple[Speed, ...] = ("slow", "normal", "fast")
COMPANIES: tuple[Company, ...] = ("people", "person", "bots", "programs")


def delays(rolls: list[int], moves: list[Action]) -> list[int]:
    """Return the delays of a complete line of play, with the given dice."""
    state = MIA.initial_state(MiaRules(), 3)
    dice, plan = iter(rolls), iter(moves)
    found: list[int] = []
    state = MIA.apply(state, "chance", DrawLot(0)).state
    while True:
        actor = MIA.actors(state)[0]
        if actor == "chance":
            state = MIA.apply(state, actor, Fall(next(dice))).state
            continue
        found.append(thinking_time("table", len(found), MIA.legal_actions(state, actor)))
        move = next(plan, None)
        if move is None:
            return found
        state = MIA.apply(state, actor, move).state


def test_two_worlds_with_different_dice_have_the_same_delays() -> None:
    """Only the hidden dice differ; all delays are equal."""
    moves: list[Action] = [Shake(), Look(), Announce(53), Believe(), Look(), Announce(61)]
    one, other = delays([53, 42], moves), delays([66, 31], moves)
    assert one == other
    assert len(set(one)) > 3  # and they are not one constant


def test_no_delay_is_zero_and_none_outlasts_patience() -> None:
    offers = (Offer(Believe()), Offer(Doubt()))
    for speed in SPEEDS:
        for moment in (
            TurnMoment(),
            TurnMoment(continues=True),
            TurnMoment(False, True),
            TurnMoment(True, False, "bots"),
        ):
            drawn = [thinking_time("t", move, offers, speed, moment) for move in range(2_000)]
            assert min(drawn) >= 80
            assert max(drawn) <= 12_000


def test_one_turn_has_one_pause_and_short_follow_ups() -> None:
    offers = (Offer(Look()), Offer(Announce(31)))
    first = [thinking_time("t", n, offers) for n in range(500)]
    further = [
        thinking_time("t", n, offers, "normal", TurnMoment(continues=True)) for n in range(500)
    ]
    assert max(further) <= 550
    assert sum(further) * 4 < sum(first)


def test_a_person_waits_less_and_games_of_bots_are_fast() -> None:
    offers = (Offer(Believe()), Offer(Doubt()))
    people, person, bots = (
        sum(
            thinking_time("t", n, offers, "normal", TurnMoment(company=company)) for n in range(500)
        )
        for company in ("people", "person", "bots")
    )
    assert person < people * 0.75
    assert bots < person / 2
    assert bots > 500 * 300


def test_people_can_beat_half_of_the_bots_that_interrupt() -> None:
    for seat in (0, 5):
        drawn = [race_time("t", move, seat) for move in range(4_000)]
        assert min(drawn) > 1_000
        assert max(drawn) < race_window()
        assert 0.45 < sum(delay > 2_400 for delay in drawn) / len(drawn) < 0.55


def test_seats_that_interrupt_have_equal_chances_to_be_first() -> None:
    for company in COMPANIES:
        firsts = [
            min(range(3), key=lambda seat: race_time("t", move, seat, "normal", company))
            for move in range(3_000)
        ]
        assert all(850 < firsts.count(seat) < 1_150 for seat in range(3))


def test_a_seat_that_lets_a_claim_pass_acts_last() -> None:
    for speed in SPEEDS:
        for company in COMPANIES:
            window = race_window(speed, company)
            assert all(race_time("t", n, 1, speed, company) < window for n in range(1_000))


def test_delays_do_not_depend_on_the_bots_random_numbers() -> None:
    """The bot's generator and that of the delay are independent."""
    luck = Random(5)
    bot = BOTS["liar"]("mia", MiaRules(), 0, 2, luck)
    offers = (Offer(Look()), Offer(Announce(31)))
    before = thinking_time("t", 1, offers)
    bot.choose(MIA.view(MIA.initial_state(MiaRules(), 2), 0), (Offer(Shake()),))
    luck.random()
    assert thinking_time("t", 1, offers) == before
