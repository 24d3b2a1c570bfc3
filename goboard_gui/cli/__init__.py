"""The same work without a window: one module for each subcommand of `goboard`."""
