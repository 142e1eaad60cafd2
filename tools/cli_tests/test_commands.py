"""docs/commands.md and the program name the same commands and options, with the same defaults: neither goes without the other."""
import pathlib
import re

from cli_tests.program import ProgramTest

DOCUMENT = pathlib.Path(__file__).resolve().parents[2] / "docs" / "commands.md"


def written():
    """Command to its long options, from the headings and the code of the document."""
    found = {}
    for section in re.split(r"^## ", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading = re.match(r"`(dalapapa[a-z ]*)`\n", section)
        if heading:
            # Options are explained in lists; elsewhere they are only spoken of.
            explained = re.findall(r"^- (.*(?:\n  .*)*)", section, re.MULTILINE)
            found[heading[1]] = {option for text in explained for option in re.findall(r"`(--[a-z-]+)", text)}
    return found


def written_games():
    """Game to its title and its number of players, from the table of the document."""
    rows = re.findall(r"^\| ([a-z]+) \| (Dalapapa.*) \| ([0-9to ]+) \|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    return {game: (title, players) for game, title, players in rows}


def written_game_options():
    """(game, option) to its default, from the table of the document."""
    rows = re.findall(r"^\| ([a-z, ]+) \| `(\w+)` \| .* \| (\S+) \|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    return {(game, option): default for games, option, default in rows for game in games.split(", ")}


class Commands(ProgramTest):
    def told(self, *command):
        """What the program's own help tells: command to its long options, for this command and all below it."""
        text = self.run_program(*command, "--help")
        options = re.findall(r"^ +(?:-\w,)?(--[a-z-]+)(?:,(--[a-z-]+))?", text, re.MULTILINE)
        found = {" ".join(["dalapapa", *command]): {name for names in options for name in names if name} - {"--help"}}
        below = text.partition("Subcommands:\n")[2].partition("\n\n")[0]
        for name in re.findall(r"^  ([a-z]+) ", below, re.MULTILINE):
            found |= self.told(*command, name)
        return found

    def test_every_command_and_option_is_written_down_and_no_other(self):
        told, document = self.told(), written()
        self.assertIn("--seed", told["dalapapa play"])  # the help can be read
        self.assertIn("dalapapa print rules", told)
        self.assertEqual(told.keys(), document.keys())
        for command, options in told.items():
            self.assertEqual(options, document[command], command)

    def test_every_game_with_its_title_and_number_of_players(self):
        told = {}
        for name, game in self.games().items():
            fewest, most = game["min_seats"], game["max_seats"]
            told[name] = game["title"], f"{fewest} to {most}" if fewest < most else str(most)
        self.assertEqual(told, written_games())

    def test_every_option_of_a_game_with_its_default(self):
        told, game = {}, None
        for line in self.run_program("play", "--help").splitlines():
            if named := re.match(rf"  ({'|'.join(self.games())}): ", line):
                game = named[1]
            elif option := re.match(r"    --option (\w+)=(\S+) ", line):
                told[game, option[1]] = option[2]
        self.assertIn(("classic", "target"), told)
        self.assertEqual(told, written_game_options())
