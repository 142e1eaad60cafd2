"""What was found in order once is not looked at again while nothing that it depends on has changed.

It is kept in ${XDG_CACHE_HOME:-~/.cache}/dalapapa, for every clone on this machine. With DALAPAPA_FORGETFUL in the environment, as in
`./test all`, everything is looked at again. Whoever uses it names all that the answer depends on: the tool, its settings, the files that
are read.
"""
import hashlib
import os
import pathlib
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "dalapapa"
FORGETFUL = "DALAPAPA_FORGETFUL" in os.environ
UNUSED = 30 * 24 * 3600  # seconds: what nobody has asked for since is forgotten


def digest(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


def key_of(words, files):
    """A hash of words and of files, by their names below the repository and what they hold."""
    return hashlib.sha256("\0".join([*words, *(f"{os.path.relpath(file, ROOT)} {digest(file)}" for file in files)]).encode()).hexdigest()


def files_of(*patterns):
    """The files of the repository, those that are new too, that git finds by these patterns, which begin at its root."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *patterns],
                            cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted(file for file in {ROOT / name for name in listed.split("\0") if name} if file.is_file())


class Memory:
    def __init__(self, name):
        self.folder = CACHE / name
        self.folder.mkdir(parents=True, exist_ok=True)
        for entry in CACHE.glob("*/*"):
            if entry.stat().st_mtime < time.time() - UNUSED:
                entry.unlink(missing_ok=True)

    def knows(self, key):
        known = self.folder / key
        if FORGETFUL:
            known.unlink(missing_ok=True)  # only a new success brings it back
        if not known.exists():
            return False
        known.touch()
        return True

    def add(self, key, said=""):
        """With what was said, if that is wanted again. Several may add the same at once."""
        with tempfile.NamedTemporaryFile("w", dir=self.folder, delete=False) as file:
            file.write(said)
        os.replace(file.name, self.folder / key)

    def said(self, key):
        return (self.folder / key).read_text()
