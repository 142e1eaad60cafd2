"""A person who plays in the terminal."""
import json

from cli_tests.program import ProgramTest


class Person(ProgramTest):
    def play(self, game, lines, *args, seats="you,greedy"):
        self.path = self.folder / f"{game}.jsonl"
        return self.run_program("play", game, "--bots", seats, "--seed", 5, "--colour", "never", "--record", self.path, *args,
                                stdin="\n".join(lines) + "\n")

    def record(self):
        return [json.loads(line) for line in self.path.read_text().splitlines()]

    def test_whole_games_of_all_that_are_played_in_turns(self):
        for game, told in self.games().items():
            if not told["in_turns"]:
                continue
            alone = told["max_seats"] == 1
            ages = ["--ages", "8,8"] if told["ages"] else []
            said = self.play(game, ["list", "1", "", "done", ""] * 400, *ages, seats="you" if alone else "you,greedy")
            if alone:
                self.assertRegex(said.splitlines()[-1], r"^Player 1 +\d+", game)  # and nobody may win
            else:
                self.assertIn("wins", said.splitlines()[-1] + said.splitlines()[-2], game)
            self.assertIn("all legal", self.run_program("replay", self.path))
            head, *steps = self.record()
            self.assertEqual(head["seats"][0]["name"], "Player 1")
            self.assertNotIn("bot", head["seats"][0])
            self.assertGreater(sum(step.get("seat") == 0 for step in steps), 5, game)

    def test_nothing_counts_before_the_turn_is_confirmed(self):
        said = self.play("classic", ["list", "1", "undo", "undo", "list", "2", "quit"])
        self.assertIn("There is nothing to take back in this turn.", said)
        self.assertIn("was left before its end", said)
        self.assertTrue(all(step["seat"] == "chance" for step in self.record()[1:]))

    def test_a_record_that_cannot_be_written_is_known_before_the_game(self):
        self.fails("play", "classic", "--bots", "you,casual", "--record", "/no/such/folder/game.jsonl",
                   says="cannot write /no/such/folder/game.jsonl")

    def test_hints_can_be_taken_and_mistakes_are_explained(self):
        said = self.play("classic", ["auto", "place GGGGGGG 0 0 0", "list", "1", "", "hint", "h1", "", "done", "chess", "list 500"])
        self.assertIn("There is nothing to be set up now.", said)
        self.assertIn("That is not possible: no tile of the set has the face GGGGGGG.", said)
        self.assertIn("now\n", said)
        self.assertIn('"chess": unknown key "chess". "help" says what can be typed.', said)
        self.assertGreater(sum("place" in step and step["seat"] == 0 for step in self.record()[1:]), 1)

    def test_whoever_resigns_has_lost_and_among_three_a_bot_plays_on(self):
        self.play("classic", ["resign"])
        self.assertEqual(self.record()[-1]["result"]["winners"], [1])
        said = self.play("terra", ["resign"], seats="you,greedy,greedy")
        self.assertNotIn("Player 1  wins", said)
        steps = self.record()
        self.assertNotIn(0, steps[-1]["result"]["winners"])
        resigned = next(i for i, step in enumerate(steps) if "resign" in step)
        self.assertTrue(any(step.get("seat") == 0 for step in steps[resigned + 1:]))
        for path in (self.folder / "classic.jsonl", self.folder / "terra.jsonl"):
            self.assertIn("all legal", self.run_program("replay", path))
            shown = self.run_program("show", path, "--moves", "--colour", "never")
            self.assertIn("Player 1 resigns", shown)
            self.assertNotRegex(shown, r"Player 1 +\d+ +wins")
            self.run_program("print", "position", path, "--out", self.folder / "sheet")
        analysed = json.loads(self.run_program("analyze", self.folder / "terra.jsonl", "--nodes", 100, "--json"))
        self.assertGreater(len(analysed["turns"]), 5)

    def test_people_at_one_terminal_do_not_see_each_others_tiles(self):
        said = self.play("classic", ["", "list", "1", ""], seats="you,you")
        first, second = said.split("Player 2, press Enter to see your tiles.")[:2]
        self.assertIn("Player 1, press Enter to see your tiles.", first)
        self.assertTrue(first.endswith("\n" * 40))
        self.assertNotIn("Tile ", second)  # nobody has pressed it
        self.assertIn("was left before its end", second)

    def test_games_that_all_play_at_once_are_for_the_page(self):
        at_once = [name for name, game in self.games().items() if not game["in_turns"]]
        self.assertIn("alex", at_once)
        for game in at_once:
            self.fails("play", game, "--bots", "you,greedy", says="a person plays it in the page")
