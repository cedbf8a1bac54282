"""The contract, and all that is true of any game. Nothing in here knows a particular one."""
