"""Tellstones for those who study it."""
