"""The command line."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from typing import NoReturn

from xsheet_fleet import __version__
from xsheet_fleet.designs import find_designs
from xsheet_fleet.errors import INPUT_OUTPUT, USAGE, FleetError
from xsheet_fleet.interruption import Interruption
from xsheet_fleet.job import COMMANDS, COMMANDS_WITH_OUTPUT, RESERVED_OPTIONS, Job
from xsheet_fleet.progress import Progress, quiet_libraries

_DESCRIPTION = """\
Run a command of xsheet on many designs, on the cores of this machine or of a
Ray cluster, and record each result in a manifest of Parquet files.

INPUT is a folder, a file or a URL such as s3://bucket/designs. A second call
with the same manifest skips designs that are done. URLs are local paths or
those of a storage that fsspec or Arrow can open.
"""

_EPILOG = """\
Examples:

  xsheet-fleet convert designs --output out --manifest manifest
  xsheet-fleet report s3://bucket/designs --manifest s3://bucket/manifest --address auto
  xsheet-fleet render designs --output out --manifest manifest -- --format webp
  xsheet-fleet manifest manifest > all.ndjson && xsheet summary all.ndjson

Exit status: the gravest of all designs, as of xsheet: 0 done, 1 findings, 65 a
design that cannot be used or that met a limit, 66 missing, 70 crashed, 73 or 74
not written. 64: the command line is wrong. 130, 143: interrupted.
"""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        print(f"Error: {message[:1].upper()}{message[1:]}.", file=sys.stderr)
        print(f"  See '{self.prog} --help' for more information.", file=sys.stderr)
        raise SystemExit(USAGE)


def main(words: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit status."""
    words = list(sys.argv[1:] if words is None else words)
    options: list[str] = []
    if "--" in words:
        options = words[words.index("--") + 1 :]
        words = words[: words.index("--")]
    arguments = _parser().parse_args(words)
    interruption = Interruption()
    try:
        if arguments.command == "manifest":
            return _print_manifest(arguments.url, arguments.totals)
        with interruption:
            return _run(arguments, options, interruption)
    except FleetError as error:
        print(f"Error: {error}", file=sys.stderr)
        return error.status
    except KeyboardInterrupt:
        return interruption.status
    except BrokenPipeError:
        # The reader has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"Error: {error}", file=sys.stderr)
        return INPUT_OUTPUT


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="xsheet-fleet",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        command = commands.add_parser(
            name,
            help=f"Run xsheet {name}.",
            usage=f"xsheet-fleet {name} INPUT... --manifest URL [options] [-- OPTIONS OF XSHEET]",
            description=f"Run xsheet {name} on many designs. Words after -- are its options.",
        )
        _add_options(command, needs_output=name in COMMANDS_WITH_OUTPUT)
    manifest = commands.add_parser(
        "manifest",
        help="Print a manifest as lines that xsheet summary reads.",
        description="Print the newest result of each design, sorted by input.",
    )
    manifest.add_argument("url", metavar="URL", help="The folder of the manifest.")
    form = manifest.add_mutually_exclusive_group()
    form.add_argument("--ndjson", action="store_true", help="Lines of JSON, the default.")
    form.add_argument("--totals", action="store_true", help="The numbers of designs by verdict.")
    return parser


def _add_options(parser: argparse.ArgumentParser, needs_output: bool) -> None:
    add = parser.add_argument
    add("inputs", nargs="*", metavar="INPUT", help="A folder, a file, or the URL of one.")
    add("--output", metavar="URL", required=needs_output, help="The folder of outputs.")
    add("--manifest", metavar="URL", required=True, help="The folder of the manifest.")
    add(
        "--quarantine",
        metavar="URL",
        help="The folder for copies of designs that met a limit or crashed.",
    )
    add(
        "--files-from",
        metavar="FILE",
        help="A list of names relative to INPUT (default: the present folder), separated by line "
        "ends or NUL; - is standard input.",
    )
    add(
        "--address",
        help="A Ray cluster: auto, HOST:PORT or ray://HOST:PORT. Default: Ray is started on this "
        "machine.",
    )
    add("--workers", type=_positive, metavar="N", help="Designs at once. Default: all cores.")
    add(
        "--batch-size",
        type=_positive,
        metavar="N",
        default=64,
        help="The most designs that a worker gets at once. (default: %(default)s)",
    )
    add(
        "--timeout",
        type=_seconds,
        metavar="SECONDS",
        default=60.0,
        help="The limit of time of a design; 0 for none. (default: 60)",
    )
    add(
        "--memory-limit",
        metavar="SIZE",
        default="2GB",
        help="The limit of memory of a design; 0 for none. (default: %(default)s)",
    )
    add(
        "--retries",
        type=_count,
        metavar="N",
        default=3,
        help="How often a batch is repeated whose worker died. (default: %(default)s)",
    )
    add(
        "--resume",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="Whether designs are skipped that the manifest has. (default: --resume)",
    )
    add(
        "--xsheet",
        metavar="PATH",
        default=os.environ.get("XSHEET", "xsheet"),
        help="The program xsheet. Default: $XSHEET, or xsheet on the path.",
    )
    add("-q", "--quiet", action="store_true", help="Print errors only.")


def _run(arguments: argparse.Namespace, options: list[str], interruption: Interruption) -> int:
    for option in options:
        if option.partition("=")[0] in RESERVED_OPTIONS:
            raise FleetError(f"{option} cannot be among the options of xsheet.", USAGE)
    designs = find_designs(arguments.inputs, arguments.files_from)
    # Ray takes a second to import, which errors on the command line need not wait for.
    from xsheet_fleet.run import Run, run
    from xsheet_fleet.worker import find_tool

    job = Job(
        command=arguments.command,
        options=tuple(options),
        root=_absolute(designs.root),
        output=_absolute(arguments.output) if arguments.output else None,
        quarantine=_absolute(arguments.quarantine) if arguments.quarantine else None,
        timeout=arguments.timeout,
        memory_limit=arguments.memory_limit,
        xsheet=find_tool(arguments.xsheet),
        folder=os.getcwd(),
    )
    settings = Run(
        designs=designs,
        manifest=_absolute(arguments.manifest),
        address=arguments.address,
        workers=arguments.workers,
        batch_size=arguments.batch_size,
        retries=arguments.retries,
        resumes=arguments.resume,
    )
    # On this machine Ray has nothing to say that is not in its errors.
    output = nullcontext(sys.stderr) if arguments.address else quiet_libraries()
    with output as stream:
        progress = Progress(stream, arguments.quiet)
        try:
            status = run(settings, job, progress, interruption)
        finally:
            if progress.done:
                progress.end()
    return status


def _print_manifest(url: str, totals: bool) -> int:
    from xsheet_fleet.manifest import stored_rows
    from xsheet_fleet.record import line_of_row
    from xsheet_fleet.storage import Store

    progress = Progress(is_quiet=True)
    for row in stored_rows(Store(url)):
        line = line_of_row(row)
        progress.add(line, row["status"])
        if not totals:
            print(json.dumps(line, ensure_ascii=False, separators=(",", ":")))
    if totals:
        for verdict, count in sorted(progress.verdicts.items()):
            print(f"{count:>9} {verdict}")
        print(f"{progress.done:>9} in all")
    return 0


def _absolute(url: str) -> str:
    return url if "://" in url else os.path.abspath(url)


def _positive(text: str) -> int:
    if (number := int(text)) < 1:
        raise ValueError
    return number


def _count(text: str) -> int:
    if (number := int(text)) < 0:
        raise ValueError
    return number


def _seconds(text: str) -> float:
    if not 0 <= (number := float(text)) < 1e9:
        raise ValueError
    return number
