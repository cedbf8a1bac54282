"""How to fight and how to find one's way: for either side, from what a seat is sent."""
