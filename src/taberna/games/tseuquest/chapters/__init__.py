"""The rulebook, a module a chapter."""
