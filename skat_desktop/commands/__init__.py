"""The subcommands for scripts, tests and other programs, one module each; none needs Qt."""
