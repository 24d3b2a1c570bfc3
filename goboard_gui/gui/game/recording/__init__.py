"""Going through a record and recording one: steps, times, sounds."""
