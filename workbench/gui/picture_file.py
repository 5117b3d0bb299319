"""Pictures as files: whole or not at all."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from workbench.pack.state import write_durably


def write_png(image: QImage, file: Path) -> None:
    """Write an image as PNG.

    Raises:
        OSError: it cannot be written; what was there stays.
    """
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"PNG")).write(image):
        raise OSError("it is empty or too large for a PNG")
    try:
        write_durably(file, bytes(data.data()))
    except OSError as error:
        raise OSError(f"`{file}` cannot be written: {error.strerror}") from error
