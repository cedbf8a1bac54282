"""What is true of every game: checked on random legal play over every game, variant and setting."""
