"""How a bot for Tellstones remembers, believes and chooses: functions over plain rows of numbers.

Everything here is written once and run twice: by Python at the table, where a row is a list, and by numba in
the fast core (`taberna.bots.tellstones.fast`), where a row is an array. So these functions take and
change rows in place, keep to whole numbers and floats, and draw only by number (`draw.uniform`). Nothing
here imports anything else than its neighbours.
"""
