"""HTML pages with charts, without external resources or scripts."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

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
svg .grid,svg .frame{stroke:var(--line);fill:none}
svg .span{stroke:var(--good);stroke-width:2}
svg .dot,svg .bar{fill:var(--good)}
"""


def html_page(language: str, title: str, *parts: str) -> str:
    """Return the page in ASCII, with other characters as character references."""
    html = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style><main>{''.join(parts)}</main></html>\n"
    )
    return html.encode("ascii", "xmlcharrefreplace").decode()


def section(title: str, *parts: str) -> str:
    """Return a section with a heading."""
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table of texts. The first cell of a row is its heading."""
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
