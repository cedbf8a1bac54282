"""What effects do, one module a noun; `interpreter` says which verb is whose."""
