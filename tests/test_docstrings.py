"""The build writes docstrings into the C that mypyc generates, and says so where it cannot."""

import importlib.util
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

CHECKOUT = Path(__file__).parents[1]

SOURCE = '''
"""Of the module."""

class Thing:
    """Of the class."""

    def __eq__(self, other): ...

    def move(self, by=1):
        """Of the method: "à" \\\\ 2."""

    @property
    def size(self):
        """Of the property.

        Its second line.
        """

def make():
    """Of the function."""
'''

GENERATED = """
static PyGetSetDef p___m___Thing_getseters[] = {
    {"plain",
     (getter)p___m___Thing_get_plain, (setter)p___m___Thing_set_plain,
     NULL, NULL},
    {"size",
     (getter)p___m___Thing_get_size,
    NULL, NULL, NULL},
static PyMethodDef p___m___Thing_methods[] = {
    {"move",
     (PyCFunction)CPyPy_p___m___Thing___move,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("move($self, by=1)\\n--\\n\\n")},
    {"__eq__",
     (PyCFunction)CPyPy_p___m___Thing_____eq__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__eq__($self, other)\\n--\\n\\n")},
static PyTypeObject CPyType_p___m___Thing_template_ = {
    .tp_name = "Thing",
    .tp_doc = PyDoc_STR("Thing()\\n--\\n\\n"),
static PyMethodDef p___mmodule_methods[] = {
    {"make", (PyCFunction)CPyPy_p___m___make, METH_FASTCALL, PyDoc_STR(NULL) /* docstring */},
static struct PyModuleDef p___mmodule = {
    PyModuleDef_HEAD_INIT,
    "p.m",
    NULL, /* docstring */
"""


@pytest.fixture
def setup() -> ModuleType:
    spec = importlib.util.spec_from_file_location("setup", CHECKOUT / "setup.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "src" / "p" / "m.py"
    path.parent.mkdir(parents=True)
    path.write_text(SOURCE)
    (tmp_path / "build").mkdir()
    return "src/p/m.py"


def test_each_docstring_gets_into_its_table(setup: ModuleType, module: str) -> None:
    docstrings = setup.Docstrings([module])
    old, new = GENERATED.splitlines(), docstrings.write_into(GENERATED).splitlines()
    assert [line for line in new if line not in old] == [
        r'    NULL, "Of the property.\012\012Its second line.", NULL},',
        r'     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("move($self, by=1)\n--\n\n"'
        r'"Of the method: \042\303\240\042 \134 2.")},',
        r'    .tp_doc = PyDoc_STR("Thing()\n--\n\n""Of the class."),',
        r'    {"make", (PyCFunction)CPyPy_p___m___make, METH_FASTCALL, '
        r'PyDoc_STR("Of the function.") /* docstring */},',
        r'    "Of the module.", /* docstring */',
    ]
    assert len(new) == len(old)
    assert not docstrings.missing


def test_a_copy_is_compiled_and_written_only_if_it_changes(
    setup: ModuleType, module: str, capsys: pytest.CaptureFixture[str]
) -> None:
    generated = Path("build", "__native_detente_p.c")
    generated.write_text(GENERATED)
    changed = []
    for _ in range(2):
        library = SimpleNamespace(sources=[str(generated), "build/other.c"])
        setup.add_docstrings([library], {"p": [module]})
        copy = Path(library.sources[0])
        changed.append(copy.stat().st_mtime_ns)
        assert library.sources[1:] == ["build/other.c"]
        assert "Of the function." in copy.read_text()
    assert changed[0] == changed[1]
    assert generated.read_text() == GENERATED
    assert not capsys.readouterr().err


@pytest.mark.parametrize(
    ("generated", "complaint"),
    [
        (GENERATED.replace("PyDoc_STR", "Py_NewDoc"), "3 docstrings missing in build/__native"),
        (GENERATED.replace("(getter)", "&"), "1 docstrings missing in build/__native"),
        (None, "5 docstrings missing in build/__native_detente_p.c, such as p___m"),
    ],
)
def test_where_mypyc_has_changed_a_line_says_so(
    setup: ModuleType,
    module: str,
    capsys: pytest.CaptureFixture[str],
    generated: str | None,
    complaint: str,
) -> None:
    c = Path("build", "__native_detente_p.c")
    library = SimpleNamespace(sources=[str(c) if generated else "build/another_name.c"])
    c.write_text(generated or "")
    setup.add_docstrings([library], {"p": [module]})
    assert complaint in capsys.readouterr().err
