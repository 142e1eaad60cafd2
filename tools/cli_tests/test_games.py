"""All games on the command line: played, replayed, shown, with every number of players."""
import json
import re

from cli_tests import playthroughs
from cli_tests.program import ProgramTest, has_option, lines_of


class Games(ProgramTest):
    def timed(self):
        return [name for name, game in self.games().items() if has_option(game, "minutes")]

    def play(self, game, players, *more, **other):
        path = self.folder / f"{game}{players}.jsonl"
        deadline = ["--option", "minutes=1"] if game in self.timed() else []
        out = self.run_program("play", game, "--players", players, "--bots", "random", "--seed", players, *deadline, *more,
                               "--record", path, **other)
        return path, out

    def test_the_deal_of_a_day_is_the_same_for_everybody(self):
        for name, game in self.games().items():
            if game["max_seats"] > 1:
                self.fails("play", name, "--day", "2026-11-18", says="there is a deal of the day in games that are played alone")
                continue
            heads, draws = [], []
            for seed in (1, 2):
                path = self.folder / f"{seed}.jsonl"
                self.run_program("play", name, "--bots", "random", "--seed", seed, "--day", "2026-11-18", "--record", path)
                head, *steps = [json.loads(line) for line in path.read_text().splitlines()]
                heads.append(head["options"])
                draws.append([step["draw"] for step in steps if "draw" in step])
            self.assertEqual(heads[0], heads[1])
            both = min(map(len, draws))  # a game may end before all are drawn
            self.assertGreater(both, 20)
            self.assertEqual(draws[0][:both], draws[1][:both])
            self.fails("play", name, "--day", "today", "--option", "target=60", says="no --option or --tiles can be chosen")
            self.fails("play", name, "--day", "2026-02-30", says="there is no day 2026-02-30")

    def test_the_deal_of_a_day_is_named_with_its_target_and_how_far_it_was_missed(self):
        for name, game in self.games().items():
            if game["max_seats"] > 1:
                continue
            day = ["--day", "2026-11-18"]
            first, *_, last = self.run_program("play", name, "--bots", "you", *day, stdin="q\n").strip().splitlines()
            target = re.fullmatch(rf"{game['title']}, the deal of 2026-11-18: (\d+) points to reach", first)[1]
            self.assertEqual(last, f"{game['title']}, the deal of 2026-11-18, was left before its end")
            head, score = self.run_program("play", name, "--bots", "random", "--seed", 7, *day).splitlines()
            self.assertEqual(head, f"{game['title']}, the deal of 2026-11-18, seed 7")
            reached, by = re.fullmatch(rf"random 1 +(\d+)  misses the target of {target} by (\d+)", score).groups()
            self.assertEqual(int(reached) + int(by), int(target))

    def test_each_game_is_played_to_its_end_with_every_number_of_players_and_replays(self):
        for game, told in self.games().items():
            fewest, most = told["min_seats"], told["max_seats"]
            for players in range(fewest, most + 1):
                path, out = self.play(game, players)
                result = self.run_program("replay", path)
                self.assertIn(out.splitlines()[-1], result)
                lines = lines_of(path)
                self.assertEqual(lines[0]["game"], game)
                self.assertEqual(len(lines[-1]["result"]["scores"]), players)
            self.assertTrue(self.run_program("show", path, "--colour", "never"))
            for players in (fewest - 1, most + 1):
                if 1 <= players <= 10:
                    self.fails("play", game, "--players", players, says=f"{game} is for {self.players(told)}, not {players}")

    @staticmethod
    def players(game):
        fewest, most = game["min_seats"], game["max_seats"]
        return f"{fewest} to {most} players" if fewest < most else f"{most} player{'s' * (most > 1)}"

    def test_games_are_listed_with_their_options(self):
        listed = self.run_program("games")
        for name, game in self.games().items():
            self.assertIn(f"  {name}: {game['title']}, {self.players(game)}\n", listed)
            for option in game["options"]:
                self.assertIn(f"--option {option['name']}=", listed)
                self.assertLessEqual(option["min"], option["max"])
        classic = self.games()["classic"]
        self.assertEqual({key: classic[key] for key in ("title", "ages", "lowest_wins", "extra", "in_turns")},
                         {"title": "Dalapapa", "ages": None, "lowest_wins": False, "extra": False, "in_turns": True})
        self.assertEqual(sum(not game["extra"] for game in self.games().values()), 10)
        self.assertFalse(self.games()["alex"]["in_turns"])
        self.assertEqual(self.games()["gone"]["ages"], [3, 99])

    def test_options_are_taken_and_wrong_ones_explained(self):
        for game, option in (("terra", "remove_any=true"), ("conquest", "finish_round=true"), ("puzzle", "figure=6x8"),
                             ("alex", "start_tiles=4"), ("alex", "seconds=30"), ("alex", "rounds=2"), ("auction", "open_hands=true"),
                             ("domaine", "open_hands=true"), ("seventytwo", "open_hands=true")):
            path, _ = self.play(game, 2, "--option", option)
            name, value = option.split("=")
            value = json.loads(value) if value[0].isalnum() and "x" not in value else value
            self.assertEqual(lines_of(path)[0]["options"][name], value)
        self.fails("play", "puzzle", "--option", "figure=5x5", says="option \"figure\" must be one of 4x4, 4x6, 6x6, 6x8, 8x8")
        self.fails("play", "alex", "--option", "rounds=none", says="alex needs an end")
        self.fails("play", "alex", "--option", "rounds=0", says="from 1 to 50, or none")
        for game in self.timed():
            self.fails("play", game, "--bots", "random", "--option", "minutes=none", says="needs a deadline, --option minutes=N")
        for age in ("2", "100"):
            self.fails("play", "gone", "--ages", age, says="seat 0: gone needs an \"age\" from 3 to 99")
        self.fails("play", "gone", "--players", "3", "--ages", "4,5", says="3 players need one age or 3, not 2")
        self.fails("play", "terra", "--ages", "5", says="--ages is for gone, not for terra")

    def test_bots_have_ten_minutes_for_their_figures_where_none_are_given(self):
        for game in self.timed():
            path = self.folder / f"{game}.jsonl"
            for given, minutes in (([], 10), (["--option", "minutes=2"], 2)):
                self.run_program("play", game, "--bots", "novice", "--seed", 1, *given, "--record", path)
                self.assertEqual("10 minutes" in self.error, not given)
                self.assertEqual(lines_of(path)[0]["options"]["minutes"], minutes)
                self.assertIn("all legal", self.run_program("replay", path))

    def test_a_record_with_a_forged_step_is_refused_with_its_line(self):
        for game, told in self.games().items():
            path, _ = self.play(game, min(told["max_seats"], max(2, told["min_seats"])))
            lines = path.read_text().splitlines()
            steps = [i for i, line in enumerate(lines) if "\"seat\":\"chance\"" not in line and 0 < i < len(lines) - 1]
            at = steps[len(steps) // 2]
            forged = self.folder / "forged.jsonl"
            forged.write_text("\n".join(lines[:at] + [re.sub(r"\"seat\":[^,]+", "\"seat\":9", lines[at], count=1)] + lines[at + 1:]) + "\n")
            self.fails("replay", forged, status=1, says="line ")

    def test_playthroughs_read_as_they_did(self):
        self.maxDiff = None
        for name, game in self.games().items():
            golden = playthroughs.golden(game)
            self.assertTrue(golden.exists(), f"{name} has no playthrough: run tools/goldens, read {golden.name} and keep it")
            told = playthroughs.tell(self.run_program, game, self.folder)
            self.assertEqual(told, golden.read_text(encoding="utf-8"), f"{name}: if this is meant, run tools/goldens")
