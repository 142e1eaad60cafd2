"""Black-box tests of the program: what docs/commands.md promises, seen from outside."""
