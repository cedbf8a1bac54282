"""What there is: content and its schema, pieces on the board, adventures and their plans."""
