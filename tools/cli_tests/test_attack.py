"""The attacks of tools/attack in a short form: somebody else gets the page while they go on, and a signal ends the program. What the
program promises is in docs/reliability.md; `python3 tools/attack` has figures."""
import contextlib
import os
import resource
import select
import signal
import socket
import subprocess
import time
import unittest

from attack.attacks import ALL, Attacked, puzzle, request
from attack.bystander import Bystander, attacked
from cli_tests.test_serve import LONG, ServeTest

QUICK_PAPER = "/print/score-board.pdf"
LONGEST_WAIT = 60 if os.environ.get("DALAPAPA_SLOW_PROGRAM") else 15  # for the end, on a machine that is very busy


def files_of(served):
    """How many it has open, sockets included."""
    return len(os.listdir(f"/proc/{served.child.pid}/fd"))


class Attacks(ServeTest):
    def check_attack(self, name, addresses):
        with self.served() as served:
            with attacked(served, ALL[name], addresses):
                time.sleep(0.5)
                bystander = Bystander(served, timeout=LONGEST_WAIT)
                self.assertTrue(all(bystander.has_page() for _ in range(3)), name)
                served.stop()
                served.child.wait(timeout=LONGEST_WAIT)
            served.check_end()

    def test_one_attacker(self):
        for name in ALL:
            with self.subTest(name):
                self.check_attack(name, 1)

    def test_attackers_from_everywhere(self):
        for name in ("asks_for_paper_and_leaves", "waits_for_paper", "never_reads", "stays_and_asks"):
            with self.subTest(name):
                self.check_attack(name, 300)


class Paper(ServeTest):
    def test_answers_come_as_they_become_ready(self):
        with self.served() as served, contextlib.ExitStack() as open_ones:
            attackers = Attacked(served, 2)
            waiting = {open_ones.enter_context(attackers.connect()): size for size in range(12, 20)}
            start = time.monotonic()
            for client, size in waiting.items():
                client.sendall(request(f"/print/tiles.pdf?size={size}"))
            came = []
            while waiting:
                ready, _, _ = select.select(list(waiting), [], [], 60)
                self.assertTrue(ready, "nobody is answered")
                for client in ready:
                    self.assertTrue(client.recv(1000).startswith(b"HTTP/1.1 200 "))
                    came.append(time.monotonic() - start)
                    del waiting[client]
            self.assertLess(came[0], came[-1] / 2, came)

    def test_the_same_paper_is_made_once_and_not_sent_again(self):
        with self.served() as served, served.connect() as client:
            first = client.ask(QUICK_PAPER + "?paper=a4&language=fr")
            self.assertEqual(first.status, 200)
            again = client.ask(QUICK_PAPER + "?language=fr&paper=a4", if_none_match=first.fields["etag"])
            self.assertEqual((again.status, again.body), (304, b""))
            self.assertEqual(client.ask(QUICK_PAPER + "?language=fr", "HEAD").status, 200)

    def test_a_head_request_makes_nothing(self):
        with self.served() as served, served.connect() as client:
            start = time.monotonic()
            for number in range(50):  # each would take a second or more
                answer = client.ask(puzzle(number), "HEAD")
                self.assertEqual((answer.status, answer.fields["content-type"]), (200, "application/pdf"))
                self.assertNotIn("content-length", answer.fields)
            self.assertLess(time.monotonic() - start, 10)
            made = client.ask(QUICK_PAPER)
            known = client.ask(QUICK_PAPER, "HEAD")
            self.assertEqual(known.fields["content-length"], str(len(made.body)))
            self.assertEqual(known.fields["etag"], made.fields["etag"])

    def test_who_asks_for_too_much_paper_is_told_when_to_ask_again(self):
        with self.served() as served, contextlib.ExitStack() as open_ones:
            clients = [open_ones.enter_context(served.connect()) for _ in range(10)]
            for number, client in enumerate(clients):
                client.send(client.request(puzzle(number)))
            refused = clients[-1].answer()
            self.assertEqual(refused.status, 503)
            self.assertGreaterEqual(int(refused.fields["retry-after"]), 1)
            self.check_guards(refused)
            self.assertEqual(served.ask().status, 200)

    def test_somebody_else_gets_paper_though_one_wants_a_lot(self):
        with self.served() as served, contextlib.ExitStack() as open_ones:
            for number in range(4):
                client = open_ones.enter_context(Attacked(served).connect())
                client.sendall(request(puzzle(number)))
            self.assertEqual(served.ask(QUICK_PAPER).status, 200)


class Room(ServeTest):
    def test_one_address_cannot_have_all_places(self):
        with self.served("--connections", 64, "--per-client", 4) as served, contextlib.ExitStack() as open_ones:
            attackers = Attacked(served)
            for number in range(4):  # whoever waits for paper is not sent away
                open_ones.enter_context(attackers.connect()).sendall(request(puzzle(number)))
            time.sleep(0.2)
            fifth = open_ones.enter_context(attackers.connect())
            fifth.settimeout(20)
            self.assertTrue(fifth.recv(4096).startswith(b"HTTP/1.1 503 "))
            self.assertEqual(served.ask().status, 200)

    def test_few_addresses_cannot_have_all_places(self):
        with self.served("--connections", 8) as served, contextlib.ExitStack() as open_ones:
            attackers = Attacked(served)
            for _ in range(8):
                open_ones.enter_context(attackers.connect()).sendall(request("/"))
            bystander = Bystander(served, timeout=20)
            self.assertTrue(all(bystander.has_page() for _ in range(3)))

    def test_who_takes_nothing_makes_room(self):
        with self.served("--connections", 4) as served, contextlib.ExitStack() as open_ones:
            deaf = [open_ones.enter_context(served.connect()) for _ in range(4)]
            for client in deaf:
                client.send(client.request(LONG) * 100)
            bystander = Bystander(served, timeout=20)
            self.assertTrue(all(bystander.has_page() for _ in range(3)))

    def test_who_takes_too_little_is_sent_away(self):
        with self.served("--timeout", 1) as served:
            before = files_of(served)
            with served.connect() as client:
                client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                client.send(client.request(LONG) * 60)
                self.assertTrue(client.socket.recv(64))
                self.assertEqual(files_of(served), before + 1)
                latest = time.monotonic() + 40
                while files_of(served) > before and time.monotonic() < latest:
                    client.socket.recv(64)  # something lies there even when the server has closed its side
                    time.sleep(0.1)
                self.assertEqual(files_of(served), before)


@unittest.skipIf(os.environ.get("DALAPAPA_SLOW_PROGRAM"), "sanitizers have files and memory of their own")
class Scarcity(ServeTest):
    def limited(self, descriptors, *args):
        return subprocess.Popen([self.with_page, "serve", "--port", "0", *map(str, args)], stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, text=True,
                                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors,) * 2))

    def test_too_few_files_to_serve_are_named_at_the_start(self):
        for descriptors in (9, 20, 39):
            with self.limited(descriptors) as child:
                out, error = child.communicate(timeout=30)
            self.assertEqual((child.returncode, out), (2, ""), descriptors)
            self.check_one_line(error, descriptors)
            self.assertIn(f"only {descriptors} files", error)

    def test_fewer_connections_than_wanted_are_named_at_the_start(self):
        with self.limited(100) as child:
            self.assertIn("Dalapapa is at", child.stdout.readline())
            child.send_signal(signal.SIGTERM)
            _, error = child.communicate(timeout=30)
        self.check_one_line(error, 100)
        self.assertIn("only 68 connections instead of 256", error)
        with subprocess.Popen(["sh", "-c", 'ulimit -n 100; exec "$0" serve --port 0 2>/dev/full', self.with_page], stdout=subprocess.PIPE, text=True) as child:
            self.assertIn("Dalapapa is at", child.stdout.readline())
            child.terminate()
            self.assertEqual(child.wait(timeout=30), 0)

    def test_a_soft_limit_is_raised(self):
        with subprocess.Popen([self.with_page, "serve", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              text=True, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (9, 1000))) as child:
            self.assertIn("Dalapapa is at", child.stdout.readline())
            child.send_signal(signal.SIGTERM)
            _, error = child.communicate(timeout=30)
        self.assertEqual(error, "")

    def test_room_is_made_when_files_run_out(self):
        with self.served() as served:
            opened = files_of(served)
            resource.prlimit(served.child.pid, resource.RLIMIT_NOFILE, (opened + 4, opened + 4))
            with contextlib.ExitStack() as open_ones:
                for _ in range(8):  # some of them wait outside
                    open_ones.enter_context(served.connect())
                bystander = Bystander(served, timeout=20)
                self.assertTrue(all(bystander.has_page() for _ in range(3)))

    def test_memory_that_runs_out_does_not_end_it(self):
        with self.served("--connections", 4000, "--per-client", 4000) as served, contextlib.ExitStack() as open_ones:
            self.assertEqual(served.ask().status, 200)
            pages = int(open(f"/proc/{served.child.pid}/statm", encoding="ascii").read().split()[0])
            used = pages * resource.getpagesize()
            resource.prlimit(served.child.pid, resource.RLIMIT_AS, (used, resource.RLIM_INFINITY))
            for _ in range(900):
                client = open_ones.enter_context(served.connect())
                client.send(client.request(LONG)[:-2])
            time.sleep(0.5)
            self.assertIsNone(served.child.poll(), "it ended")
            resource.prlimit(served.child.pid, resource.RLIMIT_AS, (resource.RLIM_INFINITY,) * 2)
            self.assertTrue(Bystander(served, timeout=20).has_page())
