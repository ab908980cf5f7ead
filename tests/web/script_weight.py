"""Checks the weight of a page's scripts: requests are recorded, and files are weighed at the end.

Reading a script's bytes during the test loses them when the page navigates.
"""

import gzip
import re
from collections.abc import Sequence

from playwright.sync_api import Page, Request

from tools.ground import ROOT

LIMIT = 85_000
"""The maximum bytes of script, gzipped, that a table needs before a player can make the moves of a
game. Scripts of ``LATE``, such as those of a war, load when it begins and are not counted.
"""
LATE = 6_500
"""The maximum bytes of all scripts for late moves together."""
WHOLE = 130_000
"""The maximum bytes of a whole game, from the front page on. The sum includes scripts without moves
and excludes late scripts, so it does not depend on the cards. It excludes scripts of ``CHECK``,
too.
"""
CHECK = 6_500
"""The maximum bytes of the scripts that load after a game and check its draws."""
EMBEDDED = 80_000
"""The maximum bytes of all files of a page on another site: its scripts, styles, words and
pictures.
"""
_CHECKS = re.compile(r"/(witness|en_fair)-")
_LATER = re.compile(
    r"/(Landing|Opening|opening.svelte|visited|FirstTime|FirstSteps"
    "|Lobby|Podium|Stake|BotPicker|Sit|Invited|TableSettings|RulesForm|Switch|OnThisPhone"
    "|beside|Gathered|MaskPicker|Watching|Likes|synthesis|Awaited|Away|LeaveDialog|awake"
    "|copy|Ending|Story|ownRecord|spelling|MomentScene|Flights|NewLink|HostTools"
    r"|[a-z]{2}_(door|(?:play|options|ours|first|story|bots|form)_\w+|around|bots|form|heard|stake|story|order))-"
)
"""Scripts for the time before, after or outside a game, for tips of first games, and for the
phrases of a group's own rules.
"""

_BUILT = ROOT / "src/mendax/server/static/assets"


class Requested:
    """Records the addresses that a page requests, and which of them are scripts."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.addresses: list[str] = []
        self._scripts: set[str] = set()
        page.on("requestfinished", self._note)

    def _note(self, request: Request) -> None:
        self.addresses.append(request.url)
        if request.resource_type == "script":
            self._scripts.add(request.url)

    def assert_light(self, late: Sequence[str] = ()) -> None:
        """Check the sum of all scripts against ``WHOLE``, and the sum of those for moves against
        ``LIMIT``.

        ``late`` names the scripts that load in the middle of some games. They are weighed as built,
        whether or not this game loaded them.
        """
        counted = (url for url in sorted(self._scripts) if not _is(url, late))
        sizes = {url: self._size(url) for url in counted if not _CHECKS.search(url)}
        needed = {url: size for url, size in sizes.items() if not _LATER.search(url)}
        rest = [path for path in _BUILT.glob("*.js") if _is(path.name, late)]
        checks = [path for path in _BUILT.glob("*.js") if _CHECKS.search(f"/{path.name}")]
        assert sizes
        assert len(checks) == 2, checks
        assert sum(_packed(path.read_bytes()) for path in checks) < CHECK
        assert len(rest) == len(late), rest
        assert sum(_packed(path.read_bytes()) for path in rest) < LATE
        assert sum(sizes.values()) < WHOLE, (sum(sizes.values()), sizes)
        assert sum(needed.values()) < LIMIT, (sum(needed.values()), needed)

    def assert_light_embed(self) -> None:
        """Check the sum of all files of an embedded page against ``EMBEDDED``."""
        sizes = {url: self._size(url) for url in self.addresses if "/embed/" in url}
        assert 0 < sum(sizes.values()) < EMBEDDED, (sum(sizes.values()), sizes)

    def _size(self, url: str) -> int:
        answer = self._page.request.get(url)
        assert answer.ok, url
        return _packed(answer.body())


def _is(path: str, names: Sequence[str]) -> bool:
    """Return whether a script's address or file has one of these names, to which the build adds a
    hash."""
    return path.rsplit("/", 1)[-1].split("-", 1)[0] in names


def _packed(script: bytes) -> int:
    return len(gzip.compress(script, 9))
