"""What is drawn as SVG, from a view or a plan: for printing, for pictures of an environment."""
