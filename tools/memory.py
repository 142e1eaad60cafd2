"""What was found in order once is not looked at again while nothing that it depends on has changed.

It is remembered in ${XDG_CACHE_HOME:-~/.cache}/dalapapa, for every clone on this machine; `./test all` remembers nothing and looks
at everything. Whoever uses it names all that the answer depends on: the tool, its settings, the files that are read.
"""
import hashlib
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "dalapapa"
FORGETFUL = "DALAPAPA_FORGETFUL" in os.environ


def key_of(words, files):
    """A hash of words and of files, by their names below the repository and what they hold."""
    hashed = hashlib.sha256("\0".join(words).encode())
    for file in files:
        hashed.update(f"\0{os.path.relpath(file, ROOT)}\0".encode() + hashlib.sha256(pathlib.Path(file).read_bytes()).digest())
    return hashed.hexdigest()


def files_of(*patterns):
    """The files of the repository, those that are new too, that git finds by these patterns."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns],
                            cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted(file for file in {ROOT / name for name in listed.split("\0") if name} if file.is_file())


class Memory:
    def __init__(self, name):
        self.folder = CACHE / name
        self.folder.mkdir(parents=True, exist_ok=True)

    def knows(self, key):
        known = self.folder / key
        if FORGETFUL or not known.exists():
            return False
        known.touch()  # whoever tidies up sees that it is in use
        return True

    def add(self, key):
        (self.folder / key).touch()
