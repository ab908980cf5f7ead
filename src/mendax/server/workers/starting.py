"""Starts a server: one process, or several of one house."""

from mendax.server.base.settings import ServerSettings


def serve(settings: ServerSettings, open_browser: bool = False) -> None:
    """Serves until a signal ends it; says where, and why not. Raises ``SystemExit``.

    Loads only what it needs: whoever starts other processes serves nobody, and who serves alone
    starts none.
    """
    if settings.workers == 1:
        from mendax.server.operations import serving

        serving.serve(settings, open_browser)
    else:
        from mendax.server.workers import parent

        parent.serve(settings, open_browser)
