"""One game of each kind from its first move to its last, in words: tools/goldens writes them, test_games compares. A game that is not
named here is played by experts, as few as may play it."""
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent / "playthroughs"

# What is played: small enough to be read.
ARGUMENTS = {
    "classic": ["--players", "2", "--bots", "greedy", "--option", "target=60"],
    "auction": ["--players", "3", "--bots", "expert,greedy,casual", "--option", "target=60"],
    "conquest": ["--players", "2", "--bots", "greedy", "--option", "target=60"],
    "gone": ["--players", "3", "--ages", "4,5,6", "--bots", "greedy,novice,expert"],
    "puzzle": ["--players", "2", "--bots", "expert,casual", "--option", "minutes=1"],
    "arlequin": ["--players", "3", "--bots", "master,greedy,novice", "--option", "minutes=1"],
    "alex": ["--players", "3", "--bots", "master,casual,novice", "--option", "rounds=4"],
    "domaine": ["--players", "2", "--bots", "expert,casual"],
    "seventytwo": ["--players", "3", "--bots", "greedy"],
    "terra": ["--players", "3", "--bots", "expert,greedy,casual"],
}
SEED = "2"


def golden(game):
    return FOLDER / f"{game['name']}.txt"


def tell(run, game, folder):
    """`run` calls the program and returns what it prints; `game` is as `dalapapa games --json` tells it; the record goes into `folder`."""
    name = game["name"]
    record = pathlib.Path(folder) / f"{name}.jsonl"
    usual = ["--players", game["min_seats"], "--bots", "expert"]
    run("play", name, *ARGUMENTS.get(name, usual), "--seed", SEED, "--record", record)
    return run("show", record, "--moves", "--colour", "never")
