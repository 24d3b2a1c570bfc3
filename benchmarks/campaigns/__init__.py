"""Campaigns of reliability: records are opened, damaged, edited and saved many times over.

`python -m benchmarks.campaigns --help` explains how to run them.
"""
