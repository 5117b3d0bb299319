"""`python -m workbench`: the command line."""

from workbench.cli.main import run

if __name__ == "__main__":
    run()
