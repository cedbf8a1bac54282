"""What is in the box: boards, figures, cards, objects, treasure, and the words for them."""
