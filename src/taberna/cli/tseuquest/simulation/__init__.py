"""Many games at once, kept as they are played."""
