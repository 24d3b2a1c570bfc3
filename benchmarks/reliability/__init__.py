"""The figures of reliability: what is tried, how often, and whether all of it held.

python -m benchmarks.reliability [R1 R3 ...] [--counts small|full]
"""
