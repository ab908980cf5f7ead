"""Tests that records of Sword of Lies with whispered deals and private talk are true and discreet.

A record holds the information of its reader: the words of a whispered deal are in two records only.
Private talk, which is no part of the game, is in none.
"""

from random import Random

import pytest

from mendax.games.sword_of_lies import actions as sword
from mendax.table.actions import Whisper
from mendax.table.record.format import ALL, Reader
from mendax.table.record.verify import verify
from tests.table.evening import Evening, reason, record_at

RULES = ["cards=2", "trade_limit=1", "deals=2", "min_buy_in=20", "limit=no_limit", "ante=0"]
READERS: tuple[Reader, ...] = (0, 1, 2, None, ALL)


def at_talks(seed: int) -> Evening:
    """Return a game of three at its first negotiation, with random moves and no folds."""
    evening, luck = Evening(RULES, game="sword_of_lies").start("taras", "ivan"), Random(seed)
    while evening.to_act() and phase(evening) != "negotiation":
        seat = evening.to_act()[0]
        person = evening.table.people()[seat]
        assert person is not None
        choices = [a for a in evening.choices(seat) if not isinstance(a, sword.Fold | sword.AllIn)]
        quiet = [a for a in choices if isinstance(a, sword.Check | sword.Call)]
        evening.act(person, luck.choice(quiet or choices))
    return evening


def phase(evening: Evening) -> str:
    assert evening.table.game_run is not None
    return str(evening.table.game_run.state.phase)


def whispering(answer: type[sword.SignDeal | sword.DeclineDeal], seed: int = 1) -> Evening:
    evening = at_talks(seed)
    assert phase(evening) == "negotiation"
    deal = sword.ProposeDeal(1, 3, "spare", "nothing", "password-owl", private=True)
    evening.act("olena", deal)
    evening.do("olena", Whisper(1, "sign it, quickly"))
    evening.act("taras", answer(1))
    return evening.play(Random(seed))


@pytest.mark.parametrize("answer", [sword.SignDeal, sword.DeclineDeal])
def test_whispered_deals_are_true_and_in_two_records_only(
    answer: type[sword.SignDeal | sword.DeclineDeal],
) -> None:
    evening = whispering(answer)
    for reader in READERS:
        text = record_at(evening.table, 1, reader)
        assert verify(text) == (), reader
        assert ("password-owl" in text) == (reader in (0, 1, ALL))
        assert ("sign-deal" in text or "decline-deal" in text) == (reader in (1, ALL))
        assert "quickly" not in text


def test_other_readers_records_hide_pledges() -> None:
    """In two worlds that differ only in a declined deal, other seats have the same records."""
    texts = []
    for words, pledge in (("owl", "spare"), ("a much longer word", "strike-seat3")):
        evening = at_talks(1)
        evening.act("olena", sword.ProposeDeal(1, 0, pledge, "nothing", words, private=True))
        evening.act("taras", sword.DeclineDeal(1))
        evening.play(Random(5))
        texts.append([record_at(evening.table, 1, reader) for reader in (2, None)])
    assert texts[0] == texts[1]


def test_a_whisper_is_no_part_of_the_game() -> None:
    evening = at_talks(2)
    seen = evening.table.number
    evening.do("ivan", Whisper(0, "wait"))
    evening.act("olena", sword.Ready(), after=seen)
    assert reason(lambda: evening.act("olena", sword.Ready(), after=seen)) == "stale"
