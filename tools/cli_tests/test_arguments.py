"""Mistakes on the command line, files that cannot be used, pipes that close."""
import json
import os
import signal
import subprocess

from cli_tests.program import ProgramTest

COMMANDS = ["play", "show", "replay", "tiles", "board", "bench", "signature", "arena", "analyze", "solve", "puzzle",
            "print", "serve"]


class Arguments(ProgramTest):
    def test_help_of_the_program_and_of_every_command(self):
        text = self.run_program("--help")
        self.assertEqual(text, self.run_program("-h"))
        for command in COMMANDS:
            self.assertIn(command, text)
            helped = self.run_program(command, "--help")
            self.assertIn(f"dalapapa {command}", helped)
            self.assertEqual(self.error, "")

    def test_the_version(self):
        self.assertRegex(self.run_program("--version"), r"^dalapapa \d+\.\d+\.\d+\n$")
        self.assertIn("--version", self.run_program("--help"))

    def test_commands_and_options_that_there_are_not(self):
        self.fails(says="--help")
        for name in ("nonsense", "Play", "", "play2", "tile", "\x1b[2J", "two\nlines"):
            self.fails(name, says="unknown command")
        self.fails("--nonsense")
        for command in COMMANDS:
            self.fails(command, "--nonsense", "x")
        for args in (["tiles", "extra"], ["board", "extra"], ["signature", "extra"], ["tiles", "board"], ["replay"],
                     ["show"], ["play"], ["replay", "a", "b"]):
            self.fails(*args)

    def test_games_levels_and_numbers_of_players_that_there_are_not(self):
        self.fails("play", "chess", says='unknown game "chess" (there are: classic')
        self.fails("play", "classic", "--bots", "clever", says='unknown level "clever" (there are: random, novice, casual, greedy, expert, master)')
        self.fails("play", "classic", "--bots", "greedy,Random", says="unknown level")
        self.fails("play", "classic", "--players", 3, "--bots", "greedy,greedy", says="3 players need one level")
        self.fails("play", "classic", "--bots", "greedy,greedy,greedy,greedy,greedy", says="2 to 4 players, not 5")
        for players in ("1", "5", "10"):
            self.fails("play", "classic", "--players", players, says="2 to 4 players")
        for players in ("0", "-1", "-2147483649", "11", "4000000000", "99999999999999999999", "two", "2.5", "", " "):
            self.fails("play", "classic", "--players", players)

    def test_seeds_that_are_no_numbers(self):
        for seed in ("-1", "1.5", "seven", "", " 7", "7 ", "0x10", "1e3", "18446744073709551616", "+7", "٧"):
            self.fails("play", "classic", "--seed", seed, says="--seed")
        self.fails("play", "classic", "--seed")
        self.fails("play", "classic", "--seed", "1", "--seed", "2")
        ten = self.run_program("play", "classic", "--seed", "010", "--option", "target=60")
        self.assertEqual(ten, self.run_program("play", "classic", "--seed", "10", "--option", "target=60"))

    def test_options_of_the_game_that_there_are_not(self):
        for option, says in (("target", "NAME=VALUE"), ("target=59", "60 to 240"), ("target=241", "60 to 240"),
                             ("target=", "60 to 240"), ("target=1e2", "60 to 240"), ("target=sixty", "60 to 240"),
                             ("open_hands=1", "true or false"), ("open_hands=TRUE", "true or false"),
                             ("speed=3", "there are: target, open_hands"), ("=3", "unknown option"),
                             ("target=" + "9" * 5000, "60 to 240"), ("x" * 5000 + "=1", "unknown option")):
            self.fails("play", "classic", "--option", option, says=says)
        self.run_program("play", "classic", "--seed", 1, "--option", "target=60", "--option", "open_hands=true")

    def test_numbers_and_words_out_of_range(self):
        for args in (["show", "x", "--tiles", "-1"], ["show", "x", "--tiles", "256"], ["show", "x", "--tiles", "a"],
                     ["show", "x", "--colour", "red"], ["play", "classic", "--delay", "-1"],
                     ["play", "classic", "--delay", "60001"], ["play", "classic", "--colour", ""]):
            self.fails(*args)

    def test_files_that_cannot_be_read(self):
        empty = self.folder / "empty"
        empty.touch()
        for command in (["replay"], ["show"], ["tiles", "--tiles"], ["board", "--tiles"],
                        ["play", "classic", "--tiles"]):
            self.fails(*command, self.folder / "absent", says="No such file")
            self.fails(*command, self.folder, says="Is a directory")
            self.fails(*command, empty, says="empty")
            self.fails(*command, "two\nlines", says="cannot read two lines")
        if os.getuid() != 0:
            empty.chmod(0)
            self.fails("replay", empty, says="Permission denied")

    def test_files_that_cannot_be_written(self):
        for path, says in ((self.folder, "directory"), (self.folder / "no" / "file", "No such file"),
                           ("/dev/full", "No space left")):
            self.fails("play", "classic", "--seed", 1, "--option", "target=60", "--record", path, says=says)

    def test_too_few_tiles_for_the_game(self):
        path = self.folder / "one.json"
        path.write_text('[{"id": 1, "a": "BBBBBBB", "b": "RRRRRRR"}]')
        self.fails("play", "classic", "--tiles", path, says="needs at least 6 tiles, the set has 1")

    def test_standard_output_that_is_full_or_closed(self):
        for redirection in (">/dev/full", ">&-"):
            done = subprocess.run(["sh", "-c", f'"$0" tiles {redirection}', self.program], capture_output=True,
                                  timeout=60, check=False)
            self.check_sane(done.returncode, done.stderr.decode())
            self.assertEqual(done.returncode, 2)
            self.check_one_line(done.stderr.decode(), redirection)

    def test_standard_input_that_is_closed(self):
        for command, status in (("board", (0, 2)), ("replay -", (2,)), ("show -", (2,))):
            done = subprocess.run(["sh", "-c", f'"$0" {command} <&-', self.program], capture_output=True, timeout=60,
                                  check=False)
            self.check_sane(done.returncode, done.stderr.decode())
            self.assertIn(done.returncode, status, command)

    def test_a_reader_that_goes_away(self):
        question = json.dumps({"placed": [], "tile": ["BBBGGRR", "YRRYYGG"]}) + "\n"
        for args, stdin in ((["tiles"], ""), (["play", "classic", "--seed", "1", "--watch"], ""),
                            (["board"], question * 3000)):
            for restore in (True, False):  # SIGPIPE as usual, and ignored as under some parents
                with subprocess.Popen([self.program, *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                      stderr=subprocess.PIPE, restore_signals=restore) as child:
                    try:
                        child.stdin.write(stdin.encode()[:60000])
                        child.stdin.flush()
                    except BrokenPipeError:
                        pass
                    child.stdout.readline()
                    child.stdout.close()
                    try:
                        child.stdin.close()
                    except BrokenPipeError:
                        pass
                    error = child.stderr.read().decode()
                    status = child.wait(timeout=60)
                self.assertIn(status, (0, 2, -signal.SIGPIPE), error)
                if status >= 0:
                    self.check_sane(status, error)

    def test_bench_prints_one_object_for_each_benchmark(self):
        found = json.loads(self.run_program("bench", "--json", "--no-instructions", "--only", "placements/10"))
        self.assertGreaterEqual(len(found), 1)
        for entry in found:
            self.assertTrue(entry["name"].startswith("placements/10"))
            self.assertGreater(entry["per_second"], 0)
            self.assertGreater(entry["median_ns"], 0)
            self.assertGreaterEqual(entry["p90_ns"], entry["median_ns"])
            self.assertIsNone(entry["instructions"])
        self.fails("bench", "--only", "nonsense", says="no benchmark")
        self.fails("bench", "--count", "nonsense", says="no benchmark")
        self.assertRegex(self.run_program("bench", "--count", "placements/10"), r"^units \d+\n$")
