"""Readers of other record formats: GIB, NGF, UGF and WGS of Go servers, and Ishi."""
