"""Names of values in Mia, as players say them."""

from mendax.games.mia.order import DOUBLES, SECOND, Roll, ranking
from mendax.games.mia.rules import MiaRules
from mendax.words import Words


def roll_name(words: Words, rules: MiaRules, value: Roll) -> str:
    """Return a value or roll in words, such as ``53``, ``Mia 21`` or ``62 (8 pips)``."""
    name = value_name(words, rules, value)
    if not name:
        return str(value)
    if counts_pips(rules, value):
        return f"{value} ({name})"
    return words.say("mia-value-named", value=value, name=name)


def value_name(words: Words, rules: MiaRules, value: Roll) -> str:
    """Return the name of a value, such as Mia (the top value), little Mia or 8 pips."""
    if value == ranking(rules).top:
        return words.say("mia-value-mia")
    if value in SECOND[rules.second]:
        return words.say("mia-value-little-mia" if value == 31 else "mia-value-half-mia")
    if value == 32 and rules.joker_32 == "toast":
        return words.say("mia-value-joker")
    if counts_pips(rules, value):
        return words.say("mia-value-pips", pips=sum(divmod(value, 10)))
    return ""


def counts_pips(rules: MiaRules, value: Roll) -> bool:
    """Return whether a value means the sum of its dice."""
    return rules.order == "pips" and value not in (21, *DOUBLES, *SECOND[rules.second])
