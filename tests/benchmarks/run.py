"""Measures and prints the figures: `python3 dev.py bench [NAMES]`, names of the files beside this one.

Figures are printed, never tested: machines differ. Compare figures of one run only. `WORKBENCH_PROTOTYPES`, a folder
with the engine's prototypes, has those measured in the same run.
"""

from __future__ import annotations

import importlib
import os
import platform
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

SUITES = ("engine", "games", "desk", "canvas")


def main(names: list[str]) -> int:
    """Run the suites named, or all."""
    unknown = [name for name in names if name not in SUITES]
    if unknown:
        print(f"there is no suite `{unknown[0]}`; there are {', '.join(SUITES)}")
        return 2
    os.environ["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM") or "offscreen"
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load {load}")
    with tempfile.TemporaryDirectory() as home:
        os.environ["WORKBENCH_HOME"] = home
        for name in names or SUITES:
            for label, value, unit in importlib.import_module(f"tests.benchmarks.{name}").measure():
                print(f"{label:56} {value:10.2f} {unit}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
