from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Board, Colour, Graph, IllegalReason, Ko, Replay, Rules, Size, Symmetry
from tests.go import games, reference
from tests.go.reference import Referee, neighbours_of


def anew(board: Board) -> Board:
    """Return the same board with its key computed from its stones."""
    return Board(board.graph, board.cells)


@given(st.data())
def test_a_play_does_what_the_plain_rules_say(data: st.DataObject):
    graph = data.draw(games.graphs)
    board = data.draw(games.boards(graph))
    point, colour = data.draw(st.sampled_from(graph.points)), data.draw(games.colours)
    position, captured = reference.play(board.stones(), neighbours_of(graph), point, colour)
    played = board.play(point, colour)
    assert played.board.stones() == position
    assert played.captured == captured


@given(st.data())
def test_a_game_is_judged_as_the_plain_rules_judge_it(data: st.DataObject):
    graph = data.draw(games.graphs)
    board, rules = data.draw(games.boards(graph)), data.draw(games.rules)
    to_play = data.draw(games.colours)
    replay = Replay(board, rules, to_play)
    referee = Referee(neighbours_of(graph), board.stones(), rules, to_play)
    for step in data.draw(games.steps(graph)):
        said = games.take(replay, step)
        match step:
            case games.Play(point, colour):
                assert said == referee.play(point, colour)
            case games.Pass(colour):
                assert said == referee.pass_turn(colour)
            case games.Setup(stones):
                referee.put(stones)
        assert replay.board.stones() == referee.position


def test_random_games_meet_every_judgement_and_the_plain_rules_agree():
    met: set[tuple[Ko, IllegalReason | None, bool, bool]] = set()
    for seed in range(120):
        random = Random(seed)
        rules = Rules(random.choice(list(Ko)), suicide=random.random() < 0.3)
        graph = Graph.rectangle(Size(random.randint(1, 3), random.randint(2, 3)))
        replay = Replay(Board.empty(graph), rules)
        referee = Referee(neighbours_of(graph), {}, rules, Colour.BLACK)
        colour = Colour.BLACK
        for _ in range(40):
            if random.random() < 0.2:
                said, wanted = replay.pass_turn(colour), referee.pass_turn(colour)
            else:
                point = random.choice(graph.points)
                said, wanted = replay.play(point, colour), referee.play(point, colour)
            assert said == wanted
            met.add((rules.ko, said.illegal, said.repeats is not None, said.after_end))
            colour = colour.opponent if random.random() < 0.9 else colour
    for ko in Ko:
        reasons = {reason for kind, reason, _, _ in met if kind is ko}
        assert reasons == {None, *IllegalReason} - (
            {IllegalReason.SUPERKO} if ko is Ko.SIMPLE else set()
        )
    assert (Ko.SIMPLE, None, True, False) in met
    assert any(after_end for _, _, _, after_end in met)


@given(st.data())
def test_taking_back_undoes_every_step_exactly(data: st.DataObject):
    graph = data.draw(games.graphs)
    replay = Replay(data.draw(games.boards(graph)), data.draw(games.rules))
    game = data.draw(games.steps(graph))

    def state() -> tuple[object, ...]:
        judged = [replay.judge(point, colour) for point in graph.points for colour in Colour]
        return (
            len(replay),
            replay.board,
            replay.board.key,
            replay.captured,
            replay.has_ended,
            judged,
        )

    before, said = [state()], []
    for step in game:
        said.append(games.take(replay, step))
        before.append(state())
    while len(replay):
        assert state() == before.pop()
        replay.take_back()
    assert state() == before.pop()
    assert [games.take(replay, step) for step in game] == said


@given(st.data())
def test_the_key_is_always_that_of_the_stones(data: st.DataObject):
    graph = data.draw(games.graphs)
    replay = Replay(data.draw(games.boards(graph)))
    for step in data.draw(games.steps(graph)):
        games.take(replay, step)
        assert replay.board.key == anew(replay.board).key
    while len(replay):
        replay.take_back()
        assert replay.board.key == anew(replay.board).key


@given(st.data())
def test_boards_keep_their_keys_and_stay_as_they_were(data: st.DataObject):
    graph = data.draw(games.graphs)
    board = data.draw(games.boards(graph))
    cells = board.cells
    for step in data.draw(games.steps(graph)):
        match step:
            case games.Play(point, colour):
                after = board.play(point, colour).board
            case games.Setup(stones):
                after = board.with_stones(stones)
            case games.Pass():
                continue
        assert after.key == anew(after).key
        assert board.cells == cells
        board, cells = after, after.cells


@given(st.data())
def test_judging_a_play_leaves_no_trace(data: st.DataObject):
    graph = data.draw(games.graphs)
    rules = data.draw(games.rules)
    board = data.draw(games.boards(graph))
    asked, plain = Replay(board, rules), Replay(board, rules)
    for step in data.draw(games.steps(graph)):
        if isinstance(step, games.Play):
            promised = asked.judge(*step)
            assert games.take(asked, step) == games.take(plain, step) == promised
        else:
            games.take(asked, step)
            games.take(plain, step)
        assert asked.board == plain.board


@given(st.data())
def test_a_turned_game_gives_turned_positions_and_the_same_judgements(data: st.DataObject):
    size = data.draw(games.small_sizes)
    symmetry = data.draw(st.sampled_from(Symmetry))
    rules = data.draw(games.rules)
    straight = Replay(Board.empty(size), rules)
    turned = Replay(Board.empty(symmetry.transformed_size(size)), rules)
    for step in data.draw(games.steps(Graph.rectangle(size))):
        said = games.take(straight, step)
        assert games.take(turned, games.turn(step, symmetry, size)) == said
        assert turned.board.stones() == {
            symmetry.apply(point, size): colour for point, colour in straight.board.stones().items()
        }
        assert set(turned.captured) == {symmetry.apply(it, size) for it in straight.captured}
