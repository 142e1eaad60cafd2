#!/usr/bin/env python3
"""Black-box tests of the command line: tools/test_cli.py PROGRAM [K/N] [NAME...]

Names, as of unittest, run a part: test_board, test_board.Board.test_... With 1/2 every second test is run, with 2/2 the
others, so that two processes can share them. The tests are in tools/cli_tests; they check
the program against docs/commands.md and against the rules written down once more in Python. Nothing but Python's
own library is needed, and poppler and zbar for what is printed.
"""
import importlib
import pathlib
import re
import sys
import time
import unittest

sys.dont_write_bytecode = True  # the tree stays as it is
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from cli_tests import program  # noqa: E402

MODULES = ["test_tiles", "test_board", "test_records", "test_arguments", "test_commands", "test_games", "test_bots", "test_puzzles",
           "test_print", "test_print_rules", "test_print_sheets", "test_serve"]


def each(suite):
    for test in suite:
        yield from each(test) if isinstance(test, unittest.TestSuite) else [test]


def collect(names):
    share, of = 1, 1
    if names and re.fullmatch(r"[1-9]/[1-9]", names[0]):
        share, of = map(int, names[0].split("/"))
        names = names[1:]
    loader = unittest.TestLoader()
    for module in MODULES:
        importlib.import_module(f"cli_tests.{module}")
    suite = loader.loadTestsFromNames([f"cli_tests.{name}" for name in names or MODULES])
    return unittest.TestSuite(list(each(suite))[share - 1::of])


class Timed(unittest.TextTestResult):
    """Tells which tests are slow."""

    def startTest(self, test):
        self.started = time.monotonic()
        super().startTest(test)

    def stopTest(self, test):
        took = time.monotonic() - self.started
        if took > 5:
            self.stream.writeln(f"{test.id()}: {took:.1f} s")
        super().stopTest(test)


def main():
    if len(sys.argv) < 2:
        print("usage: tools/test_cli.py PROGRAM [NAME...]", file=sys.stderr)
        return 2
    program.ProgramTest.program = str(pathlib.Path(sys.argv[1]).resolve())
    result = unittest.TextTestRunner(resultclass=Timed, verbosity=0).run(collect(sys.argv[2:]))
    failed = len(result.failures) + len(result.errors)
    print(f"cli: {result.testsRun - failed - len(result.skipped)} passed, {failed} failed")
    return 1 if failed or result.testsRun == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
