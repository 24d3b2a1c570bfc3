"""Readers of other record formats: GIB, NGF and UGF of Go servers, and Ishi."""
