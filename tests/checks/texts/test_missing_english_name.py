"""Tests of TXT001."""


def test_flags_a_name_in_other_languages_only(found):
    assert found("TXT001", {"item:a": {"name": {"it": "Pozione"}}}) == [
        ("item:a", "/name", "No English name, only `Pozione`", "Add it under `en`")
    ]


def test_flags_the_title_of_the_pack(found):
    assert [(ref, p) for ref, p, _, _ in found("TXT001", manifest={"title": {}})] == [("pack:test", "/title")]


def test_allows_english_and_no_name_at_all(found):
    assert found("TXT001", {"item:a": {"name": {"en": "Potion"}}, "encounter_table:b": {}, "item:c": {"name": 3}}) == []


def test_allows_two_of_one_name_and_any_script(found):
    names = {"species:a": {"name": {"en": "Nidoran"}}, "species:b": {"name": {"en": "Nidoran"}}}
    assert found("TXT001", names | {"species:c": {"name": {"en": "Flabébé ♀ ピカチュウ"}}}) == []
