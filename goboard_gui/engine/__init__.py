"""Engines: the Go Text Protocol and KataGo's JSON analysis, and processes that speak them."""
