"""The report of a match as text and as data."""

from collections.abc import Iterator, Sequence
from statistics import median, quantiles
from typing import Any, NamedTuple

from rich.console import Console

from mendax.arena.standings import Charges, Match, Pair, PlayedGame, Standing
from mendax.core.game import AnyGame, Value
from mendax.terminal import drawing, pages
from mendax.terminal.arena.participants import shown_names
from mendax.words import Words


class ThinkingTime(Value, frozen=True):
    """The thinking times of a program per move, in milliseconds of wall time."""

    moves: int
    median: float
    most: float
    """The 95th percentile."""
    slowest: float


class MatchReport(NamedTuple):
    """A finished match and its duration."""

    match: Match
    seconds: float
    thinking: tuple[ThinkingTime | None, ...] = ()
    """The thinking times of each bot, or None for a built-in bot. Unlike the figures, they vary
    between runs.
    """

    @property
    def pace(self) -> float:
        """Return the number of decisions per second."""
        return self.match.decisions / max(1e-9, self.seconds)


def thinking(bots: int, games: Sequence[PlayedGame]) -> tuple[ThinkingTime | None, ...]:
    """Return the thinking times of each program. The result is empty if no participant is a
    program.
    """
    times: list[list[float]] = [[] for _ in range(bots)]
    for game in games:
        for bot, conduct in zip(game.order, game.conducts, strict=False):
            times[bot] += () if conduct is None else conduct.times
    if not any(times):
        return ()
    return tuple(_thinking(own) if own else None for own in times)


def _thinking(seconds: Sequence[float]) -> ThinkingTime:
    spent = [1000 * second for second in seconds]
    most = quantiles(spent, n=20, method="inclusive")[-1] if len(spent) > 1 else spent[0]
    figures = (round(value, 3) for value in (median(spent), most, max(spent)))
    return ThinkingTime(len(spent), *figures)


def for_programs(report: MatchReport) -> dict[str, Any]:
    """Return the figures as data. The seed determines all of them except durations."""
    match = report.match
    shown = {
        "games": match.games,
        "decisions": match.decisions,
        "seconds": round(report.seconds, 3),
        "standings": match.standings,
        "pairs": match.pairs,
    }
    if match.charges:
        shown |= {"charges": match.charges, "thinking": report.thinking}
    return shown


def show(console: Console, words: Words, game: AnyGame, report: MatchReport, plain: bool) -> None:
    """Print the standings (best first), pairwise comparisons, faults and the speed."""
    match = report.match
    names = shown_names([standing.bot for standing in match.standings], words)
    order = best_first(match)
    title = title_of(words, game, match)
    rows = [_figures(words, names[at], match.standings[at]) for at in order]
    heads = [words.say("terminal-arena-" + head) for head in _HEADS]
    if plain:
        pages.write(console, title)
        for row in rows:
            shown = dict(zip(_HEADS, row, strict=True))
            pages.write(console, words.say("terminal-arena-line", **shown))
    else:
        console.print(drawing.page(title, heads, rows))
    for line in (*_compared(words, match, names, order), *_charged(words, report, names)):
        pages.write(console, line)
    pace, seconds = words.decimal(report.pace, 0), words.decimal(report.seconds, 1)
    pages.write(console, words.say("terminal-arena-pace", pace=pace, seconds=seconds))


_HEADS = ("bot", "payoff", "wins", "rating", "ordinal", "games")


def best_first(match: Match) -> list[int]:
    """Return the indices of the standings, highest mean payoff first."""
    return sorted(range(len(match.standings)), key=lambda at: -match.standings[at].payoff)


def title_of(words: Words, game: AnyGame, match: Match) -> str:
    """Return the title: the number of games and the game."""
    name = words.say(pages.stem(game) + "-title")
    return words.say("terminal-arena-title", games=match.games, game=name)


def _figures(words: Words, name: str, standing: Standing) -> list[str]:
    rating = standing.rating
    return [
        name,
        words.signed(standing.payoff, 3, standing.margin),
        words.percent(standing.wins, 1),
        words.decimal(rating.mu, 1, rating.sigma),
        words.decimal(rating.ordinal, 1),
        str(standing.games),
    ]


def _compared(
    words: Words, match: Match, names: Sequence[str], order: Sequence[int]
) -> Iterator[str]:
    """Yield one sentence per pair of bots, naming the better bot first."""
    rank = {at: place for place, at in enumerate(order)}
    for pair in sorted(match.pairs, key=lambda p: sorted((rank[p.one], rank[p.other]))):
        better, worse, ahead = pair.one, pair.other, pair.ahead
        if ahead < 0:
            better, worse, ahead = worse, better, -ahead
        yield words.say(
            "terminal-arena-pair" if pair.clear else "terminal-arena-pair-unclear",
            better=names[better],
            worse=names[worse],
            ahead=words.decimal(ahead, 3),
            margin=words.decimal(pair.margin, 3),
            chance=probability(words, pair),
        )


def _charged(words: Words, report: MatchReport, names: Sequence[str]) -> Iterator[str]:
    """Yield one sentence on the faults and times of each program."""
    for name, charges, time in zip(names, report.match.charges, report.thinking, strict=False):
        if charges is None:
            continue
        kinds = faults_in_words(words, charges.faults)
        yield words.say(
            "arena-charged" if charges.faults else "arena-no-faults",
            bot=name,
            games=charges.games,
            forfeits=charges.forfeits,
            faults=kinds,
            refused=charges.refused,
        )
        yield from first_faults(words, charges)
        if time is not None:
            shown = {
                "median": milliseconds(words, time.median),
                "most": milliseconds(words, time.most),
            }
            slowest = milliseconds(words, time.slowest)
            yield words.say("arena-thinking", bot=name, slowest=slowest, **shown)


def first_faults(words: Words, charges: Charges) -> Iterator[str]:
    """Yield one sentence on the first fault of each kind, with the last line of standard error."""
    for fault in charges.first:
        kind, reason = words.say("arena-fault-" + fault.kind), words.explain(fault.reason)
        yield words.say("arena-first-fault", game=fault.game, kind=kind, reason=reason)
        if fault.error:
            yield words.say("arena-first-fault-error", error=fault.error)


def faults_in_words(words: Words, faults: Any) -> str:
    """Return ``2 × no answer in time, 1 × …``."""
    said = ((count, words.say("arena-fault-" + kind)) for kind, count in faults.items())
    return ", ".join(f"{count} × {kind}" for count, kind in said)


def milliseconds(words: Words, value: float) -> str:
    """Return a time in milliseconds with about three digits."""
    return words.decimal(value, 2 if value < 10 else 0)


def probability(words: Words, pair: Pair) -> str:
    """Return the probability of a difference by luck, such as ``= 0.012`` or ``< 0.001``."""
    known = pair.chance >= 0.001
    return ("= " if known else "< ") + words.decimal(pair.chance if known else 0.001, 3)
