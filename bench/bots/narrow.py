"""The kernels in single precision and with whole numbers of 32 bits, which is faster: for tuning and for the
network. What is published of the players is measured with the kernels as they are."""

import re

WIDE = ("mixed", "uniform", "mixed_seed")
"""What keeps whole numbers of 64 bits: the draws."""
DECLARED = "__device__ __forceinline__ narrow uniform(int key, int lock, int seq, int use, int number);\n"
DRAWS = """__device__ __forceinline__ narrow uniform(int key, int lock, int seq, int use, int number) {
    return (narrow)fmin(0.9999999, fmax(1e-9, uniform_wide(key, lock, seq, use, number)));
}
"""


def narrowed(text: str, before: str = "") -> str:
    """All but the last function, which begins a game and takes and gives what the caller has; `before` stands
    before the first body."""
    at = text.index('extern "C"')
    parts = re.split(r"(?m)^(?=__device__ )", text[:at])
    found = []
    for part in parts:
        head = part.split("(", 1)[0].split()
        if head and head[-1] in WIDE:
            found.append(re.sub(r"\buniform\(", "uniform_wide(", part))
            continue
        part = re.sub(r"(?<![\w.])(\d+\.\d*(?:[eE][-+]?\d+)?|\d+[eE][-+]?\d+)(?![\w.])", r"\1f", part)
        part = re.sub(r"(\d)LL\b", r"\1", part)
        found.append(part.replace("long long", "int").replace("double", "narrow"))
    whole = "".join(found)
    table = whole.index("};", whole.index("struct Table")) + 2
    body = _first_body(whole)
    return (
        "typedef float narrow;\n" + whole[:table] + "\n" + DECLARED + whole[table:body]
        + DRAWS + before + whole[body:] + text[at:]
    )  # fmt: skip


def _first_body(text: str) -> int:
    """Where the declarations end."""
    found = re.search(r"(?m)^__device__ [^;={]*\) \{$", text)
    assert found
    return found.start()
