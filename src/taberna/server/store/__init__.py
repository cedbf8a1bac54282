"""Where tables are kept: the truth. What a node holds in memory is a copy of it."""
