"""The page's types, which `make check` checks, are those of the server's messages."""

import re
from pathlib import Path

import msgspec

import detente
from detente.server import messages

SOURCE = Path(detente.__file__).parent
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
        if hasattr(messages, interface)
    }
    assert len(known) > 12
    assert known == {
        interface: {
            field.encode_name for field in msgspec.structs.fields(vars(messages)[interface])
        }
        for interface in known
    }
