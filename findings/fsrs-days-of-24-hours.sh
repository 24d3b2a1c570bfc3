#!/bin/sh
# fsrs 6.3.2: days are periods of 24 hours, so whoever studies a little earlier each day stands still.
#
# One would expect that a card that is reviewed on the next day counts as reviewed a day later. But
# the time between two reviews is rounded down to whole periods of 24 hours, and reviews within one
# period count as reviews of the same day: after four good answers on four days, the next interval is
# 2 days if they were 22 hours apart, and 16 days if they were 24 hours apart.
# Output seen:
#     22 hours apart: due in 2 days
#     24 hours apart: due in 16 days
# Goboard gives each review midnight UTC of its study day, which its log stores.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet fsrs==6.3.2
found=$("$folder/bin/python" - <<'END'
from datetime import UTC, datetime, timedelta

from fsrs import Card, Rating, Scheduler

scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
for hours in (22, 24):
    card, at = Card(card_id=0), datetime(2026, 1, 1, 20, tzinfo=UTC)
    for _ in range(4):
        card, _ = scheduler.review_card(card, Rating.Good, at)
        at += timedelta(hours=hours)
    days = (card.due - card.last_review).days
    print(f"{hours} hours apart: due in {days} days")
END
)
expected='22 hours apart: due in 2 days
24 hours apart: due in 16 days'
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
