"""The page's types, which `make check` checks, are those of the server's messages."""

import re
from pathlib import Path
from typing import Any, get_type_hints, is_typeddict

import msgspec

import detente
from detente.core import view
from detente.server import messages

SOURCE = Path(detente.__file__).parent
TOLD: dict[str, type[Any]] = {**vars(view), **vars(messages)}
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.DOTALL | re.MULTILINE)


def test_every_module_of_the_page_is_checked() -> None:
    pages = [SOURCE / "web", *SOURCE.glob("games/*/web")]
    modules = [path for page in pages for path in page.rglob("*.js")]
    modules = [path for path in modules if path.parent.name != "vendor"]
    assert len(modules) > 80
    assert [path.name for path in modules if "// @ts-check\n" not in path.read_text("utf-8")] == []


def test_the_page_and_the_server_agree_on_their_messages() -> None:
    interfaces = INTERFACE.findall((SOURCE / "web/board/types.d.ts").read_text(encoding="utf-8"))
    known = {
        interface: set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE))
        for interface, body in interfaces
        if interface in TOLD
    }
    assert len(known) > 15
    assert known == {interface: fields_of(TOLD[interface]) for interface in known}


def fields_of(told: type[Any]) -> set[str]:
    """The fields of a message, or of a dictionary in it."""
    if is_typeddict(told):
        return set(get_type_hints(told))
    return {field.encode_name for field in msgspec.structs.fields(told)}
