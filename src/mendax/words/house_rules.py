"""The rules of a table in one sentence, such as "Our rules: doubles reversed, little Mia".

The sentence names a preset alone only if the rules equal it. The phrase of an option is in the
catalogue, under ``<game>-ours-<option>``; an option without a phrase is shown as label and value.
The browser's ``rulesSentence`` makes the same sentence from the same facts.
"""

from collections.abc import Sequence

from mendax.words import Words


def rules_sentence(
    words: Words, game: str, preset: str, changes: Sequence[str], name: str = ""
) -> str:
    """Return the sentence for the rules of ``game``, without a full stop.

    ``preset`` is the nearest preset, ``changes`` are the options that differ from it, as words
    (``lives=5``), and ``name`` is the group's name for the rules.
    """
    stem = _key(game)
    called = words.say(f"{stem}-preset-{_key(preset)}")
    if not changes:
        return called
    said = ", ".join(_phrase(words, stem, word) for word in changes)
    key = "table-rules-named" if name else "table-rules-ours"
    return words.say(key, name=name, base=preset, preset=called, changes=said)


def rules_line(words: Words, game: str, preset: str, changes: Sequence[str]) -> str:
    """Return the line of a log about rules that were set."""
    own = "yes" if changes else "no"
    rules = rules_sentence(words, game, preset, changes)
    return words.say("table-event-rules-set", own=own, rules=rules)


def _phrase(words: Words, stem: str, word: str) -> str:
    option, _, value = word.partition("=")
    key = f"{stem}-ours-{_key(option)}"
    if words.knows(key):
        return words.say(key, value=int(value) if value.isdigit() else value)
    label = f"{stem}-option-{_key(option)}"
    keys = f"{label}-{_key(value)}", f"rules-{value}"
    shown = next((words.say(key) for key in keys if words.knows(key)), value)
    return f"{words.say(label)}: {shown}"


def _key(name: str) -> str:
    return name.replace("_", "-")
