#!/usr/bin/env python3
"""Checks the texts that players read against texts/README.md.

All languages are there and built like English; every rule tag is cited by its game; players, ages and lengths are those of docs/rules.md (H);
titles are those of the table of names; signs and spaces are those of the language. That the examples are drawn right is for the tests of the page, that every letter is in the
fonts for those of the paper.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEXTS = ROOT / "texts"
LANGUAGES = ["en", "fr", "de", "es", "it", "nl"]


def tags(letters, last):
    return {f"{letters}{n}" for n in range(1, last + 1)}


GEOMETRY = tags("G", 7) | tags("T", 7)
CLASSIC = tags("CL", 7)
# What each file must cite, and what it may cite besides.
TAGS = {
    "material": (GEOMETRY | {"H3"}, set()),
    "classic": (CLASSIC | {"H1", "H2"}, GEOMETRY),
    "auction": (tags("EN", 4) | {"H1", "H2"}, CLASSIC | GEOMETRY),
    "conquest": (tags("CO", 4) | {"H1", "H2"}, CLASSIC | GEOMETRY),
    "gone": (tags("GO", 3) | {"H1", "H2"}, GEOMETRY),
    "puzzle": (tags("PU", 3) | {"H2"}, GEOMETRY),
    "arlequin": (tags("AR", 2), GEOMETRY),
    "alex": (tags("AL", 5) | {"H2"}, CLASSIC | GEOMETRY),
    "domaine": (tags("DO", 8) | {"H1"}, GEOMETRY),
    "seventytwo": (tags("DO", 8) | {"H1"}, GEOMETRY),
    "terra": (tags("TE", 7) | {"H1"}, GEOMETRY),
}
FACTS = ["players", "age", "minutes"]  # the same in all languages; left out where the sources do not say
SHORT = ["turn", "scoring", "end"]  # of a game, in summary/LANG.json

LETTERS = {
    "en": "", "fr": "àâçéèêëîïôöùûüœÀÂÇÉÈÊÎÔÙÛŒ", "de": "äöüßÄÖÜ", "es": "áéíóúñüÁÉÍÓÚÑ", "it": "àèéìòùÀÈÉÌÒÙ",
    "nl": "áéíóúèëïöüÉËÏÖ",
}
SIGNS = " .,;:!?()…’–×−+=\u00a0"
OWN_SIGNS = {"en": "“”‘’-", "fr": "«»\u202f-", "de": "„“‚‘-", "es": "«»“”¡¿-", "it": "«»“”-", "nl": "‘’“”-"}

EVERYWHERE = [
    (r"  |^\s|\s$", "spaces too many"),
    (r" -|- |--", "a hyphen for a dash"),
    (r"\d[ \u00a0]?x[ \u00a0]?\d", "x for ×"),
    (r"\d ×|× \d|\d×|×\d", "× without no-break spaces"),
    (r"\d–|–\d", "a range without spaces"),
    (r"[,.;:!?][^\W\d_]", "no space after a sign"),
    (r" [,.)]|\( ", "a space before a sign"),
]
OF_LANGUAGE = {
    "fr": [(r"(?<!\u202f)[;:!?]", "no narrow space before a sign"), (r"«(?!\u00a0)|(?<!\u00a0)»", "« » without their spaces"),
           (r"\b[AE] (l|c)['’]", "a capital without its accent")],
    "de": [(r" [;:!?]", "a space before a sign"), (r"“[^„]*“", "quotation marks that do not match")],
    "en": [(r" [;:!?]", "a space before a sign"), (r"\b(color|neighbor)", "American spelling")],
    "es": [(r" [;:!?]", "a space before a sign"), (r"« | »", "« » with spaces")],
    "it": [(r" [;:!?]", "a space before a sign"), (r"« | »", "« » with spaces"), (r"(?<!\bpo)’ [a-zàèéìòù]", "a space after ’"),
           (r"\b(perchè|piu|puo)\b", "an accent is wrong")],
    "nl": [(r" [;:!?]", "a space before a sign"), (r"\bIj", "IJ is capitalised as a whole")],
}
PAIRS = {"fr": ["«»"], "de": ["„“"], "es": ["«»", "¡!", "¿?"], "it": ["«»"], "en": ["“”"], "nl": ["“”"]}

faults = []


def fault(where, what):
    faults.append(f"{where}: {what}")


def load(path):
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        fault(path.relative_to(TEXTS), error)
        return None


def strings(value, where=""):
    """All texts for players, with where they are; names of examples and tags are not texts."""
    if isinstance(value, str):
        yield where, value
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from strings(item, f"{where}[{i}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            if key not in ("tags", "example", *FACTS):
                yield from strings(item, f"{where}.{key}" if where else key)


def shape(value, key=""):
    """What is the same in all languages."""
    if isinstance(value, dict):
        return {k: shape(v, k) for k, v in value.items()}
    if isinstance(value, list):
        return value if key == "tags" else [shape(item) for item in value]
    return value if key in ("example", *FACTS) else "text"


def numbers(text):
    return sorted(int(n) for n in re.findall(r"\d+", text))


def check_words(where, text, language):
    allowed = set(SIGNS + OWN_SIGNS[language] + LETTERS[language])
    strange = {c for c in text if not (c.isascii() and c.isalnum()) and c not in allowed}
    for word in ("François", "brouzouf"):  # at home in all languages
        if word in text:
            strange -= set(word)
    if strange:
        fault(where, f"strange signs {sorted(strange)} in {text!r}")
    for pattern, what in EVERYWHERE + OF_LANGUAGE[language]:
        if re.search(pattern, text):
            fault(where, f"{what} in {text!r}")
    for left, right in PAIRS[language]:
        if text.count(left) != text.count(right):
            fault(where, f"{left} {right} do not match in {text!r}")


def check_file(where, text, english, language):
    if shape(text) != shape(english):
        fault(where, "is not built like English")
        return
    for (place, words), (_, original) in zip(strings(text), strings(english), strict=True):
        check_words(f"{where} {place}", words, language)
        if numbers(words) != numbers(original):
            fault(f"{where} {place}", f"other numbers than in English: {words!r}")
        if language != "en" and len(words) > 40 and words == original:
            fault(f"{where} {place}", f"not translated: {words!r}")


def check_rules(name, rules, language):
    where = f"rules/{language}/{name}.json"
    must, may = TAGS[name]
    cited = set()
    for section in rules["sections"]:
        for part in section["parts"]:
            for item in part.get("list", [part]):
                if not item.get("tags"):
                    fault(where, f"no tag: {item['text']!r}")
                cited |= set(item.get("tags", []))
                if not re.search(r"[.!?:…]$", item["text"]):
                    fault(where, f"no sentence: {item['text']!r}")
    if must - cited:
        fault(where, f"rules without a text: {sorted(must - cited)}")
    if cited - must - may:
        fault(where, f"no rules of this game: {sorted(cited - must - may)}")
    if len(rules["tagline"]) > 90:
        fault(where, "the tagline has more than 90 characters")
    if not 5 <= len(rules["summary"]) <= 8:
        fault(where, "the summary has 5 to 8 lines")


def facts_told(rules):
    """Players, age and length of a game as docs/rules.md writes them."""
    told = []
    for key, forms in (("players", [(r"\d+ – \d+", "{}")]),
                       ("age", [(r"(\d+)\+", "{} and up"), (r"\d+ – \d+", "{}"), (r"(all)", "{} ages")]),
                       ("minutes", [(r"(\d+)\+", "{} minutes or more"), (r"(\d+)", "about {} minutes"), (r"varies", "{}")])):
        value = rules.get(key)
        found = [(re.fullmatch(pattern, value), words) for pattern, words in forms] if value else []
        told.append(next((words.format(match[match.lastindex or 0]) for match, words in found if match), value or "–"))
    return told


def facts_of_the_rules():
    """The table of part H: file to players, age and length."""
    rows = [line.strip("| ").split(" | ") for line in (ROOT / "docs/rules.md").read_text(encoding="utf-8").splitlines()]
    return {row[0]: row[1:] for row in rows if len(row) == 4 and row[0] in TAGS} | {"material": ["–"] * 3}


def titles():
    """The table of names in the README: (file, language) to title."""
    found = {}
    for line in (TEXTS / "README.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 7 and cells[0] in TAGS:
            header = ["en", "fr", "de", "es", "it", "nl"]
            found |= {(cells[0], language): title for language, title in zip(header, cells[1:], strict=True)}
    return found


def main():
    wanted = {f"rules/{language}/{name}.json" for language in LANGUAGES for name in TAGS}
    wanted |= {f"summary/{language}.json" for language in LANGUAGES} | {"examples.json"}
    there = {str(path.relative_to(TEXTS)) for path in TEXTS.rglob("*.json")}
    for path in sorted(wanted ^ there):
        fault(path, "is missing" if path in wanted else "belongs to no game or language")
    names, facts = titles(), facts_of_the_rules()
    if facts.keys() != TAGS.keys():
        fault("docs/rules.md", "the table of part H is not complete")
    if len(names) != len(LANGUAGES) * (len(TAGS) - 1):
        fault("README.md", "the table of names is not complete")
    for language in LANGUAGES:
        for name in TAGS:
            where = f"rules/{language}/{name}.json"
            rules, english = load(TEXTS / where), load(TEXTS / f"rules/en/{name}.json")
            if rules is None or english is None:
                continue
            check_file(where, rules, english, language)
            check_rules(name, rules, language)
            if facts_told(rules) != facts.get(name):
                fault(where, f"{facts_told(rules)} is not what docs/rules.md says: {facts.get(name)}")
            if name != "material" and rules["title"] != names.get((name, language)):
                fault(where, f"{rules['title']!r} is not the name in README.md")
        where = f"summary/{language}.json"
        summary, english = load(TEXTS / where), load(TEXTS / "summary/en.json")
        if summary is not None and english is not None:
            check_file(where, summary, english, language)
            games = {name: list(text) for name, text in summary.items() if name != "placing"}
            if "placing" not in summary or games != {game: SHORT for game in TAGS if game != "material"}:
                fault(where, f"has not the placing rule and {SHORT} of every game")
    print("\n".join(faults) or f"texts: {len(there)} files in {len(LANGUAGES)} languages, all rules told")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
