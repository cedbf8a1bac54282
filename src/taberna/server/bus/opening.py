"""Which bus an address means."""

from taberna.server.bus.local import LocalBus
from taberna.server.bus.protocol import Bus


def open_bus(address: str) -> Bus:
    if not address:
        return LocalBus()
    from taberna.server.bus.redis import RedisBus  # loaded only where there is more than one node

    return RedisBus(address)
