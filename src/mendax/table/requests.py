"""What people ask for around a game, judged once and written as the log is to hold it.

Names are cleaned, rules written out in full, and limits that a table sets on purchases are asked
here and nowhere else: what stands in a log was allowed when it was written, so a replay does not
ask again (``house`` does what the log says).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from mendax.core.game import Action
from mendax.table import terms
from mendax.table.lobby import DEEDS, House, buyer
from mendax.table.log import Person, refused
from mendax.table.names import clean_name, clean_text


def as_logged(house: House, person: Person, action: Action) -> Action:
    """The action as the log is to hold it. Raises ``Refusal`` or ``RulesError``."""
    written = _AS_LOGGED.get(type(action))
    if type(action) not in DEEDS:
        raise refused("not-an-action")
    return action if written is None else written(house, person, action)


def _sit(house: House, _: Person, action: terms.Sit) -> terms.Sit:
    return terms.Sit(house.company.free_name(clean_name(action.name)))


def _rename(house: House, person: Person, action: terms.Rename) -> terms.Rename:
    own = house.company.seat_of(person)
    return terms.Rename(house.company.free_name(clean_name(action.name), own))


def _bot(house: House, _: Person, action: terms.AddBot) -> terms.AddBot:
    if action.bot not in house.bots:
        raise refused("bot-unknown", given=str(action.bot)[:40], allowed=", ".join(house.bots))
    return action


def _rules(house: House, _: Person, action: terms.SetRules) -> terms.SetRules:
    words = house.chosen.full_words(action.preset, action.changes)
    return terms.SetRules(action.preset, tuple(words))


def _buy(house: House, person: Person, action: terms.BuyIn) -> terms.BuyIn:
    # Asked only of who buys now: a purchase in the log stands, whatever is allowed today.
    seat = buyer(house, person)
    house.stacks.check_purchase(house.company, seat, action.chips, house.chosen.rules)
    return action


def _say(_: House, __: Person, action: terms.Say) -> terms.Say:
    return terms.Say(clean_text(action.text))


def _whisper(_: House, __: Person, action: terms.Whisper) -> terms.Whisper:
    return terms.Whisper(action.to, clean_text(action.text))


def _phrase(_: House, __: Person, action: terms.SayPhrase) -> terms.SayPhrase:
    if action.phrase not in terms.PHRASES:
        allowed = ", ".join(terms.PHRASES)
        raise refused("phrase-unknown", given=str(action.phrase)[:40], allowed=allowed)
    return action


_AS_LOGGED: Final[Mapping[type[Action], Callable[[House, Person, Any], Action]]] = {
    terms.Sit: _sit,
    terms.Rename: _rename,
    terms.AddBot: _bot,
    terms.SetRules: _rules,
    terms.BuyIn: _buy,
    terms.Say: _say,
    terms.Whisper: _whisper,
    terms.SayPhrase: _phrase,
}
