"""Somebody else who wants the page while a server is attacked."""
import contextlib
import http.client
import threading
import time

from attack.attacks import Attacked

OTHER = "127.0.0.77"
PAUSE = 0.01  # seconds between two pages: nobody reads faster


class Bystander:
    """Asks for the first page again and again, each time in a connection of its own, and counts those that came in each second."""

    def __init__(self, served, address=OTHER, timeout=5):
        self.served, self.address, self.timeout = served, address, timeout
        self.pages = []
        self.slowest = 0

    def look(self, seconds):
        start = time.monotonic()
        self.pages = [0] * seconds
        while (now := time.monotonic() - start) < seconds:
            if self.has_page():
                done = time.monotonic() - start
                self.slowest = max(self.slowest, done - now)
                if done < seconds:
                    self.pages[int(done)] += 1
            else:
                self.slowest = max(self.slowest, self.timeout)
            time.sleep(PAUSE)
        return self.pages

    def has_page(self):
        connection = http.client.HTTPConnection(self.served.address.hostname, self.served.address.port,
                                                timeout=self.timeout, source_address=(self.address, 0))
        try:
            connection.request("GET", "/", headers={"Connection": "close"})
            answer = connection.getresponse()
            return answer.status == 200 and bool(answer.read())
        except OSError:
            return False
        finally:
            connection.close()


@contextlib.contextmanager
def attacked(served, attack, addresses=1):
    """As long as this lasts, so does the attack."""
    stop = threading.Event()
    attacker = threading.Thread(target=attack, args=(Attacked(served, addresses), stop))
    attacker.start()
    try:
        yield
    finally:
        stop.set()
        attacker.join()
