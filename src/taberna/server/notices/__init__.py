"""Telling people elsewhere that it is their turn: by Web Push, and by a webhook of whoever hosts."""
