"""Being told elsewhere that it is one's turn."""
