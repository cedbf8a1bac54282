"""Measuring and tuning the bots: many games at speed, what is counted in them, and what that says."""
