"""One-line faults that a person could make, found with `ast` in Python and by patterns in the
client.

Each kind changes an expression or removes a call. Docstrings, strings, annotations, decorators,
error messages and log messages stay as they are. `plant_faults` uses this module.
"""

import ast
import re
import subprocess
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from tools.ground import VENV

ORDERS: Final = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
MEMBERS: Final = {"in": "not in", "not in": "in", "is": "is not", "is not": "is"}
COMPARISONS: Final = ORDERS | MEMBERS | {"==": "!=", "!=": "=="}
SUMS: Final = {"+": "-", "-": "+", "*": "+", "/": "*"}
BITS: Final = {"&": "|", "|": "&", "<<": ">>", ">>": "<<"}
ARITHMETIC: Final = SUMS | BITS | {"//": "*", "%": "//", "**": "*"}
BOOLEAN: Final = {"and": "or", "or": "and"}
EXTREMES: Final = {"min": "max", "max": "min"}
_LONGEST: Final = 100
_SLOW_TO_FORMAT: Final = 60


class Fault(msgspec.Struct, frozen=True):
    """A line of a file, and the line that replaces it."""

    file: str
    line: int
    kind: str
    before: str
    after: str

    def planted(self, text: str) -> str:
        """Return the file's text with the fault. Raises ``ValueError`` for another text."""
        lines = text.split("\n")
        if lines[self.line - 1] != self.before:
            raise ValueError(f"{self.file}:{self.line} is not {self.before!r}")
        lines[self.line - 1] = self.after
        return "\n".join(lines)


# ── Python ───────────────────────────────────────────────────────────────────────────────────────


class _Finder(ast.NodeVisitor):
    """Collects the faults of one module."""

    def __init__(self, file: str, text: str) -> None:
        self.faults: list[Fault] = []
        self._file, self._lines = file, text.split("\n")
        self._returns_none: list[bool] = []

    def _edit(self, kind: str, line: int, start: int, end: int, new: str) -> None:
        """Add a fault. Columns count UTF-8 bytes, as in `ast`."""
        before = self._lines[line - 1].encode()
        after = (before[:start] + new.encode() + before[end:]).decode()
        self.faults.append(Fault(self._file, line, kind, before.decode(), after))

    def _replace(self, kind: str, node: ast.expr | ast.stmt, new: str) -> None:
        if node.end_lineno == node.lineno and node.end_col_offset is not None:
            self._edit(kind, node.lineno, node.col_offset, node.end_col_offset, new)

    def _text(self, node: ast.expr) -> str:
        """Return the source of an expression; an empty string if it spans several lines."""
        line = self._lines[node.lineno - 1].encode()
        one_line = node.end_lineno == node.lineno
        return line[node.col_offset : node.end_col_offset].decode() if one_line else ""

    def _exchange(
        self, kind: str, left: ast.expr, right: ast.expr, others: dict[str, str], suffix: str = ""
    ) -> None:
        """Exchange the operator between two expressions of one line."""
        start, end = left.end_col_offset, right.col_offset
        if left.end_lineno != right.lineno or start is None:
            return
        gap = self._lines[right.lineno - 1].encode()[start:end].decode()
        found = re.fullmatch(rf"([\s)]*)(\S.*?){re.escape(suffix)}([\s(]*)", gap)
        if found and found[2] in others:
            new = found[1] + others[found[2]] + suffix + found[3]
            self._edit(kind, right.lineno, start, end, new)

    # code that never gets faults

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None: ...
    def visit_Raise(self, node: ast.Raise) -> None: ...
    def visit_Assert(self, node: ast.Assert) -> None: ...

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._visit_all(node.body)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        alias = isinstance(node.value, ast.Subscript) or (
            isinstance(node.value, ast.BinOp) and isinstance(node.value.op, ast.BitOr)
        )
        if self._returns_none or not alias:  # outside of functions these are types
            self.visit(node.value)

    def _visit_all(self, nodes: Sequence[ast.AST | None]) -> None:
        for node in nodes:
            if node:
                self.visit(node)

    # the kinds

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        optional = node.returns is not None and any(
            isinstance(part, ast.Constant) and part.value is None for part in ast.walk(node.returns)
        )
        plain = isinstance(node.returns, ast.Constant)
        self._returns_none.append(optional and not plain)
        self._visit_all([*node.args.defaults, *node.args.kw_defaults, *node.body])
        self._returns_none.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value and self._returns_none[-1] and not isinstance(node.value, ast.Constant):
            self._replace("return", node.value, "None")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(call, ast.Call):
            if ast.unparse(call.func).startswith("_log."):
                return
            self._replace("call", node, "pass")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, right in pairwise(operands):
            self._exchange("comparison", left, right, COMPARISONS)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        texts = (ast.JoinedStr, ast.List, ast.Tuple)
        if not any(
            isinstance(side, texts)
            or (isinstance(side, ast.Constant) and isinstance(side.value, str))
            for side in (node.left, node.right)
        ):
            self._exchange("arithmetic", node.left, node.right, ARITHMETIC)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._exchange("arithmetic", node.target, node.value, ARITHMETIC, "=")
        self.visit(node.value)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in pairwise(node.values):
            self._exchange("boolean", left, right, BOOLEAN)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        text = self._text(node)
        if isinstance(node.value, bool):
            self._replace("constant", node, str(not node.value))
        elif re.fullmatch(r"[\d_]+", text):
            self._replace("constant", node, f"{int(text) + 1:{'_' if '_' in text else ''}}")
        elif re.fullmatch(r"\d+\.\d+", text):
            whole, _, part = text.partition(".")
            self._replace("constant", node, f"{int(whole) + 1}.{part}")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in EXTREMES:
            self._replace("min and max", node.func, EXTREMES[node.func.id])
        self.generic_visit(node)

    def visit_Slice(self, node: ast.Slice) -> None:
        for bound in (node.lower, node.upper):
            if bound and not isinstance(bound, ast.Constant) and (text := self._text(bound)):
                self._replace("slice", bound, f"{text} + 1")
        self.generic_visit(node)

    def _negate(self, test: ast.expr) -> None:
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            self._replace("negation", test, self._text(test.operand))
        elif not isinstance(test, ast.Compare | ast.Constant):
            text = self._text(test)
            simple = isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript)
            self._replace("negation", test, f"not {text}" if simple else f"not ({text})")

    def generic_visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            if "TYPE_CHECKING" in ast.unparse(node.test):
                return
            self._negate(node.test)
        elif isinstance(node, ast.comprehension):
            for test in node.ifs:
                self._negate(test)
        super().generic_visit(node)


def python_faults(file: str, text: str) -> list[Fault]:
    """Return every fault in a module that changes its meaning and is still valid Python."""
    finder = _Finder(file, text)
    tree = ast.parse(text)
    finder.visit(tree)
    return [fault for fault in finder.faults if len(fault.after) <= _LONGEST]


def laid_out(fault: Fault, text: str) -> Fault | None:
    """Return the fault as `ruff format` writes it; None if it is not valid Python or takes more
    than one line."""
    command = [str(VENV / "bin" / "ruff"), "format", "--quiet", "--stdin-filename", fault.file, "-"]
    planted = fault.planted(text)
    done = subprocess.run(
        command, input=planted, capture_output=True, text=True, check=False, timeout=_SLOW_TO_FORMAT
    )
    old, new = text.split("\n"), done.stdout.split("\n")
    if done.returncode or len(old) != len(new):
        return None
    changed = [at for at, pair in enumerate(zip(old, new, strict=True)) if pair[0] != pair[1]]
    if changed != [fault.line - 1] or ast.dump(ast.parse(text)) == ast.dump(ast.parse(done.stdout)):
        return None
    return Fault(fault.file, fault.line, fault.kind, fault.before, new[fault.line - 1])


# ── the client ───────────────────────────────────────────────────────────────────────────────────

_HIDDEN: Final = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`"""
    r"""|(?<=[(=,:!&|?])\s?/(?:\\.|\[[^\]\n]*\]|[^/\\\n\[])+/[a-z]*""",
    re.DOTALL,
)
_NO_CODE: Final = re.compile(r"\s*(?:(?:import|export type|type|interface|declare)\b|\|)")
_CLIENT: Final = [
    ("comparison", r"(?<= )(<=|>=|<|>)(?= )", ORDERS),
    ("comparison", r"(?<= )(===|!==)(?= )", {"===": "!==", "!==": "==="}),
    ("boolean", r"(?<= )(&&|\|\|)(?= )", {"&&": "||", "||": "&&"}),
    ("arithmetic", r"(?<=[\w)\]] )([-+*/])(?= [\w(])", SUMS),
    ("arithmetic", r"(?<= )(\+=|-=)(?= )", {"+=": "-=", "-=": "+="}),
    ("constant", r"(?<![\w.$])(true|false)(?!\w)", {"true": "false", "false": "true"}),
    ("min and max", r"(?<=Math\.)(min|max)(?=\()", EXTREMES),
]
_NUMBER: Final = re.compile(r"(?<![\w.$])(\d+)(?![\w.])")
_CONDITION: Final = re.compile(r"(?<=\bif \()(!?)([\w.]+(?:\([\w., ]*\))?)(?=\) )")
_CALL: Final = re.compile(r"(\s+)(?:await |void )?(?!return\b|super\b)[\w.]+\(.*\);")


def _client_line(line: str, hidden: str, above: str) -> Iterator[tuple[str, str]]:
    """Yield kinds and changed lines; ``hidden`` is the line with strings and comments blanked."""
    for kind, pattern, others in _CLIENT:
        for found in re.finditer(pattern, hidden):
            yield kind, line[: found.start()] + others[found[0]] + line[found.end() :]
    for found in _NUMBER.finditer(hidden):
        yield "constant", line[: found.start()] + str(int(found[0]) + 1) + line[found.end() :]
    for found in _CONDITION.finditer(hidden):
        opposite = found[2] if found[1] else f"!{found[2]}"
        yield "negation", line[: found.start()] + opposite + line[found.end() :]
    if _CALL.fullmatch(hidden) and above.rstrip().endswith((";", "{", "}")):
        yield "call", ""


def script(file: str, text: str) -> str:
    """Return a file's text; in a Svelte component, all but the script is blanked."""
    if not file.endswith(".svelte"):
        return text
    parts = re.split(r"(<script[^>]*>.*?</script>)", text, flags=re.DOTALL)
    return "".join(p if p.startswith("<script") else re.sub(r"[^\n]", " ", p) for p in parts)


def client_faults(file: str, text: str) -> list[Fault]:
    """Return every fault in a TypeScript file, or in the script of a Svelte component."""
    code = script(file, text)
    blank = _HIDDEN.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), code).split("\n")
    lines = text.split("\n")
    return [
        Fault(file, at + 1, kind, line, after)
        for at, (line, hidden) in enumerate(zip(lines, blank, strict=True))
        if not _NO_CODE.match(hidden)
        for kind, after in _client_line(line, hidden, blank[at - 1] if at else "")
        if len(after) <= _LONGEST
    ]
