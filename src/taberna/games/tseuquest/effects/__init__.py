"""What cards, objects, scenery, traps and adventures do: the closed vocabulary, and its one interpreter."""
