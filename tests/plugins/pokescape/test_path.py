"""The way with the fewest rolls, and its agreement with where figures can move."""

from hypothesis import given
from hypothesis import strategies as st

from plugins.pokescape.path import Step, rolls_on, safest
from plugins.pokescape.reach import place_of, reach
from tests.plugins.pokescape.bed import Table, board, game_of

TILES = st.sampled_from("ggggggg~=mfT")
SIZE = 6


@st.composite
def tables(draw):
    """A board of chance with a mover, a friend and two enemies on it."""
    rows = ["".join(draw(st.lists(TILES, min_size=SIZE, max_size=SIZE))) for _ in range(SIZE)]
    levels = ["".join(draw(st.lists(st.sampled_from("11111236"), min_size=SIZE, max_size=SIZE))) for _ in range(SIZE)]
    rows[0], levels[0] = "gg" + rows[0][2:], "11" + levels[0][2:]
    two = draw(st.booleans())
    mover = {
        "id": "mover",
        "move": draw(st.integers(0, 6)),
        "height": draw(st.integers(1, 4)),
        "spaces": 2 if two else 1,
    }
    game = game_of(board(rows, levels), [mover, {"id": "friend"}], [{"id": "foe"}, {"id": "other"}],
                   rules={"engaged_friends_block": draw(st.booleans())})  # fmt: skip
    spots = [(c, r) for r in range(SIZE) for c in range(SIZE) if rows[r][c] != "T" and (c, r) not in ((0, 0), (1, 0))]
    others = (
        draw(st.lists(st.sampled_from(spots), min_size=3, max_size=3, unique=True)) if len(spots) > 3 else [None] * 3
    )
    return Table(game, (0, 0, 1, 0) if two else (0, 0), *others)


def places(masks):
    """The places of four masks."""
    for way, mask in enumerate(masks):
        while mask:
            low = mask & -mask
            mask ^= low
            yield (low.bit_length() - 1) * 4 + way


@given(tables())
def test_every_place_within_reach_has_a_way_and_calm_ones_need_no_roll(found):
    battle, state = found.battle, found.state
    reached = reach(battle, state, 0)
    own = {state.at[0], state.also[0]}
    calm = set(places(reached.calm))
    assert calm <= set(places(reached.walk))
    for action in places(reached.walk):
        place = place_of(battle, action)
        if set(place) == own:
            continue
        way = safest(battle, state, 0, place)
        assert way, f"no way to {place}"
        assert {way[-1].space, way[-1].second} == set(place)
        if action in calm:
            assert rolls_on(battle, state, 0, way) == 0


@given(tables())
def test_single_figures_reach_what_a_plain_search_reaches(found):
    battle, state = found.battle, found.state
    if battle.two[0] or battle.rules.engaged_friends_block:
        return
    taken = {space for space in state.at[1:] if space >= 0}
    foes = {space for space in state.at[2:] if space >= 0}
    reached = {action // 4 for action in places(reach(battle, state, 0).walk)}
    expected = plain(battle, state.at[0], battle.move[0], foes, None)
    if battle.one[state.at[0]] & battle.field.road:
        expected |= plain(battle, state.at[0], battle.move[0] + 3, foes, battle.field.road)
    assert reached == (expected - taken) | {state.at[0]}


def plain(battle, start, budget, foes, only):
    """The spaces that a walk reaches, by the simplest search there is."""
    field, best, waiting = battle.field, {start: 0}, [start]
    while waiting:
        space = waiting.pop()
        if space != start and battle.one[space] & field.stop:
            continue
        for to in field.hexes.near[space]:
            step = field.step(battle.gait[0], space, to)
            if step is None or to in foes or (only is not None and not battle.one[to] & only):
                continue
            cost = best[space] + step[0]
            if cost <= budget and cost < best.get(to, 99):
                best[to] = cost
                waiting.append(to)
    return set(best)


def test_a_step_says_how_far_it_drops():
    found = Table(game_of(board(["ggg"], ["115"]), [{"id": "a"}], [{"id": "b"}]), (2, 0), (0, 0))
    assert safest(found.battle, found.state, 0, (found.space(1, 0), -1)) == [Step(found.space(1, 0), -1, 4)]


def test_a_double_space_figure_rolls_for_harmful_ground_only_where_it_stops():
    mover = {"id": "mover", "spaces": 2, "move": 6}
    game = game_of(board(["ggfggg"]), [mover], [{"id": "foe"}])
    found = Table(game, (1, 0, 0, 0), None)
    space = found.space
    over = safest(found.battle, found.state, 0, (space(4, 0), space(3, 0)))
    onto = safest(found.battle, found.state, 0, (space(3, 0), space(2, 0)))
    assert [rolls_on(found.battle, found.state, 0, way) for way in (over, onto)] == [0, 1]
