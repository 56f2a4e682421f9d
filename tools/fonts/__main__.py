"""Cut the fonts of the page from their npm packages.

    make fonts

writes src/detente/web/vendor/fonts: the files, their list `vendor.json` and `LICENCES.txt`. The
versions are those of package.json; the same versions give the same files, byte for byte.
"""

import json
import sys
from collections.abc import Iterable
from hashlib import sha256
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGES: Final = Path("node_modules")
TARGET: Final = Path("src/detente/web/vendor/fonts")
INVENTORY: Final = "vendor.json"
LICENCES: Final = "LICENCES.txt"
WEIGHTS: Final = (400, 700)
"""The lightest and the heaviest weight of a variable font that the page uses."""
FEATURES: Final = ("kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum")
"""What the page uses of the fonts' typography; ligatures and small capitals are left out."""


def points(*ranges: str) -> set[int]:
    """The code points of ranges as CSS writes them, U+20-7E without its U+."""
    ends = [[int(end, 16) for end in one.split("-")] for one in ranges]
    return {point for end in ends for point in range(end[0], end[-1] + 1)}


LETTERS: Final = {
    # English and French with the signs of print: dashes, quotes, ellipsis, minus.
    "latin": points(
        *("20-7E", "A0-FF", "152-153", "178", "2009", "2010-2014", "2018-201A", "201C-201E"),
        *("2022", "2026", "202F", "2032-2033", "2039-203A", "20AC", "2212"),
    ),
    # Names in other European languages: fetched where one is shown.
    "latin-ext": points("100-151", "154-177", "179-17F", "1CD-1CE", "218-21B", "1E9E"),
    # Russian with the letters of its neighbours, an accent and the number sign.
    "cyrillic": points("301", "400-45F", "490-491", "2116"),
}
SUPERSCRIPT_O: Final = 0x1D52
"""The end of the French nᵒ. No font here has it; the masculine ordinal stands in for it."""
ORDINAL: Final = 0xBA


class Font(NamedTuple):
    """A package, the weights of its files, and whether they are cut.

    Plex is reserved as a font name: what is called so has to stay as it was packaged.
    """

    package: str
    weights: tuple[str, ...]
    is_cut: bool


FONTS: Final = [
    Font("@fontsource-variable/oswald", ("wght",), is_cut=True),
    Font("@fontsource-variable/roboto-condensed", ("wght",), is_cut=True),
    Font("@fontsource/ibm-plex-mono", ("400", "600"), is_cut=False),
]


def cut(file: Path, letters: Iterable[int]) -> bytes:
    """A variable font with no more than these letters, and no more weights than the page uses."""
    font = TTFont(file, recalcTimestamp=False)
    options = Options(flavor="woff2", hinting=False, notdef_outline=True, layout_features=FEATURES)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": WEIGHTS})
    for table in font["cmap"].tables:
        if ORDINAL in table.cmap:
            table.cmap[SUPERSCRIPT_O] = table.cmap[ORDINAL]
    font.flavor = "woff2"
    out = BytesIO()
    font.save(out)
    return out.getvalue()


def main() -> int:
    """Write the files."""
    missing = [font.package for font in FONTS if not (PACKAGES / font.package).is_dir()]
    if missing:
        print(f"npm has not installed {', '.join(missing)}: run npm ci", file=sys.stderr)
        return 1
    TARGET.mkdir(exist_ok=True)
    for old in TARGET.glob("*.woff2"):
        old.unlink()
    inventory: list[dict[str, Any]] = []
    terms: list[str] = []
    for font in FONTS:
        folder = PACKAGES / font.package
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        family = font.package.split("/")[1]
        hashes = {}
        for weight, (script, letters) in product(font.weights, LETTERS.items()):
            file = folder / "files" / f"{family}-{script}-{weight}-normal.woff2"
            made = cut(file, letters) if font.is_cut else file.read_bytes()
            name = f"{family}-{script}-{weight}.woff2"
            (TARGET / name).write_bytes(made)
            hashes[name] = sha256(made).hexdigest()
            print(f"{len(made):7,} {name}")
        named = {"name": about["name"], "version": about["version"], "licence": about["license"]}
        inventory.append({**named, "sha256": hashes})
        heading = f"{about['name']} {about['version']}: {about['license']}"
        licence = (folder / "LICENSE").read_text(encoding="utf-8").rstrip()
        terms.append(f"{'=' * 80}\n{heading}\n\n{licence}\n")
    (TARGET / INVENTORY).write_text(json.dumps(inventory, indent=2) + "\n", encoding="utf-8")
    (TARGET / LICENCES).write_text("\n".join(terms), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
