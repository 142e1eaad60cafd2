"""Matches between levels of bots, and the analysis of a game."""
import contextlib
import json
import os
import pathlib
import re
import signal
import subprocess
import time

from cli_tests.program import ProgramTest, has_option, needs_speed

PLAYERS = pathlib.Path(__file__).resolve().parents[2] / "docs" / "players.md"


class Bots(ProgramTest):
    def arena(self, *args):
        return json.loads(self.run_program("arena", *args, "--json"))

    def test_a_match_is_the_same_for_the_same_seed_on_any_number_of_threads(self):
        args = ["classic", "--option", "target=60", "--a", "expert", "--b", "casual", "--pairs", 6, "--seed", 3]
        one, two = self.arena(*args, "--threads", 1), self.arena(*args, "--threads", 4)
        for match in (one, two):
            for key in ("thinking_a", "thinking_b"):
                self.assertGreater(match.pop(key)["actions"], 20)
        self.assertEqual(one, two)
        self.assertEqual(one["wins"] + one["draws"] + one["losses"], 12)
        self.assertGreater(one["share"]["mean"], 0.6)
        self.assertLess(one["margin"]["low"], one["margin"]["mean"])

    def test_equals_draw_every_pair_of_a_game_without_bot_luck(self):
        match = self.arena("classic", "--a", "greedy", "--b", "greedy", "--pairs", 5, "--seed", 1, "--option", "target=60")
        self.assertEqual(match["share"]["mean"], 0.5)
        self.assertEqual(match["margin"]["mean"], 0)

    def test_a_match_that_is_clear_stops_early(self):
        match = self.arena("terra", "--a", "greedy", "--b", "random", "--pairs", 200, "--seed", 1, "--stop")
        self.assertEqual(match["verdict"], "a is stronger")
        self.assertLess(match["pairs"], 60)

    def test_every_game_has_matches(self):
        for name, game in self.games().items():
            deadline = ["--option", "minutes=1"] if has_option(game, "minutes") else []
            match = self.arena(name, "--a", "casual", "--b", "novice", "--pairs", 1, "--seed", 1, *deadline)
            self.assertEqual(match["pairs"], 1, name)
            self.assertEqual(match["players"], 1 if game["max_seats"] == 1 else 2, name)
            self.assertEqual(match["options"].get("minutes", 1), 1, name)
        match = self.arena("puzzle", "--a", "casual", "--b", "novice", "--pairs", 1, "--seed", 1)
        self.assertEqual(match["options"]["minutes"], 10)
        self.assertIn("10 minutes", self.error)

    def test_every_game_has_its_matches_written_down(self):
        text = PLAYERS.read_text(encoding="utf-8")
        for name in self.games():
            table = re.search(rf"<!-- matches: {name} -->\n(.*?)<!-- end -->", text, re.DOTALL)
            self.assertTrue(table, f"docs/players.md has no place for the matches of {name}: <!-- matches: {name} --> and <!-- end -->")
            self.assertIn("| master – expert |", table[1], f"the matches of {name} are missing in docs/players.md: tools/arena_tables writes them")
            times = re.search(rf"^\| {name} \| \d", text, re.MULTILINE)
            self.assertTrue(times, f"docs/players.md does not say how long a move takes in {name}: tools/move_times.mjs")

    def test_a_match_takes_a_time_limit_and_says_what_was_thought(self):
        match = self.arena("classic", "--a", "master", "--b", "greedy", "--pairs", 1, "--seed", 1, "--ms", 2, "--option", "target=60")
        self.assertGreater(match["thinking_a"]["mean_ms"], match["thinking_b"]["mean_ms"])
        text = self.run_program("arena", "classic", "--a", "novice", "--b", "random", "--pairs", 2, "--seed", 1, "--players", 3)
        self.assertIn("95 % interval", text)
        self.assertIn("a (novice) thinks", text)

    def test_wrong_matches_are_explained(self):
        self.fails("arena", "classic", "--a", "clever", "--b", "greedy", says='unknown level "clever"')
        self.fails("arena", "chess", "--a", "greedy", "--b", "greedy", says="chess")
        self.fails("arena", "puzzle", "--a", "greedy", "--b", "greedy", "--option", "minutes=none", says="needs a deadline")
        self.fails("arena", "classic", "--a", "greedy", "--b", "greedy", "--pairs", 0, says="--pairs")
        self.fails("arena", "classic", "--a", "greedy", says="--b")
        self.fails("arena", "puzzle", "--a", "greedy", "--b", "greedy", "--players", 1, says="a match needs two players at least")
        self.fails("arena", "classic", "--a", "master", "--b", "greedy", "--ms", 5, "--nodes", 5, says="--nodes")

    @needs_speed
    def test_a_game_is_analysed_turn_by_turn(self):
        path = self.folder / "game.jsonl"
        self.run_program("play", "classic", "--bots", "expert,novice", "--seed", 3, "--option", "target=60", "--record", path)
        told = json.loads(self.run_program("analyze", path, "--nodes", 1000, "--json"))
        expert, novice = told["players"]
        self.assertGreater(novice["given_away"], expert["given_away"] + 10)
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        for turn in told["turns"]:
            step = lines[turn["step"] + 1]
            self.assertEqual(step["seat"], turn["seat"])
            self.assertGreaterEqual(turn["given_away"], 0)
            self.assertEqual(turn["verdict"] == "best", turn["given_away"] == 0)
            self.assertTrue(turn["best"]["actions"])
        self.assertTrue(any(turn["exact"] for turn in told["turns"]))  # the last turn has no unknown
        text = self.run_program("analyze", path, "--nodes", 300)
        self.assertIn("gives away", text)
        self.assertIn("novice 2: ", text)

    @needs_speed
    def test_in_terra_no_points_are_told_that_nobody_knows(self):
        path = self.folder / "game.jsonl"
        self.run_program("play", "terra", "--bots", "casual,casual", "--seed", 3, "--record", path)
        told = json.loads(self.run_program("analyze", path, "--nodes", 200, "--json"))
        self.assertEqual([player["given_away"] for player in told["players"]], [None, None])
        self.assertTrue(any(turn["verdict"] == "mistake" for turn in told["turns"]))
        for turn in told["turns"]:
            self.assertEqual(turn["given_away"] is None, not turn["exact"])
        self.assertNotIn("points,", self.run_program("analyze", path, "--nodes", 200))

    def test_a_turn_that_was_left_in_the_middle_is_not_judged(self):
        whole, part = self.folder / "whole.jsonl", self.folder / "part.jsonl"
        self.run_program("play", "classic", "--bots", "greedy,novice", "--seed", 3, "--option", "target=60", "--record", whole)
        lines = whole.read_text().splitlines(keepends=True)
        last = max(number for number, line in enumerate(lines) if '"done"' in line)
        part.write_text("".join(lines[:last]))
        text = self.run_program("analyze", part, "--nodes", 100)
        self.assertIn("unfinished", text.splitlines()[0])
        self.assertNotIn(f"line {last:>3} ", text)

    def test_what_cannot_be_analysed_is_explained(self):
        path = self.folder / "puzzle.jsonl"
        self.run_program("play", "puzzle", "--bots", "casual", "--seed", 1, "--option", "minutes=1", "--record", path)
        self.fails("analyze", path, says="only games that are played in turns")
        self.fails("analyze", self.folder / "none.jsonl", says="none.jsonl")


class Interrupted(ProgramTest):
    """Ctrl-C and SIGTERM, after which a shell sees what it would see without them, and what was found has been printed."""

    def interrupt(self, number, *args, after=1.5):
        """What was printed until the signal and after it."""
        with subprocess.Popen([self.program, *map(str, args)], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
            time.sleep(after)
            self.assertIsNone(child.poll(), "it was over before the signal came")
            child.send_signal(number)
            began = time.monotonic()
            out, error = child.communicate(timeout=60)
            self.assertLess(time.monotonic() - began, 20)
        self.assertEqual((child.returncode, error), (-number, b""))
        return out.decode()

    def test_a_match_that_is_interrupted_is_one_of_fewer_pairs(self):
        match = ["arena", "classic", "--a", "casual", "--b", "random", "--seed", 1, "--json", "--pairs"]
        for number in (signal.SIGINT, signal.SIGTERM):
            told = json.loads(self.interrupt(number, *match, 1_000_000))
            self.assertFalse(told["complete"])
            self.assertGreater(told["pairs"], 0)
            again = json.loads(self.run_program(*match, told["pairs"]))
            self.assertTrue(again["complete"])
            for key in ("pairs", "wins", "draws", "losses", "share", "margin"):
                self.assertEqual(told[key], again[key])

    def test_what_an_interrupted_match_says(self):
        words = self.interrupt(signal.SIGINT, "arena", "classic", "--a", "casual", "--b", "random", "--pairs", 1_000_000)
        self.assertRegex(words, r"interrupted: this is of the first [1-9]\d* of 1000000 pairs alone\n[1-9]\d* pairs: casual won")

    def test_a_match_without_a_finished_pair(self):
        match = ["arena", "classic", "--a", "master", "--b", "master", "--ms", 600_000]
        words = self.interrupt(signal.SIGTERM, *match)
        self.assertIn("the first 0 of 100 pairs", words)
        self.assertNotIn("%", words)
        told = json.loads(self.interrupt(signal.SIGINT, *match, "--json"))
        self.assertEqual((told["pairs"], told["share"], told["margin"], told["complete"]), (0, None, None, False))

    def test_a_count_of_fillings(self):
        told = json.loads(self.interrupt(signal.SIGINT, "solve", "arlequin", "--sheet", 1, "--seed", 1, "--count", "--json"))
        self.assertFalse(told["complete"])
        self.assertGreater(told["nodes"], 0)

    def test_signals_that_come_together_are_one(self):
        args = [self.program, "arena", "classic", "--a", "master", "--b", "master", "--ms", "100", "--json"]
        # timeout(1) signals the program, and then all of its group.
        for number in ("INT", "TERM"):
            done = subprocess.run(["timeout", "-s", number, "1", *args], capture_output=True, timeout=60, check=False)
            self.assertFalse(json.loads(done.stdout)["complete"])
        with subprocess.Popen(args, stdout=subprocess.PIPE) as child:
            time.sleep(1)
            for number in (signal.SIGTERM, signal.SIGTERM, signal.SIGINT):
                child.send_signal(number)
                time.sleep(0.0005)
            self.assertFalse(json.loads(child.communicate(timeout=60)[0])["complete"])

    def test_a_later_signal_ends_it_at_once(self):
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
        with contextlib.suppress(BlockingIOError):
            while True:
                os.write(writer, bytes(4096))
        os.set_blocking(writer, True)
        # It has nowhere to print to, and waits.
        with subprocess.Popen([self.program, "arena", "classic", "--a", "casual", "--b", "random", "--pairs", "1000000"], stdout=writer) as child:
            time.sleep(1)
            for _ in range(2):
                child.send_signal(signal.SIGINT)
                time.sleep(0.2)
            self.assertIsNone(child.poll())
            time.sleep(0.4)
            child.send_signal(signal.SIGINT)
            self.assertEqual(child.wait(timeout=10), -signal.SIGINT)
        os.close(reader)
        os.close(writer)

    def test_signals_that_are_ignored_stay_so(self):
        args = ["arena", "classic", "--a", "master", "--b", "casual", "--pairs", "2", "--nodes", "2000", "--seed", "1"]
        with subprocess.Popen(["nohup", self.program, *args], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as child:
            time.sleep(0.3)
            child.send_signal(signal.SIGHUP)
            out, _ = child.communicate(timeout=120)
        self.assertEqual(child.returncode, 0)
        self.assertIn(b"2 pairs: ", out)
