#!/usr/bin/env python3
"""Black-box tests of the command line: tools/test_cli.py PROGRAM [NAME...]

Names, as of unittest, run a part: test_board, test_board.Board.test_... The tests are in tools/cli_tests; they check
the program against docs/commands.md and against the rules written down once more in Python. Nothing but Python's
own library is needed, and poppler and zbar for what is printed. As many processes as there are cores share the classes of tests.
"""
import concurrent.futures
import io
import itertools
import pathlib
import sys
import time
import unittest

sys.dont_write_bytecode = True  # the tree stays as it is
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from cli_tests import program  # noqa: E402

# Those that take longest come first.
MODULES = ["test_print", "test_attack", "test_print_rules", "test_puzzles", "test_arguments", "test_serve", "test_print_sheets", "test_bots", "test_board",
           "test_records", "test_files", "test_options", "test_person", "test_games", "test_commands", "test_tiles", "test_texts"]


def each(suite):
    for test in suite:
        yield from each(test) if isinstance(test, unittest.TestSuite) else [test]


class Timed(unittest.TextTestResult):
    """Knows which tests are slow."""

    def __init__(self, *args, **more):
        super().__init__(*args, **more)
        self.slow = []

    def startTest(self, test):
        self.started = time.monotonic()
        super().startTest(test)

    def stopTest(self, test):
        took = time.monotonic() - self.started
        if took > 5:
            self.slow.append(f"{test.id()}: {took:.1f} s\n")
        super().stopTest(test)


def load(names):
    return unittest.TestLoader().loadTestsFromNames(names)


def run(path, names):
    """Runs tests of one class. Returns what is to be told, and how many ran, failed and were skipped."""
    program.ProgramTest.program = path
    said = io.StringIO()
    result = unittest.TextTestRunner(said, resultclass=Timed, verbosity=0).run(load(names))
    told = "".join(result.slow) + ("" if result.wasSuccessful() else said.getvalue())
    return told, result.testsRun, len(result.failures) + len(result.errors) + len(result.unexpectedSuccesses), len(result.skipped)


def main():
    if len(sys.argv) < 2:
        print("usage: tools/test_cli.py PROGRAM [NAME...]", file=sys.stderr)
        return 2
    path = str(pathlib.Path(sys.argv[1]).resolve())
    tests = list(each(load([f"cli_tests.{name}" for name in sys.argv[2:] or MODULES])))
    unknown = [test for test in tests if not isinstance(test, program.ProgramTest)]
    if unknown:  # unittest could not find or load them, and says why when it runs them
        unittest.TextTestRunner().run(unittest.TestSuite(unknown))
        return 1
    classes = [[test.id() for test in group] for _, group in itertools.groupby(tests, type)]
    ran = failed = skipped = 0
    with concurrent.futures.ProcessPoolExecutor() as pool:
        for told, *counts in pool.map(run, itertools.repeat(path), classes):
            print(told, end="")
            ran, failed, skipped = ran + counts[0], failed + counts[1], skipped + counts[2]
    print(f"cli: {ran - failed - skipped} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or ran == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
