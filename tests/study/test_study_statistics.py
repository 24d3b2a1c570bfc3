from __future__ import annotations

from goboard_gui.go import Point
from goboard_gui.study.regions import Zone
from goboard_gui.study.statistics import (
    PointHeat,
    Summary,
    heat_map,
    summarise_answers,
    summarise_by_zone,
)
from tests.study.study_cases import NINE, answer


def rows(*answers):
    points = {}
    for each in answers:
        points.setdefault(each.named_point, []).append(each)
    return points


def test_a_summary_counts_right_answers_and_takes_their_median_time():
    summary = Summary.from_answers(
        [answer(seconds=1), answer(seconds=3), answer(right=False, seconds=50)]
    )
    assert summary == Summary(asked=3, right=2, seconds=2.0)
    assert summary.accuracy == 2 / 3


def test_nothing_asked_has_neither_accuracy_nor_time():
    assert summarise_answers({}) == Summary(0, 0, None)
    assert summarise_answers({}).accuracy is None
    assert summarise_by_zone({}, NINE) == {}
    assert heat_map({}).points == {}


def test_each_zone_is_summed_up_by_itself():
    corner, centre = Point(0, 0), Point(4, 4)
    points = rows(answer(corner), answer(centre, right=False), answer(centre, seconds=4))
    assert summarise_by_zone(points, NINE) == {
        Zone.UPPER_LEFT: Summary(1, 1, 2.0),
        Zone.CENTRE: Summary(2, 1, 4.0),
    }
    assert summarise_answers(points) == Summary(3, 2, 3.0)


def test_slower_points_are_hotter():
    times = [1.0, 1.9, 2.0, 2.7, 3.9, 9.0]
    points = rows(*[answer(Point(column, 0), seconds=s) for column, s in enumerate(times)])
    heat = heat_map(points)
    assert [heat.points[Point(column, 0)].step for column in range(6)] == [0, 1, 1, 2, 3, 4]
    assert len(heat.ends) == 4


def test_a_mistake_is_marked_until_five_right_answers_follow():
    answers = [answer(right=False)]
    assert heat_map(rows(*answers)).points[Point(3, 3)] == PointHeat(None, mistaken=True)
    for right in range(1, 7):
        answers.append(answer())
        heat = heat_map(rows(*answers)).points[Point(3, 3)]
        assert heat.mistaken is (right < 5)
