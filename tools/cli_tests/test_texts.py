"""The check of the texts says what is wrong once, and where."""
from unittest import mock

import check_texts
from cli_tests.program import ProgramTest


class Texts(ProgramTest):
    def test_a_language_without_its_column_is_one_fault(self):
        more = {**check_texts.LANGUAGES, "xx": {}}
        with mock.patch.object(check_texts, "LANGUAGES", more), mock.patch.object(check_texts, "faults", []) as faults:
            self.assertEqual(check_texts.names_and_rules(), {})
            self.assertEqual(len(faults), 1)
            self.assertIn("'xx'", faults[0])
