"""Tests of reactions, of free text in games, and of words that are erased."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from mendax.core.concrete import concrete
from mendax.core.game import Action, FreeText, Offer
from mendax.games import GAMES
from mendax.games.mia.actions import Announce, Look, Shake
from mendax.games.sword_of_lies.actions import AllIn, Fold, NamePrice, ProposeDeal
from mendax.table import actions as around
from mendax.table import fairness
from mendax.table.commands import Act, BotAct, KeepSeat
from mendax.table.forgetting import forgotten, name_of, without_ids
from mendax.table.log import LogLine, action_of, text_of
from mendax.table.record.verify import verify
from mendax.table.record.write import write_record
from mendax.table.table import Batch, Table
from tests.table.evening import BOTS, PEOPLE, Evening, reason


def test_a_face_changes_no_table_state_and_makes_no_move_stale() -> None:
    evening = Evening().start("taras")
    asked, view = evening.table.number, evening.table.table_view()
    seat = evening.to_act()[0]
    evening.do("nina", around.React("cheer", seat))
    assert evening.table.table_view() is view
    person = evening.table.people()[seat]
    assert person is not None
    evening.act(person, Shake(), asked)


def test_settings_of_before_there_were_faces_still_read() -> None:
    old = "set-table (settings yes no yes no fast no yes)"
    read = action_of(old, (around.SetTable,))
    assert read == around.SetTable(around.Settings(chat=False, pace="fast"))
    assert text_of(read) == old
    off = around.SetTable(around.Settings(reactions=False))
    assert text_of(off) == "set-table (settings yes yes yes no normal no yes no)"
    assert action_of(text_of(off), (around.SetTable,)) == off


def test_faces_and_masks_do_not_depend_on_hidden_dice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In two worlds that differ only in a hidden roll, faces and masks are equal."""
    heard = []
    for roll in (53, 64):
        monkeypatch.setattr(fairness.Fairness, "draw", _drawing(roll))
        evening = Evening().start("taras", "ivan")
        for move in (Shake(), Look()):
            evening.act("olena", move)
        since = evening.table.number
        about: tuple[tuple[str, Action], ...] = (
            ("olena", around.React("sweat")),
            ("taras", around.React("squint", 0)),
            ("nina", around.React("laugh")),
            ("olena", around.Wear("jester")),
        )
        for person, action in about:
            evening.do(person, action)
        evening.act("olena", Announce(61))
        entries = [entry for entry in evening.entries if entry.number > since]
        everybody = ("olena", "taras", "ivan", "nina", None)
        told_to = [[entry.heard_by(person) for entry in entries] for person in everybody]
        heard.append((told_to, evening.table.table_view(), [line.action for line in evening.lines]))
    (one, view, lines), (other, same, others) = heard
    assert one == other
    assert view == same
    assert lines != others, "the worlds do differ"


def _drawing(roll: int):  # type: ignore[no-untyped-def]
    """Return a fixed chance in which the lot selects the first seat and the dice show ``roll``."""

    def draw(_: fairness.Fairness, outcomes):  # type: ignore[no-untyped-def]
        for action, _odds in outcomes:
            if getattr(action, "seat", 0) == 0 and getattr(action, "roll", roll) == roll:
                return action
        raise AssertionError(outcomes)

    return draw


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
            evening.do("olena", around.Mute(seat, True))


def chat_off(evening: Evening) -> None:
    evening.do("olena", around.SetTable(around.Settings(chat=False)))


def all_may_speak(evening: Evening) -> None:
    for seat, person in enumerate(evening.table.people()):
        if person != "olena":
            evening.do("olena", around.Mute(seat, False))
    evening.do("olena", around.SetTable(around.Settings()))


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
    evening.do(ROBO, around.Sit("Robo"))
    evening.do("olena", around.Start())
    negotiating(evening)
    seat = evening.table.people().index(ROBO)
    moves = spoken(every_offer(evening, seat))
    refused_silently(evening, seat, moves, "programs-quiet")
    evening.do("olena", around.SetTable(around.Settings(programs_talk=True)))
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


NAMES = ("Taras", "Zvir", "Beside", "secret words", "psst")


def rewritten(line: LogLine) -> LogLine:
    """Return the line as the store keeps it after "taras" was deleted."""
    own = line.person is not None and line.person.partition("/")[0] == "taras"
    person = "0ther" + line.person[5:] if own and line.person else line.person
    action = forgotten(line.actor, line.action, own, "taras", "0ther")
    return LogLine(line.number, line.at, line.actor, person, line.command, action)


def test_names_and_words_go_and_the_game_stays() -> None:
    evening = Evening({"lives": 1})
    evening.do("taras", around.Say("secret words"))
    evening.do("olena", around.MuteWatcher("Guest", True))
    evening.do("olena", around.MuteWatcher("Guest", False))
    evening.do("taras", around.Sit("Taras"))
    evening.do("taras", around.Rename("Zvir"))
    evening.do("taras", around.AddPerson("Beside"))
    evening.do("taras", around.Whisper(0, "psst"))
    evening.start().play(Random(3))
    evening.do("taras", around.SayPhrase("bye"))
    lines = [rewritten(line) for line in evening.lines]
    texts = " ".join(f"{line.person} {line.action}" for line in lines)
    assert not [word for word in (*NAMES, "taras") if word in texts]
    again = Table.load("t1", evening.secret, lines, BOTS)
    names = [seat.name for seat in again.table_view().seats]
    assert names == ["Олена", name_of("0ther"), name_of("0ther") + "+"]
    assert again.table_view().score.played == evening.table.table_view().score.played
    record = write_record(again, 1, "olena")
    assert verify(record) == ()
    assert "Zvir" not in record


def test_own_lines_identify_no_other_person() -> None:
    for action in ("silence tara5 yes", "ban tara5", "reserve-seat tara5 Program"):
        shown = without_ids("person", action)
        assert shown != action
        assert "tara5" not in shown
        assert shown.split()[2:] == action.split()[2:]
    assert without_ids("person", "say hello") == "say hello"


def test_a_watcher_is_forgotten_too_and_stays_out() -> None:
    evening = Evening({"lives": 1}).sit("ivan").start()
    evening.do("ivan", around.Leave())
    evening.do("taras", around.Rename("Taras"))
    evening.do("taras", around.TakeOver(1, "Zvir"))
    evening.do("olena", around.RemoveWatcher("Taras"))
    lines = [rewritten(line) for line in evening.lines]
    assert not [line for line in lines if any(word in line.action for word in (*NAMES, "taras"))]
    again = Table.load("t1", evening.secret, lines, BOTS)
    assert again.state.lobby.seating.kicked == {"0ther"}
