"""List the texts that exist in English but not in another language. Players then read English.

`./run lint` prints the list as a warning. As a command, this module fails if the list is not
empty, which is a check for a release.
"""

from argparse import ArgumentParser
from collections.abc import Iterator

from mendax.words import LANGUAGES, keys


def untranslated() -> Iterator[tuple[str, str, str]]:
    """Yield the language, the file and the key of each missing text.

    Games without a file in a language are left out: such a language does not have the game.
    """
    english = keys(LANGUAGES[0])
    for language in LANGUAGES[1:]:
        own = keys(language)
        files = {*own.values()}
        for key, file in english.items():
            if key not in own and file in files:
                yield language, file, key


def main() -> int:
    """Print the missing texts, and return an exit code."""
    ArgumentParser("python -m tools.untranslated", description=__doc__).parse_args()
    missing = list(untranslated())
    for language, file, key in missing:
        print(f"not translated: words/{language}/{file}: {key}")
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
