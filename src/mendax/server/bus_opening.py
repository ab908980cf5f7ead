"""By what a worker hears the others of its house: nothing, or the Valkey that is set."""

from mendax.core.game import Reason
from mendax.server.bus.in_process import InProcessBus
from mendax.server.bus.interface import Bus
from mendax.server.settings import ServerSettings, SettingsError


def bus_of(settings: ServerSettings) -> Bus:
    """The bus of these settings, in the running loop. Raises ``SettingsError``: its address can't
    be read, or what leads to Valkey is not installed."""
    if not settings.bus:
        return InProcessBus()
    try:
        from mendax.server.bus.valkey import ValkeyBus
    except ImportError as error:
        shown = {"problem": str(error)}
        raise SettingsError(Reason("server-bus-not-installed", shown)) from None
    return ValkeyBus(settings.bus.replace("valkey://", "redis://", 1))
