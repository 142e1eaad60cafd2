"""The program under test, and what holds for every call of it."""
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

TESTDATA = pathlib.Path(__file__).resolve().parents[2] / "src" / "table" / "testdata"
SANITIZER_WORDS = ("AddressSanitizer", "UndefinedBehaviorSanitizer", "LeakSanitizer", "runtime error:")

# For tests of what the engine works out, which its own tests do with sanitizers: here they take too long.
needs_speed = unittest.skipIf("DALAPAPA_SLOW_PROGRAM" in os.environ, "with sanitizers it takes too long")


class ProgramTest(unittest.TestCase):
    program = None  # the path of the binary, set by test_cli.py

    @classmethod
    def setUpClass(cls):
        cls._folder = tempfile.TemporaryDirectory()
        cls.folder = pathlib.Path(cls._folder.name)

    @classmethod
    def tearDownClass(cls):
        cls._folder.cleanup()

    def run_program(self, *args, status=0, stdin=b"", cwd=None, env=None):
        """Runs to the end; checks the exit status, and that nothing crashed. Returns standard output."""
        if isinstance(stdin, str):
            stdin = stdin.encode()
        done = subprocess.run([self.program, *map(str, args)], input=stdin, capture_output=True, timeout=120,
                              cwd=cwd, env=env, check=False)
        error = done.stderr.decode(errors="replace")
        self.check_sane(done.returncode, error)
        self.assertEqual(done.returncode, status, f"{args}: {error}")
        if status != 0:
            self.check_one_line(error, args)
        self.error = error
        return done.stdout.decode()

    def fails(self, *args, status=2, says="", stdin=b"", cwd=None):
        """The call must fail with one line on standard error and nothing on standard output."""
        out = self.run_program(*args, status=status, stdin=stdin, cwd=cwd)
        self.assertEqual(out, "", args)
        self.assertIn(says, self.error, args)
        return self.error

    def check_sane(self, status, error):
        self.assertGreaterEqual(status, 0, f"killed by a signal: {error}")
        for word in SANITIZER_WORDS:
            self.assertNotIn(word, error)

    def check_one_line(self, error, what):
        self.assertTrue(error.startswith("dalapapa: "), f"{what}: {error!r}")
        self.assertTrue(error.endswith("\n") and error.count("\n") == 1, f"{what}: not one line: {error!r}")

    def ask(self, requests, *args):
        """Answers of `dalapapa board`: requests are strings, or objects that are turned into strings."""
        lines = [r if isinstance(r, str) else json.dumps(r) for r in requests]
        answers = self.run_program("board", *args, stdin="".join(line + "\n" for line in lines)).splitlines()
        self.assertEqual(len(answers), len(lines))
        return [json.loads(answer) for answer in answers]

    def tiles(self):
        if not hasattr(ProgramTest, "_tiles"):
            ProgramTest._tiles = json.loads(self.run_program("tiles", "--json"))
        return ProgramTest._tiles

    def games(self):
        """The games of the catalogue, as `dalapapa games --json` tells them, by name."""
        if not hasattr(ProgramTest, "_games"):
            ProgramTest._games = {game["name"]: game for game in json.loads(self.run_program("games", "--json"))}
        return ProgramTest._games

    def record(self, *args, name="game.jsonl", **more):
        """Plays a game; returns the path of its record and what was printed."""
        path = self.folder / name
        printed = self.run_program("play", "classic", *args, "--record", path, **more)
        return path, printed


def has_option(game, name):
    """Whether a game, as `dalapapa games --json` tells it, has such an option."""
    return any(option["name"] == name for option in game["options"])


def lines_of(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").removesuffix("\n").split("\n")]  # a name may have U+2028
