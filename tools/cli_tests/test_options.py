"""Options that would have no effect, or stand twice, are named; so are those below /print/."""
import json
import shlex

from cli_tests.program import ProgramTest


class Options(ProgramTest):
    def test_an_option_with_one_value_that_stands_twice(self):
        out = str(self.folder / "paper")
        for line, says in (("play classic --seed 1 --seed 1", "--seed"), ("play classic --colour never --color never --watch", "--colo"),
                           ("play classic --players=2 --players=2", "--players"), ("play classic --option target=60 --option target=70", '--option "target" stands twice'),
                           ("solve figure --size 4x4 --size 4x4", "--size"), ("solve figure --size 4x4 --block 0,0 --block 0,0", "is blocked twice"),
                           ("puzzle new figure --level 1 --level 2", "--level"), (f"print --out {out} --size 20 --size 20", "--size"),
                           (f"print rules --out {out} --out {out}", "--out"), ("print --out rules --size 20 --size 20", "--size"), ("serve --port 0 --port 0", "--port")):
            self.fails(*shlex.split(line), says=says)
        self.assertFalse((self.folder / "paper").exists())

    def test_what_may_be_given_several_times(self):
        for line, same in (("play classic --bots greedy --bots random --seed 1", "play classic --bots greedy,random --seed 1"),
                           ("play gone --bots casual --ages 5 --ages 6 --seed 1", "play gone --bots casual --ages 5,6 --seed 1"),
                           ("play classic --bots casual --seed 1 --option target=60 --option open_hands=true --option target=60",
                            "play classic --bots casual --seed 1 --option target=60 --option open_hands=true")):
            self.assertEqual(self.run_program(*shlex.split(line)), self.run_program(*shlex.split(same)), line)
            self.assertEqual(self.error, "", line)

    def named(self, line, says):
        """The option is named, and what is printed is the same without it."""
        told = self.run_program(*shlex.split(line))
        self.check_one_line(self.error, line)
        self.assertIn(says, self.error, line)
        return told

    def test_a_flag_that_stands_twice_is_named(self):
        self.assertEqual(self.named("tiles --json --json", "--json stands twice"), self.run_program("tiles", "--json"))
        json.loads(self.named("puzzle show turn-2-k2m9qz --json --json", "--json stands twice"))
        self.named("play classic --bots random --seed 1 --watch --watch", "--watch stands twice")

    def test_an_option_without_effect_is_named(self):
        for line, option, says in (("play classic --bots casual --seed 1", "--delay 5", "--delay has no effect: it is for --watch"),
                                   ("play classic --bots casual --seed 1", "--colour always", "nothing is drawn"),
                                   ("tiles", "--color always", "nothing is drawn"), ("solve arlequin --sheet 1 --seed 1 --json", "--colour always", "nothing is drawn"),
                                   ("puzzle show turn-2-k2m9qz --json", "--colour always", "nothing is drawn"),
                                   ("tiles --sheet 1", "--json", "--json has no effect: --sheet"), ("tiles --sheet 1", "--hooks", "--hooks has no effect"),
                                   ("tiles --sheet 1", "--tiles x", "--tiles has no effect"),
                                   ("bench --count arlequin", "--json", "--json has no effect: --count"), ("bench --count arlequin", "--only x", "--only has no effect"),
                                   ("bench --count arlequin", "--no-instructions", "--no-instructions has no effect")):
            self.assertEqual(self.named(f"{line} {option}", says), self.run_program(*shlex.split(line)), line)
        for line, says in (("arena classic --a greedy --b casual --nodes 5", "--nodes has no effect"), ("arena classic --a expert --b casual --ms 5", "--ms has no effect"),
                           ("arena alex --a master --b casual --nodes 5", "--nodes has no effect")):
            self.assertIn("1 pairs", self.named(f"{line} --pairs 1", says))
        self.run_program(*shlex.split("arena puzzle --a novice --b random --nodes 5 --pairs 1"))
        self.assertIn("--nodes has no effect", self.error)

    def test_a_value_that_changes_nothing_goes_without_saying(self):
        for line in ("tiles --json --colour never", "tiles --colour auto", "play classic --bots casual --seed 1 --colour never",
                     "play classic --bots casual --seed 1 --color auto", "play classic --bots casual --seed 1 --delay 0",
                     "puzzle show turn-2-k2m9qz --json --colour never", "play classic --bots casual --seed 1 --watch --colour never --delay 0",
                     "arena classic --a master --b random --nodes 1 --pairs 1"):
            self.run_program(*shlex.split(line))
            self.assertEqual(self.error, "", line)

    def test_an_option_that_is_empty(self):
        for line in ("play classic --record ''", "play classic --tiles ''", "play classic --day ''", "solve figure --size 4x4 --pile ''",
                     "solve figure --size 4x4 --fixed ''", "bench --only ''", "signature ''", "board --tiles ''", "play classic --record=",
                     "play classic --bots ''"):
            self.assertRegex(self.fails(*shlex.split(line)), r"empty|requires|required", line)
