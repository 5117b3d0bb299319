"""The style sheet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from workbench.gui.palette import DARK, LIGHT, Palette
from workbench.gui.style_sheet import style_sheet


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_every_name_is_filled_in_and_every_picture_is_there(palette: Palette) -> None:
    sheet = style_sheet(palette)
    assert not re.search(r"\{\w+\}", sheet)
    assert palette.accent in sheet
    for picture in re.findall(r'url\("([^"]+)"\)', sheet):
        assert Path(picture).is_file(), picture
