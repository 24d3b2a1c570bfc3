"""Files: tolerant reading of SGF and other formats, writing without loss, and safe saving."""
