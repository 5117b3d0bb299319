"""Tests of PACK018."""


def test_flags_a_code_that_no_check_has_and_offers_the_nearest(found):
    manifest = {"waivers": [{"code": "MAP01", "reason": "x"}], "severity": {"MPA011": "info", "REF999": "info"}}
    told = found("PACK018", manifest=manifest)
    assert [(p, m) for _, p, m, _ in told] == [
        ("/severity/MPA011", "No check `MPA011`"),
        ("/severity/REF999", "No check `REF999`"),
        ("/waivers/0/code", "No check `MAP01`"),
    ]
    assert [h for *_, h in told[1:]] == ["", "Did you mean `MAP001`?"]


def test_allows_known_codes_and_those_of_a_plugin_s_family(found):
    assert found("PACK018", manifest={"severity": {"REF001": "warning", "WAVETWO001": "info"}}) == []
