"""Tests of phase I: trades with and without a price, interrogations, and the end of the phase."""

import pytest

from mendax.core.game import CHANCE, Action, Unseen, observation
from mendax.games.sword_of_lies import actions, events
from mendax.games.sword_of_lies.castling import most_turns
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Mark
from tests.games.sword_of_lies.story import SWORD, A, B, C, Story, dealt, rules_of

HANDS = "Ah 2c, Ks 3d, 4h 5s"


def begun(**options: object) -> Story:
    return dealt(HANDS, **options)  # type: ignore[arg-type]


def faces(story: Story, seat: int) -> list[str]:
    return [card.face for card in story.state.rows[seat]]


# ── trades ───────────────────────────────────────────────────────────────────────────────────


def test_ruling_a_trade_swaps_two_face_down_cards_in_place() -> None:
    story = begun().does(A, actions.OfferTrade(0, B, 1, 0))
    assert story.acting == (B,)
    story.does(B, actions.Agree())
    assert faces(story, A) == ["3d", "2c"]
    assert faces(story, B) == ["Ks", "Ah"]
    assert story.state.turn == B
    saw = {to: event.face for event, to in story.told if isinstance(event, events.Saw)}
    assert saw == {(A,): "3d", (B,): "Ah"}
    assert [observation(told, C) for told in story.told] == [
        events.CardsSwapped(A, 0, B, 1, 0),
        Unseen((A,)),
        Unseen((B,)),
    ]


def test_ruling_chips_offered_beside_a_card_change_stacks() -> None:
    story = begun().does(A, actions.OfferTrade(0, B, 1, 30)).does(B, actions.Agree())
    assert story.stacks == (170, 230, 200)


def test_ruling_a_price_in_chips_replaces_the_offered_chips() -> None:
    story = begun().does(A, actions.OfferTrade(0, B, 1, 30)).does(B, actions.NamePrice(50, ""))
    assert story.acting == (A,)
    story.does(A, actions.Pay())
    assert story.stacks == (150, 250, 200)
    assert faces(story, A)[0] == "3d"


def test_a_price_can_be_no_more_than_the_mover_has() -> None:
    story = begun().does(A, actions.OfferTrade(0, B, 1, 0))
    reason = story.refused(actions.NamePrice(201, ""))
    assert (reason.key, reason.arguments["allowed"]) == ("sword-refused-chips", "1–200")


def test_ruling_a_favour_in_words_is_recorded_and_not_enforced() -> None:
    story = begun().does(A, actions.OfferTrade(0, B, 1, 0))
    story.does(B, actions.NamePrice(0, "you wash up")).does(A, actions.Pay())
    assert story.happened(events.FavourPromised) == events.FavourPromised(A, B, "you wash up")
    (promise,) = story.sees(None).promises
    assert (promise.seat, promise.to, promise.words) == (A, B, "you wash up")
    assert story.stacks == (200, 200, 200)


def test_ruling_a_mark_goes_with_a_traded_card() -> None:
    story = begun().asks(A, B, 1, "black").does(B, actions.OfferTrade(1, C, 0, 0))
    story.does(C, actions.Agree())
    assert story.state.rows[C][0].mark == Mark(A, "black", True, B)
    assert story.state.rows[B][1].mark is None


def test_ruling_the_old_owner_remembers_the_card_the_new_sees_it() -> None:
    story = begun().does(A, actions.OfferTrade(0, B, 1, 0)).does(B, actions.Agree())
    assert story.sees(A).rows[B][1].face == "Ah"
    assert story.sees(B).rows[A][0].face == "3d"
    assert story.sees(B).rows[B][1].face == "Ah"
    assert story.sees(C).rows[B][1].face is None
    assert story.sees(None).rows[A][0].face is None


def test_ruling_the_trade_limit_counts_trades_begun() -> None:
    story = begun(trade_limit=1).does(A, actions.OfferTrade(0, B, 1, 0)).does(B, actions.Refuse())
    story.skips(B).asks(C, A, 0, "red")
    assert not story.can(actions.OfferTrade)
    reason = story.refused(actions.OfferTrade(0, B, 1, 0))
    assert (reason.key, reason.arguments["allowed"]) == ("sword-refused-trade-limit", 1)


# ── interrogations ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("answer", ["red", "black"])
@pytest.mark.parametrize("believed", [True, False])
def test_an_interrogation_marks_the_card_for_all_to_see(answer: str, believed: bool) -> None:
    named = "red" if answer == "red" else "black"
    story = begun().asks(A, B, 0, named, believed)  # type: ignore[arg-type]
    for observer in (A, B, C, None):
        assert story.sees(observer).rows[B][0].mark == Mark(A, named, believed, B)  # type: ignore[arg-type]
    assert story.sees(A).rows[B][0].face is None
    assert story.state.turn == B


def test_a_marked_card_is_not_asked_about_again() -> None:
    story = begun().asks(A, B, 0, "red").skips(B, C)
    reason = story.refused(actions.Interrogate(B, 0))
    assert (reason.arguments["field"], reason.arguments["allowed"]) == ("place", "2")


# ── the end ──────────────────────────────────────────────────────────────────────────────────


def test_the_phase_ends_with_the_first_fully_marked_row() -> None:
    story = begun().asks(A, B, 0, "red").skips(B).asks(C, B, 1, "red")
    assert story.phase == "betting"
    assert story.state.blind == B
    assert story.happened(events.CastlingEnded).seat == B
    assert story.state.betting.bets == (0, 2, 0)


def test_ruling_a_trade_that_ends_phase_one() -> None:
    """B has a marked card. C, who has a marked and an unmarked card, trades the unmarked card for
    it."""
    story = begun().asks(A, B, 0, "red").asks(B, C, 0, "red")
    story.does(C, actions.OfferTrade(1, B, 0, 0)).does(B, actions.Agree())
    assert story.phase == "betting"
    assert story.state.blind == C
    assert all(card.mark for card in story.state.rows[C])


def test_a_turn_may_go_by_but_not_all_round() -> None:
    story = begun().skips(A, B)
    assert not story.can(actions.Skip)
    assert story.refused(actions.Skip()).key == "sword-refused-skip"
    assert SWORD.default_action(story.state, C) == actions.Interrogate(A, 0)
    assert story.asks(C, A, 0, "red").can(actions.Skip)


def test_ruling_a_failed_trade_counts_as_a_passed_turn() -> None:
    story = begun().skips(A).does(B, actions.OfferTrade(0, A, 0, 0)).does(A, actions.Refuse())
    assert not story.can(actions.Skip, C)
    story = begun().skips(A).does(B, actions.OfferTrade(0, A, 0, 0))
    story.does(A, actions.NamePrice(5, "")).does(B, actions.Withdraw())
    assert not story.can(actions.Skip, C)
    story = begun().skips(A).does(B, actions.OfferTrade(0, A, 0, 0)).does(A, actions.Agree())
    assert story.can(actions.Skip, C)


def test_ruling_default_limit_of_trades_is_the_number_of_cards() -> None:
    story = begun(trade_limit=0)
    for _ in range(2):
        story.does(A, actions.OfferTrade(0, B, 0, 0)).does(B, actions.Refuse())
        story.skips(*(s for s in (B, C) if story.can(actions.Skip, s)))
        while story.state.turn != A:
            story.turns(actions.OfferTrade(0, A, 0, 0)).turns(actions.Refuse())
    assert not story.can(actions.OfferTrade, A)
    assert story.refused(actions.OfferTrade(0, B, 0, 0)).arguments["allowed"] == 2


def dawdled(rules: SwordRules, seats: int, swap: bool) -> int:
    """Return the turns of a castling in which every seat delays the next question as long as
    possible.
    """
    state, turns = SWORD.initial_state(rules, seats), 0
    while state.blind is None:
        [actor, *_] = SWORD.actors(state)
        if actor == CHANCE:
            state = SWORD.apply(state, CHANCE, SWORD.chance_outcomes(state)[0][0]).state
            continue
        assert isinstance(actor, int)
        turns += state.phase == "castling"
        assert turns <= most_turns(rules, seats)
        offered = {type(o.action): o.action for o in SWORD.legal_actions(state, actor)}
        found = offered.get(actions.Agree if swap else actions.Refuse)
        idle = offered.get(actions.OfferTrade) or offered.get(actions.Skip)
        chosen = found or idle or next(iter(offered.values()))
        state = SWORD.apply(state, actor, chosen).state
    return turns


def test_castling_always_ends(subtests: pytest.Subtests) -> None:
    for seats in [3, 5, 20]:
        for trade_limit in [0, 1, 99]:
            with subtests.test(seats=seats, trade_limit=trade_limit):
                for cards in (2, 4, 8):
                    rules = rules_of(cards=cards, trade_limit=trade_limit, lowest_rank=2)
                    for swap in (False, True):
                        assert dawdled(rules, seats, swap) > seats


# ── clocks ───────────────────────────────────────────────────────────────────────────────────


def test_ruling_an_absent_player_answers_truly_and_believes() -> None:
    story = begun()

    def default(seat: int) -> Action:
        return SWORD.default_action(story.state, seat)

    assert default(A) == actions.Skip()
    story.does(A, actions.OfferTrade(0, B, 0, 0))
    assert default(B) == actions.Refuse()
    story.does(B, actions.NamePrice(3, ""))
    assert default(A) == actions.Withdraw()
    story.does(A, actions.Withdraw()).does(B, actions.Interrogate(C, 1))
    assert default(C) == actions.NameColour("black")
    story.does(C, actions.NameColour("red"))
    assert default(B) == actions.Believe()
