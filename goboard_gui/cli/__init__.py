"""The command line; each subcommand of `goboard` is a module of this package."""
