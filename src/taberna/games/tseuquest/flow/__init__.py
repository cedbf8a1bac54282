"""How a game goes on: the state, what is under way, actions, events, and the loop that leads on."""
