"""What would be, if: for whoever looks before he leaps. Functions of a view, never of a state."""
