"""What happened, as phrases: of an event as one seat is told it and of what that seat sees, nothing else."""
