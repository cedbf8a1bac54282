"""Pictures of every page and state of both games, in each language and on four shapes of screen."""
