"""What tests of the server share."""

from server.services import postgres, redis

__all__ = ["postgres", "redis"]
