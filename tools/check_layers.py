#!/usr/bin/env python3
"""Checks that each folder of src/ includes only from itself and from those before it.

The order is the order of the dalapapa_folder() lines of src/CMakeLists.txt. The engine must also keep away from
clocks, threads, files and exceptions.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
ENGINE = {"base", "tiles", "board", "solver", "games", "players", "puzzles", "signature", "table"}
FORBIDDEN = re.compile(
    r"^\s*#\s*include\s*<(iostream|fstream|cstdio|stdio\.h|filesystem|thread|mutex|atomic|chrono|ctime|random|sodium\.h)>"
    r"|\b(throw|try|catch)\b(?!_)",
    re.MULTILINE,
)


def order():
    text = (SRC / "CMakeLists.txt").read_text()
    return re.findall(r"^dalapapa_folder\((\w+)", text, re.MULTILINE)


def without_comments_and_texts(code):
    code = re.sub(r"//[^\n]*|/\*.*?\*/", "", code, flags=re.DOTALL)
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', code)


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


def main():
    folders = order()
    faults = check(folders)
    print("\n".join(faults) or f"layers: {' < '.join(folders)}: every include points back")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
