"""For those who write adventures: what is wrong with a file and where, and how its plan looks."""
