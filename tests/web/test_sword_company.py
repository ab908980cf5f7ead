"""Tests of Sword of Lies in four browsers: a trade, a question, a side pot, a deal, and a double
attack."""

import re

import pytest
from playwright.sync_api import Page, expect

from testbed.evening import attempts
from tests.web.conftest import Arrive
from tests.web.war_council import (
    SMALL,
    look,
    offers,
    open_table,
    over,
    play_on,
    press,
    start,
    watch,
    who_may,
)

pytestmark = [pytest.mark.browser, pytest.mark.proof]

DESKTOP = {"width": 1280, "height": 800}


def _gather(guest: Arrive, names: tuple[str, ...]) -> list[Page]:
    """Gather people in separate browsers around one table, and begin the game."""
    host = guest()
    path = open_table(host, bots=0, changes={**SMALL, "limit": "no_limit", "ante": 0})
    people = [host]
    for name in names:
        friend = guest(path, viewport=DESKTOP if name == "Bob" else {"width": 360, "height": 740})
        friend.get_by_role("textbox", name="Your name").fill(name)
        friend.get_by_role("button", name="Sit down").click()
        people.append(friend)
        expect(host.locator(".seats li .who")).to_have_count(len(people))
    start(host)
    for page in people:
        expect(page.locator("[data-place]")).to_have_count(len(people))
    return people


def _card(page: Page, seat: int, place: int) -> None:
    page.locator(f"[data-card='{seat}-{place}']").click()


def _fill(page: Page, field: str, chips: int) -> None:
    number = page.get_by_role("spinbutton", name=re.compile(field))
    number.fill(str(chips))
    number.press("Tab")


def _trade(people: list[Page], poor: int, rich: int) -> None:
    """Let ``poor`` trade a first card for the second card of ``rich``, and pay a price of 50."""
    given = people[poor].locator(f"[data-card='{poor}-0'] > .unseen").inner_text()
    _card(people[poor], rich, 1)
    _card(people[poor], poor, 0)
    press(people[poor], "Offer a trade")
    watch(people, lambda: offers(people[rich], "Ask for chips"))
    press(people[rich], "Ask for chips")
    _fill(people[rich], "The price", 50)
    press(people[rich], "Name a price")
    watch(people, lambda: offers(people[poor], "Pay"))
    press(people[poor], "Pay")
    watch(people, lambda: who_may(people, "Skip") != poor)
    # The player who gave the card away remembers it; to others it is as unknown as before.
    face = given.split(". ")[1].split(",")[0]
    there = f"[data-card='{rich}-1'] > .unseen"
    expect(people[poor].locator(there)).to_contain_text(f"you remember {face}")
    for seat in {*range(len(people))} - {poor, rich}:
        expect(people[seat].locator(there)).to_have_text(re.compile("down$"))
        assert face not in people[seat].locator(".others").inner_html()


def _interrogate(people: list[Page], victim: int) -> None:
    """Let the player to move ask ``victim`` about a card and get an answer; ``victim`` asks the
    next question.
    """
    seat = who_may(people, "Skip")
    asked = (seat + 1) % len(people) if seat == victim else victim
    people[seat].locator(f"[data-place='{asked}'] [data-card]:not(:has(.coins))").first.click()
    press(people[seat], "Interrogate")
    watch(people, lambda: offers(people[asked], "Red"))
    press(people[asked], "Red")
    watch(people, lambda: offers(people[seat], "Believe"))
    press(people[seat], "Believe")
    watch(people, lambda: any(offers(page, "Skip") or offers(page, "Fold") for page in people))


def _everybody_all_in(people: list[Page]) -> None:
    """Let the first player call, and the others go all in one after another."""
    for turn in range(1 + len(people)):
        page = people[who_may(people, "Fold")]
        stack = page.locator(".own .counts > .chip").inner_text()
        press(page, "All in" if turn else "Call")
        expect(page.locator(".own .counts > .chip")).not_to_have_text(stack)


def _talks(page: Page) -> bool:
    return offers(page, "Ready")


def _deal(people: list[Page], payer: int, other: int, names: tuple[str, ...]) -> None:
    """Let ``payer`` pay 10 to ``other`` for not being attacked."""
    press(people[payer], "Propose a deal")
    people[payer].get_by_role("radio", name=names[other], exact=True).click()
    people[payer].get_by_role("radio", name="I pay").click()
    _fill(people[payer], "^Chips that", 10)
    people[payer].get_by_role("button", name="Send").click()
    watch(people, lambda: offers(people[other], "Sign"))
    press(people[other], "Sign")
    for page in people:
        expect(page.get_by_role("button", name=re.compile("^Ledger: 1 promise"))).to_be_visible()
        expect(page.locator(f"[data-place='{other}'] .counts > .chip")).to_contain_text("10")


def _whisper(people: list[Page], names: tuple[str, ...]) -> None:
    """Let the first player whisper to the third, and check that other pages do not show it."""
    words = "Strike the blind one with me"
    page = people[0]
    page.get_by_role("button", name="Talk", exact=True).click()
    page.get_by_label("To", exact=True).select_option(label=f"{names[2]} only")
    field = page.get_by_role("textbox", name=f"Say privately to {names[2]}")
    field.fill(words)
    field.press("Enter")
    expect(page.locator("li.private")).to_contain_text(f"privately to {names[2]}: {words}")
    page.get_by_role("button", name="Close").click()
    people[2].get_by_role("button", name=re.compile("^Talk, 1 new")).click()
    expect(people[2].locator("li.private")).to_contain_text(f"privately: {words}")
    people[2].get_by_role("button", name="Close").click()
    for other in (people[1], people[3]):
        assert words not in other.content()


def test_four_people_trade_deal_fill_a_side_pot_and_strike_twice(guest: Arrive) -> None:
    names = ("Ann", "Bob", "Cyd", "Dan")
    people = _gather(guest, names[1:])
    for page in people:
        assert page.locator(".others .face").count() == 0
    poor = who_may(people, "Skip")
    rich, victim, last = ((poor + n) % 4 for n in (1, 2, 3))
    _trade(people, poor, rich)
    for _ in attempts("betting"):
        if any(offers(page, "Fold") for page in people):
            break
        _interrogate(people, victim)
    # 150, 250, 200 and 200 chips make a main pot and a side pot, and the second bets highest.
    _everybody_all_in(people)
    for page in people:
        expect(page.locator(".pots li")).to_have_count(2)
        expect(page.locator(".pots")).to_contain_text(re.compile(r"Main pot\s+600"))
        expect(page.locator(".pots")).to_contain_text(re.compile(r"Side pot 1\s+150"))
    play_on(people, lambda: all(map(_talks, people)), unless=_talks)
    _deal(people, rich, poor, names)
    _whisper(people, names)
    # The highest bidder has four swords: two fly at once, at cards of two people.
    bold = people[rich]
    press(bold, "Ready")
    others = [page for page in people if page is not bold]
    play_on(others, lambda: bool(look(bold)["attacks"]))
    bold.locator(".attacks button", has_text="Double").click()
    _card(bold, victim, 0)
    _card(bold, last, 0)
    _card(bold, rich, 0)
    press(bold, "Seal the order")
    play_on(people, lambda: all(over(page) for page in people))
    told = people[last]
    told.get_by_role("button", name="History").first.click()
    expect(told.get_by_text(re.compile("attacks: .*at the price of")).first).to_be_visible()
    expect(told.get_by_text(re.compile("^Side pot 1: ")).first).to_be_visible()
    expect(told.get_by_text(re.compile("(keeps|breaks) the promise")).first).to_be_visible()
