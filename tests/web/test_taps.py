"""The law of impatient taps, over all boards and moments.

A second press at the same place within half a second sends an action only if the same key was there
at the first press. No action lies where the button was that ends a scene.

The page's clock is set by hand, so that the time between two presses is exact.
"""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from mendax.words import LANGUAGES
from tests.packaged import SKULL, installed
from tests.web.conftest import UNLIMITED, Server, in_proof
from tests.web.layout import CONTEXT, GAMES, SIZES, Run, Size, shows
from tests.web.moments import Moment, Plan, moments_elsewhere

pytestmark = pytest.mark.browser

PLANS: Final = {
    "mia": Plan("mia", 3, 0, ("lives=2",), most=60),
    "french_poker": Plan("french_poker", 3, 0, ("tokens=2",), most=60),
    "sword_of_lies": Plan("sword_of_lies", 3, 0, ("cards=2",), seed=8),
    "liars_dice": Plan("liars_dice", 3, 0, ("dice=2",), most=40),
    "skull": Plan("skull", 3, 0, most=60),
}
PACKAGES: Final = ("liars_dice", "skull")
"""Games of installed packages, on the generic board."""
GAPS: Final = (150, 300, 450)
_CLOCK: Final = """
window.time = 1e6;
performance.now = () => window.time;
Object.defineProperty(Event.prototype, "timeStamp", { get: () => window.time });
"""
_LISTENS: Final = """() => {
  window.sent = [];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    const said = JSON.parse(text);
    if (said.type === "act") window.sent.push(JSON.stringify(said.action));
    send.call(this, text);
  };
  const names = new WeakMap();
  let last = 0;
  window.named = (key) => {
    if (!key) return null;
    if (!names.has(key)) names.set(key, ++last);
    return [names.get(key), key.textContent, key.ariaLabel, key.disabled].join();
  };
}"""
_KEYS: Final = """() => [...document.querySelectorAll(
  "[data-part=hurry], [data-part=bar] button, [data-part=cup] button, [data-part=guess] button, " +
  "[data-part=actions] [type=submit]")]
  .filter((key) => key.checkVisibility())
  .map((key) => {
    const { x, y, width, height } = key.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    return { part: key.dataset.part, at, box: [x, y, width, height] };
  })"""
_UNDER: Final = """([x, y]) => window.named(document.elementFromPoint(x, y)?.closest("button"))"""
_GOLD: Final = (
    """() => window.named(document.querySelector("[data-part=bar] [aria-keyshortcuts=Enter]"))"""
)


def _apart(one: list[float], other: list[float]) -> bool:
    """Return whether two boxes do not overlap."""
    x, y, width, height = one
    left, top, wide, high = other
    return x >= left + wide or left >= x + width or y >= top + high or top >= y + height


class _Impatient:
    """A person who presses everything twice."""

    def __init__(self, page: Page, how: str, gap: int) -> None:
        self.page, self.how, self.gap = page, how, gap
        self.turns = itertools.count()
        self.faults: list[str] = []
        self.pressed = 0
        """The number of actions that patient presses have sent."""
        self._enders: list[list[float]] = []
        self._place: Any = None
        self._before: Any = None

    def wait(self, milliseconds: int) -> None:
        self.page.evaluate("by => { window.time += by }", milliseconds)

    def look(self, kind: str) -> list[dict[str, Any]]:
        """Check the places of all keys, and return those that can be pressed."""
        keys: list[dict[str, Any]] = self.page.evaluate(_KEYS)
        self._enders += [key["box"] for key in keys if key["part"] == "hurry"]
        for key in keys:
            if key["part"] != "hurry" and not all(_apart(key["box"], at) for at in self._enders):
                self.faults.append(f"{kind}: an action at {key['box']} is where a scene was ended")
        return keys

    def first(self, keys: list[dict[str, Any]]) -> None:
        """Press a key that has been there for long, each time another one."""
        self._place = None
        if self.how == "tap":
            enders = [key for key in keys if key["part"] == "hurry"]
            if not keys:
                return
            self._place = (enders or keys)[next(self.turns) % len(enders or keys)]["at"]
        self.wait(1000)
        self._before = self._meant()
        self.pressed += len(self._press())

    def again(self, kind: str) -> None:
        """Press the same place again, too early for anything new."""
        if self.how == "tap" and self._place is None:
            return
        self.wait(self.gap)
        now = self._meant()
        sent = self._press()
        if sent and now != self._before:
            self.faults.append(f"{kind}: {self._before} was pressed, and then {now} sent {sent}")
        self._before = now

    def let_go(self) -> None:
        if self.how == "held":
            self.page.keyboard.up("Enter")

    def _meant(self) -> Any:
        if self._place:
            return self.page.evaluate(_UNDER, self._place)
        return self.page.evaluate(_GOLD)

    def _press(self) -> list[str]:
        self.page.evaluate("() => { window.sent = [] }")
        if self._place:
            self.page.mouse.click(*self._place)
        elif self.how == "held":
            self.page.keyboard.down("Enter")
        else:
            self.page.keyboard.press("Enter")
        self.page.evaluate("() => window.settled()")
        sent: list[str] = self.page.evaluate("() => window.sent")
        return sent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return an environment that has the packages installed."""
    folder = tmp_path_factory.mktemp("site")
    installed(folder, SKULL)
    return installed(folder)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, site: dict[str, str]) -> Iterator[Server]:
    """Start a server that knows all games."""
    opened = Server(tmp_path_factory.mktemp("data"), site | {"MENDAX_RATES": UNLIMITED})
    yield opened
    opened.kill()


def _played(
    page: Page,
    address: str,
    run: Run,
    how: str,
    gap: int,
    moments: list[Moment] | None,
) -> _Impatient:
    """Play a game with an impatient person."""
    page.add_init_script(_CLOCK)
    person = _Impatient(page, how, gap)
    steps: Iterator[Any] = shows(page, address, run, moments)
    next(steps)
    page.evaluate(_LISTENS)
    seen: Counter[tuple[str, int]] = Counter()
    pressed = False
    for moment, beat in steps:
        if beat == 0 and pressed:
            person.again(moment.kind)  # the next moment has come
            person.let_go()
            pressed = False
        seen[moment.kind, beat] += 1
        if seen[moment.kind, beat] > run.alike:
            continue
        keys = person.look(moment.kind)
        if beat < 2:
            person.first(keys)
            person.look(moment.kind)
            person.again(moment.kind)  # the page itself has changed
            pressed = True
    return person


RUNS: Final = [
    ("mia", "tap", 150, "en", (390, 664)),
    ("sword_of_lies", "held", 150, "en", (1280, 800)),
]
_WAYS: Final = (
    *itertools.product(GAMES, ("tap", "held", "enter"), GAPS),
    *itertools.product(PACKAGES, ("tap",), GAPS),
)
WIDE: Final = [
    (game, how, gap, language, SIZES[(at * 4 + turn) % len(SIZES)])
    for at, (game, how, gap) in enumerate(_WAYS)
    for turn, language in enumerate(LANGUAGES)
]


@pytest.mark.parametrize(
    "case", [*RUNS, *in_proof(*(one for one in WIDE if one not in RUNS))], ids=str
)
def test_a_second_press_sends_no_unintended_action(
    visitor: Callable[..., Page],
    server: Server,
    site: dict[str, str],
    case: tuple[str, str, int, str, Size],
) -> None:
    game, how, gap, language, (width, height) = case
    run = Run(PLANS[game], language, likes=(("taught", [game]),))
    moments = moments_elsewhere(run.plan, site) if game in PACKAGES else None
    page = visitor(**CONTEXT | {"viewport": {"width": width, "height": height}})
    person = _played(page, server.address, run, how, gap, moments)
    assert person.faults == []
    assert person.pressed
