"""Bots for Tellstones."""
