"""solve and puzzle, their answers checked against the rules in Python."""
import json

from cli_tests import rules
from cli_tests.program import ProgramTest, needs_speed


class Puzzles(ProgramTest):
    def check_filling(self, placements, width, height, tiles=None, torus=False):
        """PU2, AR1: every square once, all half-discs that meet of one colour, every tile once."""
        of_face = {rules.canonical(t[side]): t["id"] for t in tiles or self.tiles() for side in "ab"}
        covered, colours, used = set(), {}, set()
        for placement in placements:
            used.add(of_face[rules.canonical(placement[0])])
            for x, y in rules.squares(placement):
                square = (x % width, y % height) if torus else (x, y)
                self.assertTrue(0 <= square[0] < width and 0 <= square[1] < height, placement)
                self.assertNotIn(square, covered)
                covered.add(square)
            for (x, y, side), colour in rules.rim(placement)[0]:
                edge = (x % width, y % height, side) if torus else (x, y, side)
                self.assertEqual(colours.setdefault(edge, colour), colour, placement)
        self.assertEqual(len(used), len(placements))
        self.assertEqual(len(covered), width * height)
        return used

    def solve(self, *args, status=0):
        return json.loads(self.run_program("solve", *args, "--json", status=status))

    def write(self, name, value):
        path = self.folder / name
        path.write_text(json.dumps(value), encoding="utf-8")
        return path

    def test_the_three_sheets_of_arlequin(self):
        for sheet in (1, 2, 3):
            answer = self.solve("arlequin", "--sheet", sheet, "--seed", 3)
            used = self.check_filling(answer["solution"], 10, 8)
            self.assertEqual(used, {t["id"] for t in self.tiles() if t["sheet"] == sheet})
            self.assertGreater(answer["nodes"], 39)
            self.assertEqual(answer, self.solve("arlequin", "--sheet", sheet, "--seed", 3))

    def test_figures_of_any_size_a_torus_and_all_120_tiles(self):
        for size in ("4x4", "2x1", "1x6", "7x6", "8x8"):
            width, height = map(int, size.split("x"))
            self.check_filling(self.solve("figure", "--size", size)["solution"], width, height)
        self.check_filling(self.solve("figure", "--size", "6x5", "--torus")["solution"], 6, 5, torus=True)
        for size in ("20x12", "15x16"):
            width, height = map(int, size.split("x"))
            self.assertEqual(len(self.check_filling(self.solve("grand", "--size", size)["solution"], width, height)), 120)

    def test_one_face_only_blocked_squares_and_fixed_tiles(self):
        faces = {t["a"] for t in self.tiles()}
        answer = self.solve("figure", "--size", "6x6", "--faces", "a")
        self.assertTrue(all(placement[0] in faces for placement in answer["solution"]))
        answer = self.solve("figure", "--size", "3x3", "--block", "1,1")
        self.assertEqual(len(answer["solution"]), 4)
        self.assertNotIn((1, 1), [square for p in answer["solution"] for square in rules.squares(p)])
        fixed = [self.tiles()[7]["a"], 2, 1, 1]
        answer = self.solve("figure", "--size", "4x4", "--fixed", self.write("fixed.json", [fixed]))
        self.assertIn(fixed, answer["solution"])
        self.check_filling(answer["solution"], 4, 4)

    def test_piles_in_every_spelling_and_counts(self):
        tiles = self.tiles()[:12]
        piles = {"ids": [t["id"] for t in tiles], "faces": [[t["a"], t["b"]] for t in tiles], "tiles": tiles}
        counts = set()
        for name, pile in piles.items():
            answer = self.solve("figure", "--size", "3x2", "--pile", self.write(name, pile), "--count")
            self.assertTrue(answer["complete"])
            self.check_filling(answer["solution"], 3, 2)
            counts.add(answer["count"])
        self.assertEqual(len(counts), 1)
        one = self.solve("figure", "--size", "3x2", "--pile", self.write("a", [t["a"] for t in tiles]), "--count")
        self.assertLess(one["count"], counts.pop())
        two = self.solve("figure", "--size", "3x2", "--pile", self.write("b", piles["ids"]), "--count", "--most", 2)
        self.assertEqual((two["count"], two["complete"]), (2, False))

    def test_what_cannot_be_filled(self):
        # Two tiles without a colour in common on their rims do not lie side by side in any way.
        pile = self.write("apart", [{"id": 1, "a": "BBBBBBB", "b": "BBBBBBB"}, {"id": 2, "a": "RRRRRRR", "b": "RRRRRRR"}])
        answer = self.solve("figure", "--size", "2x2", "--pile", pile, status=1)
        self.assertEqual((answer["solution"], answer["complete"]), (None, True))
        self.assertIn("it cannot be done", self.error)
        self.fails("solve", "figure", "--size", "2x2", "--pile", pile, "--count", status=1, says="it cannot be done")
        self.fails("solve", "arlequin", "--sheet", 1, "--torus", "--nodes", 10, status=1, says="nothing found after trying 10 tiles")

    def test_bad_questions(self):
        for args, says in [
            (["nonsense"], "nonsense"),
            (["arlequin"], "which sheet?"),
            (["arlequin", "--sheet", "4"], "--sheet"),
            (["arlequin", "--sheet", "1", "--size", "4x4"], "no --size"),
            (["figure"], "how large?"),
            (["figure", "--size", "4"], "--size must be two whole numbers with x between them, not"),
            (["figure", "--size", "4x4x4"], "--size"),
            (["figure", "--size", "3x5"], "an odd number of squares, 15, cannot be filled"),
            (["figure", "--size", "-4x4"], "a frame of -4x4"),
            (["figure", "--size", "4000000x4000000"], "1 to 510"),
            (["figure", "--size", "20x14"], "the pile has 120 tiles, and 140 are needed"),
            (["figure", "--size", "4x4", "--pile", "nowhere"], "nowhere"),
            (["figure", "--size", "2x2", "--torus"], "a tile would meet itself"),
            (["figure", "--size", "4x4", "--block", "4,4"], "(4, 4) is outside the frame"),
            (["figure", "--size", "4x4", "--block", "1"], "--block"),
            (["figure", "--size", "4x4", "--seed", "-1"], "--seed"),
            (["figure", "--size", "4x4", "--most", "2"], "--count"),
            (["grand", "--size", "4x4"], "a Grand Arlequin has 20x12"),
            (["grand", "--sheet", "1"], "--sheet is for arlequin"),
        ]:
            self.fails("solve", *args, says=says)
        for pile, says in [
            ("{", "not valid JSON"),
            ("17", "a pile must be"),
            ("[]", "the pile is empty"),
            ("[1, 2]", "the pile has 2 tiles, and 8 are needed"),
            ("[1, 1, 2, 3, 4, 5, 6, 7]", "tile 1 is in the pile twice"),
            ("[500]", "tile 1 of the pile: the standard set has no tile 500"),
            ('[1, "BBBBBBB"]', "tile 2 of the pile: no tile of the standard set has the face BBBBBBB"),
            ('[["BBBGGRR"]]', "a tile has two faces, not 1"),
            ('[["BBBGGRR", "BBBGGRR"]]', "are not the two faces of one tile"),
            ("[null]", "tile 1 of the pile"),
        ]:
            path = self.folder / "bad.json"
            path.write_text(pile, encoding="utf-8")
            self.fails("solve", "figure", "--size", "4x4", "--pile", path, says=says)
        self.assertIn("bad.json", self.error)  # what cannot be read is named
        foreign = next(t for t in self.tiles() if t["sheet"] == 3)
        self.fails("solve", "arlequin", "--sheet", 1, "--fixed", self.write("foreign.json", [[foreign["a"], 0, 0, 0]]),
                   says="is not in the pile")
        one_face = self.write("one_face.json", [t["b"] for t in self.tiles()])
        self.fails("solve", "figure", "--size", "4x4", "--pile", one_face, "--faces", "a", says="only its other face")
        self.fails("solve", "grand", "--size", "65536x65536", says="a Grand Arlequin has 20x12")
        self.fails("solve", "figure", "--size", "8x8", "--block", "0,0", "--block", "7,7", status=1, says="it cannot be done")
        tile, other = self.tiles()[:2]
        overlap = self.write("overlap.json", [[tile["a"], 0, 0, 0], [other["a"], 1, 0, 1]])
        self.fails("solve", "figure", "--size", "4x4", "--fixed", overlap, says="the fixed tiles 1 and 2 overlap on the square (1, 0)")

    @needs_speed
    def test_every_kind_of_puzzle_has_an_answer_that_is_checked(self):
        for args in (["figure", "--size", "4x6", "--level", 3], ["arlequin", "--sheet", 1, "--level", 3],
                     ["figure", "--size", "6x6", "--outline"], ["turn", "--level", 4], ["close", "--level", 1]):
            puzzle = json.loads(self.run_program("puzzle", "new", *args, "--seed", 11, "--json"))
            shown = json.loads(self.run_program("puzzle", "show", puzzle["id"], "--json", "--solution"))
            self.assertEqual({key: shown[key] for key in puzzle}, puzzle)
            answer = self.write("answer.json", shown["solution"])
            self.assertEqual(self.run_program("puzzle", "check", puzzle["id"], answer), "right\n")
            self.fails("puzzle", "check", puzzle["id"], self.write("none.json", []), status=1, says="wrong: ")
            if "width" in puzzle:
                used = self.check_filling(shown["solution"], puzzle["width"], puzzle["height"])
                self.assertTrue(set(puzzle["pile"]) < used)
                pile = [p for p in shown["solution"] if p not in puzzle["fixed"]]
                solved = self.solve("figure", "--size", f"{puzzle['width']}x{puzzle['height']}", "--fixed",
                                    self.write("hints.json", puzzle["fixed"]), "--pile",
                                    self.write("pile.json", sorted(used)), "--count")
                if "outline" not in puzzle:
                    self.assertEqual((solved["count"], solved["complete"]), (1, True))
                helped = json.loads(self.run_program("puzzle", "help", puzzle["id"], self.write("laid.json", pile[:2]), "--json"))
                self.assertEqual(helped["state"], "solvable")
                self.assertIn(helped["next"], pile[2:])
                turned = [pile[0][0], *pile[0][1:3], (pile[0][3] + 2) % 4]
                self.fails("puzzle", "help", puzzle["id"], self.write("laid.json", [pile[1], turned]), status=1,
                           says=f"it can no longer be done: {json.dumps(turned, separators=(',', ':'))} is wrong")
            else:
                self.check_turn(puzzle, shown)

    def check_turn(self, puzzle, shown):
        """CL2 – CL5"""
        table, points = rules.Table(puzzle["board"]), 0
        for i, placement in enumerate(shown["solution"]):
            self.assertTrue(table.legal(placement))
            points += rules.points(*table.place(placement)) - (rules.PRICE if i == 1 else 0)
        self.assertEqual(points, shown["points"])
        if "group" in puzzle:
            x, y, side = puzzle["group"]
            self.assertTrue(table.closed_group((x, y, "v" if side == "left" else "h")))

    @needs_speed
    def test_the_puzzle_of_the_day(self):
        sunday = json.loads(self.run_program("puzzle", "new", "--day", "2026-11-15", "--json"))
        self.assertEqual(sunday["kind"], "arlequin")
        self.assertTrue(self.run_program("puzzle", "new", "--day", "today"))
        for day in ("2026-02-30", "tomorrow", "2026-2-3", "", "0000-01-01"):
            self.fails("puzzle", "new", "--day", day)
        for args in (["turn"], ["--level", 2], ["--size", "4x4"], ["--seed", 1], ["--outline"]):
            self.fails("puzzle", "new", *args, "--day", "today", says="nothing else can be chosen")

    def test_puzzles_that_there_are_not(self):
        self.fails("puzzle", "new", says="what kind of puzzle?")
        self.fails("puzzle", "new", "chess", says='unknown kind of puzzle "chess"')
        self.fails("puzzle", "new", "figure", "--size", "5x5", says="there is no figure of 5x5 squares")
        self.fails("puzzle", "new", "figure", "--level", 6)
        for size in ("x", "x6", "6x", "99999999999x4", "6x6x6", "4X4", ""):
            self.fails("puzzle", "new", "figure", "--size", size, says="--size must be two whole numbers")
        self.fails("puzzle", "new", "grand", "--size", "4x4", says="there is no grand of 4x4 squares")
        self.fails("puzzle", "new", "figure", "--sheet", 2, says="--sheet is for arlequin")
        self.fails("puzzle", "new", "arlequin", "--size", "4x4", says="--size is for figure and grand")
        self.fails("puzzle", "new", "turn", "--outline", says="--outline is for figure")
        self.fails("puzzle", "show", "nonsense", says="unknown kind of puzzle")
        self.fails("puzzle", "show", "turn-3-k2m9q", says="the last part of a puzzle's name")
        self.fails("puzzle", "check", "turn-3-k2m9qz", self.folder / "nowhere", says="nowhere")
        self.fails("puzzle", "check", "turn-3-k2m9qz", self.write("odd.json", [["BBB", 0, 0, 0]]), says="placement 1")
        self.fails("puzzle", "help", "turn-3-k2m9qz", self.write("empty.json", []), status=1, says="no help in the middle")

    def test_they_are_drawn(self):
        text = self.run_program("puzzle", "show", "figure-4x4o-2-k2m9qz", "--colour", "never")
        self.assertIn("figure-4x4o-2-k2m9qz, level 2\n", text)
        self.assertIn("Tiles, each with its two faces", text)
        self.assertIn("points", self.run_program("puzzle", "show", "turn-2-k2m9qz", "--solution", "--colour", "never"))
        self.assertIn("\033[", self.run_program("solve", "arlequin", "--sheet", 1, "--colour", "always"))
