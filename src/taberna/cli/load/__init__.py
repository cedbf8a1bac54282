"""Load for a server: many seats played at once from one process, with as little work a message as can be."""
