"""Records that patterns are tried on."""

from __future__ import annotations

# The first fourteen moves of the example in Park's paper, and what it prints of them.
APR2912 = (
    b"(;SZ[19];B[qd];W[dc];B[dp];W[pp];B[ce];W[ed];B[ci];W[oc];B[jc];W[hc];B[mc];W[qg];B[od];W[qj])"
)
APR2912_TEXT = """\
=== Pattern for apr2912.sgf ===
lev= 6 num moves = 4
W:100000000000::177147
N:020000000001::118099
E:000000000000::0
S:200000000000::354294
-----
lev= 7 num moves = 10
W:00000000100010::246
N:02000201001020::1076766
E:01002002000000::572265
S:00000000000000::0
-----"""
