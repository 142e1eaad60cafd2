"""`dalapapa serve`, over real sockets. The program with the page of src/server/testdata has to be built too: the same
program with a page of which the tests know every byte."""
import concurrent.futures
import gzip
import hashlib
import html.parser
import os
import random
import re
import signal
import socket
import subprocess
import time
import urllib.parse

from cli_tests.program import ProgramTest
from cli_tests.served import SAMPLE_PAGE, Served

LONG = "/assets/long-6a7b.txt"
GUARDS = {
    "content-security-policy":
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    "referrer-policy": "no-referrer",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Links(html.parser.HTMLParser):
    """What a page loads from its own server."""

    def __init__(self, text):
        super().__init__()
        self.found = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        if tag in ("script", "link", "img"):
            self.found += [value for name, value in attributes if name in ("src", "href") and value]


class ServeTest(ProgramTest):
    def setUp(self):
        self.with_page = f"{self.program}_with_sample_page"
        self.assertTrue(os.path.exists(self.with_page), "build the target dalapapa_with_sample_page too")

    def served(self, *args):
        return Served(self, self.with_page, *args)

    def check_guards(self, answer):
        self.assertEqual({name: answer.fields.get(name) for name in GUARDS}, GUARDS)
        self.assertRegex(answer.fields["date"], r"^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$")


class Files(ServeTest):
    def test_the_page_of_this_program_or_the_message_that_it_has_none(self):
        served = Served(self, self.program)
        if not served.line:
            _, error = served.child.communicate()
            self.assertEqual(served.child.returncode, 1)
            self.check_one_line(error.decode(), "serve")
            self.assertIn("built without the page", error.decode())
            self.assertIn("./run", error.decode())
            return
        with served:
            index = served.ask("/")
            self.assertEqual(index.status, 200)
            self.assertEqual(index.fields["content-type"], "text/html; charset=utf-8")
            for link in Links(index.body.decode()).found:
                target = urllib.parse.urljoin("/", link)
                for encoding in ("br", "gzip", "identity"):
                    answer = served.ask(target, accept_encoding=encoding)
                    self.assertEqual(answer.status, 200, link)
                    self.assertNotIn("octet-stream", answer.fields["content-type"], link)

    def test_paper_is_made_for_whoever_asks_while_others_are_answered(self):
        with self.served() as served:
            with served.connect() as reader, served.connect() as client:
                reader.send(reader.request("/print/rules.pdf?language=it"))
                self.assertEqual(client.ask("/").status, 200)
                book = reader.answer()
                self.assertEqual((book.status, book.fields["content-type"]), (200, "application/pdf"))
                self.assertTrue(book.body.startswith(b"%PDF-"))
                self.check_guards(book)
            wrong = served.ask("/print/tiles.pdf?palette=pink")
            self.assertEqual(wrong.status, 400)
            self.assertIn('unknown palette "pink"', wrong.body.decode())
            self.assertEqual(served.ask("/print/").status, 404)

    def test_every_file_arrives_as_it_was_built(self):
        files = [path for path in SAMPLE_PAGE.rglob("*") if path.is_file()]
        plain = [path for path in files if path.suffix not in (".br", ".gz")]
        self.assertGreater(len(plain), 8)
        with self.served() as served, served.connect() as client:
            for path in plain:
                name = path.relative_to(SAMPLE_PAGE).as_posix()
                for encoding, ending in (("", ""), ("gzip", ".gz"), ("br", ".br")):
                    variant = path.with_name(path.name + ending)
                    if variant not in files:
                        encoding, variant = "", path
                    answer = client.ask("/" + urllib.parse.quote(name), accept_encoding=encoding)
                    self.assertEqual((answer.status, answer.body), (200, variant.read_bytes()), variant)
                    self.assertEqual(answer.fields.get("content-encoding", ""), encoding)
                    self.assertEqual(answer.fields["etag"], f'"{hashlib.sha256(answer.body).hexdigest()[:32]}"')
                    self.assertEqual(answer.fields["vary"], "Accept-Encoding")
                    self.assertEqual(answer.fields["cache-control"], "public, max-age=31536000, immutable"
                                     if name.startswith("assets/") else "no-cache")
                    self.check_guards(answer)
            self.assertEqual(client.ask("/").body, (SAMPLE_PAGE / "index.html").read_bytes())
            packed = client.ask("/?x=1", accept_encoding="gzip;q=0.5, br;q=0.4")
            self.assertEqual(gzip.decompress(packed.body), (SAMPLE_PAGE / "index.html").read_bytes())

    def test_types(self):
        with self.served() as served, served.connect() as client:
            for target, kind in (("/", "text/html; charset=utf-8"), ("/sw.js", "text/javascript; charset=utf-8"),
                                 ("/assets/style-0a1b.css", "text/css; charset=utf-8"),
                                 ("/assets/engine-4e5f.wasm", "application/wasm"), ("/icon.png", "image/png"),
                                 ("/manifest.webmanifest", "application/manifest+json"), ("/icon.svg", "image/svg+xml")):
                self.assertEqual(client.ask(target).fields["content-type"], kind)

    def test_what_a_client_has_already_is_not_sent_again(self):
        with self.served() as served, served.connect() as client:
            for encoding in ("br", "gzip", "identity"):
                tag = client.ask(accept_encoding=encoding).fields["etag"]
                for named in (tag, f'"x", W/{tag}', "*"):
                    again = client.ask(accept_encoding=encoding, if_none_match=named)
                    self.assertEqual((again.status, again.fields["etag"]), (304, tag))
                    self.assertNotIn("content-length", again.fields)
                    self.check_guards(again)
                self.assertEqual(client.ask(accept_encoding=encoding, if_none_match='"other"').status, 200)

    def test_head_is_get_without_the_body(self):
        with self.served() as served, served.connect() as client:
            for target in ("/", LONG, "/absent"):
                got = client.ask(target)
                head = client.ask(target, "HEAD")
                for answer in (got, head):
                    answer.fields.pop("date")
                self.assertEqual((head.status, head.fields), (got.status, got.fields))
            self.assertEqual(client.received, b"")


class Refusals(ServeTest):
    def test_what_there_is_not_and_what_is_not_allowed(self):
        with self.served() as served, served.connect() as client:
            for target in ("/absent", "/assets/", "/../index.html", "/%2e%2e/%2e%2e/etc/passwd", "//index.html",
                           "/index.html%00", "/index.html.br", "/assets/..%2findex.html", "/%5cindex.html"):
                answer = client.ask(target)
                self.assertEqual((answer.status, answer.fields["content-type"]), (404, "text/plain; charset=utf-8"), target)
                self.check_guards(answer)
            for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"):
                answer = client.ask("/", method)
                self.assertEqual((answer.status, answer.fields["allow"]), (405, "GET, HEAD"))
                self.check_guards(answer)
            for target in ("/%", "/%zz", "*"):
                self.assertEqual(client.ask(target).status, 400)
            self.assertEqual(client.ask("http://elsewhere/sw.js").status, 200)

    def test_a_request_that_is_none_is_refused_and_the_connection_ends(self):
        head = b"GET / HTTP/1.1\r\nHost: here\r\n"
        with self.served() as served:
            for sent, status in ((b"\x16\x03\x01\x02\x00\x01\x00", 400), (b"GET / HTTP/1.1\nHost: here\n\n", 400),
                                 (b"\r\n\r\n", 400), (b"GET\r\n\r\n", 400), (b"GET / HTTP/2.0\r\nHost: here\r\n\r\n", 400),
                                 (b"GET / HTTP/1.1\r\n\r\n", 400), (head + b"Host: there\r\n\r\n", 400),
                                 (head + b"no colon\r\n\r\n", 400), (head + b"Content-Length: x\r\n\r\n", 400),
                                 (head + b"Content-Length: 5\r\n\r\nhello", 413),
                                 (head + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 413),
                                 (b"POST" + head[3:] + b"Content-Length: 5\r\n\r\nhello", 405),
                                 (b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: here\r\n\r\n", 414),
                                 (head + b"X: " + b"a" * 9000 + b"\r\n\r\n", 431),
                                 (head + b"X: a\r\n" * 20000, 431)):
                with served.connect() as client:
                    client.send(sent)
                    answer = client.answer()
                    self.assertEqual(answer.status, status, sent[:60])
                    self.assertEqual(answer.fields["connection"], "close")
                    self.check_guards(answer)
                    self.assertEqual(client.rest(), b"", sent[:60])

    def test_any_bytes(self):
        chance = random.Random(5)
        good = b"GET /sw.js HTTP/1.1\r\nHost: here\r\nAccept-Encoding: br;q=0.5\r\nConnection: close\r\n\r\n"
        seen = set()
        with self.served() as served:
            for _ in range(150):
                sent = bytearray(good)
                for _ in range(chance.randrange(1, 6)):
                    sent[chance.randrange(len(sent) - 4)] = chance.randrange(256)
                answered = served.says(bytes(sent))
                self.assertRegex(answered, rb"^HTTP/1\.1 \d{3} ")
                seen.add(int(answered[9:12]))
            self.assertLessEqual({200, 400}, seen)
            self.assertEqual(served.ask().status, 200)


class Connections(ServeTest):
    def test_requests_one_after_the_other_and_all_at_once(self):
        with self.served() as served, served.connect() as client:
            for byte in client.request("/sw.js"):
                client.send(bytes([byte]))
            self.assertEqual(client.answer().status, 200)
            wanted = [("/", "GET"), (LONG, "HEAD"), ("/absent", "GET"), (LONG, "GET"), ("/", "POST"), ("/sw.js", "GET")]
            client.send(b"".join(client.request(*one) for one in wanted))
            self.assertEqual([client.answer(method).status for _, method in wanted], [200, 200, 404, 200, 405, 200])
            last = client.ask(connection="close")
            self.assertEqual(last.fields["connection"], "close")
            self.assertEqual(client.rest(), b"")
            self.assertEqual(served.ask(version="1.0").fields["connection"], "close")
            self.assertEqual(served.ask(version="1.0", connection="keep-alive").fields["connection"], "keep-alive")

    def test_a_client_that_reads_late_holds_up_nobody_else(self):
        with self.served() as served, served.connect() as late:
            request = late.request(LONG)
            late.socket.setblocking(False)
            sent = 0
            with self.assertRaises(BlockingIOError):  # until neither side has room for more
                while sent < 1 << 24:
                    sent += late.socket.send((request * 500)[sent % len(request):])
            late.socket.settimeout(20)
            self.assertEqual(served.ask().status, 200)
            expected = (SAMPLE_PAGE / LONG[1:]).read_bytes()
            for _ in range(100):
                self.assertEqual(late.answer().body, expected)

    def test_silent_clients_are_dropped(self):
        with self.served("--timeout", 1) as served:
            deaf = served.connect()
            deaf.send(deaf.request(LONG) * 200)
            time.sleep(0.3)  # the others come when nothing more fits into its socket, so that it is dropped first
            silent, halfway, between, dripping = clients = [served.connect() for _ in range(4)]
            halfway.send(b"GET / HT")
            self.assertEqual(between.ask().status, 200)
            limit = time.monotonic() + 15
            while time.monotonic() < limit:
                dripping.send(b"G")
                if dripping.is_closed_within(0.1):
                    break
            for client in (silent, halfway, between, dripping):
                self.assertTrue(client.is_closed_within(15))
                self.assertEqual(client.received, b"")
            self.assertLess(len(deaf.rest()), 200 * 72894)
            for client in (*clients, deaf):
                client.socket.close()

    def test_many_clients_at_once(self):
        expected = (SAMPLE_PAGE / LONG[1:]).read_bytes()
        with self.served("--per-client", 250) as served:
            clients = [served.connect() for _ in range(250)]
            for client in clients:
                client.send(client.request(LONG))
            for client in clients:
                self.assertEqual(client.answer().body, expected)
            for client in clients:
                client.socket.close()

    def test_who_has_been_silent_for_longest_makes_room(self):
        with self.served("--connections", 4) as served:
            clients = [served.connect() for _ in range(4)]
            for client in clients:
                self.assertEqual(client.ask("/sw.js").status, 200)
            self.assertEqual(clients[0].ask("/sw.js").status, 200)
            with concurrent.futures.ThreadPoolExecutor(2) as newcomers:
                asked = [newcomers.submit(served.ask, "/sw.js", connection="close") for _ in range(2)]
                self.assertEqual([one.result(timeout=20).status for one in asked], [200, 200])
            self.assertTrue(clients[1].is_closed_within(15))
            self.assertEqual(clients[0].ask("/sw.js").status, 200)
            for client in clients:
                client.socket.close()


class Program(ServeTest):
    def test_one_line_says_where_it_is(self):
        for host in ("127.0.0.1", "127.0.0.2", "localhost"):
            with self.served("--host", host) as served:
                shown = "127.0.0.1" if host == "localhost" else host
                self.assertRegex(served.line, rf"^Dalapapa is at http://{re.escape(shown)}:[1-9]\d*/\n$")
                self.assertEqual(served.ask().status, 200)

    def test_ports_and_hosts_that_cannot_be(self):
        with socket.create_server(("127.0.0.1", 0)) as taken:
            self.refuses("--port", taken.getsockname()[1], says="Address already in use")
        for port in ("65536", "-1", "http", "", "80.5"):
            self.refuses("--port", port, says="--port")
        for host in ("256.0.0.1", "no.such.host", "", "two\nlines", "127.0.0.1:80", "[::1]"):
            self.refuses("--host", host, says="address of this machine")
        self.refuses("--port", 0, "--host", "192.0.2.1", says="Cannot assign")
        for option in ("--timeout", "--connections", "--per-client"):
            self.refuses(option, 0, says=option)

    def refuses(self, *args, says):
        done = subprocess.run([self.with_page, "serve", *map(str, args)], capture_output=True, timeout=60, check=False)
        self.assertEqual((done.returncode, done.stdout), (2, b""), done.stderr)
        self.check_one_line(done.stderr.decode(), args)
        self.assertIn(says, done.stderr.decode())

    def test_standard_output_that_is_full(self):
        done = subprocess.run(["sh", "-c", '"$0" serve --port 0 >/dev/full', self.with_page], capture_output=True,
                              timeout=60, check=False)
        self.assertEqual(done.returncode, 2)
        self.check_one_line(done.stderr.decode(), "/dev/full")

    def test_a_signal_ends_it_at_once_when_nothing_is_under_way(self):
        for sign in (signal.SIGINT, signal.SIGTERM):
            with self.served() as served, served.connect() as idle, served.connect():
                self.assertEqual(idle.ask().status, 200)
                served.stop(sign)
                self.assertTrue(idle.is_closed_within(15))
                served.check_end()

    def test_a_signal_ends_it_after_the_answer_that_is_under_way(self):
        with self.served() as served, served.connect() as late:
            late.send(late.request(LONG) * 300)  # 20 MB of answers, more than lies in sockets
            self.assertEqual(late.answer().status, 200)
            served.stop()
            answers = 0
            while (answer := late.answer()) is not None:  # none of them breaks off
                self.assertEqual(len(answer.body), 72894)
                answers += 1
            self.assertIn(answers, range(1, 299))
            with self.assertRaises(ConnectionRefusedError):
                served.connect()

    def test_a_signal_ends_it_though_a_client_does_not_read(self):
        with self.served("--timeout", 1) as served, served.connect() as deaf:
            deaf.send(deaf.request(LONG) * 200)
            self.assertEqual(served.ask().status, 200)
            served.stop()
            served.check_end()
