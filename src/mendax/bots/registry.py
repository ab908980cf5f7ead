"""All bots: the bots of Mendax, and the bots of installed packages.

A package offers a bot with an entry point in the group ``mendax.bots``, named ``<game>.<bot>``. The
entry point refers to a class or function that makes the bot (``bot.Maker``). A bot from a package
counts as long-thinking (``bot.Listed``) unless the class or function has ``thinks_long = False``.

Bot names come from package metadata. A bot is loaded when it is requested or when the bots of its
game are listed. If a bot fails to load, only that bot is missing, and ``fault`` names the package
and the reason.
"""

import functools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from mendax.bots.bot import ANY_GAME, Character, Maker
from mendax.games.registry import Fault, package_of

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "mendax.bots"
"""The entry point group for bots from packages."""
_NAME: Final = re.compile("[a-z][a-z0-9]{0,19}")


class Bots(Mapping[str, Character]):
    """Bots by name: built-in bots in their order, then the bots of packages by name."""

    def __init__(
        self,
        built_in: Mapping[str, Character],
        installed: "Callable[[], Iterable[EntryPoint]] | None" = None,
    ) -> None:
        """``installed`` returns the entry points.

        By default, these are those of installed packages.
        """
        self._built_in = built_in
        self._installed = installed or _installed
        self._loaded: dict[str, Maker | Fault] = {}

    def __getitem__(self, name: str) -> Character:
        """Return the bot called ``name``. Raises ``KeyError``."""
        if name in self._built_in:
            return self._built_in[name]
        loaded = ((game, self._load(game, name)) for game in self._games_of.get(name, ()))
        makers = {game: maker for game, maker in loaded if not isinstance(maker, Fault)}
        if not makers:
            raise KeyError(name)
        long = frozenset(game for game in makers if getattr(makers[game], "thinks_long", True))
        return Character(name, makers, long_thinking=long)

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names of all usable bots."""
        yield from self._built_in
        for name in sorted(self._games_of):
            if name not in self._built_in and name in self:
                yield name

    def __len__(self) -> int:
        """Return the number of usable bots."""
        return sum(1 for _ in self)

    def playing(self, game: str) -> tuple[str, ...]:
        """Return the names of the bots that play ``game``.

        Bots that play any game come first, then bots from packages, then bots that make mistakes,
        then the others, simplest first. The strength of a bot from a package is unknown; by
        default, it is seated only if the game has no other bots.
        """
        own = [name for name, bot in self._built_in.items() if bot.plays(game)]
        simple = [name for name in own if ANY_GAME in self._built_in[name].makers]
        brought = sorted(name for name, games in self._games_of.items() if game in games)
        sound = [name for name in brought if not isinstance(self._load(game, name), Fault)]
        return (*simple, *sound, *(name for name in own if name not in simple))

    def package(self, name: str) -> str | None:
        """Return the distribution that provides the bot, or None for a built-in bot."""
        entry = self._entry(name)
        return None if entry is None else package_of(entry)

    def module(self, name: str) -> str | None:
        """Return the import package that provides the bot, or None for a built-in bot."""
        entry = self._entry(name)
        return None if entry is None else entry.module.partition(".")[0]

    def fault(self, game: str, name: str) -> Fault | None:
        """Return the fault of a package's bot for ``game``, or None if it has no fault."""
        if f"{game}.{name}" not in self._entries:
            return None
        loaded = self._load(game, name)
        return loaded if isinstance(loaded, Fault) else None

    def faults(self) -> tuple[Fault, ...]:
        """Return the faults of all package bots, by entry point."""
        parts = (entry.rpartition(".") for entry in sorted(self._entries))
        every = (self.fault(game, name) for game, _, name in parts)
        return tuple(fault for fault in every if fault is not None)

    def _entry(self, name: str) -> "EntryPoint | None":
        if name in self._built_in or name not in self._games_of:
            return None
        return self._entries[f"{self._games_of[name][0]}.{name}"][0]

    @functools.cached_property
    def _entries(self) -> "dict[str, list[EntryPoint]]":
        """Return the entry points of packages, by name."""
        entries: dict[str, list[EntryPoint]] = {}
        for entry in self._installed():
            name = entry.name if "." in entry.name else f".{entry.name}"
            same = entries.setdefault(name, [])
            if entry not in same:  # a package may occur twice on the path
                same.append(entry)
        return entries

    @functools.cached_property
    def _games_of(self) -> dict[str, list[str]]:
        """Return the games of each package bot."""
        games: dict[str, list[str]] = {}
        for entry in self._entries:
            game, _, name = entry.rpartition(".")
            games.setdefault(name, []).append(game)
        return games

    def _load(self, game: str, name: str) -> Maker | Fault:
        """Load the maker of a package's bot for ``game`` once, and return it."""
        entry = f"{game}.{name}"
        if entry not in self._loaded:
            self._loaded[entry] = self._checked(game, name)
        return self._loaded[entry]

    def _checked(self, game: str, name: str) -> Maker | Fault:
        shown, here = f"{game}.{name}".removeprefix("."), self._entries[f"{game}.{name}"]
        offers = (self._entries[f"{other}.{name}"] for other in self._games_of[name])
        packages = {package_of(entry): None for entries in offers for entry in entries}
        if not game or not _NAME.fullmatch(name):
            problem = f"{shown!r} is not «<game>.<bot>», the bot in up to 20 lower-case letters"
        elif name in self._built_in:
            problem = "a bot of Mendax has this name"
        elif len(packages) > 1 or len(here) > 1:
            problem = "several bots are offered by this name"
        else:
            return _loaded(shown, here[0])
        return Fault(shown, ", ".join(packages), problem)


def _installed() -> "Iterable[EntryPoint]":
    from importlib.metadata import entry_points  # importing this is as slow as importing a game

    return entry_points(group=GROUP)


def _loaded(shown: str, entry: "EntryPoint") -> Maker | Fault:
    try:
        maker: Any = entry.load()
    except (Exception, SystemExit) as error:  # importing a package may raise any exception
        return Fault(shown, package_of(entry), f"{type(error).__name__}: {error}"[:300])
    if not callable(maker):
        return Fault(shown, package_of(entry), f"{entry.value} can't be called to seat a bot")
    loaded: Maker = maker
    return loaded
