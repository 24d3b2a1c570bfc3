"""Analysis as other programs have written it."""

from __future__ import annotations

import gzip
import json
from base64 import standard_b64encode
from typing import Any

KATRAIN_RECORD = "(;SZ[9]KM[7]RU[japanese];B[ee];W[cg]KT{values})"
KATRAIN_VALUES = (
    (
        "H4sIAOTfDWsC/wGiAF3/CrFCsICrnCWgLLQtdi5cL3wuXLJssh2uJS6bMb8x5zAPL2cwLbRXtL+yyTGqNAozTzAH"
        "MOYuPrQptaK1PzbONrQ1KzKkMeov8rREtneoUzQ2O0k3czT7MRsxk7XBtU+u8DPaN+o2qDQEMx0yXbaCtiC5z6m6"
        "OAE30DM4My8zPbc4tsC0V6zcMlE17DSONIEzyrU2tv2ySqrsMAQ0UjRqNMUzKvTzjqIAAAA="
    ),
    (
        "H4sIAOTfDWsC/wGkAFv/qAFCAiICCgNmA+ICNQJtAqcBLgLyAoED8AQxCd0HtwQhAxQC/QG3A3ENex9WJAMn7hTg"
        "BNcBGQPZCMgqBh8YEd8kzicDBlwCFAOIECMxlw8AvPARICXICL4CLwKiCKQkGjPmEawZ9iH1BGQCQgHVBAC8pClO"
        "NDwtoBC1A/gB3QHBAtAFkgwTEqwJEATpBBgCmQH/AcIB3AHXAm8DbgJrAmsBmwAmFz9RpAAAAA=="
    ),
    (
        "H4sIAOTfDWsC/92WTW/bMAyG/0qR82qIEvW1WxLH26HbinVoD8MOaaK2BpK4UJQWQdH/PkpOE38kQA89NQfZJmmL"
        "el6KystgWT259eDr2ctgItIlGugmPn45G1R+7jw9Mrp383t3Xa7LEOPVznDjyvuHEA1ZjFnMbmN0hgzAosQY9riY"
        "bq/cws1CWa2up4uNS+EgDFhhTYzwZZVmybgy1mgmovGJLH93eYxVHPM0jvXgH13Ws8q7CzedU9g5yxgawWyc9c33"
        "w01Xp3yUz13Mq/YrykUZUHtvmLs4O4hMCzCKSfJsQrkow3b/RaYECjQHz0VaOzm5URJApreemsCe27Cey5WfBlcD"
        "M0pIlBpe4wplSwp6bEgB75SiXF9tl0sX/PbX3UHQjxeozq5IXy8wjt/EZxcox5ZAOTYF4l2BsCsQtvaKkFwJTcMp"
        "KerwhgaclqwZHDSoE8jFTokufQJoFVrDkHfYH/G0yXPJQfKGLm/kMRNMMjAt8MSdScuobuh3BDxyjkYbaIHHJnjs"
        "gSeZlFDA+Gu9uCb4otWkRBc8dMFDAzylo61FRPr+KfKsQ55WprVSQtgD++JotVOg1JJZ3S/2nqtJHDKNpK7R4kit"
        "G0GvGt2tdeDGggIOPeIiU7UPm8ChCRz6lU7EpbTyte67rU6kmrzxnby7nahodKKPUoEy+6QqRBl8VYUkxGzjvVuF"
        "S8ozSTAYRZR++rzf6dJaaQ3NV9t/Vr/derMIl766TdtLApNGSneeuh9FXHUWT1MjCkBhj/j3GHimGW1KBbugkMIm"
        "3ieNzuv1JMeN31spu9p6PfV/yiUJdRda0TfNfQ9KUiZa9ZoZN5Qdk/xEy6KjAoSyKf+edlIbodKL2+X36fohMuQW"
        "7ASHkpnRKC+0zpUcoyiGMNGjYqTT+RYeyvVb/MSOJgbzXKAdE27kQ7DFSCk2Hua2wOGgdxhxZlBzIVt9D3irAni/"
        "BKwCUktjo8zT1jn+nygWyqxaPi5ccBFU8Bv3+h+MRNnj4gkAAA=="
    ),
)
"""The values of `KT` at the last node of the record: KaTrain 1.18.1 (``GameNode.sgf_properties``)
has written them with what KataGo 1.18.1 answered to 12 visits (network g170-b6c96).
"""


def packed(data: bytes) -> str:
    """Return bytes as KaTrain packs them."""
    return standard_b64encode(gzip.compress(data)).decode("ascii")


def katrain_values(main: Any, ownership: bytes = b"") -> tuple[str, ...]:
    """Return values of `KT` with any content, without a policy."""
    return (packed(ownership), packed(b""), packed(json.dumps(main).encode()))


LIZZIE_VALUES = {
    "KataGo": (
        "0.7.4 46.8 1.3k\nmove D16 visits 1000 winrate 5340 scoreMean 1.0E-4 pv D16 Q4 pass info"
        " move Q16 visits 265 winrate 5290 scoreMean -1.88438 pv Q16 info "
    ),
    "Leela Zero": "0.7.4 46.8 13k\nmove D16 visits 13265 winrate 5340 pv D16 Q4 pass info ",
    "in Germany": "0.7.4 46,8 13k\nmove D16 visits 13265 winrate 5340 pv D16 Q4 pass info ",
    "not analysed": "0.7.4 46.7 0\n",
}
"""Values of `LZ`, printed by the statements of Lizzie 0.7.4 (``formatNodeData`` in `SGFParser`,
``bestMovesToString`` in `BoardData`).
"""
