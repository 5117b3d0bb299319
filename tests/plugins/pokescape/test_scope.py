"""What goes beyond a battle is known, and told where a mode cannot play it."""

from plugins.pokescape.scope import asked_beyond, unplayed


def test_items_of_a_side_and_settings_go_beyond_a_battle():
    scenario = {"sides": [{"seat": 1}, {"seat": 2, "items": [{"item": "ball"}]}], "rules": {"neutral": "cub"}}
    assert asked_beyond(scenario) == ["neutral", "items"]
    assert asked_beyond({"sides": [{"seat": 1, "items": []}], "rules": {"neutral": None, "starters": []}}) == []
    assert asked_beyond([]) == []


def test_a_draft_and_whole_armies_say_what_they_are_played_without():
    scenario = {"rules": {"experience": True, "parties": [1]}}
    assert list(unplayed(scenario, "one_on_one", False)) == []
    assert list(unplayed(scenario, "army", False)) == [
        ("/mode", "in mode `army` armies battle without `experience`", "set `mode` to `one_on_one`")
    ]
    assert list(unplayed(scenario, "classic", False)) == [
        ("/mode", "in mode `classic` armies battle without `experience`", "leave out `experience`")
    ]
    assert list(unplayed(scenario, "army", True)) == [
        ("/draft", "drafted armies battle without `experience`", "leave out `draft`, or `experience`")
    ]
    bags = {"sides": [{"seat": 1, "items": [{"item": "drink"}]}]}
    assert list(unplayed(bags, "army", False)) == []
    assert [wrong for _, wrong, _ in unplayed(bags, "classic", False)] == [
        "in mode `classic` armies battle without `items`"
    ]
    assert [wrong for _, wrong, _ in unplayed({}, "walk", True)] == ["drafted armies battle without mode `walk`"]
