"""Entry point of `goboard` in the bundle, and of the processes that multiprocessing starts."""

import sys


def run_helper_process() -> None:
    """Do the work of a process that multiprocessing has started, and exit; return in any other.

    PyInstaller's runtime hook does the same, but imports multiprocessing at every start.
    """
    if sys.argv[1:2] == ["--multiprocessing-fork"]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    # On POSIX, another process cleans up if this one is killed.
    *options, command = sys.argv
    if options[-1:] == ["-c"] and command.startswith("from multiprocessing.resource_tracker "):
        exec(command)
        sys.exit()


if __name__ == "__main__":
    run_helper_process()

    from goboard_gui.__main__ import main

    sys.exit(main())
