"""Refusals of requests: a small page for browsers, and JSON for the API and for programs."""

from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from typing import Final

from starlette.responses import Response

from mendax.core.game import Reason
from mendax.server.wire.operation import ProblemAnswer, problem
from mendax.server.wire.safety_lines import POLICY
from mendax.words import Words, best_language

STYLE: Final = """
body { margin: 0; font: 1.1rem/1.5 system-ui, sans-serif; color-scheme: dark light }
main { max-width: 36rem; margin: 12vh auto; padding: 0 1.2rem; overflow-wrap: anywhere }
"""
"""The page's own style, because a client that is refused may not load the client's files."""
_HASH: Final = b64encode(sha256(STYLE.encode()).digest()).decode()
OWN_STYLE: Final = {
    POLICY: f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
}
PAGE: Final = """\
<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <title>{title}</title>
    {styles}
  </head>
  <body>
    <main class="nowhere">
      {content}
    </main>
  </body>
</html>
"""
_DATA: Final = ("/api/", "/metrics")
"""The beginnings of paths that programs read."""


def refusal(
    path: str,
    headers: Mapping[str, str],
    status: int,
    reason: Reason,
    *,
    home: str = "",
    styles: str = "",
    wait: int | None = None,
) -> Response:
    """Return the answer to a refused request, as a page in the visitor's language or as JSON.

    ``home`` is the address of the front page, if the page is to link to it, and ``styles`` links to
    the client's style sheets. ``wait`` is the number of seconds until a retry may succeed.
    """
    lines = {} if wait is None else {"retry-after": str(wait)}
    if f"{path}/".startswith(_DATA) or "text/html" not in headers.get("accept", ""):
        return problem(status, reason, {"vary": "accept", **lines})
    words = Words(best_language(headers.get("accept-language", "")))
    back = escape(words.say("web-to-landing"))
    link = f'\n      <p><a class="button gold" href="{escape(home)}">{back}</a></p>'
    text = escape(words.explain(reason))
    page = PAGE.format(
        language=words.language,
        title="Mendax",
        styles=styles or f"<style>{STYLE}</style>",
        content=f"<h1>Mendax</h1>\n      <p>{text}</p>{link if home else ''}",
    )
    lines |= {"cache-control": "no-store", "vary": "accept, accept-language"}
    lines |= {} if styles else OWN_STYLE
    answer = ProblemAnswer(page, status, lines, media_type="text/html; charset=utf-8")
    answer.reason = reason.key
    return answer
