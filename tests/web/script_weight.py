"""What a page's scripts weigh: which were asked for is noted, and they are weighed afterwards.

Reading a script's bytes while the page goes on loses them when it moves to another page meanwhile.
"""

import gzip
import re
from collections.abc import Sequence

from playwright.sync_api import Page, Request

from tools.ground import ROOT

LIMIT = 85_000
"""Bytes of script, gzipped, that a table needs before somebody can make the moves of a game, but
for those that come late in some games (``LATE``), such as a war's: they load when it begins."""
LATE = 6_500
"""Bytes that the scripts for such late moves may have together."""
WHOLE = 120_000
"""Bytes that a whole game may load, from the front door on, with what is needed for no move, and
without what comes late: so the sum does not hang on the cards."""
_LATER = re.compile(
    r"/(Landing|opening.svelte|visited|FirstTime|FirstSteps"
    "|before|Sit|Invited|TableSettings|RulesForm|Switch|OnThisPhone"
    "|heard|MaskPicker|Watching|Likes|synthesis|Awaited|Away|LeaveDialog|awake"
    "|copy|Ending|Story|ownRecord|spelling|MomentScene|NewLink|HostTools"
    r"|[a-z]{2}_(door|(?:play|options)_\w+|first|shared|device|bots|heard|guests|story|order))-"
)
"""Files for what is done before, after or beside a game, and for the tips of a first one."""

_BUILT = ROOT / "src/mendax/server/static/assets"


class Requested:
    """The addresses a page asks for from now on, and which of them are scripts."""

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
        """Every script together is below ``WHOLE``, those that moves need are below ``LIMIT``.

        ``late`` names the scripts that come in the middle of some games. They are weighed as they
        were built, whether this game came so far or not.
        """
        sizes = {url: self._size(url) for url in sorted(self._scripts) if not _is(url, late)}
        needed = {url: size for url, size in sizes.items() if not _LATER.search(url)}
        rest = [path for path in _BUILT.glob("*.js") if _is(path.name, late)]
        assert sizes
        assert len(rest) == len(late), rest
        assert sum(_packed(path.read_bytes()) for path in rest) < LATE
        assert sum(sizes.values()) < WHOLE, (sum(sizes.values()), sizes)
        assert sum(needed.values()) < LIMIT, (sum(needed.values()), needed)

    def _size(self, url: str) -> int:
        answer = self._page.request.get(url)
        assert answer.ok, url
        return _packed(answer.body())


def _is(path: str, names: Sequence[str]) -> bool:
    """Whether a script, by its address or file, is one of these; what is built adds a hash."""
    return path.rsplit("/", 1)[-1].split("-", 1)[0] in names


def _packed(script: bytes) -> int:
    return len(gzip.compress(script, 9))
