"""Finds layout faults of a table, at every moment of a game and every screen size.

``moments`` has the messages to a browser. A real page of the real client gets them one by one, on a
clock that is stepped by hand, and is measured at each size (``layout.js``). At any moment

* no two parts overlap (``data-part``), unless one is made to lie over the other;
* each control is in view, or can be scrolled to, and is not covered;
* the actions of the game are in one bar, at least 44 px high, whole and in no scroller;
* the prompt above them is not squeezed into a narrow column;
* a cup is larger than two dice, and a claim is not under the name of its seat;
* no text is cut off or leaves its box (a person's name may end in an ellipsis), and no vertical
  scroller needs horizontal scrolling too;
* within a round of a game the felt keeps its place, and the action area keeps its height.

``python -m tests.web.layout [GAME …]`` tries the whole matrix, which takes hours; ``--every N``
tries each Nth run, ``--size 390x844`` one size, and ``--show FOLDER`` saves a picture of each
finding.
"""

import argparse
import itertools
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, Route, sync_playwright

from mendax.words import LANGUAGES
from tests.web.conftest import Server
from tests.web.moments import ID, Moment, Plan, moments, seats_of
from tools.browser import FLAGS, NOT_ASKED_YET, driver_env, find_chromium

Size = tuple[int, int]
SIZES: Final[tuple[Size, ...]] = (
    *((320, 500), (360, 560), (390, 664), (390, 844), (640, 360), (844, 340)),
    *((768, 1024), (1280, 800), (1920, 1080)),
)
"""The sizes of screens. Phones have the height that remains between the browser's bars."""
GAMES: Final = ("mia", "french_poker", "sword_of_lies")
SCRIPT: Final = (Path(__file__).parent / "layout.js").read_text()
_STEPS: Final = 8
"""The number of beats of a scene that are measured."""


class Run(NamedTuple):
    """One game, in one language, at some sizes."""

    plan: Plan
    language: str = "en"
    sizes: tuple[Size, ...] = SIZES
    likes: tuple[tuple[str, Any], ...] = ()
    """The preferences in this browser: ``odds``, ``taught``, ``theme`` …"""
    alike: int = 2
    """The number of moments of one kind that are measured. Other moments are only shown."""
    scenes_once: bool = False
    """True if the beats of a scene are measured at one size only, which changes with each
    moment."""

    def __str__(self) -> str:
        """Return the name of the run for a test."""
        plan, sizes = self.plan, "+".join(f"{w}x{h}" for w, h in self.sizes)
        who = "watcher" if plan.viewer is None else f"seat{plan.viewer + 1}"
        who += "-hand" if plan.screens else ""
        return f"{plan.game}-{plan.seats}-{who}-{self.language}-{sizes}"


class Finding(NamedTuple):
    """A layout fault."""

    run: Run
    size: Size
    kind: str
    """The kind of the moment."""
    problem: str

    def __str__(self) -> str:
        """Return the finding on one line."""
        return f"{self.run} at {self.size[0]}×{self.size[1]} [{self.kind}]: {self.problem}"


class _Still:
    """Checks that felt and action area keep their places within each round."""

    def __init__(self) -> None:
        self._seen: dict[tuple[Size, str, str], Any] = {}

    def moved(self, size: Size, part: str, laid: dict[str, Any]) -> Iterator[str]:
        for name in ("felt", "actions"):
            now = laid[name]
            if now is None:
                continue
            before = self._seen.setdefault((size, part, name), now)
            if before != now:
                self._seen[size, part, name] = now
                yield f"moves: {name} {before} → {now}"


def open_page(page: Page, address: str, run: Run) -> dict[str, str]:
    """Prepare the table's page; the result holds the answers to its requests."""
    answers = {"": "{}", "/aid": "{}"}
    # The notification offer lies over the table once per device, while others move.
    likes = {"language": run.language, "name": "Ann", "sound": False, "offered": True}
    likes |= dict(run.likes)

    def answer(route: Route) -> None:
        path = route.request.url.split(f"/api/tables/{ID}", 1)[1].partition("?")[0]
        text = answers.get("/story" if path.startswith("/story/") else path)
        if text is None:
            route.fulfill(status=404, json={"key": "wire-refused-not-found", "arguments": {}})
        else:
            route.fulfill(status=200, content_type="application/json", body=text)

    page.route(f"**/api/tables/{ID}**", answer)
    page.add_init_script(f"localStorage['mendax-likes'] = {json.dumps(json.dumps(likes))}")
    page.add_init_script(SCRIPT)
    return answers


def shows(
    page: Page, address: str, run: Run, played: Iterable[Moment] | None = None
) -> Iterator[tuple[Moment, int]]:
    """Show every moment, and every beat of its scenes, in order.

    The moments are those of the run's plan, unless others are given.
    """
    answers = open_page(page, address, run)
    first = True
    for moment in played or moments(run.plan):
        answers["/aid"], answers[""] = moment.aid, moment.table
        answers["/story"], answers["/hint"] = moment.story, moment.hint
        if first:
            page.goto(f"{address}/t/{ID}")
            page.evaluate("() => window.listens()")
            first = False
        page.evaluate("texts => window.fed(texts)", list(moment.messages))
        yield moment, 0
        for beat in range(1, _STEPS):
            if not page.evaluate("() => window.stepped()"):
                break
            yield moment, beat


def measured(page: Page) -> dict[str, Any]:
    """Return the measurements of ``layout.js``: ``found``, and the places of felt and actions."""
    laid: dict[str, Any] = page.evaluate("() => window.laidOut()")
    return laid


def findings(
    page: Page, address: str, run: Run, look: Callable[[Finding], None] | None = None
) -> Iterator[Finding]:
    """Yield all faults of one run. ``look`` is called while the page still shows them."""
    seen: Counter[tuple[str, int]] = Counter()
    still, sizes = _Still(), run.sizes
    for moment, beat in shows(page, address, run):
        seen[moment.kind, beat] += 1
        if seen[moment.kind, beat] > run.alike:
            continue
        kind = f"{moment.kind}, beat {beat}" if beat else moment.kind
        if not (run.scenes_once and beat):
            sizes = sizes[-1:] + sizes[:-1]  # the first size is the one that the page has already
        for size in sizes[-1:] if run.scenes_once and beat else sizes:
            if page.viewport_size != {"width": size[0], "height": size[1]}:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                page.evaluate("() => window.settled()")
            laid = measured(page)
            moved = still.moved(size, moment.part, laid) if moment.part else ()
            problems = [*laid["found"], *moved]
            for problem in dict.fromkeys(problems):
                finding = Finding(run, size, kind, problem)
                if look:
                    look(finding)
                yield finding


# # ── runs ─────────────────────────────────────────────────────────────────────────────────────


def _variety(number: int) -> tuple[tuple[str, Any], ...]:
    """Return preferences that differ from run to run: first-game tips, odds."""
    taught = [] if number % 2 else list(GAMES)
    return (("taught", taught), ("odds", number % 3 == 1))


def everything(games: Iterable[str] = GAMES) -> Iterator[Run]:
    """Yield the complete matrix: every game, seat number, language and kind of viewer at every
    size.
    """
    for game in games:
        fewest, most = seats_of(game)
        whole = itertools.product(range(fewest, most + 1), LANGUAGES, (0, 1, None))
        for number, (seats, language, viewer) in enumerate(whole):
            yield Run(Plan(game, seats, viewer, seed=number + 1), language, SIZES, _variety(number))


def covering(game: str) -> Iterator[Run]:
    """Yield a few runs of a game that cover every size, seat number and language, and every size
    with few and many seats.
    """
    fewest, most = seats_of(game)
    languages = tuple(LANGUAGES)
    numbers = range(fewest, most + 1)
    for number, seats in enumerate(numbers):
        sizes = tuple(SIZES[(number * 3 + step) % len(SIZES)] for step in (0, 1, 2))
        viewer = (0, 1, None)[number % 3]
        language = languages[number % len(languages)]
        plan = Plan(game, seats, viewer, seed=number + 1, most=60)
        yield Run(plan, language, sizes, _variety(number), alike=1)


def hands(games: Iterable[str]) -> Iterator[Run]:
    """Yield phones that leave the felt to a television, for games whose boards can."""
    sizes = ((320, 568), (390, 844), (844, 390))
    likes = (("handOnly", [{"table": ID, "on": True}]), ("taught", list(GAMES)))
    for game, language in zip(games, ("uk", "en"), strict=False):
        plan = Plan(game, 4, 0, seed=11, most=40, screens=1)
        yield Run(plan, language, sizes, likes, alike=1)


_SHORT: Final = {
    "mia": Plan("mia", 4, 0, ("lives=1",)),
    "french_poker": Plan("french_poker", 3, 0, ("tokens=1",)),
    "sword_of_lies": Plan("sword_of_lies", 3, 0, ("cards=2",), seed=8),
}
"""Short games. The game of Sword of Lies includes a war."""


def thinned(runs: Iterable[Run]) -> list[Run]:
    """Return every second covering run and the last: still every size, and the fewest, some and the
    most seats. The command measures all of them.
    """
    every = list(runs)
    return every[::2] + ([] if len(every) % 2 else every[-1:])


def sampled(game: str) -> Run:
    """Return one short game with every phase at three sizes, and each scene at one of them.
    All games together have every size.
    """
    sizes = SIZES[GAMES.index(game) :: len(GAMES)]
    return Run(_SHORT[game], "uk", sizes, alike=1, scenes_once=True)


# ── the command ──────────────────────────────────────────────────────────────────────────────


def _pictures(page: Page, folder: Path) -> Callable[[Finding], None]:
    folder.mkdir(parents=True, exist_ok=True)
    taken: set[tuple[Size, str]] = set()

    def take(finding: Finding) -> None:
        key = (finding.size, finding.kind)
        if key not in taken:
            taken.add(key)
            page.screenshot(path=folder / f"{finding.run.plan.game}-{len(taken):04}.png")
            print(f"  picture {len(taken):04}", flush=True)

    return take


def main() -> int:
    """Measure the matrix and print every finding, followed by the count of each kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--covering", action="store_true", help="only the runs of `covering`")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--size", action="append", default=[])
    parser.add_argument("--seats", type=int)
    parser.add_argument("--show", type=Path)
    parser.add_argument("--quiet", action="store_true", help="only the counts")
    asked = parser.parse_args()
    runs = (
        [run for game in asked.games for run in covering(game)]
        if asked.covering
        else list(everything(asked.games))
    )[:: asked.every]
    if asked.seats:
        runs = [run for run in runs if run.plan.seats == asked.seats]
    if asked.size:
        sizes = tuple((int(w), int(h)) for w, h in (one.split("x") for one in asked.size))
        runs = [run._replace(sizes=sizes) for run in runs]
    counts: Counter[tuple[str, str]] = Counter()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        program = find_chromium()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for run in runs:
            context = browser.new_context(**CONTEXT)
            context.add_init_script(NOT_ASKED_YET)
            page = context.new_page()
            page.set_default_timeout(60_000)
            look = _pictures(page, asked.show / str(run)) if asked.show else None
            for finding in findings(page, server.address, run, look):
                counts[run.plan.game, finding.problem.split(":", 1)[0]] += 1
                if not asked.quiet:
                    print(finding, flush=True)
            context.close()
        browser.close()
        server.kill()
    print(f"{len(runs)} runs")
    for (game, sort), count in sorted(counts.items()):
        print(f"{game:16} {sort:16} {count}")
    return 1 if counts else 0


CONTEXT: Final[dict[str, Any]] = {
    "reduced_motion": "reduce",
    "service_workers": "block",
    "viewport": {"width": 390, "height": 844},
}

if __name__ == "__main__":
    import os

    os.environ.update(driver_env())
    sys.exit(main())
