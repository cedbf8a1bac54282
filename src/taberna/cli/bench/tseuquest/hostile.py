"""Files that mean harm: larger, deeper or more entangled than what reads them. For tests and benches."""

from typing import Final

_SIDE: Final = 1001
_ROW: Final = "|" + ". " * (_SIDE - 1) + ".|"
_LINE: Final = "+" + "-+" * _SIDE


def _adventure(drawn: str = "", more: str = "", text: str = "") -> bytes:
    head = f"face = 'keep'\nmap = '''\n{drawn}\n'''\n"
    return f"{head}{more}\n[key]\n[script]\n[text.en]\ntitle = '''{text}'''\n".encode()


HOSTILE: Final[dict[str, bytes]] = {
    "a million squares": _adventure("\n".join([_LINE, *[_ROW, _LINE] * _SIDE])),
    "a wide plan": _adventure("\n".join(["+-" * 20_000, "|." * 20_000])),
    "a tall plan": _adventure("\n".join(["+-+", "|.|"] * 10_000)),
    "brackets in brackets": b"face = " + b"[" * 50_000,
    "tables in tables": b"face = " + b"{a=" * 20_000,
    "lists over many lines": b"face = " + b"[\n" * 40_000,
    "a key of ten thousand parts": ".".join(["a"] * 40_000).encode() + b" = 1",
    "ten thousand headings": "".join(f"[a{n}.b]\n" for n in range(8_000)).encode(),
    "ten thousand triggers": b"[[trigger]]\nid='a'\non='noise'\n" * 3_000,
    "triggers that set each other off": _adventure(
        more="".join(
            f"[[trigger]]\nid='t{n}'\non='noise'\nonce=false\neffects=[{{do='noise'}},{{do='noise'}}]\n"
            for n in range(1_000)
        )
    ),
    "a number of sixty thousand digits": b"face = " + b"9" * 60_000,
    "a text full of markup": _adventure(text="<script>alert(1)</script>" * 3_000),
    "a text without end": b"face = '''" + b"a" * 90_000,
    "signs that turn the text round": "face = '\u202egnitset'\n".encode(),
    "not a text at all": bytes(range(256)) * 300,
    "nothing": b"",
    "ten megabytes": b"#" * 10_000_000,
}
