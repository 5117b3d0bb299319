"""The tree of positions."""

from workbench.playtest.positions import Position


def grown():
    """A root with two children; the second has one."""
    root = Position(0, 0, 1, None, ())
    one = Position(1, 1, 2, None, (), root, 5)
    two = Position(2, 1, 2, None, (), root, 6, faces=(3,))
    leaf = Position(3, 2, None, None, (), two, 7)
    root.children += [one, two]
    two.children.append(leaf)
    return root, one, two, leaf


def test_a_line_runs_from_the_root():
    root, _, two, leaf = grown()
    assert leaf.line() == [root, two, leaf]
    assert root.line() == [root]


def test_a_child_is_known_by_its_decision_and_its_dice():
    root, one, two, _ = grown()
    assert root.child(5, ()) is one
    assert root.child(6, ()) is None
    assert root.child(6, (3,)) is two


def test_redo_follows_the_line_that_was_last_gone():
    root, one, two, leaf = grown()
    one.make_current()
    leaf.make_current()
    assert list(root.ahead()) == [two, leaf]
    one.make_current()
    assert list(root.ahead()) == [one]
