"""Pictures as files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from workbench.gui.picture_file import write_png


def test_a_picture_is_written_whole_over_the_old_one_or_not_at_all(tmp_path: Path) -> None:
    image = QImage(20, 10, QImage.Format.Format_RGB32)
    image.fill(0xFF8800)
    write_png(image, tmp_path / "a.png")
    assert QImage(str(tmp_path / "a.png")) == image
    with pytest.raises(OSError, match="it is empty"):
        write_png(QImage(), tmp_path / "a.png")
    assert [path.name for path in tmp_path.iterdir()] == ["a.png"]
    assert QImage(str(tmp_path / "a.png")) == image
