#!/usr/bin/env python3
"""Checks the texts that players read against texts/README.md.

All languages are there and built like English; every rule tag is cited by its game (those of H too: H1, H2, H3); players, ages and lengths are
those of docs/rules.md (H); titles are those of the table of names; signs and spaces are those of the language. That the examples are drawn right is for
the tests of the page; that every letter is in the fonts, and that chapters and captions are those that the program asks for, for those of the paper.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEXTS = ROOT / "texts"
LANGUAGES = json.loads((TEXTS / "languages.json").read_text(encoding="utf-8"))
CHAPTERS = sorted({path.stem for path in (TEXTS / "rules").glob("*/*.json")})
RULES = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
TAGS = set(re.findall(r"^- \*\*([A-Z]+\d+)\*\* ", RULES, re.MULTILINE))
FACTS = ["players", "age", "minutes"]  # the same in all languages; left out where the sources do not say
SHORT = ["turn", "scoring", "end"]  # of a game, in summary/LANG.json

SIGNS = " .,;:!?()…’–×−+=\u00a0"
CAPTION_SIGNS = "#%"  # on paper: # is filled in

EVERYWHERE = [
    (r"  |^\s|\s$", "spaces too many"),
    (r" -|- |--", "a hyphen for a dash"),
    (r"\d[ \u00a0]?x[ \u00a0]?\d", "x for ×"),
    (r"\d ×|× \d|\d×|×\d", "× without no-break spaces"),
    (r"\d–|–\d", "a range without spaces"),
    (r"[,.;:!?][^\W\d_]", "no space after a sign"),
    (r" [,.)]|\( ", "a space before a sign"),
]
OF_LANGUAGE = {  # what a language wants besides, where a list of signs cannot tell it
    "fr": [(r"(?<!\u202f)[;:!?]", "no narrow space before a sign"), (r"«(?!\u00a0)|(?<!\u00a0)»", "« » without their spaces"),
           (r"\b[AE] (l|c)['’]", "a capital without its accent")],
    "de": [(r" [;:!?]", "a space before a sign"), (r"“[^„]*“", "quotation marks that do not match")],
    "en": [(r" [;:!?]", "a space before a sign"), (r"\b(color|neighbor)", "American spelling")],
    "es": [(r" [;:!?]", "a space before a sign"), (r"« | »", "« » with spaces")],
    "it": [(r" [;:!?]", "a space before a sign"), (r"« | »", "« » with spaces"), (r"(?<!\bpo)’ [a-zàèéìòù]", "a space after ’"),
           (r"\b(perchè|piu|puo)\b", "an accent is wrong")],
    "nl": [(r" [;:!?]", "a space before a sign"), (r"\bIj", "IJ is capitalised as a whole")],
}

faults = []


def fault(where, what):
    faults.append(f"{where}: {what}")


def load(path):
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        fault(path.relative_to(TEXTS), error)
        return None


def below(where, key):
    return f"{where}.{key}" if where else key


def is_text(where):
    """Whether what stands there is for players; tags, names of examples and facts are the same in all languages."""
    return where not in FACTS and not where.endswith(("tags", "example"))


def strings(value, where=""):
    """All texts for players, with where they are."""
    if not is_text(where):
        return
    if isinstance(value, str):
        yield where, value
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from strings(item, f"{where}[{i}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from strings(item, below(where, key))


def shape(value, where=""):
    """What is the same in all languages."""
    if not is_text(where):
        return value
    if isinstance(value, dict):
        return {key: shape(item, below(where, key)) for key, item in value.items()}
    if isinstance(value, list):
        return [shape(item, f"{where}[{i}]") for i, item in enumerate(value)]
    return "text"


def numbers(text):
    """Those that it has, and where one will be filled in."""
    return sorted(re.findall(r"\d+|#", text))


def check_words(where, text, language):
    own = LANGUAGES[language]
    allowed = set(SIGNS + own["signs"] + own["letters"] + (CAPTION_SIGNS if where.startswith("paper/") else ""))
    strange = {c for c in text if not (c.isascii() and c.isalnum()) and c not in allowed}
    for word in ("François", "brouzouf"):  # at home in all languages
        if word in text:
            strange -= set(word)
    if strange:
        fault(where, f"strange signs {sorted(strange)} in {text!r}")
    for pattern, what in EVERYWHERE + OF_LANGUAGE.get(language, []):
        if re.search(pattern, text):
            fault(where, f"{what} in {text!r}")
    for left, right in own["pairs"]:
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


def tags_of(names):
    """Those of some rules by their letters, or by name: CL is all of CL1 to CL7."""
    return {tag for tag in TAGS for name in names if tag == name or tag.rstrip("0123456789") == name}


def check_rules(name, rules, language, cites):
    where = f"rules/{language}/{name}.json"
    must = tags_of(re.findall(r"(?<!\()\b[A-Z]+\d*", cites))
    may = tags_of(["G", "T", *re.findall(r"(?<=\()[A-Z]+\d*", cites)])
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
    for key, forms in (("players", [(r"\d+(?: – \d+)?", "{}")]),
                       ("age", [(r"(\d+)\+", "{} and up"), (r"\d+ – \d+", "{}"), (r"(all)", "{} ages")]),
                       ("minutes", [(r"(\d+)\+", "{} minutes or more"), (r"(\d+)", "about {} minutes"), (r"varies", "{}")])):
        value = rules.get(key)
        found = [(re.fullmatch(pattern, value), words) for pattern, words in forms] if value else []
        told.append(next((words.format(match[match.lastindex or 0]) for match, words in found if match), value or "–"))
    return told


def facts_in(text):
    """What tables of docs/rules.md say: chapter to players, age and length."""
    rows = [line.strip("| ").split(" | ") for line in text.splitlines()]
    return {row[0]: row[1:] for row in rows if len(row) == 4 and row[0] in CHAPTERS}


def names_and_rules():
    """The table of names in the README: chapter to what it cites and to its title in each language."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")]
            for line in (TEXTS / "README.md").read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    header = ["file", "rules", *LANGUAGES]
    if header not in rows:
        fault("README.md", f"no table of names with {header}")
        return {}
    found = {row[0]: dict(zip(header, row, strict=True)) for row in rows if len(row) == len(header) and row[0].isalpha() and row != header}
    for name in sorted(found.keys() - set(CHAPTERS)):
        fault("README.md", f"{name} is in the table of names, and has no text: rules/LANG/{name}.json")
    for name in CHAPTERS:
        if name not in found:
            fault("README.md", f"{name} is not in the table of names")
    return found


def check_chapter(name, language, row, facts):
    where = f"rules/{language}/{name}.json"
    rules, english = load(TEXTS / where), load(TEXTS / f"rules/en/{name}.json")
    if rules is None or english is None:
        return
    check_file(where, rules, english, language)
    if row is not None:
        check_rules(name, rules, language, row["rules"])
        if rules["title"] != row[language]:
            fault(where, f"{rules['title']!r} is not the name in README.md")
    if facts_told(rules) != facts:
        fault(where, f"{facts_told(rules)} is not what docs/rules.md says: {facts}")


def check_short(language, games):
    """The page with all games at a glance; an extra game is not on it."""
    where = f"summary/{language}.json"
    summary, english = load(TEXTS / where), load(TEXTS / "summary/en.json")
    if summary is None or english is None:
        return
    check_file(where, summary, english, language)
    told = {name: list(text) for name, text in summary.items() if name != "placing"}
    if "placing" not in summary or told != {game: SHORT for game in games}:
        fault(where, f"has not the placing rule and {SHORT} of every game")


def check_captions(language):
    where = f"paper/{language}.json"
    captions, english = load(TEXTS / where), load(TEXTS / "paper/en.json")
    if captions is not None and english is not None:
        check_file(where, captions, english, language)


def main():
    wanted = {f"rules/{language}/{name}.json" for language in LANGUAGES for name in CHAPTERS}
    wanted |= {f"{folder}/{language}.json" for folder in ("summary", "paper") for language in LANGUAGES}
    wanted |= {"examples.json", "languages.json"}
    there = {str(path.relative_to(TEXTS)) for path in TEXTS.rglob("*.json")}
    for path in sorted(wanted ^ there):
        fault(path, "is missing" if path in wanted else "belongs to no game or language")
    rows, facts = names_and_rules(), facts_in(RULES)
    of_the_ten = facts_in(re.search(r"^## H .*?(?=^## )", RULES, re.MULTILINE | re.DOTALL)[0])
    for name in CHAPTERS:
        if name not in facts and name != "material":
            fault("docs/rules.md", f"no players, age and length of {name}")
    for language in LANGUAGES:
        for name in CHAPTERS:
            check_chapter(name, language, rows.get(name), facts.get(name, ["–"] * 3))
        check_short(language, of_the_ten)
        check_captions(language)
    print("\n".join(faults) or f"texts: {len(there)} files in {len(LANGUAGES)} languages, all rules told")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
