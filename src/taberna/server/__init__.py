"""Tables over HTTP and WebSocket. Knows the contract of `taberna.table`, and no game."""
