"""Content in TOML: boards, figures, objects, cards, scenery, adventures, and what is checked of them."""
