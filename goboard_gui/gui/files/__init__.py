"""Opening, saving, comparing and recovering; new games and paper."""
