"""Attacks on a running server, on the loopback interface alone and bounded in number and time; docs/reliability.md has the figures."""
