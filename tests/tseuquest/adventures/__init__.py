"""Adventures' files: sound ones, broken ones, hostile ones."""
