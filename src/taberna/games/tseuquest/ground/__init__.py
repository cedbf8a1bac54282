"""Where things are: squares, the board, lines of sight, and where feet may go."""
