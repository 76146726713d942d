"""Runs the command line as `python -m xsheet_fleet`."""

from xsheet_fleet.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
