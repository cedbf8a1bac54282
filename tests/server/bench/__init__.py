"""The benches of the server, at a glance: that they run, not what they measure."""
