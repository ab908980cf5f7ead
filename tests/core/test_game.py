"""Tests of the game interface: event recipients, offers, and the refusals of a checked step."""

import importlib
import pickle
import pkgutil
import typing

import pytest

import mendax
from mendax.core.game import (
    CHANCE,
    Action,
    Actor,
    Between,
    FreeText,
    Glimpse,
    IllegalAction,
    MendaxError,
    Offer,
    OneOf,
    Reason,
    Told,
    Unseen,
    observation,
    step,
)
from mendax.games.mia import Mia, actions
from mendax.games.mia.events import LotDrawn, Shaken
from mendax.games.mia.rules import MiaRules


class Bet(Action, frozen=True):
    """Chips, a remark, and whether it is the whole pot."""

    chips: int
    remark: str = "-"
    all_in: bool = False


class Dealt(Glimpse, frozen=True):
    """A card that one seat may see."""

    card: int


# # ── recipients ───────────────────────────────────────────────────────────────────────────────


def test_public_events_reach_everyone() -> None:
    told = Told(Shaken(1))
    assert [observation(told, who) for who in (0, 1, None)] == [Shaken(1)] * 3


def test_private_events_show_others_only_their_recipients() -> None:
    told = Told(Dealt(3, 51), (0,))
    assert observation(told, 0) == Dealt(3, 51)
    assert observation(told, 1) == Unseen((0,))
    assert observation(told, None) == Unseen((0,))
    assert "51" not in repr(observation(told, 1))


# # ── offers ───────────────────────────────────────────────────────────────────────────────────


def test_an_offer_without_slots_is_that_very_action() -> None:
    offer = Offer(Bet(1))
    assert offer.admits(Bet(1))
    for other in (Bet(2), Bet(1, "hm"), Bet(True), Bet(1.0), Bet(1, "-", 0), actions.Doubt()):  # type: ignore[arg-type]
        assert not offer.admits(other)


def test_slots_are_free_within_bounds_and_other_fields_fixed() -> None:
    offer = Offer(Bet(2, "hm"), (Between("chips", 2, 9),))
    assert [chips for chips in range(12) if offer.admits(Bet(chips, "hm"))] == list(range(2, 10))
    assert not offer.admits(Bet(5, "ha"))
    assert not offer.admits(Bet(5, "hm", True))
    assert not offer.admits(Bet(5.0, "hm"))  # type: ignore[arg-type]
    assert not Offer(Bet(0), (Between("chips", 0, 1),)).admits(Bet(True))


def test_one_of_tells_true_from_one() -> None:
    offer = Offer(Bet(1), (OneOf("chips", (1, 3)),))
    assert offer.admits(Bet(3))
    for wrong in (2, True, 1.0, "1", None):
        assert not offer.admits(Bet(wrong))  # type: ignore[arg-type]


def test_free_text_is_neither_empty_nor_too_long() -> None:
    offer = Offer(Bet(1, "hm"), (FreeText("remark", 5),))
    assert offer.admits(Bet(1, "a"))
    assert offer.admits(Bet(1, "Віра!"))
    for wrong in ("", "sixsix", 5, None):
        assert not offer.admits(Bet(1, wrong))  # type: ignore[arg-type]


# ── the checked step ─────────────────────────────────────────────────────────────────────────


def test_a_legal_action_is_applied() -> None:
    game = Mia()
    state = game.initial_state(MiaRules(), 2)
    after, events = step(game, state, CHANCE, actions.DrawLot(1))
    assert game.actors(after) == (1,)
    assert events[0] == Told(LotDrawn(0, 1))


def test_illegal_actions_raise_a_reason_and_the_offers() -> None:
    game = Mia()
    state, _ = step(game, game.initial_state(MiaRules(), 2), CHANCE, actions.DrawLot(1))
    with pytest.raises(IllegalAction) as caught:
        step(game, state, 1, actions.Doubt())
    assert caught.value.reason.key == "mia-refused-not-now"
    assert caught.value.offers == (Offer(actions.Shake()),)
    with pytest.raises(IllegalAction) as caught:
        step(game, state, 0, actions.Shake())
    assert caught.value.offers == ()
    no_action: typing.Any = "shake"
    own: dict[Actor, tuple[Offer, ...]] = {1: (Offer(actions.Shake()),), CHANCE: ()}
    for actor, offers in own.items():
        with pytest.raises(IllegalAction) as caught:
            step(game, state, actor, no_action)
        assert caught.value.reason.key == "rules-not-an-action"
        assert caught.value.offers == offers


def test_chance_falls_only_as_it_can() -> None:
    game = Mia()
    state = game.initial_state(MiaRules(), 2)
    fraction: typing.Any = 1.0
    lots = (actions.DrawLot(2), actions.DrawLot(True), actions.DrawLot(fraction))
    for wrong in (*lots, actions.Fall(21)):
        with pytest.raises(IllegalAction) as caught:
            step(game, state, CHANCE, wrong)
        assert caught.value.offers == (Offer(actions.DrawLot(0)), Offer(actions.DrawLot(1)))
    after, _ = step(game, state, CHANCE, actions.DrawLot(0))
    with pytest.raises(IllegalAction):
        step(game, after, CHANCE, actions.DrawLot(0))


def test_no_refusal_tells_the_dice() -> None:
    game = Mia()
    worlds = []
    for roll in (31, 66):
        state = game.initial_state(MiaRules(), 2)
        moves: tuple[tuple[Actor, Action], ...] = (
            (CHANCE, actions.DrawLot(0)),
            (0, actions.Shake()),
            (CHANCE, actions.Fall(roll)),
            (0, actions.Announce(53)),
        )
        for actor, action in moves:
            state, _ = step(game, state, actor, action)
        with pytest.raises(IllegalAction) as caught:
            step(game, state, 1, actions.Announce(31))
        worlds.append((str(caught.value), repr(caught.value), caught.value.offers))
    assert worlds[0] == worlds[1]


def kinds_of(kind: type[MendaxError]) -> set[type[MendaxError]]:
    """Return the class and its subclasses."""
    return {kind}.union(*(kinds_of(below) for below in kind.__subclasses__()))


def test_every_error_comes_whole_out_of_another_process() -> None:
    for module in pkgutil.walk_packages(mendax.__path__, "mendax."):
        if not module.ispkg and any(name in module.name for name in (".core.", ".table.", ".kit.")):
            importlib.import_module(module.name)
    kinds = kinds_of(MendaxError)
    assert len(kinds) > 8
    for kind in kinds:
        error = kind.__new__(kind)
        MendaxError.__init__(error, Reason("too-low", {"value": 31}))
        error.__dict__["more"] = (1, 2)
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is kind
        assert (again.reason, str(again)) == (error.reason, "too-low value=31")
        assert again.__dict__["more"] == (1, 2)
    refused = pickle.loads(pickle.dumps(IllegalAction(Reason("over"), (Offer(actions.Look()),))))
    assert refused.offers == (Offer(actions.Look()),)
