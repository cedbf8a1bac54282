"""A tavern table for two board games."""

__version__ = "0.1.0"
