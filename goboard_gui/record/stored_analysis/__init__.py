"""Analysis that is stored in a record, by Goboard and by other programs."""
