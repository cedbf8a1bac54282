"""Which bus an address means."""

from taberna.server.bus.local import LocalBus
from taberna.server.bus.protocol import Bus
from taberna.server.extras import Missing


def open_bus(address: str) -> Bus:
    if not address:
        return LocalBus()
    try:
        from taberna.server.bus.redis import RedisBus  # loaded only where there is more than one node
    except ModuleNotFoundError as missing:
        raise Missing((missing.name or "redis").partition(".")[0]) from None
    return RedisBus(address)
