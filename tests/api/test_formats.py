"""What importers and exporters get."""

from __future__ import annotations

from workbench.api import formats


def test_every_name_is_there() -> None:
    assert all(hasattr(formats, name) for name in formats.__all__)


def test_reads_and_writes_exactly() -> None:
    document = formats.read_document(b'{"name": "Mr. Mime", "id": "mr_mime"}')
    assert formats.to_text(document.value) == '{\n  "id": "mr_mime",\n  "name": "Mr. Mime"\n}\n'
    assert formats.as_id("Mr. Mime") == "mr_mime"
