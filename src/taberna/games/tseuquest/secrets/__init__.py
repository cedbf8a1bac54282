"""Who may know what: views and tellings by allow-list, and truths that a seat can't tell apart."""
