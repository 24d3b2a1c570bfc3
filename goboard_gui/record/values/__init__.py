"""Facts stated in a record: game information, rules, clocks, markup, evaluations and results."""
