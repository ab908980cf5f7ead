"""The function that writes a reason as English text.

The catalogue of texts is in a higher layer, so the package registers the function
(``mendax.__init__``).
"""

from collections.abc import Callable, Mapping

Explain = Callable[[str, Mapping[str, str | int]], str]
"""Returns the text for a catalogue key with its arguments."""


def _untranslated(key: str, arguments: Mapping[str, str | int]) -> str:
    return " ".join((key, *(f"{name}={value}" for name, value in arguments.items())))


_registered: Explain = _untranslated


def explain(key: str, arguments: Mapping[str, str | int]) -> str:
    """Return the reason as text."""
    return _registered(key, arguments)


def explain_by(function: Explain) -> None:
    """Register the function that ``explain`` calls."""
    global _registered
    _registered = function
