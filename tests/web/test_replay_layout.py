"""Tests that a replay fits its screen at every step, even with side pots, and that its felt does
not move."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from mendax.server.wire.messages import encode
from mendax.server.wire.review_messages import ReplayOut
from tests.web.conftest import Server
from tests.web.layout import CONTEXT, Run, Size, measured, open_page
from tests.web.moments import ID, Plan, past_game

pytestmark = [pytest.mark.browser, pytest.mark.proof]

SIZES: tuple[Size, ...] = ((390, 844), (844, 390), (320, 568), (1280, 800))
PLANS = (
    Plan("mia", 5, 0, ("lives=1",), seed=2),
    Plan("sword_of_lies", 4, 0, ("limit=no_limit",), seed=3),
)
_STEPS = 6
_SCRUB = """step => {
  const bar = document.querySelector('input[type=range]');
  bar.value = String(step + 1);
  bar.dispatchEvent(new Event('input', { bubbles: true }));
  return window.settled();
}"""


def _with_pots(replay: ReplayOut) -> Iterator[int]:
    """Yield the steps with several pots."""
    view: dict[str, Any] = {}
    for number, step in enumerate(replay.steps):
        view = step.view if step.fresh else view | step.view
        if len(view.get("pots", ())) > 1:
            yield number


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_a_replay_fits_and_its_felt_stands_still(
    visitor: Callable[..., Page], server: Server, plan: Plan, expected_errors: list[str]
) -> None:
    expected_errors.append("404")  # the coach has no such game
    replay = past_game(plan)
    last = len(replay.steps) - 1
    steps = {last * part // (_STEPS - 1) for part in range(_STEPS)}
    pots = list(_with_pots(replay))
    assert bool(pots) == (plan.game == "sword_of_lies")
    steps |= {*pots[:1], *pots[len(pots) // 2 :][:1], *pots[-1:]}
    page = visitor(**CONTEXT)
    open_page(page, server.address, Run(plan, "uk"))
    body = encode(replay).decode()
    page.route(
        f"**/api/tables/{ID}/replay/**",
        lambda route: route.fulfill(status=200, content_type="application/json", body=body),
    )
    page.goto(f"{server.address}/t/{ID}/replay/1")
    page.get_by_role("slider").wait_for()
    wrong: list[tuple[int, int, str]] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        felts = set()
        for step in sorted(steps):
            page.evaluate(_SCRUB, step)
            laid = measured(page)
            wrong += [(width, step, problem) for problem in laid["found"]]
            felts.add(tuple(laid["felt"]))
        assert (width, len(felts)) == (width, 1), felts
    assert wrong == []
