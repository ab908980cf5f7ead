"""Tests that muted players, and all players at tables without chat, have no moves with free
text."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from mendax.core.concrete import concrete
from mendax.core.game import Action, FreeText, Offer
from mendax.games import GAMES
from mendax.games.sword_of_lies.actions import AllIn, Fold, NamePrice, ProposeDeal
from mendax.table.actions import Mute, SetTable, Settings, Sit, Start
from mendax.table.commands import Act, BotAct, KeepSeat
from mendax.table.table import Batch
from tests.table.evening import PEOPLE, Evening, reason

TALKATIVE = {"sword_of_lies": {"cards": 2, "deals": 2, "trade_limit": 2}}
GAMES_PLAYED = 4
ROBO = "f00d"


def boldly(evening: Evening, luck: Random) -> None:
    """Make one random move of a seat to act. Fold only if no other move is offered."""
    seat = luck.choice(evening.to_act())
    offered = evening.choices(seat)
    choices = [action for action in offered if not isinstance(action, Fold | AllIn)] or offered
    person = evening.table.people()[seat]
    assert person is not None
    evening.act(person, luck.choice(choices))


def mute_all(evening: Evening) -> None:
    for seat, person in enumerate(evening.table.people()):
        if person != "olena":
            evening.do("olena", Mute(seat, True))


def chat_off(evening: Evening) -> None:
    evening.do("olena", SetTable(Settings(chat=False)))


def all_may_speak(evening: Evening) -> None:
    for seat, person in enumerate(evening.table.people()):
        if person != "olena":
            evening.do("olena", Mute(seat, False))
    evening.do("olena", SetTable(Settings()))


def every_offer(evening: Evening, seat: int) -> tuple[Offer, ...]:
    run = evening.table.game_run
    assert run is not None
    return run.asked[seat].offers


def spoken(offers: tuple[Offer, ...]) -> list[Action]:
    """Return a move with words for each offer of free text."""
    texts = [offer for offer in offers if any(isinstance(s, FreeText) for s in offer.slots)]
    return [next(concrete([offer])) for offer in texts]


def refused_silently(evening: Evening, seat: int, moves: list[Action], why: str) -> None:
    """Check that every move with words is refused with the reason and writes no line."""
    table, person = evening.table, evening.table.people()[seat]
    assert person is not None
    before = table.number
    for move in moves:
        assert reason(partial(evening.act, person, move)) == why
    assert table.number == before
    assert spoken(table.offers(seat)) == []
    assert table.offers(seat), "a silent player can go on playing"
    assert table.seen_by(person).offers == table.offers(seat)


@pytest.mark.parametrize(("silence", "why"), [(mute_all, "muted"), (chat_off, "chat-off")])
@pytest.mark.parametrize("game", GAMES)
def test_silent_players_get_and_send_no_free_text(
    game: str, silence: Callable[[Evening], None], why: str
) -> None:
    met: set[type[Action]] = set()
    for seed in range(GAMES_PLAYED):
        evening, luck = Evening(TALKATIVE.get(game, ()), game=game), Random(seed)
        evening.start("taras", "ivan")
        for _ in range(400):
            if not evening.to_act():
                break
            for seat in evening.to_act():
                moves = spoken(every_offer(evening, seat))
                if moves and evening.table.people()[seat] != "olena":
                    silence(evening)
                    refused_silently(evening, seat, moves, why)
                    all_may_speak(evening)
                    met |= set(map(type, moves))
            boldly(evening, luck)
    assert met == ({NamePrice, ProposeDeal} if game == "sword_of_lies" else set())


def negotiating(evening: Evening) -> Evening:
    """Play until every seat negotiates."""
    luck = Random(2)
    while seats := evening.to_act():
        if len(seats) > 1 and all(spoken(every_offer(evening, seat)) for seat in seats):
            return evening
        boldly(evening, luck)
    raise AssertionError("there is no negotiation")


def test_programs_without_voice_write_no_free_text() -> None:
    evening = Evening(TALKATIVE["sword_of_lies"], game="sword_of_lies").sit("taras")
    evening.keep(evening.table.execute(KeepSeat("olena", ROBO, "Program"), evening.at))
    evening.do(ROBO, Sit("Robo"))
    evening.do("olena", Start())
    negotiating(evening)
    seat = evening.table.people().index(ROBO)
    moves = spoken(every_offer(evening, seat))
    refused_silently(evening, seat, moves, "programs-quiet")
    evening.do("olena", SetTable(Settings(programs_talk=True)))
    evening.act(ROBO, moves[0])


def test_bots_write_no_free_text_without_chat() -> None:
    evening = Evening(TALKATIVE["sword_of_lies"], game="sword_of_lies").start("taras", "ivan")
    seat = negotiating(evening).to_act()[0]
    person = evening.table.people()[seat]
    moves = spoken(every_offer(evening, seat))
    assert person is not None
    evening.table.state.lobby.seating.change(seat, person=None, bot="odds")
    chat_off(evening)

    def moved() -> Batch:
        return evening.table.execute(BotAct(seat, moves[0]), evening.at)

    assert reason(moved) == "chat-off"
    assert spoken(evening.table.offers(seat)) == []


def test_free_text_is_cleaned_like_talk() -> None:
    evening = Evening(TALKATIVE["sword_of_lies"], game="sword_of_lies").start("taras", "ivan")
    seat = negotiating(evening).to_act()[0]
    person = evening.table.people()[seat]
    assert person in PEOPLE
    other = next(offer.action for offer in every_offer(evening, seat) if spoken((offer,)))
    assert isinstance(other, ProposeDeal)

    def propose(words: str) -> Batch:
        deal = ProposeDeal(other.to, 0, "nothing", "nothing", words, private=False)
        evening.at += 10
        return evening.keep(evening.table.execute(Act(person, deal, evening.table.number), 10**9))

    assert reason(lambda: propose("\u200b\u202e")) == "text-empty"
    batch = propose("  Let \u202e us\n both   live ")
    assert "Let%20us%20both%20live" in batch.lines[0].action
    assert evening.again().table_view() == evening.table.table_view()


def test_words_said_before_a_mute_are_replayed() -> None:
    evening = Evening(TALKATIVE["sword_of_lies"], game="sword_of_lies").start("taras", "ivan")
    negotiating(evening)
    seat = next(s for s in evening.to_act() if evening.table.people()[s] != "olena")
    person = evening.table.people()[seat]
    assert person is not None
    evening.act(person, spoken(every_offer(evening, seat))[0])
    mute_all(evening)
    assert evening.again().game_view(seat) == evening.table.game_view(seat)
