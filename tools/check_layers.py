#!/usr/bin/env python3
"""Checks that each folder of src/ includes only from itself and from those before it.

The order is the order of the dalapapa_folder() lines of src/CMakeLists.txt. The engine must also keep away from
clocks, threads, files and exceptions. No two types share a name in one namespace: the linker would take one for the
other and say nothing (the one-definition rule).
"""
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
ENGINE = {"base", "tiles", "board", "solver", "games", "host", "players", "puzzles", "signature", "table"}
FORBIDDEN = re.compile(
    r"^\s*#\s*include\s*<(iostream|fstream|cstdio|stdio\.h|filesystem|thread|mutex|atomic|chrono|ctime|random|sodium\.h)>"
    r"|\b(throw|try|catch)\b(?!_)",
    re.MULTILINE,
)

COMMENT_OR_TEXT = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\.|[^'\\\n])+'""", re.DOTALL
)
NAMESPACE = re.compile(r"\bnamespace(?:\s+([\w:]+))?\s*$")
TYPE = re.compile(
    r"^(?:template\s*<.*>\s*)?(?:class|struct|union|enum(?:\s+(?:class|struct))?)\s+(\w+)(\s*<.*>)?(?:\s+final)?\s*(?::(?!:).*)?$",
    re.DOTALL,
)
UNNAMED = "(unnamed)"


def order():
    text = (SRC / "CMakeLists.txt").read_text()
    return re.findall(r"^dalapapa_folder\((\w+)", text, re.MULTILINE)


def without_comments_and_texts(code):
    """The same lines; each text is empty."""

    def emptied(found):
        return ("" if found.group(0).startswith("/") else '""') + "\n" * found.group(0).count("\n")

    return COMMENT_OR_TEXT.sub(emptied, code)


def check(folders):
    faults = []
    for path in sorted(SRC.glob("*/*.[hc]pp")):
        folder = path.parent.name
        name = path.relative_to(ROOT)
        if folder not in folders:
            faults.append(f"{name}: the folder {folder} is not in src/CMakeLists.txt")
            continue
        code = path.read_text()
        allowed = folders[: folders.index(folder) + 1]
        for number, line in enumerate(code.splitlines(), 1):
            include = re.match(r'\s*#\s*include\s*"([^/"]+)/', line)
            if include and include.group(1) not in allowed:
                faults.append(f"{name}:{number}: {folder} may not include from {include.group(1)}")
            if re.match(r'\s*#\s*include\s*"[^/"]+"', line):
                faults.append(f"{name}:{number}: include with the folder: \"{folder}/...\"")
        if folder in ENGINE and not path.name.endswith("_test.cpp"):
            includes = "\n".join(l for l in code.splitlines() if l.lstrip().startswith("#"))
            found = FORBIDDEN.search(includes) or FORBIDDEN.search(without_comments_and_texts(code))
            # The one place where Boost's own exceptions are turned into an abort.
            if found and path.name != "boost_json.cpp":
                faults.append(f"{name}: the engine may not use {found.group(0).strip()}")
    return faults


def types_in(code):
    """Each type that a file defines in a namespace that other files see, as (qualified name, line)."""
    code = without_comments_and_texts(code)
    scopes = []  # the namespaces around, None for any other pair of braces
    start = 0
    for mark in re.finditer(r"[{};]", code):
        head = re.sub(r"^\s*#.*$", "", code[start : mark.start()], flags=re.MULTILINE).strip()
        start = mark.end()
        if mark.group(0) == "}" and scopes:
            scopes.pop()
        if mark.group(0) != "{":
            continue
        namespace = NAMESPACE.search(head)
        if namespace:
            scopes.append(namespace.group(1) or UNNAMED)
            continue
        found = TYPE.match(head)
        if found and not found.group(2) and None not in scopes and UNNAMED not in scopes:
            yield "::".join([*scopes, found.group(1)]), code.count("\n", 0, mark.start()) + 1
        scopes.append(None)


def check_names():
    places = collections.defaultdict(list)
    for path in sorted([*SRC.glob("*/*.[hc]pp"), *(ROOT / "fuzz").glob("*.[hc]pp")]):
        for name, line in types_in(path.read_text()):
            places[name].append(f"{path.relative_to(ROOT)}:{line}")
    assert "dalapapa::Board" in places, "the search for types finds none"
    return [f"{', '.join(where)}: {name} is defined more than once" for name, where in places.items() if len(where) > 1]


def main():
    folders = order()
    faults = check(folders) + check_names()
    print("\n".join(faults) or f"layers: {' < '.join(folders)}: every include points back, every type has a name of its own")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
