"""The benchmark: a seeded, versioned suite of games with an exact price for every decision.

1. A suite has the published tables of a game, and tables with rules drawn from the seed, which are
   solved when they are drawn. All tables have two seats, so prices are exact.
2. Each player meets the equilibrium and players with exploitable habits. A deal is played twice
   with the same dice: the player has one seat, then the other. With talk, all games are played
   again with the same dice, and the player receives sentences that are unrelated to them.
3. A result contains every game. ``verified`` draws the tables again, deals the same dice, lets the
   opponents play again, and takes only the player's own moves from the result. All figures are
   computed again, so a result cannot be changed without notice.
4. The same seed and players give the same bytes. Figures are rounded to ``DECIMALS``, because the
   last digits of the solver's numbers may differ between machines.
"""

import gzip
import hashlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

import mendax
from mendax.arena.competitors import Participant, competitor_of
from mendax.arena.intervals import mean
from mendax.arena.strength import Estimate
from mendax.core.game import MendaxError, Reason, RulesError, UnreadableText, Value
from mendax.games import game_named
from mendax.games.editions import rules_of
from mendax.measure.drawn_rules import SEATS
from mendax.measure.pricing import PricedDecision, regret
from mendax.measure.profiles import Cost, Profile, mean_cost, profiles_of_priced
from mendax.measure.suite_games import (
    EQUILIBRIUM,
    SUITE,
    AsPlayed,
    BadResult,
    Pairing,
    Suite,
    SuiteGame,
    SuiteSize,
    SuiteTable,
    deals_of,
    pairings,
    tables_of,
    usual_size,
)
from mendax.records import RecordedGame

DECIMALS: Final = 9


class SuiteGames(Struct, frozen=True, kw_only=True):
    """The games of one player against one opponent at one table."""

    player: str
    table: int
    """The index of the table."""
    opponent: str
    talk: bool
    """True if the player received talk."""
    hash: str
    """The SHA-256 of the games as JSON."""
    games: tuple[RecordedGame, ...]
    """The two games of each deal follow each other: in seat 0, then in seat 1."""


class PlayerResult(Value, frozen=True, kw_only=True):
    """The figures of one player."""

    player: str
    games: int
    published: Cost
    """The cost of a decision at published tables."""
    drawn: Cost | None
    """The cost of a decision at drawn tables; None without any."""
    talk: Cost | None
    """The cost of a decision in the games with talk; None without any."""
    talk_effect: Estimate | None
    """The mean cost of a decision with talk minus that without, by the same deals."""
    against_equilibrium: Estimate
    """The share of games won. The interval treats a deal as one observation."""
    against_habits: Estimate
    profiles: tuple[Profile, ...]
    """One profile for each table, of the games without talk."""


class BenchmarkResult(Struct, frozen=True, kw_only=True):
    """The content of a result file."""

    suite: int
    mendax: str
    """The version of Mendax that played."""
    game: str
    seed: str
    deals: int
    talk: bool
    players: tuple[str, ...]
    tables: tuple[SuiteTable, ...]
    games: tuple[SuiteGames, ...]
    results: tuple[PlayerResult, ...]


def benchmark(
    game: str,
    players: Sequence[Participant],
    seed: str,
    size: SuiteSize | None = None,
    progress: Callable[[int, int], None] = lambda *_: None,
    at_once: int = 1,
) -> BenchmarkResult:
    """Play the suite, and return the result.

    ``at_once`` is the number of games at the same time, for players that wait. Raises
    ``RulesError`` for a game without prices, for too many drawn tables, and for players that cannot
    play a table.
    """
    size = size or usual_size(game)
    competitors = [competitor_of(player) for player in players]
    names = tuple(competitor.name for competitor in competitors)
    if len(set(names)) < len(names):
        raise RulesError(Reason("benchmark-same-names"))
    tables = tables_of(game, seed, size.drawn)
    by_name = dict(zip(names, competitors, strict=True))
    every, games = pairings(names, len(tables), size.talk), list[SuiteGames]()

    def play(pairing: Pairing) -> SuiteGames:
        rules = rules_of(game_named(game), tables[pairing.table].rules.split())
        player = by_name[pairing.player]
        player.admit(game, rules, SEATS)
        rows = deals_of(game, rules, player, pairing, seed, size.deals)
        return _games(pairing, tuple(rows))

    with ThreadPoolExecutor(at_once) as threads:
        for one in threads.map(play, every):
            games.append(one)
            progress(len(games), len(every))
    head = _Head(mendax.__version__, game, seed, size.deals, size.talk, names, tables)
    return _result(head, games)


def collected(suite: Suite, player: str, rows: Mapping[SuiteGame, RecordedGame]) -> BenchmarkResult:
    """Return the result of a player whose games were played one by one (``Suite.play``).

    Raises ``BadResult`` if a game is missing.
    """
    missing = next((one for one in suite.games() if one not in rows), None)
    if missing is not None:
        place = f"{player}, {missing.opponent}, {missing.table + 1}"
        raise BadResult(Reason("benchmark-wrong-games", {"place": place}))
    games = []
    for pairing in pairings((player,), len(suite.tables), suite.size.talk):
        own = [rows[one] for one in suite.games() if one[:3] == pairing[1:]]
        games.append(_games(pairing, tuple(own)))
    size, names = suite.size, (player,)
    first = mendax.__version__, suite.game, suite.seed, size.deals, size.talk
    return _result(_Head(*first, names, suite.tables), games)


def _games(pairing: Pairing, rows: tuple[RecordedGame, ...]) -> SuiteGames:
    digest = hashlib.sha256(msgspec.json.encode(rows)).hexdigest()
    return SuiteGames(**pairing._asdict(), hash=digest, games=rows)


# ── figures ──────────────────────────────────────────────────────────────────────────────────


class _Head(NamedTuple):
    """The fields of a result before its games."""

    mendax: str
    game: str
    seed: str
    deals: int
    talk: bool
    players: tuple[str, ...]
    tables: tuple[SuiteTable, ...]


def _result(head: _Head, games: Sequence[SuiteGames]) -> BenchmarkResult:
    results = [
        _figures(player, head.tables, [one for one in games if one.player == player])
        for player in head.players
    ]
    return BenchmarkResult(
        suite=SUITE, games=tuple(games), results=tuple(results), **head._asdict()
    )


_Priced = list[tuple[RecordedGame, list[PricedDecision]]]


def _figures(
    player: str, tables: Sequence[SuiteTable], games: Sequence[SuiteGames]
) -> PlayerResult:
    priced: dict[str, _Priced] = {"published": [], "drawn": [], "talk": []}
    for one in games:
        here = priced["talk" if one.talk else tables[one.table].origin]
        for row in one.games:
            here.append((row, [each for each in regret([row]) if each.player == player]))
    silent = [one for one in games if not one.talk]
    every = priced["published"] + priced["drawn"]
    result = PlayerResult(
        player=player,
        games=len(every) + len(priced["talk"]),
        published=_cost(priced["published"]),
        drawn=_cost(priced["drawn"]) if priced["drawn"] else None,
        talk=_cost(priced["talk"]) if priced["talk"] else None,
        talk_effect=_effect(every, priced["talk"]) if priced["talk"] else None,
        against_equilibrium=_won([one for one in silent if one.opponent == EQUILIBRIUM]),
        against_habits=_won([one for one in silent if one.opponent != EQUILIBRIUM]),
        profiles=profiles_of_priced(every),
    )
    return msgspec.convert(_rounded(msgspec.to_builtins(result)), PlayerResult)


def _effect(silent: _Priced, spoken: _Priced) -> Estimate:
    """Return the difference of mean costs. A pair of games with the same dice is one observation.

    Both lists are in the order of the tables, so equal games are at equal places.
    """
    pairs = zip(silent, spoken, strict=True)
    return mean([_mean_of(with_talk) - _mean_of(without) for (_, without), (_, with_talk) in pairs])


def _mean_of(decisions: Sequence[PricedDecision]) -> float:
    costs = [one.cost for one in decisions if one.cost is not None]
    return sum(costs) / max(1, len(costs))


def _cost(games: Sequence[tuple[RecordedGame, Sequence[PricedDecision]]]) -> Cost:
    costs = [[one.cost for one in own if one.cost is not None] for _, own in games]
    return mean_cost([(sum(one), len(one)) for one in costs])


def _won(games: Sequence[SuiteGames]) -> Estimate:
    """Return the share of won games, with an interval over deals."""
    deals = []
    for one in games:
        shares = [_share(row, one.player) for row in one.games]
        pairs = zip(shares[::2], shares[1::2], strict=True)
        deals += [(first + second) / 2 for first, second in pairs]
    found = mean(deals)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def _share(row: RecordedGame, player: str) -> float:
    assert row.places is not None
    best = [row.seats[seat] for seat, place in enumerate(row.places) if place == 1]
    return best.count(player) / len(best)


def _rounded(value: Any) -> Any:
    """Return a value of built-in types with rounded numbers."""
    if isinstance(value, float):
        return round(value, DECIMALS) + 0.0  # no negative zero
    if isinstance(value, dict):
        return {key: _rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(one) for one in value]
    return value


# ── files ────────────────────────────────────────────────────────────────────────────────────


def write_result(result: BenchmarkResult, path: Path) -> None:
    """Write a result to a new file, compressed. Equal results make equal files."""
    with path.open("xb") as file:
        file.write(gzip.compress(msgspec.json.encode(result), mtime=0))


def read_result(path: Path) -> BenchmarkResult:
    """Read a result. Raises ``BadResult`` and ``OSError``."""
    try:
        return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=BenchmarkResult)
    except (msgspec.MsgspecError, UnicodeDecodeError, EOFError, gzip.BadGzipFile) as error:
        raise BadResult(Reason("benchmark-unreadable", {"problem": str(error)[:200]})) from None


def verified(
    result: BenchmarkResult, progress: Callable[[int, int], None] = lambda *_: None
) -> BenchmarkResult:
    """Return the result, recomputed. Raises ``BadResult`` if it differs."""
    if result.suite != SUITE:
        raise BadResult(Reason("benchmark-other-suite", {"given": result.suite, "known": SUITE}))
    drawn = sum(table.origin == "drawn" for table in result.tables)
    tables = tables_of(result.game, result.seed, drawn)
    if tables != result.tables:
        raise BadResult(Reason("benchmark-wrong-tables"))
    found = [_pairing_of(one) for one in result.games]
    if found != pairings(result.players, len(tables), result.talk):
        raise BadResult(Reason("benchmark-wrong-tables"))
    games = []
    for one in result.games:
        games.append(_played_again(result, one))
        progress(len(games), len(result.games))
    again = _result(_Head(*(getattr(result, name) for name in _Head._fields)), games)
    for player, own in zip(again.results, result.results, strict=False):
        if player != own:
            raise BadResult(Reason("benchmark-wrong-figures", {"player": player.player}))
    if again != result:
        raise BadResult(Reason("benchmark-wrong-figures", {"player": ", ".join(result.players)}))
    return again


def _pairing_of(one: SuiteGames) -> Pairing:
    return Pairing(one.player, one.table, one.opponent, one.talk)


def _played_again(result: BenchmarkResult, one: SuiteGames) -> SuiteGames:
    rules = rules_of(game_named(result.game), result.tables[one.table].rules.split())
    player, pairing = AsPlayed(one.player, list(one.games)), _pairing_of(one)
    try:
        rows = tuple(deals_of(result.game, rules, player, pairing, result.seed, result.deals))
    except (MendaxError, UnreadableText, IndexError):
        rows = ()
    again = _games(pairing, rows)
    if again != one:
        place = f"{one.player}, {one.opponent}, {one.table + 1}"
        raise BadResult(Reason("benchmark-wrong-games", {"place": place}))
    return again
