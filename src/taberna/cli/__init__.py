"""The program `taberna`: the table at a terminal, and what one does with records and scenarios."""
