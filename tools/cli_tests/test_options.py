"""Options that would have no effect, or stand twice, are named; so are those below /print/."""
import shlex

from cli_tests.program import ProgramTest


class Options(ProgramTest):
    def test_an_option_that_stands_twice(self):
        out = str(self.folder / "paper")
        for line, says in (("play classic --seed 1 --seed 1", "--seed"), ("play classic --watch --watch", "--watch"),
                           ("play classic --bots casual --bots random", "--bots"), ("play gone --ages 5 --ages 6", "--ages"),
                           ("play classic --colour never --color never --watch", "--color"), ("play classic --players=2 --players=2", "--players"),
                           ("play classic --option target=60 --option target=70", '--option "target"'),
                           ("tiles --json --json", "--json"), ("solve figure --size 4x4 --size 4x4", "--size"),
                           ("solve figure --size 4x4 --block 0,0 --block 0,0", "is blocked twice"), ("puzzle new figure --level 1 --level 2", "--level"),
                           ("puzzle show turn-2-k2m9qz --json --json", "--json"), (f"print --out {out} --size 20 --size 20", "--size"),
                           (f"print rules --out {out} --out {out}", "--out"), ("print --out rules --size 20 --size 20", "--size"),
                           ("arena classic --a casual --b random --stop --stop", "--stop"), ("serve --port 0 --port 0", "--port"), ("bench --json --json", "--json")):
            error = self.fails(*shlex.split(line), says=says)
            self.assertTrue("stands twice" in error or "is blocked twice" in error, f"{line}: {error}")
        self.assertFalse((self.folder / "paper").exists())
        self.run_program("play", "classic", "--bots", "casual", "--seed", 1, "--option", "target=60", "--option", "open_hands=true")

    def test_an_option_without_effect(self):
        for line, says in (("play classic --delay 5", "--delay is for --watch"), ("play classic --bots you,you --delay 5", "--delay is for --watch"),
                           ("play classic --colour never", "nothing is drawn"), ("tiles --colour never", "nothing is drawn"),
                           ("tiles --sheet 1 --json", "--sheet"), ("tiles --sheet 1 --hooks", "--sheet"), ("tiles --sheet 1 --tiles x", "--sheet"),
                           ("solve arlequin --sheet 1 --json --colour never", "nothing is drawn"), ("puzzle new turn --json --colour never", "nothing is drawn"),
                           ("puzzle show turn-2-k2m9qz --json --colour never", "nothing is drawn"), ("bench --count arlequin --json", "--count"),
                           ("bench --count arlequin --only x", "--count"), ("bench --count arlequin --no-instructions", "--count"),
                           ("arena classic --a greedy --b casual --nodes 5", "--nodes has no effect"), ("arena classic --a expert --b casual --ms 5", "--ms has no effect"),
                           ("arena alex --a master --b casual --nodes 5", "--nodes has no effect"), ("arena puzzle --a novice --b random --nodes 5", "--nodes has no effect")):
            self.fails(*shlex.split(line), says=says)
        for line in ("play classic --bots casual --seed 1 --watch --colour never --delay 0", "arena classic --a master --b random --nodes 1 --pairs 1",
                     "arena puzzle --a greedy --b random --nodes 50 --pairs 1"):
            self.run_program(*shlex.split(line))

    def test_an_option_that_is_empty(self):
        for line in ("play classic --record ''", "play classic --tiles ''", "play classic --day ''", "solve figure --size 4x4 --pile ''",
                     "solve figure --size 4x4 --fixed ''", "bench --only ''", "signature ''", "board --tiles ''", "play classic --record="):
            self.assertRegex(self.fails(*shlex.split(line)), r"empty|requires|required", line)
