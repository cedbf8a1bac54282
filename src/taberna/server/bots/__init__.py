"""Bots that sit at the tables of this server, in processes of their own."""
