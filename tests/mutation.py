"""Mutation testing: change the program a little, and see whether a test notices.

    python tests/mutation.py skat_desktop/core/scoring.py skat_desktop/core/trick.py

Each change is tried against the tests of the module alone (tests/core/test_scoring.py).  A
change that no test notices is printed: either a test is missing, or the change makes no
difference.  Needs a system that can fork.
"""

import ast
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

import hypothesis
import pytest

ROOT = Path(__file__).parent.parent
SECONDS = 60
"""A change that makes the tests hang has been noticed."""
OPTIONS = [
    *("-x", "-q", "-p", "no:cacheprovider", "--hypothesis-profile=mutation"),
    *("-W", "ignore:Module already imported:pytest.PytestAssertRewriteWarning"),
]

OPERATORS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
}
FUNCTIONS = {"any": "all", "all": "any", "min": "max", "max": "min", "len": "bool"}
NOT_BEHAVIOUR = {"annotation", "returns", "decorator_list", "type_params"}
"""Parts of the syntax whose change changes nothing when the program runs, or only its shape."""


def changed(node: ast.AST, **fields: object) -> ast.AST:
    """A copy of the node with other fields."""
    new = copy.copy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


def negated(test: ast.expr) -> ast.expr:
    """The opposite condition."""
    return ast.UnaryOp(ast.Not(), test)


def swapped(items: Sequence[ast.expr], i: int) -> list[ast.expr]:
    """The items with number i and the one after it exchanged."""
    return [*items[:i], items[i + 1], items[i], *items[i + 2 :]]


def alternatives(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand in place of this node."""
    for operator in OPERATORS.get(type(node), ()):
        yield operator()
    match node:
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.IfExp(test) | ast.If(test) | ast.While(test):
            yield changed(node, test=negated(test))
        case ast.comprehension(_, _, conditions) if conditions:
            yield changed(node, ifs=[negated(conditions[0]), *conditions[1:]])
        case ast.Return(ast.expr() as value) if ast.unparse(value) != "None":
            yield changed(node, value=ast.Constant(None))
        case ast.Raise():
            yield ast.Pass()
        case ast.Tuple(items, ast.Load()):
            yield from (changed(node, elts=swapped(items, i)) for i in range(len(items) - 1))
        case ast.Call(function, arguments, keywords):
            if isinstance(function, ast.Name) and function.id in FUNCTIONS:
                yield changed(node, func=ast.Name(FUNCTIONS[function.id], ast.Load()))
            for i in range(len(arguments) - 1):
                yield changed(node, args=swapped(arguments, i))
            for keyword in keywords:
                yield changed(node, keywords=[k for k in keywords if k is not keyword])


def mutants(tree: ast.AST, node: ast.AST | None = None) -> Iterator[str]:
    """Change the tree in place, one change at a time, and tell what was changed."""
    node = node or tree
    for field, value in ast.iter_fields(node):
        if field in NOT_BEHAVIOUR:
            continue
        children = value if isinstance(value, list) else [value]
        for i, child in enumerate(children):
            if not isinstance(child, ast.AST):
                continue
            for other in alternatives(child):
                before = ast.unparse(node)
                place(node, field, value, i, other)
                line = getattr(child, "lineno", getattr(node, "lineno", 0))
                yield f"{line}: {difference(before, ast.unparse(node))}"
                place(node, field, value, i, child)
            yield from mutants(tree, child)


def place(node: ast.AST, field: str, value: object, i: int, child: ast.AST) -> None:
    """Put a child in its place, which may be one of a list."""
    if isinstance(value, list):
        value[i] = child
    else:
        setattr(node, field, child)


def difference(before: str, after: str) -> str:
    """The first line that is not as it was."""
    pairs = zip(before.splitlines(), [*after.splitlines(), ""], strict=False)
    old, new = next((pair for pair in pairs if pair[0] != pair[1]), (before, after))
    return f"{old.strip()}  ->  {new.strip()}"


class Loader(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Provides the changed module in place of the real one."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name = name
        self.code = compile(ast.fix_missing_locations(tree), name, "exec")

    def find_spec(
        self, fullname: str, path: object, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


def survives(name: str, tree: ast.Module, test: Path) -> bool:
    """Whether the tests pass with this tree as the module; they run in a child process."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] == 0
    code = 1
    try:
        signal.alarm(SECONDS)
        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
            os.dup2(nowhere.fileno(), sys.stderr.fileno())
        sys.meta_path.insert(0, Loader(name, tree))
        code = pytest.main([str(test), *OPTIONS])
    finally:
        os._exit(code)


def report(path: Path) -> int:
    """Try every change of one file, and count those that nobody noticed."""
    relative = path.resolve().relative_to(ROOT)
    name = ".".join(relative.with_suffix("").parts)
    test = ROOT.joinpath("tests", *relative.parts[1:-1], f"test_{path.name}")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if not survives(name, tree, test):
        sys.exit(f"{test} fails already with {path} as it is")
    tried = unnoticed = 0
    for what in mutants(tree):
        tried += 1
        if survives(name, tree, test):
            unnoticed += 1
            print(f"{relative}:{what}", flush=True)
    print(f"{relative}: {tried} changes, {unnoticed} not noticed", flush=True)
    return unnoticed


def main(paths: list[str]) -> int:
    """Report on these files; 1 if anything went unnoticed."""
    hypothesis.settings.register_profile(
        "mutation",
        deadline=None,
        database=None,
        derandomize=True,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
    )
    os.chdir(ROOT)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return int(sum([report(Path(path)) for path in paths]) > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
