"""How counts from the nearest edges change when the board is turned or reflected."""

from hypothesis import given

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import centre_lines, notation
from goboard_gui.notation.letters import WITHOUT_I, from_letters
from tests.cases import for_each
from tests.notation.notation_cases import boards_and_points, name_of_image

# h and v are the two parts of a name, and ~ exchanges + and -.
ANDREEV_UNDER = {
    "id": "h v",
    "r90": "v ~h",
    "r180": "~h ~v",
    "r270": "~v h",
    "mh": "~h v",
    "mv": "h ~v",
    "td": "~v ~h",
    "ta": "v h",
}


@given(board_and_point=boards_and_points())
@for_each(("symmetry", "formula"), ANDREEV_UNDER.items())
def test_symmetries_act_on_andreevs_names_by_signs_and_order(symmetry, formula, board_and_point):
    size, point = board_and_point
    horizontal, vertical = _andreev_parts(point, size)
    swap = str.maketrans("+-", "-+")
    parts = {
        "h": horizontal,
        "v": vertical,
        "~h": horizontal.translate(swap),
        "~v": vertical.translate(swap),
    }
    expected = "".join(parts[term] for term in formula.split())
    assert name_of_image("andreev", symmetry, point, size) == expected


def _andreev_parts(point, size):
    name = notation("andreev").format(point, size)
    second = max(name.rfind(sign) for sign in "+=-")
    return name[:second], name[second:]


def _of_relative(label):
    count = label.rstrip("'").replace("X", "10")
    return int(count), label.endswith("'")


def _of_rokirovka(label):
    count = label.rstrip("*")
    number = int(count) if count.isdigit() else 1 + from_letters(count, WITHOUT_I)
    return number, label.endswith("*")


def _of_corner(label):
    if label.isdigit():
        return int(label), True
    return 1 + from_letters(label, WITHOUT_I), False


def _of_centre_signed(label):
    return int(label[1:]), label[0] == "+"


# The count of a line in its label, and whether the label tells the right or the upper half.
READERS = {
    "andreev": lambda label: (int(label[1:]), label[0] == "-"),
    "relative": _of_relative,
    "rokirovka": _of_rokirovka,
    "corner": _of_corner,
    "centre-signed": _of_centre_signed,
}


def _counts(name, point, size):
    """The labels of the lines through a point as counts with a half, None on a centre line."""
    labels = (
        notation(name).column_label(point.column, size),
        notation(name).row_label(point.row, size),
    )
    centres = centre_lines(size)
    return [
        (count, None if line == centre else is_far)
        for line, centre, (count, is_far) in zip(
            point, centres, map(READERS[name], labels), strict=True
        )
    ]


def _other_half(counted):
    count, is_far = counted
    return count, None if is_far is None else not is_far


@given(board_and_point=boards_and_points())
@for_each("name", READERS)
@for_each(("symmetry", "formula"), ANDREEV_UNDER.items())
def test_symmetries_change_only_the_edges_and_the_order_of_counts(
    name, symmetry, formula, board_and_point
):
    size, point = board_and_point
    horizontal, vertical = _counts(name, point, size)
    parts = {
        "h": horizontal,
        "v": vertical,
        "~h": _other_half(horizontal),
        "~v": _other_half(vertical),
    }
    symmetry = Symmetry(symmetry)
    image = _counts(name, symmetry.apply(point, size), symmetry.transformed_size(size))
    assert image == [parts[term] for term in formula.split()]


@for_each("name", READERS)
@for_each(
    ("side", "orbits"),
    [
        (19, {1: 1, 4: 18, 8: 36}),
        (18, {4: 9, 8: 36}),
        (13, {1: 1, 4: 12, 8: 15}),
        (9, {1: 1, 4: 8, 8: 6}),
    ],
)
def test_the_orbits_of_points_are_the_unordered_pairs_of_counts(name, side, orbits):
    size = Size(side, side)
    by_counts = {}
    for point in size.points():
        counts = tuple(sorted(count for count, _ in _counts(name, point, size)))
        by_counts.setdefault(counts, set()).add(point)
    found = {}
    for orbit in by_counts.values():
        assert orbit == {symmetry.apply(min(orbit), size) for symmetry in Symmetry}
        found[len(orbit)] = found.get(len(orbit), 0) + 1
    assert found == orbits


CORNERS = {
    "andreev": "+2+3 +2-3 -2-3 -2+3",
    "relative": "34 34' 3'4' 3'4",
    "rokirovka": "C4 C4* C*4* C*4",
    "corner": "CD C4 34 3D",
    "audouard": "d34 a34 b34 c34",
    "centre-signed": "T-7-6 T-7+6 T+7+6 T+7-6",
    "named": "3-4 3-4 3-4 3-4",
}


@for_each(("name", "names"), CORNERS.items())
def test_a_point_has_the_same_counts_in_all_four_corners(name, names):
    symmetries = ["id", "mv", "r180", "mh"]
    images = [name_of_image(name, key, Point(2, 15), Size(19, 19)) for key in symmetries]
    assert images == names.split()


# Where each letter goes, and whether column and row change places.
AUDOUARD_UNDER = {
    "id": ("abcd", False),
    "r90": ("bcda", True),
    "r180": ("cdab", False),
    "r270": ("dabc", True),
}


@given(board_and_point=boards_and_points())
@for_each(("symmetry", "law"), AUDOUARD_UNDER.items())
def test_a_turn_moves_audouards_letters_on_and_keeps_the_counts(symmetry, law, board_and_point):
    size, point = board_and_point
    letters, swaps = law
    symmetry = Symmetry(symmetry)
    letter, counts = _audouard_parts(point, size)
    image = _audouard_parts(symmetry.apply(point, size), symmetry.transformed_size(size))
    assert image == (
        letter.translate(str.maketrans("abcd", letters)),
        counts[::-1] if swaps else counts,
    )


def _audouard_parts(point, size):
    name = notation("audouard").format(point, size)
    counts = name.lstrip("abcd")
    letter = name.removesuffix(counts)
    if letter and len(counts) == 2 and max(size) <= 19:
        return letter, list(counts)
    return letter, counts.split("-")
