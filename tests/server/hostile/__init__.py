"""A client that means no good: each of its tricks is answered as docs/protocol.md says, and nobody else notices."""
