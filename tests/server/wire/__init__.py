"""On the wire: what a client receives, byte by byte, does not depend on what its seat may not know."""
