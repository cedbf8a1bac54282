"""One node alone: there is nobody to tell."""

from taberna.server.bus.protocol import Listener


class LocalBus:
    @property
    def shared(self) -> bool:
        return False

    async def start(self, listener: Listener) -> None:
        pass

    def publish(self, table: str, seq: int) -> None:
        pass

    async def close(self) -> None:
        pass
