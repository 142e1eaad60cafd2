"""`dalapapa board` against the rules in Python, and against itself."""
import json
import random
import subprocess

from cli_tests.program import ProgramTest
from cli_tests.rules import Table, half_turned, points


class Board(ProgramTest):
    def walk(self, seed, plies):
        """Yields the placed list, the table and the next tile (not placed yet), ply by ply."""
        rng = random.Random(seed)
        tiles = self.tiles()[:]
        rng.shuffle(tiles)
        table, placed = Table(), []
        for tile in tiles[:plies]:
            yield rng, placed, table, tile
            choices = table.placements([tile["a"], tile["b"]]) if placed else [[tile["a"], 0, 0, rng.randrange(4)]]
            if choices:
                # Where most is formed: closed groups are rare otherwise.
                tried = rng.sample(choices, min(12, len(choices)))
                best = max(tried, key=lambda p: points(*Table(placed).place(p)))
                table.place(best)
                placed.append(best)

    def test_tries_agree_with_the_rules_written_down_in_python(self):
        requests, expected = [], []
        for seed in (1, 2, 3, 4):
            for rng, placed, table, tile in self.walk(seed, 40):
                faces = [f for side in "ab" for f in (tile[side], half_turned(tile[side]))]
                legal = table.placements(faces) if placed else [[tile["a"], 3, -7, 2]]
                tried = rng.sample(legal, min(2, len(legal)))
                for _ in range(3):
                    _, x, y, _ = rng.choice(placed or [["", 0, 0, 0]])
                    tried.append([rng.choice(faces), x + rng.randint(-2, 2), y + rng.randint(-2, 2), rng.randrange(4)])
                for placement in tried:
                    requests.append({"placed": placed[:], "try": placement})
                    expected.append(Table(placed).place(placement) if table.legal(placement) else None)
        illegal = closing = 0
        for request, answer, formed in zip(requests, self.ask(requests), expected):
            if formed is None:
                illegal += 1
                self.assertEqual(sorted(answer), ["legal", "reason"], request)
                self.assertIs(answer["legal"], False, request)
                self.assertTrue(answer["reason"])
                continue
            discs, groups = formed
            closing += bool(groups)
            self.assertEqual(answer, {"legal": True, "discs": discs, "disc_points": points(discs, []),
                                      "groups": groups, "points": points(discs, groups)}, request)
        self.assertGreater(illegal, 100)
        self.assertGreater(closing, 30)
        self.assertGreater(len(requests), 700)

    def test_moves_are_every_legal_placement_once_with_its_points(self):
        requests, expected = [], []
        for seed in (5, 6):
            for _, placed, table, tile in self.walk(seed, 30):
                if len(placed) % 4 == 1:
                    requests.append({"placed": placed[:], "tile": [tile["a"], tile["b"]]})
                    expected.append({json.dumps(p): points(*Table(placed).place(p))
                                     for p in table.placements([tile["a"], tile["b"]])})
        for request, answer, moves in zip(requests, self.ask(requests), expected):
            found = {json.dumps(move["at"]): move["points"] for move in answer["moves"]}
            self.assertEqual(len(found), len(answer["moves"]), "a placement stands twice")
            self.assertEqual(found, moves, request)

    def test_the_best_turn_is_as_good_as_trying_all_of_them(self):
        for seed, size in ((7, 4), (8, 7), (9, 10)):
            placed = []
            for _, placed, _, _ in self.walk(seed, size):
                pass
            used = {p[0] for p in placed}
            free = [t for t in self.tiles() if t["a"] not in used and t["b"] not in used]
            pair = [[t["a"], t["b"]] for t in random.Random(seed).sample(free, 2)]
            answers = self.ask([{"placed": placed, "tiles": pair}]
                               + [{"placed": placed, "tile": tile} for tile in pair])
            best = answers[0]["best"]
            firsts = [(move, pair[1 - i]) for i in (0, 1) for move in answers[1 + i]["moves"]]
            seconds = self.ask([{"placed": placed + [move["at"]], "tile": other} for move, other in firsts])
            totals = [move["points"] for move, _ in firsts]
            totals += [move["points"] + then["points"] - 4
                       for (move, _), answer in zip(firsts, seconds) for then in answer["moves"]]
            self.assertEqual(best["points"], max(totals))
            table = Table(placed)
            scored = -4 if len(best["turn"]) == 2 else 0
            for placement in best["turn"]:
                self.assertTrue(table.legal(placement))
                scored += points(*table.place(placement))
            self.assertEqual(scored, best["points"])

    def test_a_bad_line_gets_an_error_and_the_next_line_is_read(self):
        good = {"placed": [], "try": ["BBBGGRR", 0, 0, 0]}
        bad = ["", "nonsense", "{", "[]", "7", "{}", '{"placed": []}', '{"placed": [], "try": 7}',
               '{"placed": 7, "tile": ["A", "B"]}', '{"placed": [], "tile": ["BBBGGRR", "BBBGGRR"]}',
               '{"placed": [], "try": ["BBBBBBB", 0, 0, 0]}', '{"placed": [["BBBGGRR", 0, 0, 9]], "tile": []}',
               '{"placed": [], "tiles": []}', "[" * 100000, "x" * 3_000_000, '{"placed": [], "try": 1e999}',
               '{"placed": [["BBBGGRR",0,0,0],["BBBGGRR",2,0,2]], "try": ["BBBGGYY",4,0,0]}', "\0\0\0"]
        answers = self.ask([line for text in bad for line in (text, json.dumps(good))])
        for text, answer, then in zip(bad, answers[::2], answers[1::2]):
            self.assertEqual(list(answer), ["error"], text[:80])
            self.assertEqual(then["legal"], True)

    def test_lines_may_end_in_other_ways_and_hold_bytes_that_are_no_text(self):
        good = b'{"placed": [], "try": ["BBBGGRR", 0, 0, 0]}'
        out = self.run_program("board", stdin=good + b"\r\n\xff\xfe\n" + good)
        answers = [json.loads(line) for line in out.splitlines()]
        self.assertEqual([("legal" in a) for a in answers], [True, False, True])
        self.assertEqual(self.run_program("board", stdin=b""), "")

    def test_each_answer_comes_before_the_next_question(self):
        with subprocess.Popen([self.program, "board"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              text=True) as board:
            for x in range(3):
                board.stdin.write(json.dumps({"placed": [], "try": ["BBBGGRR", x, 0, 0]}) + "\n")
                board.stdin.flush()
                self.assertIn("legal", json.loads(board.stdout.readline()))
            board.stdin.close()
            self.assertEqual(board.wait(timeout=30), 0)

    def test_a_set_from_a_file(self):
        path = self.folder / "two.json"
        path.write_text('[{"id": 1, "a": "RRRRRRR", "b": "RRRRRRR"}, {"id": 5, "a": "BBBBBBB", "b": "GRRRRRR"}]')
        answers = self.ask([{"placed": [["RRRRRRR", 0, 0, 0]], "tile": ["BBBBBBB", "GRRRRRR"]},
                            {"placed": [], "tile": ["BBBGGRR", "YRRYYGG"]}], "--tiles", path)
        # Only red fits: one disc, and the green centre is a closed group of one.
        self.assertEqual({m["at"][0] for m in answers[0]["moves"]}, {"GRRRRRR"})
        self.assertEqual({m["points"] for m in answers[0]["moves"]}, {2, 3})
        self.assertIn("error", answers[1])
