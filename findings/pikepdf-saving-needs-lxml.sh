#!/bin/sh
# pikepdf 10.17.0: saving a document that has XMP metadata, with a minimum version, needs lxml.
#
# pikepdf imports lxml only when metadata are edited, so one would expect that a program that does
# not edit them can leave lxml out. But save(min_version=...) looks for a version in the XMP packet,
# for which it imports lxml, even if the packet states no version; without lxml it raises PdfError.
# Output seen:
#     PdfError: While trying to update XMP metadata, an error occurred
#     saved with fix_metadata_version=False
# Goboard writes the packet without a version, and saves with fix_metadata_version=False, which also
# takes less time.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet pikepdf==10.17.0
found=$("$folder/bin/python" - "$folder" <<'END'
import sys

import pikepdf

sys.modules["lxml"] = None
packet = b"""<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""/></rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>"""
pdf = pikepdf.new()
pdf.add_blank_page()
pdf.Root.Metadata = pikepdf.Stream(pdf, packet, Type=pikepdf.Name.Metadata, Subtype=pikepdf.Name.XML)
try:
    pdf.save(sys.argv[1] + "/one.pdf", min_version="1.7")
except pikepdf.PdfError as error:
    print(f"{type(error).__name__}: {error}")
else:
    print("saved")
pdf.save(sys.argv[1] + "/two.pdf", min_version="1.7", fix_metadata_version=False)
print("saved with fix_metadata_version=False")
END
)
expected='PdfError: While trying to update XMP metadata, an error occurred
saved with fix_metadata_version=False'
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
