"""Text that knows where it comes from."""

from workbench.engine.powers.text.phrase import Phrase, Span, glued, said


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
