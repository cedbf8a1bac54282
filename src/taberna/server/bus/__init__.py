"""How nodes tell one another that a table has changed."""
