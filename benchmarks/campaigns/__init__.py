"""Reliability campaigns: records are opened, damaged, edited and saved many times.

`python -m benchmarks.campaigns --help` explains how to run them.
"""
