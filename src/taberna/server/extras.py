"""What only a house of several nodes needs, and may not be there."""


class Missing(Exception):
    """A package of the extra `cluster` that is not installed."""

    def __init__(self, package: str) -> None:
        super().__init__(package)
        self.package = package
