"""Table actions from clients, converted to the log's form.

Only this module cleans names, expands rules to all their options, and checks purchase limits. Every
logged line was allowed when it was written, so a replay does not check again (``handlers`` apply
the log's actions).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from mendax.core.game import Action
from mendax.table.actions import (
    AddBot,
    AddPerson,
    AddShare,
    BuyIn,
    Guess,
    Mute,
    MuteWatcher,
    NewLink,
    React,
    Relink,
    RemoveWatcher,
    Rename,
    Say,
    SayPhrase,
    SetGame,
    SetRules,
    Sit,
    Start,
    TableAction,
    TakeOver,
    Vote,
    Wear,
    Whisper,
)
from mendax.table.brought import buyer
from mendax.table.commands import Around, KeepSeat, Readdress
from mendax.table.faces import MASKS
from mendax.table.game_choice import as_change
from mendax.table.heard import PHRASES, REACTIONS
from mendax.table.lobby import Lobby
from mendax.table.log import Person, refused
from mendax.table.moderation import as_ban, as_silence, no_link
from mendax.table.names import clean_name, clean_text, clean_title
from mendax.table.programs import as_reserved, own_name
from mendax.table.voting import as_vote


def as_logged(lobby: Lobby, person: Person, action: Action) -> Action:
    """Convert an action to the log's form. Raises ``Refusal`` or ``RulesError``."""
    written = _AS_LOGGED.get(type(action))
    if type(action) not in TableAction:
        raise refused("not-an-action")
    return action if written is None else written(lobby, person, action)


def asked_for(lobby: Lobby, command: Around) -> Action:
    """Return the log's action for a person's command. Raises ``Refusal`` or ``RulesError``."""
    if isinstance(command, Readdress):
        return Relink(command.address)
    if isinstance(command, KeepSeat):
        return as_reserved(lobby, command.program, command.name)
    if isinstance(command.action, Start):
        return lobby.begin()
    return as_logged(lobby, command.person, command.action)


def _sit(lobby: Lobby, person: Person, action: Sit) -> Sit:
    seating, wish = lobby.seating, _known_mask(action.mask)
    if action.program or person in seating.programs:
        name = own_name(seating, person, _name(lobby, person, action.name))
        return Sit(name, action.program, seating.free_mask(name, wish))
    name = seating.free_name(_name(lobby, person, action.name))
    return Sit(name, mask=seating.free_mask(name, wish))


def _name(lobby: Lobby, person: Person, wish: str) -> str:
    """Return the cleaned name that a person wants, or the present name of a muted person, to whom
    names would be free text."""
    seating = lobby.seating
    return seating.present_name(person) if seating.is_muted(person) else clean_name(wish)


def _add_person(lobby: Lobby, person: Person, action: AddPerson) -> AddPerson:
    lobby.seating.require_voice(person)
    name = lobby.seating.free_name(clean_name(action.name))
    return AddPerson(name, lobby.seating.free_mask(name, _known_mask(action.mask)))


def _take_over(lobby: Lobby, person: Person, action: TakeOver) -> TakeOver:
    return TakeOver(action.seat, lobby.seating.free_name(_name(lobby, person, action.name)))


def _rename(lobby: Lobby, person: Person, action: Rename) -> Rename:
    seating, name = lobby.seating, clean_name(action.name)
    if person in seating.programs:
        return Rename(own_name(seating, person, name))
    own = seating.seat_of(person)
    if own is None:
        return Rename(seating.free_watcher_name(name, person))
    return Rename(seating.free_name(name, own))


def _bot(lobby: Lobby, _: Person, action: AddBot) -> AddBot:
    if action.bot not in lobby.bots:
        raise refused("bot-unknown", given=str(action.bot)[:40], allowed=", ".join(lobby.bots))
    seating, given = lobby.seating, action.name
    name = None if given is None else seating.free_name(clean_name(given))
    return AddBot(action.bot, name, seating.free_mask(name or action.bot, _known_mask(action.mask)))


def _rules(lobby: Lobby, person: Person, action: SetRules) -> SetRules:
    words = lobby.chosen.full_words(action.preset, action.changes)
    # The name of the rules would be free text, too.
    name = "" if lobby.seating.is_muted(person) else clean_title(action.name)
    return SetRules(action.preset, tuple(words), name)


def _open_share(lobby: Lobby, _: Person, action: AddShare) -> AddShare:
    if lobby.phase != "playing":
        raise refused("share-not-bound")
    return action


def _buy(lobby: Lobby, person: Person, action: BuyIn) -> BuyIn:
    # Only new purchases are checked. A logged purchase stays valid, whatever today's limits are.
    seat = buyer(lobby, person)
    lobby.stacks.check_purchase(lobby.seating, seat, action.chips, lobby.chosen.rules)
    return action


def _guess(lobby: Lobby, _: Person, action: Guess) -> Guess:
    if lobby.phase != "playing":
        raise refused("not-running")
    return action


def _say(_: Lobby, __: Person, action: Say) -> Say:
    return Say(clean_text(action.text))


def _whisper(_: Lobby, __: Person, action: Whisper) -> Whisper:
    return Whisper(action.to, clean_text(action.text))


def _phrase(_: Lobby, __: Person, action: SayPhrase) -> SayPhrase:
    if action.phrase not in PHRASES:
        allowed = ", ".join(PHRASES)
        raise refused("phrase-unknown", given=str(action.phrase)[:40], allowed=allowed)
    return action


def _reaction(_: Lobby, __: Person, action: React) -> React:
    if action.reaction not in REACTIONS:
        allowed = ", ".join(REACTIONS)
        raise refused("reaction-unknown", given=str(action.reaction)[:40], allowed=allowed)
    return action


def _mask(lobby: Lobby, person: Person, action: Wear) -> Wear:
    _known_mask(action.mask)
    for sitter in lobby.seating.seats:
        if sitter.mask == action.mask and sitter.person not in (None, person):
            raise refused("mask-taken", name=sitter.name)
    return action


def _known_mask(mask: str | None) -> str | None:
    if mask is not None and mask not in MASKS:
        raise refused("mask-unknown", given=str(mask)[:40], allowed=", ".join(MASKS))
    return mask


_AS_LOGGED: Final[Mapping[type[Action], Callable[[Lobby, Person, Any], Action]]] = {
    Sit: _sit,
    AddPerson: _add_person,
    TakeOver: _take_over,
    Rename: _rename,
    AddBot: _bot,
    SetRules: _rules,
    SetGame: as_change,
    Vote: as_vote,
    AddShare: _open_share,
    BuyIn: _buy,
    Guess: _guess,
    Say: _say,
    Whisper: _whisper,
    SayPhrase: _phrase,
    React: _reaction,
    Wear: _mask,
    Mute: as_silence,
    MuteWatcher: as_silence,
    RemoveWatcher: as_ban,
    NewLink: no_link,
}
