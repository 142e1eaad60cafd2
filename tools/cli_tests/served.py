"""A running `dalapapa serve`, and a client that speaks HTTP to it byte by byte."""
import contextlib
import pathlib
import select
import signal
import socket
import subprocess
import urllib.parse

from cli_tests.program import SANITIZER_WORDS

TIMEOUT = 20  # seconds, for a machine that is very busy


class Served:
    """The program, from its line on standard output to its end: `with Served(test, program, ...) as served`."""

    def __init__(self, test, program, *args):
        self.test = test
        self.stopping = False
        self.child = subprocess.Popen([program, "serve", "--port", "0", *map(str, args)], stdout=subprocess.PIPE,
                                      stderr=subprocess.PIPE)
        ready, _, _ = select.select([self.child.stdout], [], [], TIMEOUT)
        self.line = self.child.stdout.readline().decode() if ready else ""
        self.address = urllib.parse.urlsplit(self.line.removeprefix("Dalapapa is at ").strip())

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        if failure[0] is not None:
            self.child.kill()
            self.child.communicate()
            return
        self.stop()
        self.check_end()

    def stop(self, sign=signal.SIGTERM):
        if not self.stopping:  # a second signal would kill it
            self.child.send_signal(sign)
        self.stopping = True

    def check_end(self):
        """Nothing may have gone wrong by then."""
        try:
            out, error = self.child.communicate(timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.communicate()
            raise
        for word in SANITIZER_WORDS:
            self.test.assertNotIn(word, error.decode())
        self.test.assertEqual((self.child.returncode, out), (0, b""), error)

    def connect(self):
        return Client(socket.create_connection((self.address.hostname, self.address.port), timeout=TIMEOUT))

    def ask(self, *args, **fields):
        """One request in a connection of its own."""
        with self.connect() as client:
            return client.ask(*args, **fields)

    def says(self, sent):
        """Everything that is answered to some bytes, if nothing else follows."""
        with self.connect() as client:
            client.send(sent)
            client.socket.shutdown(socket.SHUT_WR)
            return client.rest()


class Answer:
    def __init__(self, head, body):
        lines = head.decode().split("\r\n")
        self.version, status, self.reason = lines[0].split(" ", 2)
        self.status = int(status)
        self.fields = {}
        for line in lines[1:]:
            name, value = line.split(": ", 1)
            if name.lower() in self.fields:
                raise AssertionError(f"{name} twice")
            self.fields[name.lower()] = value
        self.body = body


class Client:
    def __init__(self, connected):
        self.socket = connected
        self.received = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def request(self, target="/", method="GET", version="1.1", **fields):
        """The bytes of a request; accept_encoding="br" is the field Accept-Encoding."""
        fields = {"host": "here", **fields}
        lines = [f"{method} {target} HTTP/{version}", *(f"{name.replace('_', '-')}: {v}" for name, v in fields.items())]
        return "".join(line + "\r\n" for line in lines + [""]).encode()

    def ask(self, target="/", method="GET", **fields):
        self.send(self.request(target, method, **fields))
        return self.answer(method)

    def answer(self, method="GET"):
        """The next answer, complete; None if the server has closed the connection instead."""
        while b"\r\n\r\n" not in self.received:
            if not self.more():
                return None
        head, self.received = self.received.split(b"\r\n\r\n", 1)
        answer = Answer(head, b"")
        size = int(answer.fields.get("content-length", 0)) if method != "HEAD" else 0
        while len(self.received) < size:
            if not self.more():
                raise AssertionError("an answer that breaks off")
        answer.body, self.received = self.received[:size], self.received[size:]
        return answer

    def more(self):
        try:
            data = self.socket.recv(1 << 16)
        except ConnectionResetError:
            data = b""
        self.received += data
        return bool(data)

    def rest(self):
        with contextlib.suppress(ConnectionResetError):
            while self.more():
                pass
        return self.received

    def is_closed_within(self, seconds):
        """Whether the server closes, or has closed, this connection."""
        ready, _, _ = select.select([self.socket], [], [], seconds)
        return bool(ready) and not self.more()


SAMPLE_PAGE = pathlib.Path(__file__).resolve().parents[2] / "src" / "server" / "testdata" / "page"
