"""What clients could do to keep others out. Each attack is a function of the server and of when to stop, and runs in a thread of its own
until then. Its clients come from one address, or from as many as it is told. Sockets that the server closes are opened again."""
import contextlib
import itertools
import select
import socket

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # of the names of puzzles
LONG = "/assets/long-6a7b.txt"  # of the sample page: 73 KB


class Attacked:
    """A server, as the attackers reach it."""

    def __init__(self, served, addresses=1):
        self.at = (served.address.hostname, served.address.port)
        self.own = itertools.cycle(f"127.66.{number // 250}.{number % 250 + 1}" for number in range(addresses))

    def connect(self):
        client = socket.socket()
        client.settimeout(0.5)
        client.bind((next(self.own), 0))
        client.connect(self.at)
        return client


def request(target):
    return f"GET {target} HTTP/1.1\r\nHost: here\r\n\r\n".encode()


def puzzle(number):
    """An address of paper that takes the server seconds to make; never the same twice."""
    seed = "".join(LETTERS[(number >> shift) % 32] for shift in range(25, -1, -5))
    return f"/print/puzzle.pdf?name=arlequin-1-5-{seed}"


class Crowd:
    """At most so many sockets at a time; those that failed are opened again."""

    def __init__(self, served, size, begin):
        self.served, self.size, self.begin = served, size, begin
        self.sockets = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for client in self.sockets:
            client.close()

    def fill(self, at_once=64):
        for _ in range(min(at_once, self.size - len(self.sockets))):
            with contextlib.suppress(OSError):
                client = self.served.connect()
                try:
                    self.begin(client)
                except OSError:
                    client.close()
                    raise
                self.sockets.append(client)

    def drop_closed(self):
        """Whoever was sent something has it thrown away here; whoever was closed is forgotten."""
        poll = select.poll()
        by_number = {client.fileno(): client for client in self.sockets}
        for number in by_number:
            poll.register(number, select.POLLIN | select.POLLHUP | select.POLLERR | select.POLLRDHUP)
        for number, events in poll.poll(0):
            if events & (select.POLLHUP | select.POLLERR | select.POLLRDHUP):
                self.sockets.remove(by_number[number])
                by_number[number].close()


def asks_for_paper_and_leaves(served, stop, size=300):
    """They ask for paper, the same or another, and are gone."""
    number = 0
    while not stop.wait(0.2):
        for _ in range(size):
            if stop.is_set():
                return
            number += 1
            with contextlib.suppress(OSError), served.connect() as client:
                client.sendall(request(puzzle(number if number % 2 else 0)))


def waits_for_paper(served, stop, size=300):
    """All ask for another paper, and stay."""
    numbers = iter(range(1 << 20))
    with Crowd(served, size, lambda client: client.sendall(request(puzzle(next(numbers))))) as crowd:
        while not stop.wait(0.05):
            crowd.fill()
            crowd.drop_closed()


def _pipelines(client):
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    with contextlib.suppress(BlockingIOError):
        client.sendall(request(LONG) * 100)


def never_reads(served, stop, size=300):
    """They ask for megabytes and read nothing of it."""
    with Crowd(served, size, _pipelines) as crowd:
        while not stop.wait(0.05):
            crowd.fill()
            crowd.drop_closed()


def sips(served, stop, size=300):
    """They ask for megabytes and read a few hundred bytes now and then."""
    with Crowd(served, size, _pipelines) as crowd:
        while not stop.wait(0.25):
            crowd.fill()
            for client in list(crowd.sockets):
                try:
                    if not client.recv(200):
                        raise ConnectionResetError
                except BlockingIOError:
                    pass
                except OSError:
                    crowd.sockets.remove(client)
                    client.close()


def says_nothing(served, stop, size=300):
    with Crowd(served, size, lambda client: None) as crowd:
        while not stop.wait(0.05):
            crowd.fill()
            crowd.drop_closed()


def drips(served, stop, size=300):
    """A head of a request that never ends, letter by letter."""
    with Crowd(served, size, lambda client: client.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX: ")) as crowd:
        while not stop.wait(0.2):
            crowd.fill()
            crowd.drop_closed()
            for client in crowd.sockets:
                with contextlib.suppress(OSError):
                    client.send(b"a")


def stays_and_asks(served, stop, size=300):
    """They ask for a little now and then, and keep their connections."""
    asking = b"HEAD / HTTP/1.1\r\nHost: here\r\n\r\n"
    with Crowd(served, size, lambda client: client.sendall(asking)) as crowd:
        while not stop.wait(0.4):
            crowd.fill(size)
            crowd.drop_closed()
            for client in crowd.sockets:
                with contextlib.suppress(OSError):
                    client.setblocking(False)
                    client.recv(1 << 16)
                    client.send(asking)


def comes_and_goes(served, stop, size=300):
    """They connect and close, as fast as they can."""
    while not stop.wait(0.01):
        for _ in range(size // 10):
            with contextlib.suppress(OSError):
                served.connect().close()


ALL = {attack.__name__: attack for attack in (
    asks_for_paper_and_leaves, waits_for_paper, never_reads, sips, says_nothing, drips, stays_and_asks, comes_and_goes)}
