"""Mia in the terminal: sentences, the table, questions and typed values.

The screen uses one seat's view and observations, never a state. It contains no rules: legal actions
come from the offers, and chances from the game's reference.
"""

import functools
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import asdict
from rich.console import Group, RenderableType
from rich.text import Text

from mendax.core.game import Action, Event, Offer, OneOf, Seat
from mendax.core.meanings import meanings
from mendax.games.mia.actions import HideDice, Look, Shake
from mendax.games.mia.bidding import announcements
from mendax.games.mia.effects import wipes
from mendax.games.mia.events import (
    AnswererChosen,
    DiceShown,
    Doubted,
    Lost,
    Opened,
    Saw,
    Toasted,
    Treated,
)
from mendax.games.mia.ladder import ladder
from mendax.games.mia.order import Roll, announceable
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.view import MiaView
from mendax.terminal import drawing
from mendax.terminal.presentation import HintLines, Screen
from mendax.terminal.typed import typed_value
from mendax.words import LANGUAGES, Words
from mendax.words.mia_names import counts_pips, roll_name, value_name

_SILENT: Final = {"lot-drawn", "fell", "looked", "shaken", "saw", "game-ended", "unseen"}
"""Events without a sentence, because the table or the questions show them."""
_DICE: Final = re.compile(r"([1-6])\W{0,3}([1-6])")


class MiaScreen(Screen):
    """A player's seat at a Mia table."""

    game = "mia"
    redrawn = frozenset({"answer"})
    harmless = Look, Shake, HideDice

    def __init__(self, words: Words, rules: MiaRules, names: Sequence[str], you: Seat) -> None:
        self._words, self._rules, self._names, self._you = words, rules, names, you
        order = ladder(rules)
        self._rungs = {roll: rung for rung in order.rungs for roll in rung.rolls}
        self._top, self._ways = order.top, order.ways

    # ── values ───────────────────────────────────────────────────────────────────────────────

    def shown(self, value: Roll) -> str:
        """Return a value or roll in words, such as ``53``, ``Mia 21`` or ``62 (8 pips)``."""
        return roll_name(self._words, self._rules, value)

    def called(self, value: int | str) -> str:
        """Return a value or roll from a story."""
        return self.shown(int(value))

    def typed(self, value: Any, field: str) -> str:
        """Return the typed form of this field's value: a name, or the sum if sums count."""
        if field.rpartition(" ")[2] == "seat":
            return str(self._names[value])
        sums = {v: t for t, v in self._spelled.items() if t.isdigit() and not _DICE.fullmatch(t)}
        return sums.get(value) or typed_value(value)

    @functools.cached_property
    def _spelled(self) -> dict[str, Roll]:
        """Return the other typed forms of values: a name, and the sum if sums count.

        Two dice take precedence over a sum: 11 is the double, and eleven pips are ``65`` or ``11
        pips``.
        """
        values: dict[str, Roll] = {}
        for rung in self._rungs.values():
            for words in {self._words, Words(LANGUAGES[0])}:
                name = value_name(words, self._rules, rung.value)
                values |= {name.lower(): rung.value} if name else {}
            if counts_pips(self._rules, rung.value):
                pips = sum(divmod(rung.value, 10))
                values |= {f"σ{pips}": rung.value, f"{pips}": rung.value}
        return values

    def read_value(self, text: str, field: str = "value") -> Roll | Seat | None:
        """Parse a typed value (``53``, ``3-5`` and ``5 3`` are equal) or name, or return None.

        Any roll stands for its class. If pips count, ``53`` and ``8`` both mean 62.
        """
        plain = " ".join(text.lower().split())
        if field == "seat":
            return next((n for n, name in enumerate(self._names) if name.lower() == plain), None)
        dice = _DICE.fullmatch(plain)
        if not dice:
            return self._top if plain == "mia" else self._spelled.get(plain)
        low, high = sorted(int(die) for die in dice.groups())
        roll = 10 * high + low
        return self._rungs[roll].value if roll in self._rungs else roll

    def percent(self, value: Roll) -> int:
        """Return the percentage of fresh rolls that suffice after ``value``."""
        rung = self._rungs[value]
        return round(100 * (rung.reached_by if self._reach else rung.beaten_by) / self._ways)

    @property
    def _reach(self) -> bool:
        """Return whether a value below the top may be repeated."""
        said = announceable(self._rules)
        lowest = next(value for value in said if not wipes(self._rules, value))
        return lowest in announcements(self._rules, lowest)

    # ── events ───────────────────────────────────────────────────────────────────────────────

    def sentence(self, event: Event) -> str | None:
        """Return the event in words, or None."""
        kind = str(event.__struct_config__.tag)
        if kind in _SILENT and not (kind == "looked" and self._rules.dice_seen_by != "roller"):
            return None
        means = meanings(type(event))
        shown = {name: self._field(means.get(name), v) for name, v in asdict(event).items()}
        if isinstance(event, Lost):
            return self._loss(event, shown)
        if isinstance(event, AnswererChosen) and event.answerer == self._you:
            return self._words.say("terminal-you-are-asked", **shown)
        if isinstance(event, Doubted) and event.announcer == self._you:
            return self._words.say("terminal-you-are-doubted", **shown)
        mine = self._you in (getattr(event, "seat", None), getattr(event, "announcer", None))
        if mine and self._words.knows("terminal-you-" + kind):
            return self._words.say("terminal-you-" + kind, **shown)
        return self._words.say("mia-event-" + kind, **shown)

    def _field(self, meaning: str | None, value: Any) -> str | int:
        if meaning == "seat":
            return str(self._names[value])
        if meaning == "roll":
            return self.shown(value)
        if meaning == "stake":
            return self.standing(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return int(value)

    def _loss(self, event: Lost, shown: Mapping[str, str | int]) -> str:
        you = event.seat == self._you
        if self._rules.scoring != "lives":
            key = "terminal-you-scored-loss" if you else "mia-event-lost-scored"
            return self._words.say(key, **shown)
        if self._rules.display == "points":
            key = "terminal-you-take-points" if you else "mia-event-lost-points"
            limit = self._rules.lives
            taken = {**shown, "left": limit - event.left, "limit": limit}
            return self._words.say(key, **taken)
        return self._words.say("terminal-you-lost" if you else "mia-event-lost", **shown)

    def picture(self, event: Event) -> RenderableType | None:
        """Return a picture if the event opens the cup, otherwise None."""
        if isinstance(event, Opened):
            return drawing.moment(_dice(event.roll), self.sentence(event) or "", event.held)
        if isinstance(event, Toasted | Treated):
            return drawing.moment(_dice(event.roll), self.sentence(event) or "", good=True)
        if isinstance(event, DiceShown):
            return drawing.moment(_dice(event.roll), self.sentence(event) or "", good=True)
        return _dice(event.roll) if isinstance(event, Saw) else None

    def drawn(self, action: Action) -> str | None:
        """Return a roll under the cup, in parentheses."""
        fields = {name: getattr(action, name) for name in action.__struct_fields__}
        kind = str(action.__struct_config__.tag)
        return "(" + self._words.say(f"mia-action-{kind}", **fields) + ")"

    # ── the table ────────────────────────────────────────────────────────────────────────────

    def standing(self, count: int) -> str:
        """Return a number of lives, matches, glasses, points or coins in words."""
        kind = self._rules.display if self._rules.scoring == "lives" else self._rules.scoring
        return self._words.say("mia-standing-" + ("lives" if kind == "die" else kind), count=count)

    def stands(self, view: MiaView, seat: Seat) -> str:
        """Return the standing of a seat in words."""
        if seat in view.out:
            return self._words.say("terminal-out")
        left = view.standing[seat]
        if self._rules.scoring == "lives" and self._rules.display == "points":
            return f"{self.standing(self._rules.lives - left)} / {self._rules.lives}"
        return self.standing(left)

    def lines(self, view: MiaView) -> list[str]:
        """Return the table in sentences."""
        say = self._words.say
        seats = [
            say("terminal-stands", seat=name, standing=self.stands(view, seat))
            for seat, name in enumerate(self._names)
        ]
        claims = [self.said(view)] if view.claims else []
        turned = [say("web-mia-play-turned")] if view.direction < 0 else []
        return ["; ".join(seats) + ".", *turned, *claims]

    def said(self, view: MiaView) -> str:
        """Return the claims of this round in order."""
        claims = [self._claim(claim.seat, claim.value, claim.how) for claim in view.claims]
        return self._words.say("terminal-claims", claims=" → ".join(claims))

    def _claim(self, seat: Seat, value: Roll, how: str) -> str:
        shown = {"seat": self._names[seat], "value": self.shown(value)}
        if how == "looked":
            return self._words.say("terminal-claim", **shown)
        return self._words.say("terminal-claim-how", how=self._words.say("mia-how-" + how), **shown)

    def table(self, view: MiaView) -> RenderableType:
        """Return the table as a drawing."""
        last = {claim.seat: claim for claim in view.claims}
        rows = []
        for seat, name in enumerate(self._names):
            claim = last.get(seat)
            newest = claim is not None and claim is view.claims[-1]
            bubble = Text(f"« {self.shown(claim.value)} »" if claim else "")
            bubble.stylize("bold yellow" if newest else "dim")
            rows.append([self._marker(view, seat), self._name(view, seat, name),
                         self._tokens(view, seat), bubble])  # fmt: skip
        drawn = drawing.table(self._words.say("terminal-round", number=view.round), rows)
        if view.direction > 0:
            return drawn
        return Group(drawn, Text(f"↺ {self._words.say('web-mia-play-turned')}"))

    def cup(self, view: MiaView) -> RenderableType:
        """Return the dice that the player has seen, or the cup with the roller's name."""
        if view.roll is not None:
            return _dice(view.roll)
        return drawing.cup(self._names[view.roller]) if view.roller is not None else ""

    def _marker(self, view: MiaView, seat: Seat) -> Text:
        return Text("▶" if seat == view.turn else "", style="bold cyan")

    def _name(self, view: MiaView, seat: Seat, name: str) -> Text:
        gone = seat in view.out
        return Text(name, style="dim strike" if gone else "bold" if seat == self._you else "")

    def _tokens(self, view: MiaView, seat: Seat) -> Text:
        if seat in view.out:
            return Text(self._words.say("terminal-out"), style="dim")
        if self._rules.scoring != "lives":
            return Text(self.standing(view.standing[seat]), style="bold")
        return drawing.tokens(self._rules.display, view.standing[seat], self._rules.lives)

    # ── questions ────────────────────────────────────────────────────────────────────────────

    def question(self, view: MiaView) -> str:
        """Return the question for the player."""
        say, beat = self._words.say, view.claims[-1] if view.claims else None
        value = self.shown(beat.value) if beat else ""
        if view.phase == "cup":
            key = "terminal-ask-say" if view.roll is not None else "terminal-ask-cup"
            roll = self.shown(view.roll) if view.roll is not None else ""
            free = beat is None or wipes(self._rules, beat.value)
            over = "" if free else "-reach" if self._reach and not view.kept else "-beat"
            return say(key + over, roll=roll, value=value)
        if view.phase == "answer" and beat is not None:
            unseen = "-unseen" if beat.how in ("unseen", "rerolled", "passed") else ""
            kind = "-top" if beat.value == self._top else unseen
            return say("terminal-ask-answer" + kind, seat=self._names[beat.seat], value=value)
        return say("terminal-ask-" + view.phase)

    def aid(self, view: MiaView, offers: Sequence[Offer], hints: bool) -> HintLines | None:
        """Return the legal values or, with ``hints``, the relevant chances."""
        say = self._words.say
        if view.phase == "ask":
            seats = next((_values(o) for o in offers if o.slots), ())
            return HintLines("", tuple(self._names[seat] for seat in seats))
        if view.phase == "answer" and view.claims and hints:
            rung = self._rungs[view.claims[-1].value]
            chances = {"reached": rung.reached_by, "beaten": rung.beaten_by}
            percent, value = self.percent(rung.value), self.shown(rung.value)
            key = "terminal-hint-reach" if self._reach else "terminal-hint"
            return HintLines(say(key, value=value, percent=percent, **chances))
        values = next((_values(o) for o in offers if o.slots), ())
        if not values or view.phase != "cup" or not view.looked:
            return None
        if not hints:
            return HintLines(say("terminal-values", values=" ".join(map(self._listed, values))))
        percents = ((self._listed(value), self.percent(value)) for value in values)
        shown = [say("terminal-hint-value", value=v, percent=p) for v, p in percents]
        key = "terminal-hint-say-reach" if self._reach else "terminal-hint-say"
        return HintLines(say(key), tuple(shown))

    def _listed(self, value: Roll) -> str:
        """Return the short, unambiguous form of a value for lists."""
        return f"Σ{sum(divmod(value, 10))}" if counts_pips(self._rules, value) else str(value)


def _dice(roll: Roll) -> Text:
    return drawing.dice(divmod(roll, 10))


def _values(offer: Offer) -> tuple[Roll, ...]:
    return next((slot.values for slot in offer.slots if isinstance(slot, OneOf)), ())
