"""The core's functions in CUDA C++.

They keep to whole numbers, floats, rows and loops, so that each statement has its counterpart. A variable
is whole or a float, whatever it is ever given. What counts for reports is left out.

    python -m taberna.bots.tellstones.cuda.translate > kernels.cu
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Final, TypeAlias

from taberna.bots.tellstones.core.rows import APART, KERNELS
from taberna.bots.tellstones.cuda.frame import FOOT, HEAD, TABLE
from taberna.bots.tellstones.fast import duel

Kind: TypeAlias = str
WHOLE: Final[Kind] = "long long"
FLOAT: Final[Kind] = "double"
PARAMETERS: Final = {
    "int": WHOLE, "float": FLOAT, "Row": "double *", "Ints": "long long *", "Table": "Table &",
    "Marks": "signed char *", "Sights": "short *", "Singles": "float *",
}  # fmt: skip
RETURNS: Final = {
    "int": WHOLE, "float": FLOAT, "None": "void", "tuple[float, float]": "Two",
}  # fmt: skip
FIELDS: Final = {"own", "crowd", "mirror", "notes", "par", "w", "tally"}
"""The rows of the table that hold floats."""
LEFT_OUT: Final = {
    "note_choice",
    "note_truth",
    "note_seen",
    "note_shift",
    "note_swap",
    "_fill",
    "knows",
}
OPERATORS: Final[dict[type, str]] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "/", ast.Mod: "%",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.And: "&&", ast.Or: "||",
}  # fmt: skip


class Function:
    """One function on its way into C++."""

    def __init__(self, function: Callable[..., object], returns: dict[str, Kind]) -> None:
        source = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        assert isinstance(source, ast.FunctionDef)
        self.source = source
        self.apart = function in APART
        self.returns = returns
        self.world = function.__globals__
        self.kinds: dict[str, Kind] = {
            a.arg: PARAMETERS[ast.unparse(a.annotation)] for a in source.args.args if a.annotation
        }
        self.given = set(self.kinds)
        self.lines: list[str] = []
        self.spare = 0

    @property
    def head(self) -> str:
        given = ", ".join(f"{self.kinds[a.arg]} {a.arg}" for a in self.source.args.args)
        inline = "__noinline__" if self.apart else "__forceinline__"
        return f"__device__ {inline} {self.returns[self.source.name]} {self.source.name}({given})"

    def text(self) -> str:
        for _ in range(2):  # a variable may turn out a float only where it is given its second value
            self.lines, self.spare = [], 0
            for statement in self.source.body:
                self.put(statement, 1)
        made = "".join(
            f"    {kind} {name}{' = 0' if kind in (WHOLE, FLOAT) else ''};\n"
            for name, kind in self.kinds.items()
            if name not in self.given
        )
        return f"{self.head} {{\n{made}" + "".join(self.lines) + "}\n"

    # -- statements

    def line(self, depth: int, text: str) -> None:
        self.lines.append("    " * depth + text + "\n")

    def put(self, node: ast.stmt, depth: int) -> None:
        match node:
            case ast.Expr(value=ast.Constant()):
                pass
            case ast.Expr(value=value):
                self.line(depth, self.of(value) + ";")
            case ast.Assign(targets=[target], value=value):
                self.assign(target, value, depth)
            case ast.AugAssign(target=target, op=op, value=value):
                self.line(depth, f"{self.of(target)} {OPERATORS[type(op)]}= {self.of(value)};")
            case ast.If(test=ast.Name(id="counted")):
                pass
            case ast.If(test=test, body=body, orelse=other):
                self.line(depth, f"if ({self.of(test)}) {{")
                self.block(body, depth)
                if other:
                    self.line(depth, "} else {")
                    self.block(other, depth)
                self.line(depth, "}")
            case ast.While(test=test, body=body):
                self.line(depth, f"while ({self.of(test)}) {{")
                self.block(body, depth)
                self.line(depth, "}")
            case ast.For(target=ast.Name(id=name), iter=ast.Call(args=args), body=body):
                self.loop(name, args, body, depth)
            case ast.Return(value=None):
                self.line(depth, "return;")
            case ast.Return(value=ast.Tuple(elts=[one, other])):
                self.line(depth, f"return Two{{{self.of(one)}, {self.of(other)}}};")
            case ast.Return(value=value) if value is not None:
                self.line(depth, f"return {self.of(value)};")
            case ast.Continue():
                self.line(depth, "continue;")
            case _:
                raise NotImplementedError(ast.unparse(node))

    def block(self, body: list[ast.stmt], depth: int) -> None:
        for statement in body:
            self.put(statement, depth + 1)

    def loop(self, name: str, args: list[ast.expr], body: list[ast.stmt], depth: int) -> None:
        self.known(name, WHOLE)
        texts = [self.of(arg) for arg in args]
        start, stop = ("0", texts[0]) if len(texts) == 1 else (texts[0], texts[1])
        step = texts[2] if len(texts) > 2 else "1"
        sign = ">" if step.startswith(("-", "(-")) else "<"
        self.line(depth, f"for ({name} = {start}; {name} {sign} {stop}; {name} += {step}) {{")
        self.block(body, depth)
        self.line(depth, "}")

    def assign(self, target: ast.expr, value: ast.expr, depth: int) -> None:
        if not isinstance(target, ast.Tuple):
            if isinstance(target, ast.Name):
                self.known(target.id, self.kind(value))
            self.line(depth, f"{self.of(target)} = {self.of(value)};")
            return
        if isinstance(value, ast.IfExp):  # a pair of values either way
            self.line(depth, f"if ({self.of(value.test)}) {{")
            self.assign(target, value.body, depth + 1)
            self.line(depth, "} else {")
            self.assign(target, value.orelse, depth + 1)
            self.line(depth, "}")
            return
        if isinstance(value, ast.Call):
            self.spare += 1
            pair = f"pair{self.spare}"
            self.line(depth, f"const Two {pair} = {self.of(value)};")
            parts = [(f"{pair}.one", FLOAT), (f"{pair}.other", FLOAT)]
        elif isinstance(value, ast.Subscript):
            parts = [(f"{self.of(value)}[{n}]", FLOAT) for n in range(len(target.elts))]
        else:
            assert isinstance(value, ast.Tuple)
            parts = [(self.of(part), self.kind(part)) for part in value.elts]
        held = []
        for text, kind in parts:  # all of them before any is given away
            self.spare += 1
            held.append(f"held{self.spare}")
            self.line(depth, f"{kind} {held[-1]} = {text};")
        for each, name, (_, kind) in zip(target.elts, held, parts, strict=True):
            if isinstance(each, ast.Name):
                self.known(each.id, kind)
            self.line(depth, f"{self.of(each)} = {name};")

    def known(self, name: str, kind: Kind) -> None:
        if name not in self.kinds:
            self.kinds[name] = kind
        elif self.kinds[name] == WHOLE and kind == FLOAT:
            self.kinds[name] = FLOAT

    # -- expressions

    def in_module(self, name: str) -> bool:
        return name not in self.kinds and isinstance(self.world.get(name), ModuleType)

    def kind(self, node: ast.expr) -> Kind:
        match node:
            case ast.Constant(value=value):
                return FLOAT if isinstance(value, float) else WHOLE
            case ast.Name(id=name):
                if name in self.kinds:
                    return self.kinds[name]
                return FLOAT if isinstance(self.world[name], float) else WHOLE
            case ast.Attribute(value=ast.Name(id=name), attr=field) if self.in_module(name):
                return FLOAT if isinstance(getattr(self.world[name], field), float) else WHOLE
            case ast.BinOp(op=ast.Div() | ast.Pow()):
                return FLOAT
            case ast.BinOp(left=left, right=right) | ast.IfExp(body=left, orelse=right):
                kinds = self.kind(left), self.kind(right)
                return FLOAT if FLOAT in kinds else kinds[0]
            case ast.UnaryOp(op=ast.Not()) | ast.Compare() | ast.BoolOp():
                return WHOLE
            case ast.UnaryOp(operand=operand):
                return self.kind(operand)
            case ast.Attribute(attr=field):
                return "double *" if field in FIELDS else "long long *"
            case ast.Subscript(value=ast.Attribute(attr=field)) if field in (
                "own", "crowd", "mirror", "notes", "par", "keys"
            ):  # fmt: skip
                return "double *" if field in FIELDS else "long long *"
            case ast.Subscript(value=ast.Subscript(value=ast.Name(id="WORTH" | "MANNERS_OF"))):
                return FLOAT
            case ast.Subscript(value=ast.Name(id="STYLES")):
                return FLOAT
            case ast.Subscript(value=value):
                return FLOAT if self.kind(value) == "double *" else WHOLE
            case ast.Call(func=ast.Name(id=name), args=args):
                if name in ("min", "max"):
                    return FLOAT if FLOAT in map(self.kind, args) else WHOLE
                if name in ("int", "len"):
                    return WHOLE
                return FLOAT if name in ("float", "exp", "log", "sqrt") else self.returns[name]
            case ast.Call(func=ast.Attribute(attr=name)):
                return self.returns[name]
            case _:
                raise NotImplementedError(ast.unparse(node))

    def of(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=value):
                return f"{int(value)}LL" if isinstance(value, (bool, int)) else repr(value)
            case ast.Name(id=name):
                if name in self.kinds or not isinstance(self.world.get(name), int | float):
                    return name
                return constant(self.world[name])
            case ast.Attribute(value=ast.Name(id=name), attr=field) if self.in_module(name):
                return constant(getattr(self.world[name], field))
            case ast.BinOp(left=left, op=ast.Pow(), right=right):
                return f"pow({self.of(left)}, {self.of(right)})"
            case ast.BinOp(left=left, op=ast.Div(), right=right):
                return f"((double)({self.of(left)}) / (double)({self.of(right)}))"
            case ast.BinOp(left=left, op=op, right=right):
                return f"({self.of(left)} {OPERATORS[type(op)]} {self.of(right)})"
            case ast.BoolOp(op=op, values=values):
                return "(" + f" {OPERATORS[type(op)]} ".join(map(self.of, values)) + ")"
            case ast.UnaryOp(op=op, operand=operand):
                sign = {ast.Not: "!", ast.USub: "-", ast.Invert: "~"}[type(op)]
                return f"({sign}{self.of(operand)})"
            case ast.Compare(left=left, ops=ops, comparators=others):
                terms = [left, *others]
                parts = (
                    f"{self.of(a)} {OPERATORS[type(op)]} {self.of(b)}"
                    for a, op, b in zip(terms, ops, others, strict=False)
                )
                return "(" + " && ".join(parts) + ")"
            case ast.IfExp(test=test, body=body, orelse=other):
                return f"({self.of(test)} ? {self.of(body)} : {self.of(other)})"
            case ast.Attribute(value=ast.Name(id="t"), attr=field):
                return f"t.{field}"
            case ast.Subscript(value=value, slice=ast.Tuple(elts=parts)):
                return self.of(value) + "".join(f"[{self.of(part)}]" for part in parts)
            case ast.Subscript(value=value, slice=ast.Slice(lower=ast.expr() as lower)):
                return f"({self.of(value)} + {self.of(lower)})"
            case ast.Subscript(value=value, slice=index):
                return f"{self.of(value)}[{self.of(index)}]"
            case ast.Call(func=ast.Name(id=name), args=args) if name in ("min", "max"):
                kind = self.kind(node)
                return f"{name}(({kind})({self.of(args[0])}), ({kind})({self.of(args[1])}))"
            case ast.Call(func=ast.Name(id="int"), args=[arg]):
                return f"((long long)({self.of(arg)}))"
            case ast.Call(func=ast.Name(id="float"), args=[arg]):
                return f"((double)({self.of(arg)}))"
            case ast.Call(func=ast.Name(id="len")):
                return "0LL"
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args):
                return f"{name}({', '.join(map(self.of, args))})"
            case _:
                raise NotImplementedError(ast.unparse(node))


def constant(value: float) -> str:
    return f"({value}LL)" if isinstance(value, int) else f"({value!r})"


def rows_of(name: str, rows: tuple[tuple[float, ...], ...]) -> str:
    body = ", ".join("{" + ", ".join(map(repr, row)) + "}" for row in rows)
    return f"__device__ const double {name}[{len(rows)}][{len(rows[0])}] = {{{body}}};\n"


def row_of(name: str, row: tuple[float, ...]) -> str:
    return f"__device__ const double {name}[{len(row)}] = {{{', '.join(map(repr, row))}}};\n"


def bodies(chosen: Iterable[Callable[..., object]]) -> str:
    """Of functions that call nothing but each other, with the tables they look into."""
    from taberna.bots.tellstones.core.claims import WORTH
    from taberna.bots.tellstones.core.crowd import MANNERS_OF, MEMORIES
    from taberna.bots.tellstones.core.styles import STYLES

    chosen = [f for f in chosen if f.__name__ not in LEFT_OUT and f.__module__.rpartition(".")[2] != "tally"]
    returns = {
        f.__name__: RETURNS[ast.unparse(node.returns)]
        for f in chosen
        if isinstance(node := ast.parse(textwrap.dedent(inspect.getsource(f))).body[0], ast.FunctionDef)
        and node.returns is not None
    }
    functions = [Function(f, returns) for f in chosen]
    parts = [rows_of("WORTH", WORTH), rows_of("MEMORIES", MEMORIES), rows_of("MANNERS_OF", MANNERS_OF)]
    parts.append(row_of("STYLES", STYLES))
    parts += [f"{function.head};\n" for function in functions]
    parts += [function.text() for function in functions]
    return "\n".join(parts)


def translate() -> str:
    assert duel.play_out in KERNELS
    table = TABLE | {name: str(getattr(duel, name)) for name in ("WINNER", "TURNS", "BY_PROOF")}
    text = "\n".join((HEAD, bodies(KERNELS), FOOT))
    for name, value in table.items():
        text = text.replace(f"@{name}@", value)
    return text


if __name__ == "__main__":
    sys.stdout.write(translate())
