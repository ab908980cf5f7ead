"""The report of a match as an HTML page with charts, without external resources or scripts."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from mendax.arena.standings import Match, Pair
from mendax.core.game import AnyGame
from mendax.games.rules import Rules, write_options
from mendax.terminal.arena.charts import Interval, Spread, intervals, spreads
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

_STYLE: Final = """
:root{color-scheme:light dark;
--ground:light-dark(#f6efe3,#16110e);--card:light-dark(#fffaf1,#231a15);
--ink:light-dark(#2b1c11,#f7ecdb);--soft:light-dark(#654d38,#c9b59b);
--line:light-dark(#d8c4a3,#453529);
--good:light-dark(#1b5ba6,#8cc4ff);
--bad:light-dark(#b22f15,#ff9a7d)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 .25rem}
h2{font-size:1.15rem;margin:0 0 .75rem}
p{margin:0 0 .75rem;max-width:46rem}
.soft{color:var(--soft)}
.rules{overflow-wrap:anywhere;font-size:.875rem}
section{background:var(--card);border:1px solid var(--line);border-radius:.75rem;
padding:1.1rem;margin-top:1rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
.list{width:100%}
th,td{padding:.4rem .6rem;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
th:first-child{text-align:left}
td.words{white-space:normal;text-align:left}
thead th{color:var(--soft);font-weight:600;font-size:.875rem}
tbody tr:last-child>*{border-bottom:0}
.matrix td{text-align:center;min-width:6.5rem;border:1px solid var(--line)}
.matrix small{display:block;color:var(--soft)}
.matrix th{border-bottom:0}
.matrix thead td{border:0}
.matrix .self{color:var(--soft)}
.ahead{background:color-mix(in srgb,var(--good) calc(8% + var(--by)*32%),transparent)}
.behind{background:color-mix(in srgb,var(--bad) calc(8% + var(--by)*32%),transparent)}
svg{display:block;width:100%;max-width:38rem;margin-bottom:.5rem;height:auto;overflow:visible}
svg text{fill:var(--ink);font:15px system-ui,sans-serif}
svg .value,svg .tick{fill:var(--soft);font-size:13px}
svg .axis{stroke:var(--soft);stroke-dasharray:3 4}
svg .grid{stroke:var(--line)}
svg .span{stroke:var(--good);stroke-width:2}
svg .dot,svg .bar{fill:var(--good)}
"""


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
    html = (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style><main>{''.join(parts)}</main></html>\n"
    )
    return html.encode("ascii", "xmlcharrefreplace").decode()


def _heading(words: Words, title: str, rules: Rules, seed: str) -> str:
    shown = words.say("arena-page-rules", rules=write_options(rules), seed=seed)
    return (
        f'<h1>{escape(title)}</h1><details class="soft rules">'
        f"<summary>{escape(words.say('arena-page-setup'))}</summary>{escape(shown)}</details>"
    )


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


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
    table = _table([words.say("terminal-arena-" + head) for head in heads], cells)
    return _section(title, intervals(title, rows, 0.0), table)


def _table(heads: Sequence[str], rows: Iterator[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide" tabindex="0"><table class="list"><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


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
    table = f"<thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody>"
    return _section(
        words.say("arena-page-pairs"),
        f'<p class="soft">{escape(words.say("arena-page-pairs-help"))}</p>',
        f'<div class="wide" tabindex="0"><table class="matrix">{table}</table></div>',
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
    return _section(title, help_text, intervals(title, rows, 25.0))


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
    return _section(words.say("arena-page-faults"), help_text, _table(heads, iter(rows)), first)


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
    return _section(title, help_text, spreads(title, rows))
