"""What holds for every text that a card prints, and for where its phrases come from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from workbench.engine.powers.text.phrase import Phrase
from workbench.model.pointer import value_at

#: What no text says, in whatever language.
_NEVER = {
    "two spaces": r"  ",
    "a space before a mark": r" [,.;:)]",
    "a space after a bracket": r"\( ",
    "two marks": r"[,;:.]{2}",
    "a straight apostrophe": r"'",
    "a small letter after a full stop": r"(?<!Mr)(?<!Jr)\. [a-zàèéìòù]",
    "a word twice": r"\b(\w+) \1\b",
    "a slot of a template": r"[{}]",
    "a plain minus": r"(?<![\d])-\d",
}
_SLIPS = {
    "en": {
        "a before a vowel": r"\b[Aa] (?!one\b|once\b|uni|use|eu)[aeiouAEIOU8]",
        "a before a silent h": r"\b[Aa] [Hh](our|onest|onou?r|eir)",
        "an before a consonant": r"\b[Aa]n (?![Hh]our|[Hh]onest)[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z]",
        "one of many": r"(?<!−)\b1 (more |fewer |clear sight |life |attack |defense |combat )?"
        r"(wounds|dice|skulls|spaces|points|levels|\w+ markers)\b",
        "many of one": r"\b([02-9]|\d\d+) (more |fewer |clear sight |life |attack |defense |combat )?"
        r"(wound|die|skull|space|point|level)\b",
        "none of dice": r"\b0 (more |fewer |attack |defense |combat )?dice\b",
        "a singular with a plural verb": r"(: This|[:,;] the (attacking|defending|chosen)) figure (are|have|roll)\b",
        "a plural with a singular verb": r"\bfigures (is|has|rolls)\b",
    },
    "it": {
        "a preposition apart from its article": r"\b(di|a|da|in|su) (il|lo|la|i|gli|le)\b|\b(di|a|da|in|su) l’",
        "an article twice": r"\b(un|uno|una|il|lo|la|i|gli|le|l’) ?(un|uno|una|il|lo|la|gli|le)\b",
        "un before lo": r"\b[Uu]n (s[^aeiouàèéìòù]|z|gn|ps|pn|x|y)",
        "uno before il": r"\b[Uu]no (?!s[^aeiou]|z|gn|ps|pn|x|y|precedente|successivo|contro)",
        "il before lo": r"\b[Ii]l (s[^aeiouàèéìòù]|z|gn|ps|pn|x|[aeiou])",
        "no elision": r"\b([Ll]a|[Ll]o|[Uu]na|[Dd]ell[ao]|[Aa]ll[ao]|[Dd]all[ao]|[Ss]ull[ao]) (?!impedisce)[aeiou]",
        "one of many": r"(?<!−)\b1 (ferite|dadi|teschi|spazi|punti|segnalini|livelli)\b",
        "many of one": r"\b([02-9]|\d\d+) (ferita|dado|teschio|spazio|punto|segnalino|livello)\b",
        "none of dice": r"\b0 dadi\b",
        "a singular with a plural verb": r"(: Questa|[:,;] la) figura (che \w+ |scelta )?(sono|hanno|tirano)\b",
        "a plural with a singular verb": r"\bfigure (nemiche |che controlli )?(è|ha|tira)\b",
        "e before e": r"\be [eèé]",
    },
}
_ENGLISH = re.compile(r"\b(the|this|figure you|with|roll)\b")


def slips(text: str, lang: str) -> list[str]:
    """Return what is wrong with a text as a piece of writing."""
    rules = {**_NEVER, **_SLIPS[lang]}
    found = [f"{what}: `{match[0]}`" for what, rule in rules.items() for match in re.finditer(rule, text)]
    for line in text.splitlines():
        name, colon, _ = line.partition(": ")
        if colon and name == name.upper() and name not in ("BA", "W", "R", "NE") and not line.endswith((".", "!")):
            found.append(f"no full stop: `{line[-30:]}`")
    if lang == "it" and (match := _ENGLISH.search(text)):
        found.append(f"English: `{match[0]}`")
    return found


def strays(phrase: Phrase, data: Any) -> Iterator[str]:
    """Yield where a phrase does not know its field: numbers of nowhere, pointers to nothing, another number."""
    text = str(phrase)
    known = {at for span in phrase.spans for at in range(span.start, span.end)}
    for number in re.finditer(r"\d+", text):
        if not known.issuperset(range(*number.span())):
            yield f"`{number[0]}` of no field in `{text[max(0, number.start() - 20) : number.end() + 10]}`"
    for span in phrase.spans:
        said = text[span.start : span.end]
        try:
            value = value_at(data, span.pointer)
        except KeyError:
            yield f"`{said}` of `{span.pointer}`, where nothing is"
            continue
        digits = [int(one) for one in re.findall(r"\d+", said)]
        if type(value) is int and digits and digits != [abs(value)] and not (value == 0 and digits == [1]):
            yield f"`{said}` of `{span.pointer}`, which is {value}"
