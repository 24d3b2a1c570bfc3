"""The index of a collection: building it, and asking it. Not for the way to the first board.

An index is a folder. Its database has the files, the games with what is said of them, an outcome
for each number of a game, and the list of the segments that count. A segment is a file of positions
sorted by key, each with its game, the number of moves, the way in which it has that key, and what
is played next. A batch is a new segment, written whole, and then one transaction that lists it with
its games; small segments are joined later. So nothing is ever there by half, and what nobody lists
is swept away.
"""
