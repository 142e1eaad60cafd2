"""`dalapapa tiles`: T1 – T7 checked on what the program prints."""
import collections
import json

from cli_tests.program import ProgramTest
from cli_tests.rules import canonical, half_turned

SWAPS = {1: {"B": "Y", "Y": "B", "R": "G", "G": "R"},
         2: {"B": "R", "R": "B", "Y": "G", "G": "Y"},
         3: {"B": "G", "G": "B", "Y": "R", "R": "Y"}}
PLACES = ["C", "W", "NW", "NE", "E", "SE", "SW"]
SHAPES = {"pyramid": [{"SW", "SE"}, {"NW", "NE"}],
          "bridge": [{"NW", "SW"}, {"NE", "SE"}],
          "hook": [{"W", "NW"}, {"W", "SW"}, {"E", "NE"}, {"E", "SE"}]}


def mirrored(face):
    c, w, nw, ne, e, se, sw = face
    return c + e + ne + nw + w + sw + se


def half_discs(face):
    return collections.Counter(face + face[0])  # the central disc counts as two


class Tiles(ProgramTest):
    def test_T1_120_tiles_and_240_faces_all_different(self):
        tiles = self.tiles()
        self.assertEqual(len(tiles), 120)
        self.assertEqual(sorted(t["id"] for t in tiles), list(range(1, 121)))
        for tile in tiles:
            self.assertEqual(list(tile), ["id", "sheet", "shape", "a", "b"])
        self.assertEqual(len({canonical(t[side]) for t in tiles for side in "ab"}), 240)

    def test_T2_a_face_has_4_2_2_and_0_half_discs_of_the_colours(self):
        for tile in self.tiles():
            for side in "ab":
                counts = half_discs(tile[side])
                self.assertEqual(sorted(counts.values()), [2, 2, 4], tile)
                self.assertEqual(counts[tile[side][0]], 4, tile)

    def test_T3_T4_the_other_face_is_the_mirror_image_with_the_colours_of_the_sheet_swapped(self):
        for tile in self.tiles():
            swapped = "".join(SWAPS[tile["sheet"]][c] for c in mirrored(tile["a"]))
            self.assertEqual(canonical(swapped), tile["b"], tile)
            both = half_discs(tile["a"]) + half_discs(tile["b"])
            self.assertEqual(set(both.values()), {4}, tile)
            self.assertEqual(set(both), set("BYRG"), tile)

    def test_T4_three_sheets_of_40(self):
        self.assertEqual(collections.Counter(t["sheet"] for t in self.tiles()), {1: 40, 2: 40, 3: 40})
        for tile in self.tiles():
            pair = "B" + SWAPS[tile["sheet"]]["B"]
            for side in "ab":
                self.assertEqual(sum(half_discs(tile[side])[c] for c in pair), 4, tile)

    def test_T5_24_pyramids_24_bridges_and_72_hooks_on_both_faces(self):
        tiles = self.tiles()
        self.assertEqual(collections.Counter(t["shape"] for t in tiles), {"pyramid": 24, "bridge": 24, "hook": 72})
        for tile in tiles:
            for side in "ab":
                face = tile[side]
                own = {place for place, colour in zip(PLACES[1:], face[1:]) if colour == face[0]}
                self.assertIn(own, SHAPES[tile["shape"]], tile)

    def test_T6_W_and_E_are_never_a_pair(self):
        for tile in self.tiles():
            for side in "ab":
                self.assertNotEqual(tile[side][1], tile[side][4], tile)

    def test_T7_faces_are_spelt_canonically(self):
        for tile in self.tiles():
            for side in "ab":
                self.assertLessEqual(tile[side], half_turned(tile[side]))

    def test_the_table_for_people_has_every_tile(self):
        text = self.run_program("tiles")
        for tile in self.tiles():
            self.assertIn(f"{tile['a']}  {tile['b']}", text)

    def test_only_the_hooks(self):
        hooks = json.loads(self.run_program("tiles", "--json", "--hooks"))
        self.assertEqual(hooks, [t for t in self.tiles() if t["shape"] == "hook"])

    def test_its_own_output_is_a_tile_set_file(self):
        path = self.folder / "set.json"
        path.write_text(json.dumps(self.tiles()))
        self.assertEqual(json.loads(self.run_program("tiles", "--json", "--tiles", path)), self.tiles())

    def test_bad_tile_set_files_are_refused(self):
        path = self.folder / "bad.json"
        tile = {"id": 1, "a": "BBBBBBB", "b": "RRRRRRR"}
        for text, says in [("", "empty"), ("[]", "at least one tile"), ("{}", "must be an array"), ("[7]", "object"),
                           (json.dumps([tile, tile]), "twice"), (json.dumps([dict(tile, a="BBB")]), "seven letters"),
                           (json.dumps([dict(tile, id=0)]), "id"), (json.dumps([dict(tile, x=1)]), "unknown key"),
                           (json.dumps([dict(tile, shape="hook")]), "do not show a hook"), ("[" * 100000, "JSON"),
                           (json.dumps([tile, dict(tile, id=2)]), "already on tile 1"), ("\udcff", "JSON")]:
            path.write_bytes(text.encode(errors="surrogateescape"))
            self.fails("tiles", "--tiles", path, says=says)
            self.fails("board", "--tiles", path, says=says)
