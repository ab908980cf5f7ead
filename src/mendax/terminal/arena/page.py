"""The report of a match as an HTML page with charts, without external resources or scripts."""

from collections.abc import Sequence
from html import escape

from mendax.arena.standings import Match, Pair
from mendax.core.game import AnyGame
from mendax.games.rules import Rules, write_options
from mendax.terminal.arena.charts import Interval, Spread, intervals, spreads
from mendax.terminal.arena.html_page import html_page, section, table
from mendax.terminal.arena.participants import shown_names
from mendax.terminal.arena.report import (
    MatchReport,
    best_first,
    faults_in_words,
    first_faults,
    milliseconds,
    probability,
    title_of,
)
from mendax.words import Words


def page_of(words: Words, game: AnyGame, rules: Rules, seed: str, report: MatchReport) -> str:
    """Return the page in ASCII, with other characters as character references."""
    names = shown_names([standing.bot for standing in report.match.standings], words)
    title = title_of(words, game, report.match)
    parts = (
        _heading(words, title, rules, seed),
        _payoffs(words, report.match, names),
        _matrix(words, report.match, names),
        _ratings(words, report.match, names),
        _faults(words, report, names),
        _thinking(words, report, names),
    )
    return html_page(words.language, title, *parts)


def _heading(words: Words, title: str, rules: Rules, seed: str) -> str:
    shown = words.say("arena-page-rules", rules=write_options(rules), seed=seed)
    return (
        f'<h1>{escape(title)}</h1><details class="soft rules">'
        f"<summary>{escape(words.say('arena-page-setup'))}</summary>{escape(shown)}</details>"
    )


def _payoffs(words: Words, match: Match, names: Sequence[str]) -> str:
    order = best_first(match)
    rows = [
        Interval(names[at], s.payoff, s.margin, words.signed(s.payoff, 3, s.margin))
        for at in order
        for s in (match.standings[at],)
    ]
    title = words.say("terminal-arena-payoff")
    heads = ("bot", "payoff", "wins", "rating", "ordinal", "games")
    cells = (
        (
            names[at],
            words.signed(s.payoff, 3, s.margin),
            words.percent(s.wins, 1),
            words.decimal(s.rating.mu, 1, s.rating.sigma),
            words.decimal(s.rating.ordinal, 1),
            str(s.games),
        )
        for at in order
        for s in (match.standings[at],)
    )
    listed = table([words.say("terminal-arena-" + head) for head in heads], cells)
    return section(title, intervals(title, rows, 0.0), listed)


def _matrix(words: Words, match: Match, names: Sequence[str]) -> str:
    order = best_first(match)
    pairs = {(pair.one, pair.other): pair for pair in match.pairs}
    most = max((abs(pair.ahead) for pair in match.pairs), default=0.0) or 1.0
    head = "".join(f'<th scope="col">{escape(names[at])}</th>' for at in order)
    body = "".join(
        f'<tr><th scope="row">{escape(names[one])}</th>'
        + "".join(_cell(words, pairs, one, other, most) for other in order)
        + "</tr>"
        for one in order
    )
    matrix = f"<thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody>"
    return section(
        words.say("arena-page-pairs"),
        f'<p class="soft">{escape(words.say("arena-page-pairs-help"))}</p>',
        f'<div class="wide" tabindex="0"><table class="matrix">{matrix}</table></div>',
    )


def _cell(
    words: Words, pairs: dict[tuple[int, int], Pair], one: int, other: int, most: float
) -> str:
    pair = pairs.get((one, other)) or pairs.get((other, one))
    if one == other or pair is None:
        return '<td class="self">–</td>'
    ahead = pair.ahead if pair.one == one else -pair.ahead
    note = f"p {probability(words, pair)}" if pair.clear else words.say("arena-page-luck")
    shown = f"{words.signed(ahead, 3, pair.margin)}<small>{escape(note)}</small>"
    if not pair.clear or not ahead:
        return f"<td>{shown}</td>"
    kind = "ahead" if ahead > 0 else "behind"
    return f'<td class="{kind}" style="--by:{abs(ahead) / most:.2f}">{shown}</td>'


def _ratings(words: Words, match: Match, names: Sequence[str]) -> str:
    ranked = sorted(zip(names, match.standings, strict=True), key=lambda one: -one[1].rating.mu)
    rows = [
        Interval(name, r.mu, 2 * r.sigma, words.decimal(r.mu, 1, 2 * r.sigma))
        for name, r in ((name, standing.rating) for name, standing in ranked)
    ]
    title = words.say("arena-page-ratings")
    help_text = f'<p class="soft">{escape(words.say("arena-page-ratings-help"))}</p>'
    return section(title, help_text, intervals(title, rows, 25.0))


def _faults(words: Words, report: MatchReport, names: Sequence[str]) -> str:
    if not report.match.charges:
        return ""
    rows = [
        (
            name,
            str(charges.games),
            str(charges.forfeits),
            str(charges.refused),
            faults_in_words(words, charges.faults) or "–",
        )
        for name, charges in zip(names, report.match.charges, strict=True)
        if charges is not None
    ]
    columns = ("games", "forfeits", "refused", "kinds")
    heads = [words.say("terminal-arena-bot")]
    heads += [words.say("arena-page-fault-" + column) for column in columns]
    help_text = f'<p class="soft">{escape(words.say("arena-page-faults-help"))}</p>'
    lines = [
        f"<li>{escape(name)}: {escape(line)}</li>"
        for name, charges in zip(names, report.match.charges, strict=True)
        if charges is not None
        for line in first_faults(words, charges)
    ]
    first = f"<ul>{''.join(lines)}</ul>" if lines else ""
    return section(words.say("arena-page-faults"), help_text, table(heads, rows), first)


def _thinking(words: Words, report: MatchReport, names: Sequence[str]) -> str:
    rows = [
        Spread(name, time.median, time.most, time.slowest, f"{milliseconds(words, time.median)} ms")
        for name, time in zip(names, report.thinking, strict=False)
        if time is not None
    ]
    if not rows:
        return ""
    title = words.say("arena-page-thinking")
    help_text = f'<p class="soft">{escape(words.say("arena-page-thinking-help"))}</p>'
    return section(title, help_text, spreads(title, rows))
