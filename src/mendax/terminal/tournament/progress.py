"""The progress of a tournament in sentences."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from mendax.words import Words

LISTED: Final = 10
"""The number of players that the ranking between two rounds lists."""


class TournamentProgress:
    """Tells each new step of one tournament once, from the view of one of its people.

    ``seen`` is always the server's ``TournamentOut``.
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        self._told: tuple[object, ...] = ()

    def sentences(self, seen: Mapping[str, Any]) -> Iterator[str]:
        """Yield what is new: one's own table, the ranking after a round, and the final ranking."""
        step = (seen["phase"] in ("resting", "over"), seen["phase"] == "over", seen["round"])
        if step == self._told:
            return
        self._told = step
        if seen["phase"] in ("resting", "over"):
            title = "final" if seen["phase"] == "over" else "standings"
            yield self._words.say(f"terminal-tournament-{title}", round=seen["round"])
            yield from self.ranking(seen, None if seen["phase"] == "over" else LISTED)
        elif seen["phase"] != "gathering":
            yield from self._table(seen)

    def _table(self, seen: Mapping[str, Any]) -> Iterator[str]:
        for number, table in enumerate(seen["tables"], 1):
            shown = {"round": seen["round"], "table": number}
            if seen["you"] is None:
                names = ", ".join(seen["players"][one]["name"] for one in table["players"])
                yield self._words.say("terminal-tournament-seats", names=names, **shown)
            elif seen["you"] in table["players"]:
                others = [seen["players"][one]["name"] for one in table["players"]]
                others.remove(seen["players"][seen["you"]]["name"])
                key = "with" if others else "alone"
                names = ", ".join(others)
                yield self._words.say(f"terminal-tournament-{key}", names=names, **shown)

    def ranking(self, seen: Mapping[str, Any], most: int | None = None) -> Iterator[str]:
        """Yield a line for each of the first players, and for the reader."""
        players = [
            (one["place"], number, one)
            for number, one in enumerate(seen["players"])
            if one["place"] is not None
        ]
        for index, (place, number, one) in enumerate(sorted(players, key=lambda row: row[:2])):
            if most is None or index < most or number == seen["you"]:
                name = one["name"]
                if one["program"]:
                    name = self._words.say("terminal-tournament-program", name=name)
                points = self._words.decimal(one["points"], 2)
                shown = {"place": place, "name": name, "points": points}
                yield self._words.say("terminal-tournament-place", **shown)
