"""Files: tolerant reading of SGF and other formats, lossless writing, safe saving."""
