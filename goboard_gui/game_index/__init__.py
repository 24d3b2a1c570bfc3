"""The game index: a database of the games of a collection, built and searched here.

An index is a folder. Its database holds the files, the game information, one outcome per game
number, and the list of valid segments. A segment is a file of positions sorted by key; each entry
holds the game, the move number, the transform under which the position has its key, and the next
move.

A batch is written as a complete new segment; one transaction then lists it together with its games.
Small segments are merged later. Therefore nothing is ever half written, and files that are not
listed are deleted. The first paint does not need this package.
"""
