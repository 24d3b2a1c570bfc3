from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING, Colour, Point, Size, Symmetry
from goboard_gui.go.analysis import Analysis, Candidate, Value
from goboard_gui.record import Property, rotate_record
from goboard_gui.record.stored_analysis.model import StoredAnalysis
from goboard_gui.record.stored_analysis.position_hash import BoardToPlay
from goboard_gui.record.stored_analysis.reading import read_analysis
from goboard_gui.record.stored_analysis.tables import ANALYSIS_PROPERTIES
from goboard_gui.record.stored_analysis.writing import with_analyses
from tests.cases import for_each
from tests.record.record_cases import line, properties, replayed
from tests.record.stored_analysis_cases import SIZE, stored_analyses

RECORD = line("SZ[9:13]", "B[ba]", "W[cd]SBKV[50]", "B[ie]C[last]")


def shown(tree, node: int, to_play: Colour = Colour.WHITE) -> StoredAnalysis | None:
    board = replayed(tree, RECORDING, node).board
    return read_analysis(tree, node, BoardToPlay(board, to_play))


def turned(stored: StoredAnalysis, symmetry: Symmetry) -> StoredAnalysis:
    """Return an analysis on the rotated board, derived point by point."""

    def move(point: Point | None) -> Point | None:
        return None if point is None else symmetry.apply(point, SIZE)

    analysis = stored.analysis
    owners = {
        symmetry.apply(point, SIZE): owner
        for point, owner in zip(SIZE.points(), analysis.ownership, strict=False)
    }
    return replace(
        stored,
        analysis=replace(
            analysis,
            candidates=tuple(
                each._replace(
                    point=move(each.point),
                    line=tuple(map(move, each.line)),
                    copy_of=move(each.copy_of),
                )
                for each in analysis.candidates
            ),
            ownership=tuple(
                owners[point] for point in symmetry.transformed_size(SIZE).points() if owners
            ),
        ),
    )


@for_each("symmetry", Symmetry)
@given(stored_analyses)
def test_our_analysis_is_rotated_with_the_record(symmetry, stored):
    to_play = stored.analysis.to_play
    tree = with_analyses(RECORD, {3: stored}, ownership=True)
    before = shown(tree, 3, to_play)
    after = rotate_record(tree, symmetry)
    assert shown(after, 3, to_play) == turned(before, symmetry)
    assert rotate_record(after, symmetry.inverse).properties(3) == tree.properties(3)


@for_each("symmetry", set(Symmetry) - {Symmetry.IDENTITY})
def test_analysis_of_others_is_removed_if_it_names_points(symmetry):
    others = properties("SBKV[50]SBKS[1]OGSC[2]QLZV[1:0.5]QKGV[1:0.5:1:1]LZ[x]KT[a][b][c]XX[aa]")
    tree = RECORD.set_properties(3, [*RECORD.properties(3), *others])
    after = rotate_record(tree, symmetry).properties(3)
    assert {item.ident for item in after} & ANALYSIS_PROPERTIES == (
        ANALYSIS_PROPERTIES - {"LZ", "KT", "GBAN"}
    )
    assert set(after) > {item for item in others if item.ident not in ("LZ", "KT")}
    assert rotate_record(tree, Symmetry.IDENTITY).properties(3) == tree.properties(3)


def test_an_outdated_analysis_stays_outdated():
    stored = StoredAnalysis(Analysis(Colour.WHITE, value=Value(0.5)))
    tree = with_analyses(RECORD, {3: stored})
    moved = tree.set_properties(3, [Property("B", ("ii",)), *tree.properties(3)[1:]])
    for symmetry in Symmetry:
        assert shown(rotate_record(moved, symmetry), 3) is None


HEAD = "1 position=0 to-play=B"


@for_each(
    ("value", "expected"),
    [
        ("2 position=0 to-play=B", None),
        ("", None),
        ("1 to-play=B", None),
        (f"{HEAD} future=dc,x", f"{HEAD} future=dc,x"),
        (f"{HEAD} move=zz,1,,,,, move=ba,1,x,,,,", f"{HEAD} move=mb,1,x,,,,"),
        (f"{HEAD} move=ba ownership=F", HEAD),
        ("1  position=0\nto-play=B move=ba,1,,,,cd,--ie", f"{HEAD} move=mb,1,,,,jc,--ii"),
    ],
)
def test_values_from_elsewhere_are_rotated_as_far_as_they_can_be_read(value, expected):
    tree = RECORD.set_properties(1, [*properties("B[ba]"), Property("GBAN", (value,))])
    found = dict(rotate_record(tree, Symmetry.R90).properties(1)).get("GBAN")
    assert found == (None if expected is None else (expected,))


@given(st.text(max_size=200))
def test_corrupt_values_are_no_obstacle_to_a_rotation(text):
    for value in (text, f"{HEAD} {text}", f"{HEAD} move={text}"):
        tree = RECORD.set_properties(1, [*properties("B[ba]"), Property("GBAN", (value,))])
        rotate_record(tree, Symmetry.TRANSPOSE)


def test_ownership_and_candidates_follow_the_board_in_an_example():
    owners = [0.0] * 117
    owners[1] = 1.0  # B13, where Black has played
    candidate = Candidate(Point(1, 1), 5, Value(0.5), (Point(1, 1), None, Point(8, 12)))
    stored = StoredAnalysis(Analysis(Colour.WHITE, (candidate,), 5, Value(0.5), tuple(owners)))
    tree = rotate_record(with_analyses(RECORD, {1: stored}, ownership=True), Symmetry.R90)
    found = shown(tree, 1).analysis
    assert found.candidates[0].line == (Point(11, 1), None, Point(0, 8))
    assert Size(13, 9).points()[found.ownership.index(1.0)] == Point(12, 1)
