"""Texts about values, errors and notations, without widgets."""
