"""Pages of a PDF as poppler renders and reads them."""
import pathlib
import re
import subprocess
import tempfile

from memory import Memory, digest, key_of

MM_AN_INCH = 25.4
MEMORY = Memory("paper")
SYSTEM = digest("/var/lib/dpkg/status")


def poppler(tool, *args):
    """What it says of a file. Of the same bytes it says the same."""
    key = key_of([SYSTEM, tool, *(digest(arg) if isinstance(arg, pathlib.Path) else arg for arg in args)], [])
    if not MEMORY.knows(key):
        MEMORY.add(key, subprocess.run([tool, *map(str, args)], capture_output=True, check=True, timeout=60).stdout.decode())
    return MEMORY.said(key)


class Page:
    """A page as pixels, addressed in millimetres from its top left."""

    def __init__(self, path, dpi):
        data = path.read_bytes()
        head = re.match(rb"P6\n(\d+) (\d+)\n255\n", data)
        self.columns, self.rows = int(head[1]), int(head[2])
        self.pixels = data[head.end():]
        self.scale = dpi / MM_AN_INCH

    def at(self, x, y):
        start = 3 * (int(y * self.scale) * self.columns + int(x * self.scale))
        return tuple(self.pixels[start:start + 3])

    def is_dark(self, x, y):
        """Here or in the next pixel: lines thinner than a pixel fall into one or the other."""
        step = 1 / self.scale
        return any(min(self.at(x + dx, y + dy)) < 160 for dx in (-step, 0, step) for dy in (-step, 0, step))


def rendered(pdf, dpi=50):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["pdftoppm", "-r", str(dpi), str(pdf), f"{folder}/page"], check=True, timeout=60)
        return [Page(path, dpi) for path in sorted(pathlib.Path(folder).iterdir())]


def sizes(pdf):
    """Of all pages, in millimetres."""
    text = poppler("pdfinfo", "-l", "999", pdf)
    found = re.findall(r"^Page +\d+ size: +([\d.]+) x ([\d.]+) pts", text, re.MULTILINE)
    return [(float(w) * MM_AN_INCH / 72, float(h) * MM_AN_INCH / 72) for w, h in found]


def fonts(pdf):
    """Names and whether they are embedded."""
    lines = poppler("pdffonts", pdf).splitlines()[2:]
    return {line.split()[0]: line.split()[-5] == "yes" for line in lines}


def text(pdf):
    return poppler("pdftotext", "-layout", pdf, "-")


def texts_of_pages(pdf):
    """In the order in which they were written: what stands side by side is not mixed."""
    return poppler("pdftotext", "-raw", pdf, "-").split("\f")[:-1]


def destinations(pdf):
    """Names of places that links lead to, and their pages."""
    found = re.findall(r'^ *(\d+) \[.*?\] "(.*)"$', poppler("pdfinfo", "-dests", pdf), re.MULTILINE)
    return {name: int(page) for page, name in found}


def codes(pdf, dpi=200):
    """The QR codes of the first page, as a scanner reads them."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["pdftoppm", "-r", str(dpi), "-gray", "-singlefile", str(pdf), f"{folder}/page"], check=True, timeout=60)
        done = subprocess.run(["zbarimg", "--quiet", "--raw", f"{folder}/page.pgm"], capture_output=True, timeout=60, check=False)
        return done.stdout.decode().splitlines()


def word_boxes(pdf):
    """(page, left, top, right, bottom, word), in millimetres."""
    boxes = []
    page = 0
    for line in poppler("pdftotext", "-bbox", pdf, "-").splitlines():
        page += "<page " in line
        word = re.search(r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>', line)
        if word:
            boxes.append((page, *(float(word[i]) * MM_AN_INCH / 72 for i in range(1, 5)), word[5]))
    return boxes
