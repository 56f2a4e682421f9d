"""Letters that a terminal lacks, as the nearest ones it has."""

import codecs
import unicodedata
from typing import Final

_NEAREST: Final[dict[int, str | int]] = {
    **str.maketrans("–—−…’‘“”«»·→½×σ", '---.\'\'""""->+xs'),
    ord("±"): "+/-",
    ord("œ"): "oe",
    ord("Œ"): "OE",
    ord("æ"): "ae",
    ord("Æ"): "AE",
}


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """The letters that could not be written, as ASCII; `?` for one that resembles none."""
    assert isinstance(error, UnicodeEncodeError)
    letters = error.object[error.start : error.end].translate(_NEAREST)
    nearest = [unicodedata.normalize("NFKD", letter)[0] for letter in letters]
    return "".join(c if c.isascii() else "?" for c in nearest), error.end


NEAREST_LETTERS: Final = "detente nearest letters"
"""The name of this way to deal with an encoding's gaps, for `reconfigure` and `encode`."""
codecs.register_error(NEAREST_LETTERS, _nearest)
