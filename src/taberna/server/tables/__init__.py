"""Tables that this node serves: copies of what the store holds."""
