"""`dalapapa play`, `replay` and `show`."""
import hashlib
import json

from cli_tests.program import TESTDATA, ProgramTest, lines_of
from cli_tests.rules import replayed_scores

FEW = ["RRRRRRR", "BRRRRRR", "GRRRRRR", "YRRRRRR", "BBBBBBB", "GBBBBBB", "RRRRBBB", "RYYRRBB", "YGGBBYY", "RGBYRGB"]


class Records(ProgramTest):
    def few_tiles(self, name="few.json"):
        path = self.folder / name
        path.write_text(json.dumps([{"id": 10 * i + 3, "a": face, "b": face} for i, face in enumerate(FEW)]))
        return path

    def test_the_same_seed_and_bots_write_the_same_record(self):
        for args in (["--seed", "7"], ["--players", "4", "--bots", "random", "--seed", "0"],
                     ["--bots", "greedy,random,greedy", "--seed", "18446744073709551615"]):
            args = [*args, "--option", "target=60"]
            one, printed = self.record(*args, name="one.jsonl")
            two, again = self.record(*args, name="two.jsonl")
            self.assertEqual(one.read_bytes(), two.read_bytes())
            self.assertEqual(printed, again)
        other, _ = self.record("--seed", "8", "--option", "target=60", name="other.jsonl")
        self.assertNotEqual(other.read_bytes(), one.read_bytes())

    def test_without_a_seed_each_game_is_another_and_its_seed_is_told(self):
        one, printed = self.record("--option", "target=60", name="one.jsonl")
        two, _ = self.record("--option", "target=60", name="two.jsonl")
        self.assertNotEqual(one.read_bytes(), two.read_bytes())
        seed = printed.splitlines()[0].split()[-1]
        again, _ = self.record("--option", "target=60", "--seed", seed, name="again.jsonl")
        self.assertEqual(one.read_bytes(), again.read_bytes())

    def test_records_replay_and_hold_all_that_the_contract_says(self):
        for players, bots, seed in ((2, "greedy", 1), (3, "greedy,random,greedy", 2), (4, "random", 3)):
            path, printed = self.record("--players", players, "--bots", bots, "--seed", seed, "--option", "target=60")
            self.run_program("replay", path)
            self.run_program("replay", "-", stdin=path.read_bytes())
            record = lines_of(path)
            header, ending = record[0], record[-1]
            self.assertEqual(header["game"], "classic")
            self.assertEqual(self.run_program("--version"), f"dalapapa {header['version']}\n")
            self.assertEqual(header["options"], {"target": 60, "open_hands": False})
            self.assertEqual(len(header["seats"]), players)
            # The commitment, by another program's SHA-256.
            deck = ending["opened"]["deck"]
            text = ending["opened"]["nonce"] + "".join(f" {tile}" for tile in deck)
            self.assertEqual(hashlib.sha256(text.encode()).hexdigest(), header["commitment"])
            self.assertEqual(sorted(deck), list(range(1, 121)))
            # The draws are the deck, from its top.
            draws = [step["draw"] for step in record if "draw" in step]
            self.assertEqual(draws, deck[:len(draws)])
            # The scores, by the rules in Python.
            scores = replayed_scores(record, self.tiles())
            self.assertEqual(ending["result"]["scores"], scores)
            self.assertEqual(ending["result"]["winners"], [s for s in range(players) if scores[s] == max(scores)])
            for score in scores:
                self.assertIn(f" {score}", printed)

    def test_a_set_of_ones_own_is_written_into_the_record(self):
        few = self.few_tiles()
        for seed in range(6):
            path, _ = self.record("--tiles", few, "--bots", "random", "--players", 3, "--seed", seed)
            self.run_program("replay", path)
            record = lines_of(path)
            self.assertEqual([t["id"] for t in record[0]["tiles"]], [10 * i + 3 for i in range(len(FEW))])
            self.assertEqual(record[-1]["result"]["scores"], replayed_scores(record, record[0]["tiles"]))

    def test_a_file_called_standard_is_not_the_standard_set(self):
        self.few_tiles("standard")
        path, _ = self.record("--tiles", "standard", "--seed", 1, cwd=self.folder)
        self.assertEqual(len(lines_of(path)[0]["tiles"]), len(FEW))
        self.run_program("replay", path)

    def test_golden_records_keep_replaying(self):
        records = sorted(TESTDATA.glob("*.jsonl"))
        self.assertGreaterEqual(len(records), 2)
        for path in records:
            self.assertIn("all legal", self.run_program("replay", path))
            record = lines_of(path)
            tiles = self.tiles() if record[0]["tiles"] == "standard" else record[0]["tiles"]
            self.assertEqual(record[-1]["result"]["scores"], replayed_scores(record, tiles))

    def test_replay_exits_1_for_a_game_that_was_not_played_so_and_names_the_line(self):
        path, _ = self.record("--seed", "5", "--option", "target=60")
        lines = path.read_text().splitlines()
        forged = self.folder / "forged.jsonl"

        def forge(number, change):
            changed = lines[:]
            value = json.loads(changed[number])
            change(value)
            changed[number] = json.dumps(value)
            return changed

        place = next(i for i, line in enumerate(lines) if i > 5 and "place" in line)
        last = len(lines) - 1
        for changed, line in (
                (lines[:-1], last + 1), (lines[:1], 2), (lines[:9], 10),
                (forge(place, lambda v: v["place"].__setitem__(1, 99)), place + 1),
                (forge(place, lambda v: v.update(seat=1 - v["seat"])), place + 1),
                (forge(1, lambda v: v.update(to=1)), 2),
                (forge(last, lambda v: v["result"]["scores"].__setitem__(0, 999)), last + 1),
                (forge(last, lambda v: v["result"].update(winners=[0, 1])), last + 1),
                (forge(last, lambda v: v["opened"]["deck"].reverse()), last + 1),
                (forge(last, lambda v: v["opened"].update(nonce="0" * 64)), last + 1),
                (forge(0, lambda v: v.update(commitment="f" * 64)), last + 1)):
            forged.write_text("\n".join(changed) + "\n")
            self.assertIn(f"line {line}: ", self.fails("replay", forged, status=1, says="forged.jsonl: line "))

    def test_replay_exits_2_for_what_is_no_record_and_names_the_line(self):
        path, _ = self.record("--seed", "5", "--option", "target=60")
        text = path.read_bytes()
        bad = self.folder / "bad.jsonl"
        for content, says in ((b"", "empty"), (b"\n", "line 1"), (b"hello\n", "line 1"), (bytes(range(256)) * 40, "line 1"),
                              (text[:-9], "line "), (text[:200], "line 1"), (text + b"{}\n", "nothing may follow"),
                              (text.replace(b'"dalapapa":1', b'"dalapapa":2', 1), "format 2"), (b"[" * 100000, "line 1"),
                              (b"x" * 10_000_000, "line 1"), (text.replace(b'"draw"', b'"drew"', 1), "line 2"),
                              (text.replace(b"expert 1", b"expert\xff1", 1), "line 1"),
                              (text.replace(b"expert 1", b"\\u001b[2J", 1), "line 1")):
            bad.write_bytes(content)
            self.fails("replay", bad, says=says)
            self.fails("show", bad, says=says)
            self.fails("replay", "-", says=says, stdin=content)

    def test_show_draws_in_letters_or_in_colour(self):
        path, _ = self.record("--seed", "5", "--option", "target=60")
        letters = self.run_program("show", path)  # not a terminal
        self.assertNotIn("\033", letters)
        self.assertEqual(letters, self.run_program("show", path, "--colour", "never"))
        self.assertEqual(letters, self.run_program("show", "-", stdin=path.read_bytes()))
        self.assertEqual(letters.count("#"), 4)  # the corners of the last tile
        self.assertTrue(set("bgryBGRY") <= set(letters))
        self.assertIn("wins", letters)
        colour = self.run_program("show", path, "--color", "always")
        self.assertIn("\033[", colour)
        self.assertIn("▀", colour)
        for line in colour.splitlines():
            self.assertTrue("\033" not in line or line.endswith("\033[0m"))

    def test_show_stops_at_a_number_of_tiles_and_tells_the_moves(self):
        path, _ = self.record("--seed", "5", "--option", "target=60")
        one = self.run_program("show", path, "--tiles", 1)
        self.assertEqual(sum(letter in "BGRY" for letter in one), 1)  # the central disc
        self.assertEqual(self.run_program("show", path, "--tiles", 0), "The table is empty.\n")
        self.assertEqual(self.run_program("show", path, "--tiles", 255), self.run_program("show", path))
        told = self.run_program("show", path, "--moves")
        self.assertIn("expert 1 lays out tile ", told)
        self.assertRegex(told, r"expert 2 places tile \d+ at -?\d+ -?\d+: \d discs?")

    def test_an_unfinished_record_can_be_shown_but_an_illegal_one_cannot(self):
        path, _ = self.record("--seed", "5", "--option", "target=60")
        lines = path.read_text().splitlines()
        part = self.folder / "part.jsonl"
        part.write_text("\n".join(lines[:12]) + "\n")
        self.assertNotIn("wins", self.run_program("show", part))
        part.write_text("\n".join(lines[:12] + lines[11:]) + "\n")
        self.fails("show", part, status=1, says="line 13: ")

    def test_watching_shows_the_board_after_each_move_in_place_or_below(self):
        watched = self.run_program("play", "classic", "--seed", 5, "--option", "target=60", "--watch")
        self.assertGreater(watched.count("lays out") + watched.count(" places "), 15)
        self.assertNotIn("\033", watched)
        path, printed = self.record("--seed", "5", "--option", "target=60")
        self.assertTrue(watched.endswith(printed))
        few = self.few_tiles()
        self.assertIn("\033[2J", self.run_program("play", "classic", "--seed", 5, "--tiles", few, "--watch", "--delay", 1))
