"""``mendax site``: write a static site that plays in the browser, without a server."""

from pathlib import Path

from mendax.core.game import MendaxError, Reason
from mendax.terminal.parameters import OK, Lang, spoken


def site(folder: Path, /, *, lang: Lang = None) -> int:
    """Write a static site into a new folder: Mendax in the browser, without a server.

    Any web host can serve it under any path. `./run offline` builds the files it needs.
    """
    from mendax.server.http.local_play import write_site  # requires starlette
    from mendax.server.settings.client_files import STATIC

    console, words = spoken(lang)
    try:
        size = write_site(folder, STATIC)
    except FileExistsError:
        raise MendaxError(Reason("terminal-site-exists", {"folder": str(folder)})) from None
    shown = {"folder": str(folder), "megabytes": words.decimal(size / 1e6, 1)}
    console.print(words.say("terminal-site-written", **shown), markup=False, soft_wrap=True)
    return OK
