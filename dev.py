"""Set the project up and run it: the two commands. Standard library only.

python3 dev.py run [ARGUMENTS]     open the window on the Kanto pack (without a display: check, play and draw it);
                                   with arguments: the `workbench` command, e.g. `python3 dev.py run check kanto`
python3 dev.py test [--long] [...] every test, as the continuous integration runs them; the rest goes to pytest
python3 dev.py schemas [PLUGINS]   write the plugins' schema files from their structs
python3 dev.py bench [NAMES]       measure and print the figures

Everything is installed into .venv beside this file by uv, which is looked for on PATH, else put into .uv-tool.
"""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
TOOL = HERE / ".uv-tool"
OUT = HERE / "out"
WINDOWS = os.name == "nt"


def main() -> int:
    """Dispatch."""
    words = sys.argv[1:] or ["run"]
    if os.environ.get("QT_QPA_PLATFORM") == "":
        del os.environ["QT_QPA_PLATFORM"]  # Qt aborts on an empty one
    table = {"run": run, "test": test, "schemas": schemas, "bench": bench}
    if words[0] not in table:
        print(__doc__)
        return 0 if words[0] in ("-h", "--help", "help") else 2
    if sys.version_info < (3, 11):  # noqa: UP036 this file runs on whatever Python is there
        print(f"dev.py needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable})")
        return 2
    return table[words[0]](words[1:])


def run(arguments: list[str]) -> int:
    """Open the window; with arguments, run that command; without a display, show the main job without a window."""
    set_up()
    if arguments:
        needs_qt = arguments[0] in ("edit", "render")
        return 1 if needs_qt and lacking(window=has_display()) else workbench(*arguments, where=Path.cwd())
    display = has_display()
    lacks = lacking(window=display)
    if display and not lacks and window_opens():
        return workbench("edit", "kanto")
    return headless(draw=not lacks)


def test(arguments: list[str]) -> int:
    """Run every test."""
    set_up()
    if lacking(window=False):
        return 1
    return python("-m", "pytest", "-q", *arguments, QT_QPA_PLATFORM="offscreen")


def schemas(arguments: list[str]) -> int:
    """Write the plugins' schema files."""
    set_up()
    return python("-m", "workbench.pluginhost.write_schemas", *arguments)


def bench(arguments: list[str]) -> int:
    """Print the figures."""
    set_up()
    if lacking(window=False):
        return 1
    return python(str(HERE / "tests" / "benchmarks" / "run.py"), *arguments, QT_QPA_PLATFORM="offscreen")


def headless(draw: bool) -> int:
    """Do the main job without a window: check the pack, play its first scenario, write a replay and pictures."""
    print("There is no display to open a window on, so here is the main job without one.\n", flush=True)
    OUT.mkdir(exist_ok=True)
    roots = json.loads((HERE / "content" / "kanto" / "pack.json").read_text(encoding="utf-8"))["roots"]
    scenario = next(root.partition(":")[2] for root in roots if root.startswith("scenario:"))
    board = next(root.partition(":")[2] for root in roots if root.startswith("map:"))
    replay, picture, window = OUT / f"{scenario}.replay.json", OUT / f"{board}.png", OUT / "window.png"
    steps = [
        ("check", "kanto"),
        ("play", "kanto", scenario, "--agents", "greedy,greedy", "--seed", "7", "--record", shown(replay)),
        ("replay", shown(replay), "--verify"),
    ]
    if draw:
        steps.append(("render", "kanto", board, "-o", shown(picture)))
        steps.append(("edit", "kanto", "--open", f"map:{board}", "--screenshot", shown(window)))
    for step in steps:
        print("$ workbench " + " ".join(step), flush=True)
        status = workbench(*step)
        if status:
            return status
    written = [path for path in (replay, picture, window) if path.exists()]
    print("\nWritten: " + ", ".join(map(shown, written)))
    print("Play it by hand here: python3 dev.py run play kanto " + scenario + " --agents human,greedy")
    return 0 if draw else 1


def shown(path: Path) -> str:
    """A path as it is from here."""
    return os.path.relpath(path, HERE)


# ---------------------------------------------------------------- the environment


def set_up() -> None:
    """Bring .venv up to date, with the development tools and all extras."""
    if sync() == 0:
        return
    if works():
        print(".venv could not be brought up to date (above); going on with it as it is", flush=True)
        return
    if VENV.exists():
        print("making .venv afresh", flush=True)
        shutil.rmtree(VENV, ignore_errors=True)
    status = sync()
    if status:
        sys.exit(status)


def sync() -> int:
    """Let uv install what pyproject.toml says."""
    base = getattr(sys, "_base_executable", None) or sys.executable
    given = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "PYTHONHOME", "PYTHONPATH")}
    given["UV_PROJECT_ENVIRONMENT"] = str(VENV)
    return subprocess.call([*uv(), "sync", "--quiet", "--all-extras", "--python", base], cwd=HERE, env=given)


def works() -> bool:
    """True when .venv can run the program and its tests."""
    if not venv_python().exists():
        return False
    probe = "import workbench, PySide6, msgspec, networkx, sqlmodel, jsonschema, jsonschema_rs, pytest"
    return subprocess.call([venv_python(), "-c", probe], cwd=HERE, stderr=subprocess.DEVNULL) == 0


def venv_python() -> Path:
    """The interpreter of .venv."""
    return VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")


def python(*arguments: str, where: Path = HERE, **variables: str) -> int:
    """Run .venv's Python. Scripts of .venv are not used: their first line names the folder they were made in."""
    try:
        return subprocess.call([venv_python(), *arguments], cwd=where, env={**os.environ, **variables})
    except KeyboardInterrupt:
        return 130


def workbench(*arguments: str, where: Path = HERE) -> int:
    """Run the `workbench` command of this checkout; `where` is the folder that paths in it are meant from."""
    return python("-P", "-m", "workbench", *arguments, where=where, PYTHONPATH=str(HERE))


# ---------------------------------------------------------------- uv


def uv() -> list[str]:
    """Return the command of a uv that is new enough: the one on PATH, else one of our own in .uv-tool."""
    found = shutil.which("uv")
    if found and uv_is_new([found]):
        return [found]
    own = [str(TOOL / ("Scripts/python.exe" if WINDOWS else "bin/python")), "-m", "uv"]
    if not uv_is_new(own):
        shutil.rmtree(TOOL, ignore_errors=True)
        install_uv(own[0])
    return own


def uv_is_new(command: list[str]) -> bool:
    """True when the command is a uv from 0.6 on."""
    try:
        said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True).stdout.split()
        major, minor = (int(part) for part in said[1].split(".")[:2])
    except (OSError, ValueError, IndexError, subprocess.CalledProcessError):
        return False
    return (major, minor) >= (0, 6)


def install_uv(own_python: str) -> None:
    """Make .uv-tool with uv in it."""
    print("installing uv into .uv-tool", flush=True)
    if not make_tool_environment():
        apt_install(["python3-venv"])
        if not make_tool_environment():
            sys.exit("This Python has no venv module. On Debian or Ubuntu: sudo apt-get install -y python3-venv")
    if subprocess.call([own_python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv>=0.9"]):
        sys.exit("uv could not be installed (above); install it yourself and run this again")


def make_tool_environment() -> bool:
    """Make an environment with pip in .uv-tool; False when this Python cannot."""
    made = subprocess.run([sys.executable, "-m", "venv", str(TOOL)], capture_output=True)
    if made.returncode:
        shutil.rmtree(TOOL, ignore_errors=True)
    return made.returncode == 0


# ---------------------------------------------------------------- the system


def lacking(window: bool) -> bool:
    """True when system libraries that Qt needs lack; installs them first when root, else prints the one line."""
    libraries = runpy.run_path(str(HERE / "workbench" / "cli" / "system_libraries.py"))
    packages = libraries["missing"](window)
    if not packages:
        return False
    if apt_install(packages) and not libraries["missing"](window):
        return False
    print("Qt needs system libraries that this machine lacks. On Debian or Ubuntu:\n")
    print("    " + libraries["apt_line"](packages) + "\n", flush=True)
    return True


def apt_install(packages: list[str]) -> bool:
    """Install Debian packages when this is root on Debian or Ubuntu; True when it worked."""
    if WINDOWS or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    print("installing " + " ".join(packages), flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    for command in (install, ["apt-get", "update", "-qq"], install):
        done = subprocess.run(command, env=quiet, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        if command is install and done.returncode == 0:
            return True
    return False


def has_display() -> bool:
    """True when there seems to be a display that a person looks at."""
    if os.environ.get("QT_QPA_PLATFORM") in ("offscreen", "minimal"):
        return False
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def window_opens() -> bool:
    """True when Qt can use the display; where it cannot, it aborts, so another process tries."""
    probe = "from PySide6.QtGui import QGuiApplication; QGuiApplication([])"
    return subprocess.call([venv_python(), "-c", probe], stderr=subprocess.DEVNULL) == 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
