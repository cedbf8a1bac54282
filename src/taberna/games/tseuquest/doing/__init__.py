"""What effects do, one module a noun; `interpret` says which verb is whose."""
