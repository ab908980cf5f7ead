"""Sword of Lies in the terminal: sentences for events, and questions.

The screen uses one seat's view and observations, never a state. ``names`` handles names and typed
forms, and ``table`` draws the table.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from mendax.core.game import Action, Event, Offer, OneOf, Result, Seat
from mendax.core.meanings import meanings
from mendax.games.cards import colour
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies import events as happened
from mendax.games.sword_of_lies import war_events as fought
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import SwordView
from mendax.terminal.presentation import HintLines, Screen
from mendax.terminal.sword_of_lies.names import Callings, face_name
from mendax.terminal.sword_of_lies.table import SwordTable
from mendax.words import Words

_SILENT: Final = {"dealt", "chose", "wrote-order", "unseen", "game-ended", "pots-formed"}
"""Events without a sentence, because the table or the questions show them."""


class SwordScreen(Screen):
    """A player's seat at a Sword of Lies table."""

    game = "sword-of-lies"
    redrawn = frozenset({"castling", "asked", "questioned", "verdict", "betting", "reveal"}) | {
        "negotiation",
        "orders",
    }
    harmless = actions.Check, actions.Ready

    def __init__(self, words: Words, rules: SwordRules, names: Sequence[str], you: Seat) -> None:
        self._words, self._rules, self._you = words, rules, you
        self._names = [f"№{seat + 1} {name}" for seat, name in enumerate(names)]
        self._call = Callings(words, self._names, you)
        self._table = SwordTable(words, self._names, you, self._call, rules)

    # ── values ───────────────────────────────────────────────────────────────────────────────

    def read_value(self, text: str, field: str) -> Any:
        """Parse typed text for this field of an action."""
        return self._call.value(text, field)

    def called(self, value: int | str) -> str:
        """Return the colour from a story unchanged, because sentences select their words by it."""
        return str(value)

    def typed(self, value: Any, field: str) -> str:
        """Return the typed form of a value."""
        return self._call.typed(value, field)

    # ── events ───────────────────────────────────────────────────────────────────────────────

    def sentence(self, event: Event) -> str | None:
        """Return the event in words, or None."""
        kind = str(event.__struct_config__.tag)
        if kind in _SILENT:
            return None
        means = meanings(type(event))
        shown = {
            name: self._field(_meaning(means, name), getattr(event, name))
            for name in event.__struct_fields__
        }
        if isinstance(event, happened.PriceNamed | fought.DealProposed):
            shown["words"] = self._call.quoted(event.words)
        if isinstance(event, fought.DealProposed):
            shown["mine"] = self._call.given(event.chips, event.mine, event.to)
            shown["yours"] = self._call.given(-event.chips, event.yours, event.seat)
        if isinstance(event, fought.Armed):
            shown["swords"] = self._call.armed(event.swords, event.boldest)
        if isinstance(event, fought.OrderOpened):
            shown["order"] = self._call.order(event.order, event.struck, event.paid)
        if isinstance(event, fought.CardHit):
            shown["face"] = self._call.card(event.face, event.place)
        if isinstance(event, happened.Revealed):
            shown |= self._read(event)
        said = self._words.say(self._key(event, kind), **shown).strip()
        return said[:1].upper() + said[1:]

    def _key(self, event: Event, kind: str) -> str:
        """Return the key of the sentence, which depends on whether the player acts or is meant."""
        deed_of = getattr(event, "seat", getattr(event, "by", None))
        own, at_you = (f"terminal-sword-of-lies-{whose}-{kind}" for whose in ("you", "to-you"))
        if deed_of == self._you and self._words.knows(own):
            return own
        if getattr(event, "to", None) == self._you and self._words.knows(at_you):
            return at_you
        return "sword-of-lies-event-" + kind

    def _read(self, event: happened.Revealed) -> Mapping[str, str]:
        """Return the mark on a revealed card, and its effect."""
        mark = event.mark
        if mark is None:
            return {"mark": "none"}
        return {
            "mark": "shield" if event.side == "face_down" else "sword",
            "named": self._call.colour(mark.named),
            "held": "yes" if mark.named == colour(event.face) else "no",
            "by": self._call.name(mark.by),
            "believed": "yes" if mark.believed else "no",
        }

    def _field(self, meaning: str, value: Any) -> str | int:
        call = self._call
        told: Mapping[str, Callable[[Any], str]] = {
            "seat": lambda one: call.names(one) if isinstance(one, tuple) else call.name(one),
            "place": call.place,
            "face": face_name,
            "colour": call.colour,
            "order": call.order,
            "pot": call.pot,
            "by-seat": call.shares,
        }
        if meaning in told and value is not None:
            return told[meaning](value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, int | str) else ""

    def picture(self, event: Event) -> RenderableType | None:
        """Return a framed picture if the event opens an order, otherwise None."""
        if isinstance(event, fought.OrderOpened):
            return Panel(Text(self.sentence(event) or ""), border_style="red", expand=False)
        return None

    def drawn(self, action: Action) -> str | None:
        """Return None, because the events contain all revealed facts."""
        return None

    # ── the table ────────────────────────────────────────────────────────────────────────────

    def lines(self, view: SwordView) -> list[str]:
        """Return the table in sentences, with all seats' chips, swords and cards."""
        return self._table.lines(view)

    def table(self, view: SwordView) -> RenderableType:
        """Return the table as a drawing, with one row of cards per seat."""
        return self._table.drawn(view)

    def cup(self, view: SwordView) -> RenderableType:
        """Return the player's own cards."""
        if not view.rows[self._you]:
            return ""
        title = self._words.say("terminal-sword-of-lies-your-cards")
        cards = self._table.cards(view, self._you)
        return Panel(cards, title=Text(title), expand=False, border_style="dim")

    # ── questions ────────────────────────────────────────────────────────────────────────────

    def question(self, view: SwordView) -> str:
        """Return the question for the player."""
        key = "terminal-sword-of-lies-ask-" + view.phase
        asked = self._words.say(key, **self._asked(view)).strip()
        asked += self._promised(view)
        own = self._table.row(view, self._you)
        if not own:
            return asked
        return f"{asked} {self._words.say('terminal-sword-of-lies-you-have', cards=own)}"

    def _promised(self, view: SwordView) -> str:
        """Return the player's promises about the order to be written, as a sentence."""
        if view.phase != "orders":
            return ""
        pledges = [
            self._call.pledge(one.pledge, one.to)
            for one in view.promises
            if one.seat == self._you and one.outcome == "open" and one.pledge != "nothing"
        ]
        said = self._words.say("sword-of-lies-promised", pledges="; ".join(pledges))
        return f" {said}" if pledges else ""

    def _asked(self, view: SwordView) -> Mapping[str, str | int]:
        trade, question = view.trade, view.question
        if view.phase in ("asked", "priced") and trade is not None:
            return {
                "seat": self._call.name(trade.seat),
                "own": self._call.place(trade.own),
                "theirs": self._call.place(trade.theirs),
                "chips": trade.chips if trade.price is None else trade.price,
                "of": self._call.name(trade.of),
                "words": trade.words,
            }
        if question is not None:
            return {
                "seat": self._call.name(question.seat),
                "of": self._call.name(question.of),
                "place": self._call.place(question.place),
                "colour": self._call.colour(question.named) if question.named else "",
            }
        missing = view.level - view.bets[self._you]
        swords = self._words.say("sword-of-lies-swords", swords=view.swords[self._you])
        return {"chips": max(0, missing), "swords": swords, "round": view.war_round}

    def aid(self, view: SwordView, offers: Sequence[Offer], hints: bool) -> HintLines | None:
        """Return the deals that await an answer."""
        deals = [deal for deal in view.deals if deal.to == self._you]
        if not deals:
            return None
        listed = tuple(
            self._words.say(
                "sword-of-lies-event-deal-proposed",
                number=deal.number,
                seat=self._call.name(deal.seat),
                to=self._call.name(deal.to),
                mine=self._call.given(deal.chips, deal.mine, deal.to),
                yours=self._call.given(-deal.chips, deal.yours, deal.seat),
                words=self._call.quoted(deal.words),
            ).strip()
            for deal in deals
        )
        return HintLines(self._words.say("terminal-sword-of-lies-deals"), listed)

    def usual(self, offers: Sequence[Offer]) -> Action | None:
        """Return the action for an empty line: the only action, a free check, or ready. Otherwise
        None.
        """
        answers = (actions.SignDeal, actions.DeclineDeal)
        deals = len(offers) > 1 and any(isinstance(offer.action, answers) for offer in offers)
        return None if deals else super().usual(offers)

    def ended(self, view: SwordView, result: Result, seat: Seat) -> str:
        """Return the player's stack, and how it has changed."""
        change = int(result.payoffs[seat])
        sign = "+" if change > 0 else "−" if change < 0 else "±"
        shown: dict[str, str | int] = {"chips": view.stacks[seat], "change": f"{sign}{abs(change)}"}
        return self._words.say("terminal-sword-of-lies-ended", **shown)

    def forced(self, offers: Sequence[Offer]) -> Action | None:
        """Return the last card of a row, or "ready" if no proposal or answer is possible, or
        None.
        """
        alone = offers[0].action if len(offers) == 1 else None
        return alone if isinstance(alone, actions.Ready) or _is_last_card(offers) else None


def _meaning(means: Mapping[str, str], field: str) -> str:
    """Return the meaning of a field, or of its items if they are seats."""
    items = means.get(field + "[]", "")
    return means.get(field, items if items == "seat" else "")


def _is_last_card(offers: Sequence[Offer]) -> bool:
    places = [slot.values for offer in offers for slot in offer.slots if isinstance(slot, OneOf)]
    revealed = all(isinstance(offer.action, actions.Reveal) for offer in offers)
    return revealed and len(places) == 1 and len(places[0]) == 1
