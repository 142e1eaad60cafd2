"""G1 – G7 and CL1 – CL6 of docs/rules.md, written down once more and slowly, to check the program from outside.

An edge is (x, y, 'v') for the left side of square (x, y), (x, y, 'h') for its top. The table is a map from edges
to the colours that lie there: one letter is a half-disc, two are a disc.
"""

DISC_POINTS = [0, 1, 2, 4, 6, 8, 10]  # CL3
PRICE = 4  # CL2


def half_turned(face):
    return face[0] + face[4:] + face[1:4]


def canonical(face):
    return min(face, half_turned(face))


def sides(square):
    x, y = square
    return {"left": (x, y, "v"), "top": (x, y, "h"), "right": (x + 1, y, "v"), "bottom": (x, y + 1, "h")}


def squares(placement):
    _, x, y, rot = placement
    return [(x, y), (x + 1, y) if rot % 2 == 0 else (x, y + 1)]


def rim(placement):
    """The six outer edges with their colours, and the inner edge."""
    face, _, _, rot = placement
    first, second = map(sides, squares(placement))
    if rot % 2 == 0:  # clockwise from the left end
        edges = [first["left"], first["top"], second["top"], second["right"], second["bottom"], first["bottom"]]
        inner = first["right"]
    else:  # the same turned clockwise: from the top end
        edges = [first["top"], first["right"], second["right"], second["bottom"], second["left"], first["left"]]
        inner = first["bottom"]
    colours = face[1:] if rot < 2 else half_turned(face)[1:]
    return list(zip(edges, colours)), inner


def neighbours(edge):
    """G5: the perpendicular edges of the two squares beside an edge."""
    x, y, direction = edge
    if direction == "v":
        return [(x, y, "h"), (x, y + 1, "h"), (x - 1, y, "h"), (x - 1, y + 1, "h")]
    return [(x, y, "v"), (x + 1, y, "v"), (x, y - 1, "v"), (x + 1, y - 1, "v")]


class Table:
    def __init__(self, placements=()):
        self.covered = set()
        self.colours = {}
        for placement in placements:
            self.place(placement)

    def legal(self, placement):
        """G7."""
        if any(square in self.covered for square in squares(placement)):
            return False
        if not self.covered:
            return True
        met = [(self.colours[edge], colour) for edge, colour in rim(placement)[0] if edge in self.colours]
        return bool(met) and all(there == colour for there, colour in met)

    def place(self, placement):
        """Returns the number of discs formed and the groups closed, by colour letter then size."""
        edges, inner = rim(placement)
        discs = sum(edge in self.colours for edge, _ in edges)
        for edge, colour in edges:
            self.colours[edge] = self.colours.get(edge, "") + colour
        self.colours[inner] = 2 * placement[0][0]
        self.covered.update(squares(placement))
        # A group that closes now has a disc on the new tile: the last half-disc beside it has become one.
        groups = {}
        for edge in [inner] + [edge for edge, _ in edges]:
            if len(self.colours[edge]) == 2:
                group = self.closed_group(edge)
                if group:
                    groups[min(group)] = [self.colours[edge][0], len(group)]
        return discs, sorted(groups.values())

    def closed_group(self, edge):
        """G6: the group around a disc, or nothing if it is open."""
        colour = self.colours[edge][0]
        group = {edge}
        waiting = [edge]
        while waiting:
            for beside in neighbours(waiting.pop()):
                there = self.colours[beside]
                if there[0] != colour:
                    continue
                if len(there) == 1:
                    return None
                if beside not in group:
                    group.add(beside)
                    waiting.append(beside)
        return group

    def placements(self, faces):
        """Every legal placement of the faces, each once, with a canonical face."""
        around = {(x + dx, y + dy) for x, y in self.covered for dx in range(-2, 3) for dy in range(-2, 3)}
        found = []
        for face in sorted({canonical(f) for f in faces}):
            turns = 2 if face == half_turned(face) else 4
            found += [p for x, y in sorted(around) for rot in range(turns) if self.legal(p := [face, x, y, rot])]
        return found


def points(discs, groups):
    """CL3, CL4."""
    return DISC_POINTS[discs] + sum(size for _, size in groups)


def replayed_scores(record, tiles):
    """CL1 – CL5 for a whole record (a list of its lines): checks every step and returns the scores."""
    seats = len(record[0]["seats"])
    of_face = {canonical(t[side]): t["id"] for t in tiles for side in "ab"}
    bag, hands, scores = set(of_face.values()), [[] for _ in range(seats)], [0] * seats
    table, before, opening = Table(), None, seats
    for step in record[1:-1]:
        if step["seat"] == "chance":
            assert step["draw"] in bag, f"{step}: not in the bag"
            bag.remove(step["draw"])
            hands[step["to"]].append(step["draw"])
            assert len(hands[step["to"]]) <= 2, f"{step}: three tiles in a hand"
            continue
        seat = step["seat"]
        if "pass" in step:
            for tile in (t for t in tiles if t["id"] in hands[seat]):
                assert not table.placements([tile["a"], tile["b"]]), f"{step}: tile {tile['id']} fits"
        if "place" in step:
            hands[seat].remove(of_face[canonical(step["place"][0])])
            assert table.legal(step["place"]), f"{step}: illegal"
            gained = points(*table.place(step["place"]))
            second = before is not None and before["seat"] == seat and "place" in before
            if opening == 0:
                scores[seat] += gained - (PRICE if second else 0)
        before = step if opening == 0 else None
        opening = max(0, opening - 1)
    return scores
