"""The rules of a game as text in one language."""

from mendax.core.game import AnyGame, Value
from mendax.core.how_to_play import sections
from mendax.words import Words


def written(words: Words, game: AnyGame, rules: Value) -> str:
    """Return the rules as Markdown with a title, or an empty string if the game has no
    explanation.
    """
    shown = sections(game, rules)
    parts = [f"# {words.say(game.name.replace('_', '-') + '-title')}"] if shown else []
    for section in shown:
        parts.append(f"## {words.say(section.heading.key, **section.heading.arguments)}")
        after_item = False
        for line in section.lines:
            text = words.say(line.key, **line.arguments)
            if line.item and after_item:
                parts[-1] += f"\n- {text}"
            else:
                parts.append(f"- {text}" if line.item else text)
            after_item = line.item
    return "\n\n".join(parts) + "\n" if parts else ""
