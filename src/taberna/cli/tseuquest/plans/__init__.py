"""Plans drawn for authors: at the terminal, and to print."""
