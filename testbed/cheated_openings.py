"""Cheats with the events that show outcomes: their salts, their values and their spelling."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace as replaced

from mendax.core.game import Opening, Told
from mendax.core.text_form import write, write_opened
from mendax.server.wire import outbound
from mendax.table.events import Salted
from mendax.table.fairness import Fairness

Replace = Callable[[Any, str, Any], object]
"""A function like ``setattr``, such as ``monkeypatch.setattr``."""


def _change_salts(replace: Replace, change: Callable[[Told], tuple[Told, ...]]) -> None:
    told = Fairness.told

    def changed(self: Fairness, events: tuple[Told, ...], outcome: Any = None) -> tuple[Told, ...]:
        sent = told(self, events, outcome)
        return tuple(
            new
            for one in sent
            for new in (change(one) if isinstance(one.event, Salted) else (one,))
        )

    replace(Fairness, "told", changed)


def swap_salt(replace: Replace) -> None:
    def swapped(told: Told) -> tuple[Told, ...]:
        event = told.event
        assert isinstance(event, Salted)
        return (replaced(told, event=replaced(event, salt=event.salt[::-1])),)

    _change_salts(replace, swapped)


def withhold_salt(replace: Replace) -> None:
    _change_salts(replace, lambda _: ())


def _show_falsely(replace: Replace) -> dict[int, tuple[str, ...]]:
    """Show other dice than those that fell, and return the text forms of the drawn outcomes."""
    told = Fairness.told
    drawn: dict[int, tuple[str, ...]] = {}

    def falsified(one: Told) -> Told:
        event = one.event
        if not isinstance(event, Opening) or not hasattr(event, "roll"):
            return one
        false = replaced(event, roll=66 if event.roll != 66 else 65)
        drawn[id(false)] = tuple(map(write, event.outcomes()))
        kept.append(false)
        return replaced(one, event=false)

    kept: list[Opening] = []
    replace(
        Fairness,
        "told",
        lambda self, events, outcome=None: told(self, tuple(map(falsified, events)), outcome),
    )
    return drawn


def spell_otherwise(replace: Replace) -> None:
    """Spell the drawn dice in the messages, beside events that show other dice."""
    drawn = _show_falsely(replace)
    replace(outbound, "write_opened", lambda event: drawn.get(id(event)) or write_opened(event))


def leave_openings_out(replace: Replace) -> None:
    _show_falsely(replace)
    withhold_salt(replace)
    told = outbound.written
    replace(outbound, "written", lambda *asked: replaced(told(*asked), openings=()))
