"""Text that knows where it comes from."""

from workbench.engine.powers.text.phrase import Phrase, Span, filled, glued, minus, said, signed


def test_a_phrase_knows_which_field_says_what():
    phrase = "range " + said(5, "/range") + ", " + said("dice ", "/dice") + said(3, "/dice")
    assert str(phrase) == "range 5, dice 3"
    assert phrase.spans == (Span(6, 7, "/range"), Span(9, 15, "/dice"))


def test_a_pointer_is_put_on_what_has_none():
    assert (said("a", "/x") + "b").under("/y").spans == (Span(0, 1, "/x"), Span(1, 2, "/y"))
    assert said(said("a", "/x"), "/z").spans == (Span(0, 1, "/x"),)


def test_a_sentence_begins_large_and_ends_once():
    assert str(said("roll a die").sentence()) == "Roll a die."
    assert str(said("really!").sentence()) == "Really!"
    assert str((said("") + said("é vero", "/t")).sentence()) == "É vero."
    assert str(Phrase().sentence()) == ""


def test_what_says_nothing_is_not_glued():
    assert str(glued(["a", "", Phrase(), said("b")], ", ")) == "a, b"
    assert not glued([])


class Thing:
    """Something that can be said in two ways."""

    def on(self):
        """One of them."""
        return said("on it", "/thing")


def test_a_template_takes_phrases_and_keeps_their_pointers():
    told = filled("put {n} markers {thing.on}.", n=said(2, "/n"), thing=Thing())
    assert str(told) == "put 2 markers on it."
    assert told.spans == (Span(4, 5, "/n"), Span(14, 19, "/thing"))


def test_a_field_that_is_absent_is_said_by_what_would_hold_it():
    told = said("1", "/a/0/amount") + said("x", "/b") + said("y", "/a/0/on")
    assert told.found_in({"a": [{"on": "self"}]}).spans == (Span(0, 1, "/a/0"), Span(2, 3, "/a/0/on"))


def test_numbers_have_a_true_minus_and_changes_a_sign():
    assert [minus(number) for number in (2, 0, -1)] == ["2", "0", "−1"]
    assert [signed(number) for number in (2, 0, -1)] == ["+2", "+0", "−1"]
