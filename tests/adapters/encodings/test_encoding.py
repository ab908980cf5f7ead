"""Encodings contain exactly the facts that a seat knows, within the declared number of rows."""

import random

import numpy as np

from mendax.adapters.encodings import ENCODINGS, encoding_of
from mendax.adapters.encodings.encoding import MOST, Encoding
from mendax.adapters.numbered import NumberedState, opening, rules_of, table
from mendax.core.game import CHANCE
from mendax.games import GAMES
from tests.proof import parametrize


def _encoded(encoding: Encoding, here: NumberedState, seat: int) -> bytes:
    view = here.table.game.view(here.state, seat)
    return encoding.recollected(view, here.heard(seat), seat).tobytes()


TABLES = [
    (name, preset, GAMES[name].seats[0] + number % 2)
    for name in ENCODINGS
    for number, preset in enumerate(GAMES[name].presets)
]
FEW = [(name, preset, seats) for name, preset, seats in TABLES if preset in ("standard", "contest")]


@parametrize("name, preset, seats", TABLES, test=FEW)
def test_received_events_can_be_decoded(name: str, preset: str, seats: int) -> None:
    """Sample positions to check perfect recall: if a seat to act has different information in two
    positions, their numbers differ. This also holds without a bound in the rules, as long as the
    rows suffice.
    """
    luck = random.Random(f"{name} {preset}")
    whole = table(name, GAMES[name].presets[preset], seats, 3)
    encoding = encoding_of(name, whole.rules, seats, 400)
    known: dict[tuple[int, int], str] = {}
    for _ in range(1 if name == "sword_of_lies" else 2):
        here = opening(whole)
        while (actor := here.actor) is not None:
            if actor == CHANCE:
                here = here.after(CHANCE, luck.choice(here.outcomes())[0])
                continue
            for seat in {actor, luck.randrange(seats)}:
                told = here.told(seat)
                assert known.setdefault((seat, hash(_encoded(encoding, here, seat))), told) == told
            kinds: dict[type, list[int]] = {}
            for number in here.legal(actor):
                kinds.setdefault(type(here.action(actor, number)), []).append(number)
            here = here.after(actor, luck.choice(luck.choice([*kinds.values()])))
        if encoding.most_rows is not None:
            assert len(encoding.rows_of(here.heard(0))) <= encoding.most_rows
    assert len(known) > 50


def test_similar_toy_games_have_different_encodings() -> None:
    """Use toy games, because many pairs of their histories differ in only one fact."""
    for options in ("lives:1;sides:2", "lives:1;sides:2;announce:equal_or_higher"):
        whole = table("mia", rules_of("mia", "standard", options), 2)
        encoding = encoding_of("mia", whole.rules, 2)
        luck = random.Random(options)
        texts: dict[tuple[int, bytes], str] = {}
        numbers: dict[tuple[int, str], bytes] = {}
        for _ in range(70):
            here = opening(whole)
            while (actor := here.actor) is not None:
                ways = [n for n, _ in here.outcomes()] if actor == CHANCE else here.legal(actor)
                for seat in (0, 1):
                    one, text = _encoded(encoding, here, seat), here.told(seat)
                    assert texts.setdefault((seat, one), text) == text
                    assert numbers.setdefault((seat, text), one) == one
                here = here.after(actor, luck.choice(ways))
        assert len(texts) > 50


def test_unseen_dice_do_not_change_an_encoding() -> None:
    whole = table("mia", GAMES["mia"].presets["standard"], 2)
    encoding = encoding_of("mia", whole.rules, 2)
    start = opening(whole).after(CHANCE, 0)
    start = start.after(0, start.legal(0)[0])
    one, two = (
        fallen.after(0, fallen.legal(0)[0]) for fallen in (start.after(CHANCE, n) for n in (0, 1))
    )
    assert one.state.looked
    assert _encoded(encoding, one, 1) == _encoded(encoding, two, 1)
    assert _encoded(encoding, one, 0) != _encoded(encoding, two, 0)


def test_rows_are_all_or_the_newest() -> None:
    standard = GAMES["mia"].presets["standard"]
    whole, short = encoding_of("mia", standard, 2), encoding_of("mia", standard, 2, 3)
    meyer = encoding_of("mia", GAMES["mia"].presets["meyer"], 2)
    assert (whole.rows, whole.exact) == (364, True)
    assert (short.rows, short.exact) == (3, False)
    assert (meyer.most_rows, meyer.exact) == (None, False)
    assert meyer.recollection_size <= MOST
    here, luck = opening(table("mia", standard, 2)), random.Random(1)
    for _ in range(60):
        actor = here.actor
        assert actor is not None
        ways = [n for n, _ in here.outcomes()] if actor == CHANCE else here.legal(actor)
        here = here.after(actor, luck.choice(ways))
    view, width = here.table.game.view(here.state, 0), whole.row.size
    long = whole.recollected(view, here.heard(0), 0)[whole.observation.size :].reshape(-1, width)
    last = short.recollected(view, here.heard(0), 0)[short.observation.size :].reshape(-1, width)
    used = int(np.flatnonzero(long.any(axis=1))[-1]) + 1
    assert (long[used - 3 : used] == last).all()
