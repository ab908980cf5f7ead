"""What a page's scripts weigh: which were asked for is noted, and they are weighed afterwards.

Reading a script's bytes while the page goes on loses them when it moves to another page meanwhile.
"""

import gzip
import re

from playwright.sync_api import Page, Request

LIMIT = 85_000
"""Bytes of script, gzipped, that all moves of a game may need."""
WHOLE = 121_000
"""Bytes that a whole game may load, from the front door on, with what is needed for no move."""
_LATER = re.compile(
    r"/(Landing|opening.svelte|visited|FirstTime|web_door|play_\w+|FirstSteps|web_first"
    "|before|Sit|Invited|TableSettings|RulesForm|Switch|OnThisPhone|web_shared|web_device|bots"
    "|heard|web_heard|MaskPicker|Watching|Likes|synthesis|web_guests|Awaited|Away|LeaveDialog|awake"
    "|copy|Ending|Story|web_story|ownRecord|spelling|MomentScene|NewLink|HostTools|web_order)-"
)
"""Files for what is done before, after or beside a game, and for the tips of a first one."""

_WAR = re.compile("/(Orders|Talks|Proposal|Ledger)-")
"""What only a war of Sword of Lies asks for, some 6 kB more: few of the games that are weighed here
come so far, and the sums shall not hang on the cards."""


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

    def assert_light(self) -> None:
        """Every script together is below ``WHOLE``, those that moves need are below ``LIMIT``."""
        asked = sorted(url for url in self._scripts if not _WAR.search(url))
        sizes = {url: self._size(url) for url in asked}
        needed = {url: size for url, size in sizes.items() if not _LATER.search(url)}
        assert sizes
        assert sum(sizes.values()) < WHOLE, (sum(sizes.values()), sizes)
        assert sum(needed.values()) < LIMIT, (sum(needed.values()), needed)

    def _size(self, url: str) -> int:
        answer = self._page.request.get(url)
        assert answer.ok, url
        return len(gzip.compress(answer.body(), 9))
