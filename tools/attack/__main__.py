"""Attacks `dalapapa serve` and says how it went:  python3 tools/attack PROGRAM [--seconds N] [ATTACK...]

PROGRAM is a build of dalapapa_with_sample_page. It is started on the loopback interface, anew for each attack, and stopped by a signal
in the middle of it; nothing else is attacked. The table is for docs/reliability.md."""
import argparse
import pathlib
import signal
import sys
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from attack.attacks import ALL  # noqa: E402
from attack.bystander import Bystander, attacked  # noqa: E402
from cli_tests.served import Served  # noqa: E402


def memory(process):
    """Resident, in MB: now and at most."""
    lines = pathlib.Path(f"/proc/{process.pid}/status").read_text(encoding="ascii").splitlines()
    kilobytes = {line.split(":")[0]: int(line.split()[1]) for line in lines if line.startswith(("VmRSS", "VmHWM"))}
    return kilobytes["VmRSS"] / 1024, kilobytes["VmHWM"] / 1024


def time_to_end(served):
    """From the signal to the end of the process."""
    start = time.monotonic()
    served.stop(signal.SIGTERM)
    served.child.wait(timeout=120)
    return time.monotonic() - start


def try_attack(program, name, seconds, addresses):
    with Served(unittest.TestCase(), program) as served:
        bystander = Bystander(served)
        bystander.look(1)  # whatever it needs at first
        before, _ = memory(served.child)
        with attacked(served, ALL[name], addresses):
            pages = " ".join(map(str, bystander.look(seconds)))
        time.sleep(2)
        after, most = memory(served.child)
        with attacked(served, ALL[name], addresses):
            time.sleep(2)
            end = time_to_end(served)
        served.check_end()
    print(f"| {name} | {pages} | {bystander.slowest:.2f} | {before:.0f}, {most:.0f}, {after:.0f} | {end:.1f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", default=list(ALL), help=", ".join(ALL))
    parser.add_argument("--seconds", type=int, default=10, choices=range(1, 121), metavar="N")
    parser.add_argument("--addresses", type=int, default=1, choices=range(1, 1001), metavar="N", help="that the attackers have")
    options = parser.parse_intermixed_args()
    unknown = [name for name in options.attacks if name not in ALL]
    if unknown:
        parser.error(f"unknown attack {unknown[0]} (there are: {', '.join(ALL)})")
    print("| attack | pages to somebody else in each second | slowest, s | MB before, at most, after | end after SIGTERM, s |")
    print("| --- | --- | ---: | --- | ---: |")
    for name in options.attacks:
        try_attack(options.program, name, options.seconds, options.addresses)


if __name__ == "__main__":
    main()
