"""Records that are looked into: read, judged and shown in a process of their own, and kept within bounds."""
