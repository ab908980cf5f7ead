"""Sword of Lies and PokerKit: games, betting decisions and hands per second, in the same run.

``python -m bench.sword`` prints all measurements; ``measure`` yields the lines. Our betting plays
random no-limit hands: it computes the offers and chooses from them at every decision. PokerKit
plays random Texas Hold'em with the same queries. The time includes reveals and boards; the count
does not. Times are CPU seconds, because other programs may use the machine.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from math import sqrt
from typing import Final

from msgspec.structs import replace
from pokerkit import Automation, NoLimitTexasHoldem, State

from bench.pages import replaced
from bench.stamps import stamp
from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.bots import BOTS
from mendax.core.game import CHANCE, Action
from mendax.games.sword_of_lies import SwordOfLies, rounds
from mendax.games.sword_of_lies.actions import Bet, Raise, Reveal
from mendax.games.sword_of_lies.rules import PRESETS, SwordRules
from mendax.games.sword_of_lies.state import Card, Mark, SwordState
from testbed.sword_ledger import Ledger, check_the_end, some_rules
from testbed.sword_play import play
from tools.ground import ROOT

PAGE: Final = "docs/sword-of-lies.md"
SECONDS = 4.0
CHECKED_GAMES = 10_000
STACK = 200
_SECONDS_A_DECISION = 8
"""The time of a person for a decision outside the talks, as ``waits`` assumes it."""
SWORD = SwordOfLies()


def measure(seconds: float = SECONDS, checked_games: int = CHECKED_GAMES) -> Iterator[str]:
    """Yield the lines of the report."""
    yield "## Sword of Lies and PokerKit"
    yield ""
    yield "| players | | hands or games/s | betting decisions/s |"
    yield "|---|---|---|---|"
    for seats in (3, 6, 9):
        ours = _rate(partial(_betting, seats), seconds)
        theirs = _rate(partial(_holdem, seats), seconds)
        yield f"| {seats} | Mendax, the betting | {ours[0]:,.0f} | {ours[1]:,.0f} |"
        yield f"| {seats} | PokerKit, Hold'em | {theirs[0]:,.0f} | {theirs[1]:,.0f} |"
        yield f"| {seats} | ratio | {ours[0] / theirs[0]:.1f} | {ours[1] / theirs[1]:.1f} |"
        games = _rate(partial(_whole_game, seats), seconds)
        yield f"| {seats} | Mendax, whole games ({games[1]:,.0f} actions/s) | {games[0]:,.0f} | |"
    yield ""
    yield from wars_reached()
    yield from waits()
    began = time.process_time()
    for number in range(checked_games):
        _checked_game(number)
    spent = time.process_time() - began
    yield f"{checked_games:,} random games under random rules, with all invariants checked after"
    yield f"every action: all of them held ({checked_games / spent:,.0f} games/s with the checks)."
    yield ""


# ── the frequency of wars ────────────────────────────────────────────────────────────────

_COMPANIES: Final = (
    ("three knights", ("knight",) * 3, 4),
    ("four knights", ("knight",) * 4, 4),
    ("a marshal and two knights", ("marshal", "knight", "knight"), 2),
    ("three marshals", ("marshal",) * 3, 1),
)
"""The bots at each table, and the number of games as a multiple of the slowest table's number."""


def wars_reached(games: int = 20) -> Iterator[str]:
    """Yield the share of games of good bots that reach the war, by preset, with 95% intervals."""
    presets = ("standard", "no_limit")
    yield "| share of games that reach the war | " + " | ".join(presets) + " |"
    yield "|---" * (len(presets) + 1) + "|"
    for company, names, times in _COMPANIES:
        shares = [_share(PRESETS[preset], names, games * times) for preset in presets]
        yield f"| {company}, {games * times} games | " + " | ".join(shares) + " |"
    yield ""


def _share(rules: SwordRules, names: Sequence[str], games: int) -> str:
    wars = sum(_is_war(rules, names, random.Random(f"wars {n}")) for n in range(games))
    share = wars / games
    return f"{share:.0%} ± {1.96 * sqrt(share * (1 - share) / games):.0%}"


def _is_war(rules: SwordRules, names: Sequence[str], luck: random.Random) -> bool:
    """Return whether a game of these bots reaches its war."""
    players = {
        seat: BOTS[name](SWORD.name, rules, seat, len(names), random.Random(luck.getrandbits(64)))
        for seat, name in enumerate(names)
    }
    result = played_out(LocalGame(SWORD, rules, len(names), players, luck))
    return result.reason.key == "sword-end-war"


def waits(games: int = 12) -> Iterator[str]:
    """Yield how often a table of squires waits in a game, by phase, preset and seats.

    Seats that decide at the same time are one wait.
    """
    yield "| seats | preset | castling | betting and revealing | war rounds | minutes |"
    yield "|---|---|---|---|---|---|"
    for seats in (4, 8, 12):
        for preset in ("standard", "long_table"):
            rules, total = PRESETS[preset], Counter[str]()
            for number in range(games):
                total += waited(rules, seats, random.Random(f"waits {seats} {number}"))
            asked = {phase: times / games for phase, times in total.items()}
            bets, talks = asked["betting"] + asked["reveal"], asked["negotiation"]
            castled = sum(asked.values()) - bets - talks - asked["orders"]
            seconds = _SECONDS_A_DECISION * (sum(asked.values()) - talks)
            seconds += rules.negotiation_clock * talks
            row = f"{castled:.0f} | {bets:.0f} | {talks:.1f} | {seconds / 60:.0f}"
            yield f"| {seats} | `{preset}` | {row} |"
    yield ""


def waited(rules: SwordRules, seats: int, luck: random.Random) -> Counter[str]:
    """Return how often a game waits for a decision, by phase."""
    players = {
        seat: BOTS["squire"](SWORD.name, rules, seat, seats, random.Random(luck.getrandbits(64)))
        for seat in range(seats)
    }
    game, counted = LocalGame(SWORD, rules, seats, players, luck), Counter[str]()
    shared = {"negotiation", "orders", *(["reveal"] if rules.reveal == "simultaneous" else [])}
    before = ""
    while game.actor is not None:
        phase = game.view(None).phase
        if game.actor != CHANCE and not (phase in shared and phase == before):
            counted[phase] += 1
        before = phase
        game.advance()
    return counted


def _rate(once: Callable[[random.Random], int], seconds: float) -> tuple[float, float]:
    """Return the number of runs of ``once`` per second, and the sum of its results per second."""
    began, counted = time.process_time(), 0
    for number in count(1):
        counted += once(random.Random(number))
        spent = time.process_time() - began
        if spent >= seconds:
            return number / spent, counted / spent
    raise AssertionError("unreachable")


# ── ours ─────────────────────────────────────────────────────────────────────────────────────


def _at_betting(seats: int) -> SwordState:
    """Return a state after castling: every seat has three cards, the big blind's are marked."""
    mark = Mark(1, "red", believed=True)
    rows = tuple(
        tuple(Card(face, 0, (seat,), mark if seat == 0 else None) for face in ("2c", "Kd", "9s"))
        for seat in range(seats)
    )
    rules = replace(PRESETS["no_limit"], cards=3, small_blind=1, min_buy_in=STACK)
    state = replace(SWORD.initial_state(rules, seats), rows=rows, blind=0)
    return rounds.begin(state, ()).state


def _betting(seats: int, luck: random.Random) -> int:
    """Play one hand's betting, at most four rounds and three reveals; return its decisions."""
    state, decisions = _at_betting(seats), 0
    while state.phase in ("betting", "reveal"):
        seat = state.turn
        if state.phase == "reveal":
            action: Action = Reveal(0)
        else:
            action, decisions = _choose(state, luck), decisions + 1
        state = SWORD.apply(state, seat, action).state
    return decisions


def _choose(state: SwordState, luck: random.Random) -> Action:
    """Choose from the offers: mostly calls, some raises, some folds."""
    offers = SWORD.legal_actions(state, state.turn)
    choice = luck.random()
    for offer in offers:
        action = offer.action
        if isinstance(action, Bet | Raise) and choice < 0.2:
            slot = offer.slots[0]
            low, high = slot.low, slot.high  # type: ignore[union-attr]
            return type(action)(min(high, low + int(luck.random() ** 3 * (high - low))))
    if choice > 0.85 and state.betting.bets[state.turn] < state.betting.level:
        return offers[0].action
    return offers[1].action


def _whole_game(seats: int, luck: random.Random) -> int:
    """Play a random game from the deal to the end of the war; return its actions."""
    actions = 0

    def watch(*_: object) -> None:
        nonlocal actions
        actions += 1

    play(SWORD.initial_state(PRESETS["no_limit"], seats), luck, watch)
    return actions


def _checked_game(number: int) -> None:
    luck = random.Random(f"bench {number}")
    rules = some_rules(luck)
    state = SWORD.initial_state(rules, luck.choice((3, 4, 5, 6, 10)))
    check_the_end(play(state, luck, Ledger(state).watch))


# ── theirs ───────────────────────────────────────────────────────────────────────────────────


def _holdem(seats: int, luck: random.Random) -> int:
    """Play one hand of no-limit Hold'em at PokerKit's table, as ``_choose`` does."""
    random.seed(luck.random())
    state: State = NoLimitTexasHoldem.create_state(
        tuple(Automation), True, 0, (1, 2), 2, STACK, seats
    )
    decisions = 0
    while state.status:
        decisions += 1
        choice = luck.random()
        if choice < 0.2 and state.can_complete_bet_or_raise_to():
            low = state.min_completion_betting_or_raising_to_amount or 0
            high = state.max_completion_betting_or_raising_to_amount or 0
            to = min(high, low + int(luck.random() ** 3 * (high - low)))
            state.complete_bet_or_raise_to(to)
        elif choice > 0.85 and state.checking_or_calling_amount:
            state.fold()
        else:
            state.check_or_call()
    return decisions


def main() -> int:
    """Print the report or, with ``--page``, write only the length of games into the docs."""
    if "--page" in sys.argv:
        page, lines = ROOT / PAGE, [*waits()]
        page.write_text(replaced(page.read_text(), "waits", lines[:-1]))
        stamp(PAGE, "waits", "python -m bench.sword --page", SWORD.name, ("squire",))
        return 0
    for line in measure():
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
