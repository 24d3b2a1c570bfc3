"""Readers of the record formats of Go servers: GIB, NGF and UGF."""
