"""Black-box tests of the program: what shared/contract.md promises, seen from outside."""
