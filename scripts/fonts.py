"""Make renderers/fonts from the fonts of two package managers; run by hand when a font or its version changes.

It needs fonttools and these packages, installed by their ordinary clients:
  Debian  fonts-noto-core fonts-droid-fallback
  npm     @fontsource/cinzel @fontsource/eb-garamond @fontsource/alegreya-sans @fontsource/noto-emoji
          @fontsource/noto-sans-kr

    python scripts/fonts.py --debian /usr/share/fonts/truetype --npm node_modules

The pictures are laid out without a shaping library, so what such a library would do for the Latin faces is done here:
kerning pairs go into the plain `kern` table, and figures that stand on the line take the place of old-style ones.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

OUT = Path(__file__).resolve().parent.parent / "renderers" / "fonts"

FACES = {
    "Cinzel-ExtraBold": ("cinzel", 800, ("latin", "latin-ext")),
    "EBGaramond-ExtraBold": ("eb-garamond", 800, ("latin", "latin-ext")),
    "AlegreyaSans-ExtraBold": (
        "alegreya-sans",
        800,
        ("latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"),
    ),
    "NotoSansKR-Bold": ("noto-sans-kr", 700, ("korean",)),
    "NotoEmoji-SemiBold": ("noto-emoji", 600, tuple(str(part) for part in range(11))),
}
"""Faces of the npm packages, which come in pieces: file name, package, weight, pieces."""

PLAIN = ("", "Hebrew", "Arabic", "Thaana", "Armenian", "Georgian", "Ethiopic", "Thai", "Lao", "Cherokee")
"""Scripts of Noto Sans that can be written glyph after glyph ("": Latin, Greek, Cyrillic)."""

SHAPED = (
    "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala",
    "Myanmar", "Khmer",
)  # fmt: skip
"""Scripts of Noto Sans whose glyphs must be chosen and reordered by a shaping library."""

LONG_AGO = 3_600_000_000
"""When every font claims to have been made, so that the same sources give the same files."""

PAIRED = "".join(map(chr, range(0x20, 0x7F))) + "áéíóúüñÁÉÍÓÚÜÑ¿¡ąćęłńóśźżĄĆĘŁŃÓŚŹŻ’‘“”„–—·"
"""Characters between which kerning is kept."""


def main() -> None:
    """Write every font, the table of what they cover, and their licences."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--debian", type=Path, required=True, help="folder of installed TrueType fonts")
    parser.add_argument("--npm", type=Path, required=True, help="the folder node_modules")
    args = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    index = [entry for name in FACES for entry in [face(args.npm / "@fontsource", name)]]
    index += [noto(args.debian, script, shaped=script in SHAPED) for script in PLAIN + SHAPED]
    index.append(droid(args.debian))
    (OUT / "index.json").write_text(json.dumps(index, separators=(",", ":")) + "\n")


def face(npm: Path, name: str) -> dict[str, Any]:
    """Join the pieces of one face, keep its kerning and give it lining figures."""
    package, weight, pieces = FACES[name]
    pairs: dict[tuple[str, str], int] = {}
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for piece in pieces:
            font = TTFont(npm / package / "files" / f"{package}-{piece}-{weight}-normal.woff")
            font.flavor = None
            stand_figures_on_the_line(font)
            pairs |= kerning(font)
            for table in ("GSUB", "GPOS", "GDEF", "STAT"):
                if table in font:
                    del font[table]
            parts.append(Path(folder) / f"{piece}.ttf")
            font.save(parts[-1])
        joined = Merger().merge([str(part) for part in parts]) if len(parts) > 1 else TTFont(parts[0])
    known = set(joined.getGlyphOrder())
    put_kerning(joined, {pair: value for pair, value in pairs.items() if known.issuperset(pair)})
    shutil.copy(npm / package / "LICENSE", OUT / f"{name.split('-')[0]}.txt")
    return save(joined, name)


def stand_figures_on_the_line(font: TTFont) -> None:
    """Map the digits to the glyphs of the feature `lnum`, where a face has it."""
    swaps = {key: value for table in lookups(font, "GSUB", "lnum") for key, value in table.mapping.items()}
    for cmap in font["cmap"].tables:
        cmap.cmap = {code: swaps.get(name, name) if 0x30 <= code <= 0x39 else name for code, name in cmap.cmap.items()}


def kerning(font: TTFont) -> dict[tuple[str, str], int]:
    """Read the pairs of the feature `kern` between the characters of `PAIRED`."""
    cmap = font.getBestCmap()
    names = {cmap[ord(char)] for char in PAIRED if ord(char) in cmap}
    pairs: dict[tuple[str, str], int] = {}
    for table in lookups(font, "GPOS", "kern"):
        for index, left in enumerate(table.Coverage.glyphs):
            if left in names:
                for right, value in followers(table, index, left, names):
                    if value:
                        pairs.setdefault((left, right), value)
    return pairs


def followers(table: Any, index: int, left: str, names: set[str]) -> Iterator[tuple[str, int]]:
    """Say how far each glyph moves that stands after `left`."""
    if table.Format == 1:
        for record in table.PairSet[index].PairValueRecord:
            if record.SecondGlyph in names and record.Value1:
                yield record.SecondGlyph, record.Value1.XAdvance or 0
        return
    row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
    for right in names:
        if value := row[table.ClassDef2.classDefs.get(right, 0)].Value1:
            yield right, getattr(value, "XAdvance", 0)


def lookups(font: TTFont, table: str, feature: str) -> Iterator[Any]:
    """List the subtables behind a feature."""
    if table not in font:
        return
    rules = font[table].table
    wanted = {i for record in rules.FeatureList.FeatureRecord if record.FeatureTag == feature
              for i in record.Feature.LookupListIndex}  # fmt: skip
    for i in sorted(wanted):
        for part in rules.LookupList.Lookup[i].SubTable:
            part = getattr(part, "ExtSubTable", part)
            if hasattr(part, "mapping") or hasattr(part, "ClassDef1") or hasattr(part, "PairSet"):
                yield part


def put_kerning(font: TTFont, pairs: dict[tuple[str, str], int]) -> None:
    """Write pairs into plain `kern` tables of at most 10,000 each."""
    if not pairs:
        return
    kern = newTable("kern")
    kern.version, kern.kernTables = 0, []
    items = sorted(pairs.items())
    for start in range(0, len(items), 10_000):
        part = KernTable_format_0(apple=False)
        part.coverage, part.tupleIndex = 1, None
        part.kernTable = dict(items[start : start + 10_000])
        kern.kernTables.append(part)
    font["kern"] = kern


def noto(debian: Path, script: str, *, shaped: bool) -> dict[str, Any]:
    """Take one script of Noto Sans; only what is shaped keeps its layout tables."""
    name = f"NotoSans{script}-Bold"
    font = TTFont(debian / "noto" / f"{name}.ttf")
    slim(font, sorted(font.getBestCmap()), ["*"] if shaped else [])
    return save(font, name) | {"shaped": shaped}


def droid(debian: Path) -> dict[str, Any]:
    """Take Chinese and Japanese from Droid Sans Fallback."""
    font = TTFont(debian / "droid" / "DroidSansFallbackFull.ttf")
    slim(font, [code for code in sorted(font.getBestCmap()) if code >= 0x2E80], [])
    return save(font, "DroidSansFallback-Regular")


def slim(font: TTFont, codes: list[int], features: list[str]) -> None:
    """Keep these characters and layout features, and no hints."""
    options = Options(layout_features=features, hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 4, 5, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


def save(font: TTFont, name: str) -> dict[str, Any]:
    """Write a font; return its file name and the ranges of characters it has."""
    font["head"].created = font["head"].modified = LONG_AGO
    font.recalcTimestamp = False
    font.save(OUT / f"{name}.ttf")
    ranges: list[list[int]] = []
    for code in sorted(font.getBestCmap()):
        if ranges and code == ranges[-1][1] + 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return {"file": f"{name}.ttf", "ranges": ranges}


if __name__ == "__main__":
    main()
