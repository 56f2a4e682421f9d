"""The page's types hold, and they are those of the server's messages."""

import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

import detente
from detente.server import messages

CHECKOUT = Path(__file__).parents[2]
SOURCE = Path(detente.__file__).parent
COMPILER = CHECKOUT / "node_modules" / ".bin" / "tsc"
INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.DOTALL | re.MULTILINE)


@pytest.mark.skipif(
    not (shutil.which("node") and COMPILER.exists()),
    reason="the page's types are checked where Node is installed, after `npm ci`",
)
def test_the_types_of_the_page_hold() -> None:
    checked = subprocess.run([COMPILER, "--project", CHECKOUT], capture_output=True, text=True)
    assert checked.stdout + checked.stderr == ""
    assert checked.returncode == 0


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
