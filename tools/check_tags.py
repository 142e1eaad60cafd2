#!/usr/bin/env python3
"""Checks that rules are cited by tags that docs/rules.md has, and that a test or a scenario cites each of them.

A tag is what stands in bold at the head of a rule: CL3. A test is what `./test` runs: it fails when the rule is broken.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RULES = "docs/rules.md"
HEAD = re.compile(r"^- \*\*([A-Z]+\d+)\*\* ", re.MULTILINE)
FOLDERS = ["src", "fuzz", "web", "texts", "tools", "docs", "README.md", "CONTRIBUTING.md"]
TEXT = {".cpp", ".hpp", ".txt", ".md", ".py", ".ts", ".svelte", ".mjs", ".json", ".css", ".html", ""}
TESTS = re.compile(r"_test\.(cpp|mjs)$|\.test\.ts$|scenarios/\w+\.txt$|^tools/(cli_tests/\w+|check_texts)\.py$")
LONG = re.compile(r"testdata/|^fuzz/corpus/|package-lock\.json$|/playthroughs/")  # data, which cites nothing


def files():
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *FOLDERS], cwd=ROOT,
                            check=True, capture_output=True, text=True).stdout.splitlines()
    return [name for name in listed if pathlib.PurePath(name).suffix in TEXT and not LONG.search(name) and name != RULES
            and (ROOT / name).is_file()]


def main():
    rules = HEAD.findall((ROOT / RULES).read_text(encoding="utf-8"))
    faults = [f"{RULES}: {tag} is there twice" for tag in sorted({tag for tag in rules if rules.count(tag) > 1})]
    letters = "|".join(sorted({tag.rstrip("0123456789") for tag in rules}))
    cites = re.compile(rf"(?<![A-Za-z0-9#&$./-])((?:{letters})\d{{1,2}})(?![A-Za-z0-9-])")
    tested = set()
    for name in files():
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1):
            cited = set(cites.findall(line))
            faults += [f"{name}:{number}: no rule {tag} in {RULES}" for tag in sorted(cited - set(rules))]
            if TESTS.search(name):
                tested |= cited
    faults += [f"{RULES}: no test and no scenario cites {tag}" for tag in rules if tag not in tested]
    print("\n".join(faults) or f"tags: {len(rules)} rules, each cited by a test")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
