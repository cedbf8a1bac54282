"""What the house's bots went through in a game that is over, rebuilt in a process of its own."""
