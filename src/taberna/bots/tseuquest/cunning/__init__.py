"""The cunning Sorcerer: his whole phase tried out many times on a small model of the fight."""
