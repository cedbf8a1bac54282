"""What goes wrong with machines: servers killed at any moment, nodes that vanish, a bus that forgets."""
