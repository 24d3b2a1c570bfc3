#!/bin/sh
# fsrs 6.3.2: the same answers lead to other due dates each time, unless fuzzing is turned off.
#
# One would expect that a schedule depends on the answers alone, so that it can be computed again from
# a log. But enable_fuzzing is on by default, and takes the random numbers of Python's global
# generator: after six good answers, each on the day when the card was due, the next due date differs
# by months. Besides, Card() sleeps for a millisecond, to get a card_id that no other card has.
# Output seen:
#     with fuzzing: 2 due dates after two computations
#     without: 1 due date after two computations
#     1000 cards without a card_id: more than a second
# Goboard turns fuzzing off and passes a card_id.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet fsrs==6.3.2
found=$("$folder/bin/python" - <<'END'
import random
from datetime import UTC, datetime
from time import monotonic

from fsrs import Card, Rating, Scheduler


def due(seed, **options):
    random.seed(seed)
    scheduler = Scheduler(learning_steps=(), relearning_steps=(), **options)
    card = Card(card_id=0, due=datetime(2026, 1, 1, tzinfo=UTC))
    for _ in range(6):
        card, _ = scheduler.review_card(card, Rating.Good, card.due)
    return card.due


found = {due(seed) for seed in (1, 2)}
print(f"with fuzzing: {len(found)} due dates after two computations")
found = {due(seed, enable_fuzzing=False) for seed in (1, 2)}
print(f"without: {len(found)} due date after two computations")
start = monotonic()
for _ in range(1000):
    Card()
print(f"1000 cards without a card_id: {'more' if monotonic() - start > 1 else 'less'} than a second")
END
)
expected='with fuzzing: 2 due dates after two computations
without: 1 due date after two computations
1000 cards without a card_id: more than a second'
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
