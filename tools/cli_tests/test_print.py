"""`dalapapa print`: the files are read back with poppler, and every tile is looked at on the rendered page."""
import json
import os
import pathlib

from cli_tests import paper
from cli_tests.program import TESTDATA, ProgramTest
from cli_tests.rules import canonical
from cli_tests.test_tiles import SWAPS

PRESETS = ["original", "squares-black", "squares-white", "discs-black", "discs-white", "octagons-black",
           "octagons-white"]
PAPERS = {"a4": (297, 210), "letter": (279.4, 215.9)}  # landscape
TEXTS = pathlib.Path(__file__).resolve().parents[2] / "texts"
LANGUAGES = list(json.loads((TEXTS / "languages.json").read_text(encoding="utf-8")))
COLUMNS, ROWS = 10, 8
USUAL_SIZE = 23

INKS = {"standard": {"R": (0xd9, 0x3a, 0x2b), "Y": (0xf5, 0xc3, 0x2c), "G": (0x3f, 0x9f, 0x4f), "B": (0x35, 0x77, 0xc4)},
        "original": {"R": (0xcc, 0x33, 0x27), "Y": (0xf0, 0x8a, 0x24), "G": (0x4c, 0x9a, 0x3e), "B": (0x7b, 0x4a, 0x28)},
        "safe": {"R": (0xd5, 0x5e, 0x00), "Y": (0xf0, 0xe4, 0x42), "G": (0x0c, 0xa3, 0x7b), "B": (0x2a, 0x7f, 0xc9)}}
GROUNDS = {"black": (0x1d, 0x19, 0x16), "white": (255, 255, 255)}

# From the top left of a horizontal tile, in squares: the centre, then W NW NE E SE SW; halves from within.
DEPTH = 0.2
PLACES = [(1, 0.5), (DEPTH, 0.5), (0.5, DEPTH), (1.5, DEPTH), (2 - DEPTH, 0.5), (1.5, 1 - DEPTH), (0.5, 1 - DEPTH)]


def alike(a, b):
    return all(abs(x - y) <= 6 for x, y in zip(a, b))


class Sheet:
    """Where the tiles of a page are."""

    def __init__(self, paper_name, size=USUAL_SIZE):
        self.page = PAPERS[paper_name]
        self.size = size
        self.left = (self.page[0] - COLUMNS * size) / 2
        self.top = (self.page[1] - ROWS * size) / 2
        self.right, self.bottom = self.page[0] - self.left, self.page[1] - self.top

    def tiles(self):
        return [(x, y) for y in range(ROWS) for x in range(0, COLUMNS, 2)]

    def points(self, tile):
        return [(self.left + (tile[0] + x) * self.size, self.top + (tile[1] + y) * self.size) for x, y in PLACES]

    def behind(self, point, flip):
        """Where a needle through the front of the paper comes out, seen from the back."""
        x, y = point
        # The page is landscape: its long edges are above and below.
        return (x, self.page[1] - y) if flip == "long" else (self.page[0] - x, y)


class Print(ProgramTest):
    def make(self, *args, name="set"):
        out = self.folder / name
        printed = self.run_program("print", *args, "--out", out)
        self.assertEqual(self.error, "")
        return out, printed

    def letter_at(self, page, point, inks):
        found = [letter for letter, ink in inks.items() if alike(page.at(*point), ink)]
        self.assertEqual(len(found), 1, f"{page.at(*point)} at {point} is no colour of the palette")
        return found[0]

    def face_at(self, page, points, inks):
        return "".join(self.letter_at(page, point, inks) for point in points)

    def check_tiles(self, fronts, backs, sheet, flip, inks):
        """Every tile of the set once, with its other face right behind it."""
        tiles = {canonical(t["a"]): t for t in self.tiles()} | {canonical(t["b"]): t for t in self.tiles()}
        seen = []
        for number, (front, back) in enumerate(zip(fronts, backs, strict=True), 1):
            for place in sheet.tiles():
                points = sheet.points(place)
                face = self.face_at(front, points, inks)
                tile = tiles[canonical(face)]
                self.assertEqual(tile["sheet"], number)
                seen.append(tile["id"])
                # T3: behind each half-disc is the colour it is exchanged with.
                behind = self.face_at(back, [sheet.behind(point, flip) for point in points], inks)
                self.assertEqual(behind, "".join(SWAPS[number][letter] for letter in face), (number, place))
                # And seen from that side it is the tile's other face.
                corner = sheet.behind((sheet.left + place[0] * sheet.size, sheet.top + place[1] * sheet.size), flip)
                x = round((corner[0] - sheet.left) / sheet.size) - (0 if flip == "long" else 2)
                y = round((corner[1] - sheet.top) / sheet.size) - (1 if flip == "long" else 0)
                other = canonical(self.face_at(back, sheet.points((x, y)), inks))
                self.assertEqual({canonical(face), other}, {tile["a"], tile["b"]})
        self.assertEqual(sorted(seen), list(range(1, 121)))

    def check_presets(self, paper_name):
        for preset in PRESETS:
            out, _ = self.make("--preset", preset, "--paper", paper_name)
            pages = paper.rendered(out / "tiles.pdf")
            sheet = Sheet(paper_name)
            inks = INKS["original" if preset == "original" else "standard"]
            self.check_tiles(pages[0::2], pages[1::2], sheet, "long", inks)
            ground = GROUNDS["white" if preset == "original" else preset.split("-")[1]]
            if "square" not in preset and preset != "original":
                for page in pages:  # between the discs, in the middle of squares
                    self.assertTrue(alike(page.at(sheet.left + sheet.size / 2, sheet.top + sheet.size / 2), ground))
            for page in pages:  # what runs over the corner is always the ground
                self.assertTrue(alike(page.at(sheet.left - 2.5, sheet.top - 2.5), ground), preset)

    def test_every_tile_of_the_seven_sets_on_a4(self):
        self.check_presets("a4")

    def test_every_tile_of_the_seven_sets_on_letter(self):
        self.check_presets("letter")

    def test_backs_for_paper_turned_over_its_short_edge(self):
        for paper_name in PAPERS:
            out, _ = self.make("--flip", "short", "--paper", paper_name)
            pages = paper.rendered(out / "tiles.pdf")
            self.check_tiles(pages[0::2], pages[1::2], Sheet(paper_name), "short", INKS["standard"])

    def test_fronts_and_backs_to_be_glued(self):
        out, printed = self.make("--single-sided", "--palette", "safe", "--background", "white", name="glued")
        self.assertEqual(printed, f"{out}/tiles-front.pdf: 3 pages\n{out}/tiles-back.pdf: 3 pages\n"
                                  f"{out}/pieces.pdf: 2 pages\n{out}/score-board.pdf: 1 page\n")
        self.check_tiles(paper.rendered(out / "tiles-front.pdf"), paper.rendered(out / "tiles-back.pdf"), Sheet("a4"),
                         "short", INKS["safe"])

    def test_tiles_of_other_sizes(self):
        for size, paper_name in ((15, "a4"), (23.7, "letter")):
            out, _ = self.make("--size", size, "--paper", paper_name)
            pages = paper.rendered(out / "tiles.pdf", dpi=75)
            self.check_tiles(pages[0::2], pages[1::2], Sheet(paper_name, size), "long", INKS["standard"])

    def test_signs_leave_the_colour_around_them(self):
        plain, _ = self.make(name="plain")
        signed, _ = self.make("--signs", name="signed")
        sheet = Sheet("a4")
        without = paper.rendered(plain / "tiles.pdf")[0]
        with_signs = paper.rendered(signed / "tiles.pdf")[0]
        for tile in sheet.tiles():
            x, y = sheet.points(tile)[0]
            letter = self.letter_at(without, (x, y), INKS["standard"])
            if letter != "Y":  # a ring shows the colour in its middle
                self.assertTrue(alike(with_signs.at(x, y), (255, 255, 255)), (tile, letter))
            self.assertEqual(self.letter_at(with_signs, (x, y - 0.26 * sheet.size), INKS["standard"]), letter)

    def test_numbers_behind_their_tiles(self):
        tiles = {canonical(t[side]): t["id"] for t in self.tiles() for side in "ab"}
        for flip in ("long", "short"):
            out, _ = self.make("--numbers", "--flip", flip, "--background", "white")
            fronts = paper.rendered(out / "tiles.pdf")[0::2]
            sheet = Sheet("a4")
            numbers = {}
            for page, left, top, right, bottom, word in paper.word_boxes(out / "tiles.pdf"):
                if page % 2 == 0 and word.isdigit() and sheet.left < left < sheet.right:
                    numbers[page // 2, round((left + right) / 2), round((top + bottom) / 2)] = int(word)
            self.assertEqual(sorted(numbers.values()), list(range(1, 121)))
            for number, front in enumerate(fronts, 1):
                for place in sheet.tiles():
                    points = sheet.points(place)
                    x, y = sheet.behind(points[0], flip)
                    near = [n for (page, a, b), n in numbers.items()
                            if page == number and abs(a - x) < 5 and abs(b - y) < 8]
                    self.assertEqual(near, [tiles[canonical(self.face_at(front, points, INKS["standard"]))]])

    def test_bleed_marks_to_cut_along_and_a_scale_bar(self):
        for paper_name in PAPERS:
            out, _ = self.make("--paper", paper_name)
            sheet = Sheet(paper_name)
            white = (255, 255, 255)
            for page in paper.rendered(out / "tiles.pdf", dpi=100):
                cuts = [(sheet.left + x * sheet.size, y, "|") for x in range(0, COLUMNS + 1, 2)
                        for y in (sheet.top - 6, sheet.bottom + 6)]
                cuts += [(x, sheet.top + y * sheet.size, "-") for y in range(ROWS + 1)
                         for x in (sheet.left - 6, sheet.right + 6)]
                for x, y, direction in cuts:
                    self.assertTrue(page.is_dark(x, y), (x, y))
                    aside = (3, 0) if direction == "|" else (0, 3)
                    self.assertFalse(page.is_dark(x + aside[0], y + aside[1]), (x, y))
                for x, y in ((sheet.left - 2.5, sheet.top - 2.5), (sheet.right + 2.5, sheet.bottom + 2.5)):
                    self.assertTrue(alike(page.at(x, y), GROUNDS["black"]))  # corners, beyond all discs
                for x, y in ((sheet.left - 3.6, sheet.top + 3), (sheet.right + 3.6, sheet.bottom - 3)):
                    self.assertTrue(alike(page.at(x, y), white))
                # The bar is the longest dark thing beside the tiles, its parts black at both ends.
                beside = [(x / 10, y / 10) for x in range(int(10 * sheet.right) + 90, int(10 * sheet.page[0]) - 50)
                          for y in range(400, int(10 * sheet.page[1]) - 400, 2) if max(page.at(x / 10, y / 10)) < 90]
                heights = [y for _, y in beside]
                self.assertAlmostEqual(max(heights) - min(heights), 50, delta=0.7)
                self.assertAlmostEqual((max(heights) + min(heights)) / 2, sheet.page[1] / 2, delta=0.7)

    def test_sizes_of_pages_fonts_embedded_shapes_alone(self):
        for paper_name, (width, height) in PAPERS.items():
            out, printed = self.make("--paper", paper_name, "--numbers")
            self.assertEqual(printed, f"{out}/tiles.pdf: 6 pages\n{out}/pieces.pdf: 2 pages\n"
                                      f"{out}/score-board.pdf: 1 page\n")
            for name, pages, size in (("tiles", 6, (width, height)), ("pieces", 2, (height, width)),
                                      ("score-board", 1, (height, width))):
                pdf = out / f"{name}.pdf"
                found = paper.sizes(pdf)
                self.assertEqual(len(found), pages)
                for page in found:
                    self.assertAlmostEqual(page[0], size[0], delta=0.01)
                    self.assertAlmostEqual(page[1], size[1], delta=0.01)
                fonts = paper.fonts(pdf)
                self.assertTrue(fonts and all(fonts.values()), fonts)
                for font in fonts:
                    self.assertRegex(font, r"^[A-Z]{6}\+(Lato|LinLibertine)")
                self.assertEqual(len(paper.poppler("pdfimages", "-list", pdf).splitlines()), 2, "images in it")

    def test_the_same_options_give_the_same_bytes(self):
        one, _ = self.make("--signs", "--paper", "letter", name="one")
        two, _ = self.make("--signs", "--paper", "letter", name="two")
        for path in one.iterdir():
            self.assertEqual(path.read_bytes(), (two / path.name).read_bytes())
        before = (one / "tiles.pdf").stat()
        self.make("--signs", "--paper", "letter", name="one")  # writes over what is there
        self.assertEqual((one / "tiles.pdf").stat().st_size, before.st_size)

    def test_words_in_every_language_stay_on_the_paper(self):
        heard = set()
        for language in LANGUAGES:
            for flip in (["--flip", "long"], ["--flip", "short"], ["--single-sided"]):
                out, _ = self.make("--language", language, *flip, "--signs", "--palette", "safe", "--paper", "letter",
                                   name=f"{language}{flip[-1]}")
                # The way to turn the paper stands on the sheets of tiles alone.
                for pdf in out.iterdir() if flip == ["--single-sided"] else [out / "tiles.pdf"]:
                    width, height = paper.sizes(pdf)[0]
                    boxes = paper.word_boxes(pdf)
                    self.assertTrue(boxes)
                    for box in boxes:
                        _, left, top, right, bottom, _ = box
                        self.assertTrue(left > 4 and top > 4 and right < width - 4 and bottom < height - 4, (pdf, box))
            heard.add(paper.text(out / "pieces.pdf"))
        self.assertEqual(len(heard), len(LANGUAGES))
        self.assertIn("Matériel", paper.text(self.folder / "fr--single-sided" / "pieces.pdf"))
        self.assertIn("Rückseite", paper.text(self.folder / "delong" / "tiles.pdf"))

    def test_pieces_of_all_players_and_the_spaces_of_the_score_board(self):
        out, _ = self.make()
        words = [box[-1] for box in paper.word_boxes(out / "pieces.pdf")]
        # Markers, marks, score markers; pawns on both sides. Coins say 1 as well.
        expected = {1: 12 + 3 + 2 + 10 + 20, 2: 12 + 3 + 2 + 10, 3: 8 + 3 + 2 + 10, 4: 6 + 3 + 2 + 10, 5: 2 + 10 + 1,
                    6: 2, 7: 2, 8: 2, 9: 2, 10: 2}
        for number, count in expected.items():
            notes = {3: 1, 5: 1}.get(number, 0)  # "3 for each player", "5 for each player"
            self.assertEqual(words.count(str(number)), count + notes, number)
        self.assertEqual(words.count("brouzouf"), 20)
        board = [box[-1] for box in paper.word_boxes(out / "score-board.pdf")]
        for space in range(1, 61):
            self.assertIn(str(space), board)
        for word in ("Start", "+60", "+120", "+180", "+240"):
            self.assertIn(word, board)

    def test_H4_everything_printed_names_the_author_of_the_games(self):
        record = TESTDATA / "classic_standard.jsonl"
        for language in LANGUAGES:
            out = self.folder / f"named-{language}"
            for what in (["--single-sided"], ["--numbers"], ["rules"], ["puzzle", "figure-4x4-2-k2m9qz"], ["position", record]):
                self.run_program("print", *what, "--language", language, "--out", out)
            files = sorted(out.iterdir())
            self.assertEqual(len(files), 9, files)
            for pdf in files:
                pages = paper.texts_of_pages(pdf)
                named = [page for page in pages if "François Haffner" in " ".join(page.split())]  # upright words come one a line
                # What is cut apart is named on every sheet; a booklet on its title, and where it says what is not his.
                if pdf.name.startswith("rules"):
                    self.assertIn(pages[0], named, pdf)
                else:
                    self.assertEqual(len(named), len(pages) if pdf.name.startswith(("tiles", "pieces")) else 1, pdf)

    def test_options_that_cannot_be_met(self):
        out = self.folder / "never"
        for args, says in ((["--size", "40"], "tiles of 40 mm do not fit on a4: at most 23 mm"),
                           (["--size", "24", "--paper", "letter"], "do not fit on letter: at most 23.7 mm"),
                           (["--size", "9.9"], "at least 10 mm"), (["--size", "-1"], "at least 10 mm"),
                           (["--size", "nan"], "at least 10 mm"), (["--size", "inf"], "do not fit"), (["--size", "big"], "--size"),
                           (["--palette", "pink"], 'unknown palette "pink" (there are: standard, original, safe)'),
                           (["--shape", "star"], "there are: disc, octagon, square"),
                           (["--background", "red"], "there are: black, white"),
                           (["--paper", "a3"], 'unknown paper "a3" (there are: a4, letter)'),
                           (["--flip", "both"], "there are: long, short"),
                           (["--language", "eo"], f"there are: {', '.join(LANGUAGES)}"),
                           (["--preset", "discs"], f"there are: {', '.join(PRESETS)}"),
                           (["--preset", "original", "--shape", "disc"], "a preset has its own shape"),
                           (["--preset", "original", "--background", "black"], "a preset has its own shape"),
                           (["--preset", "original", "--palette", "safe"], "a preset has its own shape"),
                           (["--single-sided", "--flip", "long"], "no --flip"),
                           (["--palette", ""], "unknown palette"), (["--preset", ""], "unknown preset")):
            self.fails("print", *args, "--out", out, says=says)
        self.assertFalse(out.exists())
        self.fails("print", says="--out")

    def test_folders_that_cannot_be_used(self):
        occupied = self.folder / "occupied"
        occupied.write_text("")
        self.fails("print", "--out", self.folder / "no" / "folder", says="No such file or directory")
        self.fails("print", "--out", occupied, says="cannot create the folder")
        self.fails("print", "--out", "", says="--out")
        if os.path.isdir("/proc/self"):
            self.fails("print", "--out", "/proc/self", says="cannot write /proc/self/tiles.pdf")
        (self.folder / "taken" / "tiles.pdf").mkdir(parents=True)
        self.fails("print", "--out", self.folder / "taken", says="Is a directory")
        if os.getuid() != 0:
            locked = self.folder / "locked"
            locked.mkdir(mode=0o500)
            self.fails("print", "--out", locked, says="Permission denied")
