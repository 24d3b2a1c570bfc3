"""How the facts about a game are written in records, and what others mean by writing them else.

Nothing here is a rule: a text that follows no convention is kept, with what it might have been
written as beside it.
"""
