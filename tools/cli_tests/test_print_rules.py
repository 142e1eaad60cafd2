"""`dalapapa print rules`: booklets and summaries in six languages, read back with poppler and compared with texts/."""
import json
import os
import re

from cli_tests import paper
from cli_tests.program import ProgramTest
from cli_tests.test_print import INKS, LANGUAGES, TEXTS, alike

CHAPTERS = {path.stem for path in (TEXTS / "rules" / "en").glob("*.json")}
HALF_PAGES = {"a4": (148.5, 210), "letter": (139.7, 215.9)}
PAGES = {"a4": (210, 297), "letter": (215.9, 279.4)}
FIRST_CHAPTER = 3


def close_up(text):
    """Lines are broken anywhere: spaces of all kinds are left out."""
    return re.sub(r"\s", "", text)


def rules(language, chapter):
    return json.loads((TEXTS / "rules" / language / f"{chapter}.json").read_text(encoding="utf-8"))


def told(text):
    """Everything a chapter says, in order."""
    yield text["title"]
    yield text["tagline"]
    yield text["goal"]
    for section in text["sections"]:
        yield section["heading"]
        for part in section["parts"]:
            yield from (item["text"] for item in part.get("list", [part]))
    yield from text["summary"]


class PrintRules(ProgramTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.printed = {}

    def booklet(self, language, paper_name="a4"):
        """Printed once for all tests."""
        if (language, paper_name) not in self.printed:
            out = self.folder / f"{language}-{paper_name}"
            said = self.run_program("print", "rules", "--language", language, "--paper", paper_name, "--out", out)
            count = len(paper.sizes(out / f"rules-{language}.pdf"))
            self.assertEqual(said, f"{out}/rules-{language}.pdf: {count} pages\n{out}/summary-{language}.pdf: 1 page\n")
            self.printed[language, paper_name] = out
        out = self.printed[language, paper_name]
        return out / f"rules-{language}.pdf", out / f"summary-{language}.pdf"

    def each(self):
        for language in LANGUAGES:
            for paper_name in HALF_PAGES:
                yield language, paper_name, *self.booklet(language, paper_name)

    def in_order(self, wanted, text):
        """Each text after the one before it, letter for letter: what a font lacks would be missing."""
        text = close_up(text)
        at = 0
        for words in wanted:
            found = text.find(close_up(words), at)
            self.assertGreaterEqual(found, 0, f"{words!r} is not after what comes before it")
            at = found + len(close_up(words))

    def chapters_in_order(self, firsts):
        """What all games share comes first; then the games, as the program lists them."""
        chapters = sorted(CHAPTERS, key=firsts.get)
        listed = re.findall(r"^  (\w+): ", self.run_program("play", "--help"), re.MULTILINE)
        self.assertEqual(chapters, ["material", *listed])
        return chapters

    def chapters(self, pdf, language):
        """The pages of each chapter without running heads and page numbers, which are checked here."""
        pages = paper.texts_of_pages(pdf)
        firsts = paper.destinations(pdf)
        self.assertEqual(set(firsts), {"contents", *CHAPTERS})
        chapters = self.chapters_in_order(firsts)
        ends = [firsts[chapter] for chapter in chapters[1:]] + [len(pages) + 1]
        for chapter, end in zip(chapters, ends, strict=True):
            text = rules(language, chapter)
            bare = []
            for number in range(firsts[chapter], end):
                lines = pages[number - 1].splitlines()
                if number > firsts[chapter]:
                    self.assertEqual(lines.pop(0), text["title"])
                self.assertEqual(lines.pop(0), str(number))
                bare.append("\n".join(lines))
            yield chapter, text, bare

    def test_every_text_in_its_order_in_every_language(self):
        for language, paper_name, pdf, _ in self.each():
            for _, text, pages in self.chapters(pdf, language):
                self.in_order(told(text), "\n".join(pages))

    def test_page_numbers_of_the_contents(self):
        for language, paper_name, pdf, _ in self.each():
            firsts = paper.destinations(pdf)
            self.assertEqual(firsts["material"], FIRST_CHAPTER)
            contents = paper.texts_of_pages(pdf)[1]
            wanted = [part for chapter in self.chapters_in_order(firsts)
                      for part in (rules(language, chapter)["title"], str(firsts[chapter]), rules(language, chapter)["tagline"])]
            self.in_order(wanted, contents)

    def test_no_heading_at_the_foot_of_a_page(self):
        for language, paper_name, pdf, _ in self.each():
            for chapter, text, pages in self.chapters(pdf, language):
                headings = {section["heading"] for section in text["sections"]}
                for page in pages:
                    self.assertNotIn(page.splitlines()[-1], headings, (language, paper_name, chapter))

    def test_sizes_of_pages_fonts_shapes_and_margins(self):
        for language, paper_name, book, summary in self.each():
            for pdf, (width, height) in ((book, HALF_PAGES[paper_name]), (summary, PAGES[paper_name])):
                for page in paper.sizes(pdf):
                    self.assertAlmostEqual(page[0], width, delta=0.01)
                    self.assertAlmostEqual(page[1], height, delta=0.01)
                fonts = paper.fonts(pdf)
                self.assertTrue(fonts and all(fonts.values()), fonts)
                for font in fonts:  # a letter from another font would bring that font
                    self.assertRegex(font, r"^[A-Z]{6}\+(Lato|LinLibertine)")
                self.assertEqual(len(paper.poppler("pdfimages", "-list", pdf).splitlines()), 2, "images in it")
                for box in paper.word_boxes(pdf):
                    _, left, top, right, bottom, _ = box
                    self.assertTrue(left > 12 and right < width - 12 and top > 7 and bottom < height - 7, (pdf, box))

    def test_the_summary_has_all_games_on_one_page(self):
        for language, paper_name, _, pdf in self.each():
            self.assertEqual(len(paper.sizes(pdf)), 1)
            summary = json.loads((TEXTS / "summary" / f"{language}.json").read_text(encoding="utf-8"))
            page = paper.texts_of_pages(pdf)[0]
            self.in_order([summary.pop("placing")], page)
            for game, text in summary.items():
                self.in_order([rules(language, game)["title"], *text.values()], page)

    def test_no_words_lie_on_others(self):
        for language, paper_name, _, pdf in self.each():
            boxes = sorted(paper.word_boxes(pdf), key=lambda box: box[2])
            for i, (_, left, top, right, bottom, word) in enumerate(boxes):
                inner = bottom - (bottom - top) / 3  # letters reach into the room of the next line, but not that far
                for _, other_left, other_top, other_right, _, other in boxes[i + 1:]:
                    if other_top > inner:
                        break
                    self.assertTrue(other_left >= right - 0.3 or other_right <= left + 0.3, (language, paper_name, word, other))

    def test_labels_of_the_drawn_examples(self):
        pdf, _ = self.booklet("en")
        pages = [close_up(page) for page in paper.texts_of_pages(pdf)]
        groups = next(page for page in pages if "SixgroupsAtoF".replace("A", ",A") in page)
        for label in ("A2", "B3", "C2", "D5", "E4", "F1"):
            self.assertIn(label, groups)
        told = next(part["text"] for section in rules("en", "terra")["sections"] for part in section["parts"]
                    if part.get("example") == "terra_47")
        for size in "695":  # of the closed groups: once more than the words name it
            alone = rf"(?<!\d){size}(?!\d)"
            page = next(text for text in paper.texts_of_pages(pdf) if "= 47" in text)
            self.assertEqual(len(re.findall(alone, page)), len(re.findall(alone, told)) + 1, size)

    def test_examples_in_the_look_that_was_asked_for(self):
        out = self.folder / "safe"
        self.run_program("print", "rules", "--palette", "safe", "--shape", "square", "--out", out)
        pages = paper.rendered(out / "rules-en.pdf", dpi=60)
        firsts = paper.destinations(out / "rules-en.pdf")
        first = pages[firsts["classic"] - 1]
        width = HALF_PAGES["a4"][0] - 2 * 16
        for tile in range(5):  # of the strip at the top: the disc in the middle of each
            middle = first.at(16 + (2 * tile + 1) * width / 10, 19 + width / 20)
            self.assertTrue(any(alike(middle, ink) for ink in INKS["safe"].values()), middle)
        # Where the caption names colours, they are these: Terra's 47 is on the last pages of its chapter.
        end = min((page for page in firsts.values() if page > firsts["terra"]), default=len(pages) + 1) - 1
        colours = {tuple(page.pixels[i:i + 3]) for page in pages[firsts["terra"]:end] for i in range(0, len(page.pixels), 3)}
        for letter in "RYB":
            self.assertIn(INKS["standard"][letter], colours)
            self.assertNotIn(INKS["safe"][letter], colours)

    def test_the_same_options_give_the_same_bytes_wherever_it_is_made(self):
        one = self.booklet("fr")
        out = self.folder / "again"
        self.run_program("print", "rules", "--language", "fr", "--out", out, cwd="/",
                         env={**os.environ, "LANG": "ja_JP.UTF-8", "LC_ALL": "C", "TZ": "Asia/Tokyo"})
        for path in one:
            self.assertEqual(path.read_bytes(), (out / path.name).read_bytes())

    def test_options_that_cannot_be_met(self):
        out = self.folder / "never"
        for args, says in ((["--language", "eo"], f"there are: {', '.join(LANGUAGES)}"), (["--paper", "a5"], "unknown paper"),
                           (["--palette", "pink"], "unknown palette"), (["--size", "20"], "--size"), (["extra"], "extra")):
            self.fails("print", "rules", *args, "--out", out, says=says)
        self.fails("print", "--language", "fr", "rules", "--out", out, says="--language must come after rules")
        self.fails("print", "--out", out, "rules", says="--out must come after rules")
        self.fails("print", "rules", says="which folder? --out DIR")
        self.fails("print", "books", "--out", out, says="books")
        self.assertFalse(out.exists())
