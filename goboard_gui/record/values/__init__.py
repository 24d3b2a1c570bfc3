"""What a record states: game information, rules, clocks, markup, evaluations and results."""
