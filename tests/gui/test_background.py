"""The background thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from workbench.gui.background import Background
from workbench.model.diagnostic import Diagnostic
from workbench.model.pack import PackSet

Make = Callable[..., PackSet]


def test_results_come_into_the_windows_thread_with_their_generation(qtbot: QtBot, packs_of: Make) -> None:
    threads: list[Any] = []

    def check(packs: PackSet) -> tuple[Diagnostic, ...]:
        threads.append(threading.current_thread())
        return ()

    background = Background(check)
    background.done.connect(lambda *_: threads.append(QThread.currentThread()))
    with qtbot.waitSignal(background.done) as told:
        background.submit(7, packs_of())
    background.stop()
    assert told.args == [7, ()]
    assert threads[0] is not threading.main_thread()
    assert threads[1] == qtbot.thread() if hasattr(qtbot, "thread") else True


def test_only_the_newest_waiting_job_is_done(qtbot: QtBot, packs_of: Make) -> None:
    gate, begun = threading.Event(), threading.Event()

    def check(packs: PackSet) -> tuple[Diagnostic, ...]:
        begun.set()
        gate.wait(5)
        return ()

    background = Background(check)
    done: list[int] = []
    background.done.connect(lambda generation, _: done.append(generation))
    background.submit(1, packs_of())
    assert begun.wait(5)
    background.submit(2, packs_of())
    background.submit(3, packs_of())
    assert not background.idle
    gate.set()
    qtbot.waitUntil(lambda: done == [1, 3])
    background.stop()


def test_a_check_that_fails_is_told_and_the_thread_goes_on(qtbot: QtBot, packs_of: Make) -> None:
    fails = [True, False]

    def check(packs: PackSet) -> tuple[Diagnostic, ...]:
        if fails.pop(0):
            raise RuntimeError("a fault of ours")
        return ()

    background = Background(check)
    with qtbot.waitSignal(background.failed) as told:
        background.submit(1, packs_of())
    assert told.args
    assert "a fault of ours" in told.args[0]
    with qtbot.waitSignal(background.done):
        background.submit(2, packs_of())
    background.stop()


def test_stopping_waits_for_the_thread(packs_of: Make) -> None:
    before = threading.active_count()
    background = Background(lambda packs: ())
    background.submit(1, packs_of())
    background.stop()
    assert threading.active_count() == before
