"""`dalapapa print puzzle` and `print position`: tiles are looked at on the rendered page, and codes are scanned."""
import base64
import json
import zlib

from cli_tests import paper
from cli_tests.program import TESTDATA, ProgramTest
from cli_tests.rules import canonical
from cli_tests.test_print import INKS, LANGUAGES, PLACES, alike

RECORD = TESTDATA / "classic_standard.jsonl"
SITE = "http://127.0.0.1:8080/"
WHITE = (255, 255, 255)


def unpacked(link):
    """The record in a link, as the page unpacks it, and the step."""
    packed, step = link.split("#/game/")[1].split("/")
    return zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), wbits=-15).decode(), int(step)


class Tiles:
    """Where the tiles to be cut out are on a page: pairs of faces, found by their edges."""

    def __init__(self, page, top, width, height):
        self.page, self.step = page, 0.1
        y = top
        while page.at(width / 2 - 12, y) == WHITE and page.at(width / 2 + 12, y) == WHITE:
            y += self.step
        x = 5
        while page.at(x, y + 2) == WHITE:
            x += self.step
        right = x + 5
        while page.at(right, y + 2) != WHITE:
            right += self.step
        self.left, self.top = x, y
        self.square = (right - x) / 2
        self.pitch = right - x + 3
        self.columns = int((width - 26 + 3) / self.pitch + 0.01)

    def faces(self, number):
        row, column = divmod(number, self.columns)
        x, y = self.left + column * self.pitch, self.top + row * self.pitch
        return ["".join(self.letter(x + u * self.square, y + (half + v) * self.square) for u, v in PLACES) for half in (0, 1)]

    def letter(self, x, y):
        return next((letter for letter, ink in INKS["standard"].items() if alike(self.page.at(x, y), ink)), "?")


class PrintSheets(ProgramTest):
    def sheet(self, *args, name="sheet"):
        out = self.folder / name
        said = self.run_program("print", *args, "--out", out)
        return out / (said.split(".pdf:")[0].rsplit("/", 1)[1] + ".pdf"), said

    def test_the_tiles_and_the_frame_of_a_puzzle(self):
        for puzzle in ("figure-4x4-3-k2m9qz", "figure-6x6-3-k2m9qz"):
            pdf, _ = self.sheet("puzzle", puzzle, name=puzzle)
            shown = json.loads(self.run_program("puzzle", "show", puzzle, "--json"))
            page = paper.rendered(pdf, dpi=150)[0]
            last_word = [box for box in paper.word_boxes(pdf) if box[0] == 1][-1]
            tiles = Tiles(page, last_word[4] + 0.5, 210, 297)
            by_id = {tile["id"]: tile for tile in self.tiles()}
            printed = [sorted(map(canonical, tiles.faces(i))) for i in range(len(shown["pile"]))]
            self.assertEqual(sorted(printed), sorted(sorted([by_id[i]["a"], by_id[i]["b"]]) for i in shown["pile"]))
            self.assertIn("?", tiles.faces(len(shown["pile"]))[0])  # and no more
            # The frame has squares of the same size, so that tiles can be laid on it.
            y = [box for box in paper.word_boxes(pdf) if box[-1] == "Take"][-1][2] - 1
            while not page.is_dark(105, y):
                y -= 0.1
            left, top = 105 - shown["width"] * tiles.square / 2, y - shown["height"] * tiles.square
            for face, x, y, rot in shown["fixed"]:
                turned = face if rot < 2 else face[0] + face[4:] + face[1:4]
                for letter, (u, v) in zip(turned, PLACES, strict=True):
                    u, v = (u, v) if rot % 2 == 0 else (1 - v, u)
                    self.assertEqual(tiles.letter(left + (x + u) * tiles.square, top + (y + v) * tiles.square), letter)

    def test_codes_and_names_of_puzzles(self):
        for puzzle, args, pages in (("figure-4x4-3-k2m9qz", [], 1), ("arlequin-2o-1-00001a", ["--background", "white"], 2),
                                    ("turn-3-k2m9qz", ["--paper", "letter"], 1), ("close-2-k2m9qz", ["--signs"], 1)):
            pdf, said = self.sheet("puzzle", puzzle, *args)
            self.assertEqual(said, f"{pdf}: {pages} page{'s' if pages > 1 else ''}\n")
            self.assertEqual(pdf.name, f"{puzzle}.pdf")
            self.assertEqual(paper.codes(pdf), [f"{SITE}#/puzzle/{puzzle}"])
            self.assertIn(puzzle, paper.text(pdf))
            self.check_paper(pdf, (215.9, 279.4) if "letter" in args else (210, 297))
            self.assertIn(f"{SITE}#/puzzle/{puzzle}", paper.poppler("pdfinfo", "-url", pdf))

    def test_the_puzzle_of_a_day_at_another_site(self):
        day = self.run_program("puzzle", "new", "--day", "2026-01-31", "--json")
        puzzle = json.loads(day)["id"]
        pdf, _ = self.sheet("puzzle", "--day", "2026-01-31", "--site", "https://example.org/dalapapa/")
        self.assertEqual(pdf.name, f"{puzzle}.pdf")
        self.assertEqual(paper.codes(pdf), [f"https://example.org/dalapapa/#/puzzle/{puzzle}"])
        self.assertIn(f"2026-01-31 · {puzzle}", paper.text(pdf))

    def check_paper(self, pdf, size):
        for page in paper.sizes(pdf):
            self.assertAlmostEqual(page[0], size[0], delta=0.01)
            self.assertAlmostEqual(page[1], size[1], delta=0.01)
        self.assertTrue(all(paper.fonts(pdf).values()))
        for font in paper.fonts(pdf):
            self.assertRegex(font, r"^[A-Z]{6}\+(Lato|LinLibertine)")
        self.assertEqual(len(paper.poppler("pdfimages", "-list", pdf).splitlines()), 2, "images in it")
        for box in paper.word_boxes(pdf):
            _, left, top, right, bottom, _ = box
            self.assertTrue(left > 5 and right < size[0] - 5 and top > 5 and bottom < size[1] - 5, (pdf, box))

    def test_every_language(self):
        heard = set()
        for language in LANGUAGES:
            for what in (["puzzle", "close-2-k2m9qz"], ["puzzle", "figure-4x4-3-k2m9qz"], ["position", RECORD, "--step", 40]):
                pdf, _ = self.sheet(*what, "--language", language, "--paper", "letter", name=language)
                self.check_paper(pdf, (215.9, 279.4))
                heard.add(paper.text(pdf))
        self.assertEqual(len(heard), 3 * len(LANGUAGES))

    def test_a_position_with_its_whole_game_in_the_code(self):
        text = RECORD.read_text(encoding="utf-8")
        lines = [json.loads(line) for line in text.splitlines()]
        steps = len(lines) - 2
        for step in (0, 40, steps):
            pdf, said = self.sheet("position", RECORD, *(["--step", step] if step < steps else []))
            self.assertEqual(pdf.name, f"position-{step}.pdf")
            self.assertEqual(said, f"{pdf}: 1 page\n")
            (link,) = paper.codes(pdf)
            self.assertTrue(link.startswith(f"{SITE}#/game/"))
            record, at = unpacked(link)
            self.assertEqual([json.loads(line) for line in record.splitlines()], lines)
            self.assertEqual(at, step)
            printed = paper.text(pdf)
            self.assertIn(f"After step {step} of {steps}", printed)
            self.assertIn(lines[0]["commitment"], printed)
            for seat in lines[0]["seats"]:
                self.assertIn(seat["name"], printed)
        for score in lines[-1]["result"]["scores"]:
            self.assertIn(f"{score} points", printed)

    def test_games_that_are_too_long_for_a_code(self):
        record = self.folder / "long.jsonl"
        self.run_program("play", "alex", "--bots", "greedy,casual,random", "--option", "rounds=40", "--seed", 3, "--record", record)
        pdf, said = self.sheet("position", record)
        self.assertIn("The game is too long for a QR code: the sheet has none.\n", said)
        self.assertEqual(paper.codes(pdf), [])
        self.assertIn("This game is too long for a QR code.", paper.text(pdf))
        lines = record.read_text(encoding="utf-8").splitlines()
        self.assertIn(json.loads(lines[0])["commitment"], paper.text(pdf))
        # Early on the game up to there does fit.
        pdf, said = self.sheet("position", record, "--step", 50)
        self.assertEqual(said.count("\n"), 1)
        held, step = unpacked(*paper.codes(pdf))
        self.assertEqual(step, 50)
        self.assertEqual([json.loads(line) for line in held.splitlines()], [json.loads(line) for line in lines[:51]])

    def test_marks_tokens_coins_and_figures(self):
        for game, args, says in (("domaine", [], "tokens"), ("terra", [], "coins"), ("puzzle", ["--option", "minutes=1"], "random")):
            record = self.folder / f"{game}.jsonl"
            self.run_program("play", game, "--bots", "random,random", "--seed", 2, *args, "--record", record)
            pdf, _ = self.sheet("position", record)
            self.check_paper(pdf, (210, 297))
            self.assertIn(says, paper.text(pdf))

    def test_the_same_options_give_the_same_bytes(self):
        for what in (["puzzle", "turn-3-k2m9qz"], ["position", RECORD]):
            one, _ = self.sheet(*what, name="one")
            two, _ = self.sheet(*what, name="two")
            self.assertEqual(one.read_bytes(), two.read_bytes())

    def test_options_that_cannot_be_met(self):
        out = self.folder / "never"
        bad = self.folder / "bad.jsonl"
        bad.write_text('{"dalapapa":1}\n')
        illegal = self.folder / "illegal.jsonl"
        lines = RECORD.read_text(encoding="utf-8").splitlines(keepends=True)
        illegal.write_text("".join(lines[:8] + lines[9:]), encoding="utf-8")
        good = "figure-4x4-3-k2m9qz"
        for args, says in ((["puzzle"], "which puzzle? its name, or --day DATE"), (["puzzle", good, "--day", "today"], "which puzzle?"),
                           (["puzzle", "figure-4x4-9-k2m9qz"], "level"), (["puzzle", "chess"], "chess"),
                           (["puzzle", "--day", "yesterday"], "--day must be today or a date"),
                           (["puzzle", "--day", "2026-02-30"], "2026-02-30"), (["puzzle", good, "--site", "example.org"], "address"),
                           (["puzzle", good, "--site", "javascript:alert(1)"], "address"), (["puzzle", good, "--paper", "a0"], "paper"),
                           (["position"], "RECORD"), (["position", self.folder / "none.jsonl"], "No such file"),
                           (["position", bad], "bad.jsonl"), (["position", RECORD, "--step", 100000], "steps"),
                           (["position", RECORD, "--step", -1], "--step")):
            self.fails("print", *args, "--out", out, says=says)
        self.fails("print", "position", illegal, "--out", out, status=1, says="illegal.jsonl: line")
        self.fails("print", "puzzle", good, says="--out DIR")
        self.fails("print", "--paper", "a4", "puzzle", good, "--out", out, says="--paper must come after puzzle")
        self.assertFalse(out.exists())
