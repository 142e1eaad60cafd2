"""One game of each kind from its first move to its last, in words: tools/goldens writes them, test_games compares."""
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent / "playthroughs"

# What is played: small enough to be read.
GAMES = {
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


def tell(run, game, folder):
    """`run` calls the program and returns what it prints; the record goes into `folder`."""
    record = pathlib.Path(folder) / f"{game}.jsonl"
    run("play", game, *GAMES[game], "--seed", SEED, "--record", record)
    return run("show", record, "--moves", "--colour", "never")
