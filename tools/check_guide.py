#!/usr/bin/env python3
"""Compares docs/add-a-game.md with the files that speak of the game it tells about.

A file that must know a game by its name stands in the table of the guide, and what stands there does know it: whoever follows the guide
has touched all of it, and nothing else.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GUIDE = "docs/add-a-game.md"
GAME = "solo"
# Free to tell of any game, as an example or as news; and inputs that fuzzing has found.
TALK = re.compile(r"^(README\.md|CONTRIBUTING\.md|docs/(add-a-game|architecture|puzzles|performance|printing|records)\.md|web/README\.md|tools/check_guide\.py|fuzz/corpus/.*)$")


def named():
    """The files of the table, with the game and the languages put in."""
    languages = json.loads((ROOT / "texts/languages.json").read_text(encoding="utf-8"))
    files = set()
    for line in (ROOT / GUIDE).read_text(encoding="utf-8").splitlines():
        cells = line.split("|")
        if len(cells) == 5:
            for path in re.findall(r"`([^`]+)`", cells[1]):
                files |= {path.replace("GAME", GAME).replace("LANG", language) for language in languages}
    return files


def speaking():
    """The files that speak of it, by content or by their names."""
    def git(*args):
        listed = subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()
        return {path for path in listed if (ROOT / path).is_file()}  # git knows what has just been removed
    words = [f"-e{word}" for word in (rf"\b{GAME}\b", rf"\b{GAME}_style\b", rf"\b{GAME.capitalize()}(Style|State|Outcome)?\b")]
    by_content = {path for path in git("grep", "-lIP", "--untracked", *words) if not re.match("texts/.*json$", path)}  # "solo" is a word there
    by_name = {path for path in git("ls-files", "--cached", "--others", "--exclude-standard") if re.search(rf"\b{GAME}(_style)?\b", path)}
    return {path for path in by_content | by_name if not TALK.match(path)}


def main():
    faults = [f"{path}: speaks of {GAME}, and {GUIDE} does not name it" for path in sorted(speaking() - named())]
    faults += [f"{path}: {GUIDE} names it, and it says nothing of {GAME}" for path in sorted(named() - speaking())]
    print("\n".join(faults) or f"guide: {len(named())} files know {GAME}, all of them named")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
