"""A client that means no good: what docs/protocol.md says is what it gets, and nobody else notices."""
