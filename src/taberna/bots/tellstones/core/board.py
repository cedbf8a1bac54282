"""The Line as it lies in the open, and how it changes (TS-2.1 to TS-2.4)."""

from taberna.bots.tellstones.core.rows import DOWN, EMPTY, HIDDEN, LEFT, MAT, POOL, SPACES, Ints, kernel


@kernel
def lay_out(board: Ints, mat: int) -> None:
    """A Line with nothing on it yet."""
    for space in range(7):
        board[space] = EMPTY
    board[SPACES] = 7 if mat else 0
    board[POOL] = 127
    board[HIDDEN] = 0
    board[MAT] = mat


@kernel
def open_line(board: Ints, symbol: int) -> None:
    if board[MAT]:
        board[3] = symbol
    else:
        board[0] = symbol
        board[SPACES] = 1
    board[POOL] &= ~(1 << symbol)


@kernel
def end_space(board: Ints, end: int) -> int:
    """Where a stone put at this end comes to lie; -1 where the mat has no room. Without the mat the left
    end is before all others, which then move up."""
    if not board[MAT]:
        if board[SPACES] >= 7:
            return -1
        return 0 if end == LEFT else board[SPACES]
    first, last = 7, -1
    for space in range(7):
        if board[space] != EMPTY:
            first = min(first, space)
            last = max(last, space)
    space = first - 1 if end == LEFT else last + 1
    return space if 0 <= space < 7 else -1


@kernel
def place(board: Ints, symbol: int, end: int) -> int:
    """Whether everything moved up by one."""
    space = end_space(board, end)
    shifted = 0
    if not board[MAT]:
        if end == LEFT:
            for other in range(board[SPACES], 0, -1):
                board[other] = board[other - 1]
            shifted = 1
        board[SPACES] += 1
    board[space] = symbol
    board[POOL] &= ~(1 << symbol)
    return shifted


@kernel
def hide(board: Ints, space: int) -> int:
    """The symbol that everybody saw go."""
    symbol = board[space]
    board[HIDDEN] |= 1 << symbol
    board[space] = DOWN
    return symbol


@kernel
def swap(board: Ints, one: int, other: int) -> None:
    board[one], board[other] = board[other], board[one]


@kernel
def turn(board: Ints, space: int, symbol: int) -> None:
    board[space] = symbol
    board[HIDDEN] &= ~(1 << symbol)


@kernel
def count_down(board: Ints) -> int:
    down = 0
    for space in range(7):
        down += board[space] == DOWN
    return down
