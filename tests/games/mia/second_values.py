"""The values of Mia for the second engine, written from the rule book."""

from mendax.games.mia.rules import MiaRules


class Values:
    """The values of a rule set, compared as pairs of a class and a number within the class."""

    def __init__(self, rules: MiaRules) -> None:
        self.rules = rules
        self.rolls = [10 * high + low for high in range(1, 7) for low in range(1, high + 1)]
        top = max(self.rolls, key=self.height)
        self.top, self.said = top, [v for v in self.rolls if self._is_said(v)]
        self.said.sort(key=self.height)

    def height(self, roll: int) -> tuple[int, int]:
        rules, (high, low) = self.rules, divmod(roll, 10)
        if rules.order == "natural":
            return {11: (2, 0), 21: (0, 0)}.get(roll, (1, roll))
        raised = {31: "little" in rules.second, 42: "half" in rules.second, 21: True}
        raised[11] = rules.ones_top
        if raised.get(roll):
            return 3, [31, 42, 21, 11].index(roll)
        if rules.order == "numeric":
            return 1, roll
        if high == low:
            return 2, high if rules.doubles == "sixes_high" else -high
        return 1, high + low if rules.order == "pips" else roll

    def effect(self, roll: int) -> str:
        rules = self.rules
        named = {11: rules.effect_11, 21: rules.effect_21, 31: rules.effect_31}
        return str({**named, 32: rules.joker_32, 61: rules.effect_61}.get(roll, "off"))

    def _is_said(self, value: int) -> bool:
        equal = [roll for roll in self.rolls if self.height(roll) == self.height(value)]
        return value == max(equal) and self.effect(value) not in ("toast", "all_pay")

    def wipes(self, value: int) -> bool:
        return "wipe" in self.effect(value)

    def over(self, beat: int | None, equal: bool) -> set[int]:
        """Return the values that may be said over ``beat``."""
        if beat is None:
            return {*self.said}
        least = self.height(beat)
        higher = {v for v in self.said if self.height(v) > least or self.wipes(v)}
        return higher | {v for v in self.said if equal and self.height(v) == least}
