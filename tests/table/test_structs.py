"""Every struct of the house is frozen and strict, and every tag says which one it is."""

import importlib
import pkgutil
from collections import defaultdict

import msgspec
import pytest

import taberna
from taberna.table.values import Action, Event, Step


def modules() -> list[str]:
    found = pkgutil.walk_packages(taberna.__path__, "taberna.")
    return sorted(module.name for module in found if not module.name.endswith("__main__"))


def structs() -> list[type[msgspec.Struct]]:
    found: set[type[msgspec.Struct]] = set()
    for name in modules():
        try:
            module = importlib.import_module(name)
        except ModuleNotFoundError as missing:
            if str(missing.name).startswith("taberna"):
                raise
            continue  # a part of the house that needs an extra
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct:
                found.add(value)
    return sorted(found, key=lambda struct: (struct.__module__, struct.__qualname__))


STRUCTS = structs()


def test_they_are_found() -> None:
    assert {"Commit", "TakenBack", "Talk", "Header", "Seal", "Refusal"} <= {
        struct.__name__ for struct in STRUCTS
    }


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: f"{struct.__module__}.{struct.__qualname__}")
def test_it_is_frozen(struct: type[msgspec.Struct]) -> None:
    assert struct.__struct_config__.frozen
    assert not struct.__struct_config__.omit_defaults, "a field left out would tell by its absence"
    if issubclass(struct, Action | Event | Step) and struct not in (Action, Event, Step):
        assert struct.__struct_config__.tag, "a compiled struct loses its tag without a word"


def test_no_tag_stands_for_two() -> None:
    """Within one package: two games may both call something `rolled`."""
    tagged: defaultdict[tuple[str, str, object], list[str]] = defaultdict(list)
    for struct in STRUCTS:
        config = struct.__struct_config__
        if config.tag is not None and struct not in (Action, Event, Step):
            package = struct.__module__.rpartition(".")[0]
            tagged[package, str(config.tag_field), config.tag].append(struct.__qualname__)
    doubles = {key: names for key, names in tagged.items() if len(names) > 1}
    # A label is the head of a file, read before anything else of it is known.
    assert doubles == {
        ("taberna.table", "entry", "header"): ["Label", "Header"],
        ("taberna.server.store", "line", "store"): ["Cover", "_Label"],
    }
