"""What interrupts a question, and leaves the game where it is."""


class Aside(Exception):
    """Something to be shown while the game stays where it is."""

    def __init__(self, text: str, *, refused: bool = False, at: int = 0) -> None:
        super().__init__(text)
        self.text = text
        self.refused = refused
        self.at = at
        """The character that could not be read, counted from 1."""
