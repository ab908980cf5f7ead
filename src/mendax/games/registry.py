"""All games, from Mendax and from installed packages.

A package offers a game by an entry point of the group ``mendax.games``. The entry point has the
name of the game and refers to a class that is called without arguments. Packages are searched only
to list all games or to find a game that is not built in, so a command that plays a built-in game
imports no other package.

If the game of a package fails to load, only that game is missing, and ``faults`` names the package
and the reason.
"""

import functools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mendax.core.game import AnyGame, Game
from mendax.games.rules import Rules

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "mendax.games"
"""The entry point group for games from packages."""
_NAME: Final = re.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LONGEST_NAME: Final = 40
_SEATS: Final = range(2, 21)
"""The numbers of seats that a table supports."""
_QUESTIONS: Final = (
    *Game.__annotations__,
    *(name for name, value in vars(Game).items() if callable(value) and name[0] != "_"),
)
"""The attributes and methods that a game must have."""


class Fault(NamedTuple):
    """A package's game that cannot be used, with the reason."""

    name: str
    """The name of the entry point."""
    package: str
    problem: str


class BuiltIn(Mapping[str, AnyGame]):
    """The games of Mendax by name, in order. Each game is created on first use."""

    def __init__(self, makers: Mapping[str, Callable[[], AnyGame]]) -> None:
        self._makers = makers
        self._made: dict[str, AnyGame] = {}

    def __getitem__(self, name: str) -> AnyGame:
        """Return the game called ``name``. Raises ``KeyError``."""
        if name not in self._made:
            made = self._makers[name]()
            self._made.setdefault(name, made)  # another thread may have created the game first
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)

    def __contains__(self, name: object) -> bool:
        return name in self._makers


class Games(Mapping[str, AnyGame]):
    """Games by name: built-in games in their order, then the games of packages by name."""

    def __init__(
        self,
        built_in: Mapping[str, AnyGame],
        installed: "Callable[[], Iterable[EntryPoint]] | None" = None,
    ) -> None:
        """``installed`` returns the entry points.

        By default, these are those of packages on the path.
        """
        self._built_in = built_in
        self._installed = installed or _installed
        self._loaded: dict[str, AnyGame | Fault] = {}

    def __getitem__(self, name: str) -> AnyGame:
        """Return the game called ``name``. Raises ``KeyError``."""
        if name in self._built_in:
            return self._built_in[name]
        game = self._load(name)
        if isinstance(game, Fault):
            raise KeyError(name)
        return game

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names of all playable games."""
        yield from self._built_in
        yield from (name for name in sorted(self._entries) if not self._is_fault(name))

    def __len__(self) -> int:
        """Return the number of playable games."""
        return sum(1 for _ in self)

    def packages(self) -> Mapping[str, str]:
        """Return the import package of each installed game, by name, without importing it."""
        return {
            name: entries[0].module.partition(".")[0]
            for name, entries in self._entries.items()
            if name not in self._built_in and len(entries) == 1
        }

    def fault(self, name: str) -> Fault | None:
        """Return the fault of the installed game called ``name``, or None if it has no fault."""
        if name in self._built_in or name not in self._entries:
            return None
        loaded = self._load(name)
        return loaded if isinstance(loaded, Fault) else None

    def faults(self) -> tuple[Fault, ...]:
        """Return the faults of all installed games, sorted by name."""
        taken = (
            Fault(name, package_of(entry), "a game of Mendax has this name")
            for name in self._built_in
            for entry in self._entries.get(name, ())
        )
        broken = (self.fault(name) for name in sorted(self._entries))
        return (*taken, *(fault for fault in broken if fault is not None))

    @functools.cached_property
    def _entries(self) -> "dict[str, list[EntryPoint]]":
        entries: dict[str, list[EntryPoint]] = {}
        for entry in self._installed():
            same = entries.setdefault(entry.name, [])
            if entry not in same:  # a package may occur twice on the path
                same.append(entry)
        return entries

    def _is_fault(self, name: str) -> bool:
        return name in self._built_in or isinstance(self._load(name), Fault)

    def _load(self, name: str) -> AnyGame | Fault:
        """Load the installed game called ``name`` once and return it. Raises ``KeyError``."""
        if name not in self._loaded:
            self._loaded[name] = _loaded(name, self._entries[name])
        return self._loaded[name]


def _installed() -> "Iterable[EntryPoint]":
    from importlib.metadata import entry_points  # importing this is as slow as importing a game

    return entry_points(group=GROUP)


def _loaded(name: str, entries: "list[EntryPoint]") -> AnyGame | Fault:
    packages = ", ".join(package_of(entry) for entry in entries)
    if len(entries) > 1:
        return Fault(name, packages, "several packages offer a game of this name")
    try:
        game: AnyGame = entries[0].load()()
        problem = _problem(name, game)
    except (Exception, SystemExit) as error:  # importing a package may raise any exception
        return Fault(name, packages, f"{type(error).__name__}: {error}"[:300])
    return Fault(name, packages, problem) if problem else game


def package_of(entry: "EntryPoint") -> str:
    """Return the name of the distribution that provides an entry point."""
    return entry.dist.name if entry.dist is not None else entry.module.partition(".")[0]


def _problem(name: str, game: Any) -> str:
    """Return the reason why ``game`` cannot be the game called ``name``, or an empty string."""
    missing = [question for question in _QUESTIONS if not hasattr(game, question)]
    if missing:
        return f"the game lacks {', '.join(missing)}"
    if game.name != name:
        return f"the entry point is called {name!r}, the game {game.name!r}"
    if not _NAME.fullmatch(name) or len(name) > _LONGEST_NAME:
        return f"{name!r} is no name: lower-case words joined by _, {_LONGEST_NAME} letters at most"
    if not (isinstance(game.rules, type) and issubclass(game.rules, Rules)):
        return "its rules are no subclass of mendax.games.rules.Rules"
    if game.default_preset not in game.presets:
        return f"its presets lack the default one, {game.default_preset!r}"
    if not game.seats or game.seats[0] not in _SEATS or game.seats[-1] not in _SEATS:
        return f"its seats are not within {_SEATS[0]}–{_SEATS[-1]}"
    return ""
