"""`detente verify`: whether recorded games replay to the end that their files claim."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from detente.cli.parameters import Language
from detente.core.errors import DetenteError, InvalidInput
from detente.core.record import Record, VerificationError
from detente.core.record_file import read_record
from detente.texts import Texts, printable


def verify(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="cli-records", metavar="FILE...")],
    commitment: Annotated[
        str | None, typer.Option(help="cli-commitment", metavar="sha256:...")
    ] = None,
    lang: Language = None,
) -> None:
    """Verify recorded games."""
    raise typer.Exit(_verify_files(files, ctx.obj, commitment))


def _verify_files(paths: Iterable[Path], texts: Texts, noted: str | None) -> int:
    """Print a line for each file; 1 if one makes a wrong claim, 2 if one is no record.

    `noted` is the commitment that a player was shown at the start.
    """
    promised = None if noted is None else _commitment(noted)
    worst = 0
    for path in paths:
        try:
            written = read_record(path)
            state = written.verify()
            if promised is not None:
                written.record.check_commitment(promised)
        except DetenteError as error:
            worst = max(worst, 1 if isinstance(error, VerificationError) else 2)
            print(texts.quote("verify-bad", file=str(path), what=texts.error(error)))
        else:
            message = "verify-finished" if state.over else "verify-unfinished"
            if not written.claims:
                message = "verify-unproved"
            choices = len(written.record.moves)
            verified = texts.quote(message, file=str(path), choices=choices)
            print(verified, *_about_commitment(written.record, promised, texts))
    return worst


def _commitment(noted: str) -> str:
    """A commitment as it was copied from a page, blanks removed."""
    text = "".join(noted.split()).lower()
    if not re.fullmatch("sha256:[0-9a-f]{64}", text):
        raise InvalidInput("bad-commitment", text=printable(noted))
    return text


def _about_commitment(record: Record, promised: str | None, texts: Texts) -> list[str]:
    """What a commitment proves; nothing if there is none."""
    if promised is not None:
        return [texts.say("verify-fair")]
    if record.commitment is not None:
        return [texts.quote("verify-committed", commitment=record.commitment)]
    return []
