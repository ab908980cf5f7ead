"""Starts a server with one or several processes."""

from mendax.server.base.settings import ServerSettings


def serve(settings: ServerSettings, open_browser: bool = False) -> None:
    """Serve until a signal arrives. Print the address, or the reason for a failure. Raises
    ``SystemExit``.

    Only the necessary modules are imported, because a parent serves no clients, and a single
    process has no workers.
    """
    if settings.workers == 1:
        from mendax.server.operations import serving

        serving.serve(settings, open_browser)
    else:
        from mendax.server.workers import parent

        parent.serve(settings, open_browser)
