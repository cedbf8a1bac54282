"""What typer says itself, in the user's language: frames of the help, kinds of values, usage errors."""

import re
from pathlib import Path
from typing import Any, Final, get_args

import typer

from taberna.texts import Texts

UsageError: Final[type[Exception]] = typer.BadParameter.__mro__[1]
"""What typer raises when a command line can't be read. The module that names it is private."""

_KINDS: Final[dict[object, str]] = {str: "text", int: "number", float: "number", Path: "path"}

_REASONS: Final = (
    (re.compile(r"No such command '(?P<word>.*?)'\.?(?: Did you mean (?P<known>.*)\?)?"), "usage-no-command"),
    (re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((?P<word>.*)\)"), "usage-too-many"),
    (re.compile(r"Option '(?P<word>.*?)' requires"), "usage-needs-value"),
    (re.compile(r"Option '(?P<word>.*?)' does not take a value"), "usage-takes-none"),
    (re.compile(r"Missing command"), "usage-no-command-given"),
    (re.compile(r"should be less than or equal to (?P<most>\S+)"), "usage-too-large"),
    (re.compile(r"should be greater than or equal to (?P<least>\S+)"), "usage-too-small"),
    (re.compile(r"valid (?:integer|number)|is not a valid (?:int|float)"), "usage-not-a-number"),
    (re.compile(r"'(?P<word>.*?)' does not exist"), "usage-no-file"),
    (re.compile(r"should be (?P<known>'.*)$|is not one of (?P<known_too>.*)\.?$"), "usage-not-one-of"),
)
"""What typer says in English, as far as it can be reached at all, and our message for it."""


def translate(command: Any, say: Texts) -> None:
    """A command, and those within it, with everything in the help said in one language."""
    command.options_metavar = f"[{say('metavar-options')}]"
    command.get_help_option(typer.Context(command)).help = say("help-help")
    command.format_usage = lambda ctx, formatter: formatter.write_usage(
        ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), prefix=f"{say('help-usage')} "
    )
    format_help = command.format_help

    def framed(ctx: Any, formatter: Any) -> None:
        _name_frames(say)
        format_help(ctx, formatter)

    command.format_help = framed
    for param in (*command.params, command.get_help_option(typer.Context(command))):
        param.metavar = _metavar(param, say)
        if param.param_type_name == "argument":  # its name says what it is
            param.display_type_rich = lambda ctx: None
    inner = getattr(command, "commands", {})
    if inner:
        command.subcommand_metavar = say("metavar-command")
    for each in inner.values():
        translate(each, say)


def _metavar(param: Any, say: Texts) -> str | None:
    if param.param_type_name == "argument":
        name = f"metavar-{param.name}"
        return say(name) if name in say else param.metavar
    if param.metavar is not None:
        name = "metavar-" + "-".join(re.findall(r"[a-z]+", param.metavar.lower()))
        return say(name) if name in say else param.metavar
    if getattr(param, "is_flag", False):
        return ""
    annotation = getattr(getattr(param, "type_descriptor", None), "annotation", None)
    kind = _KINDS.get(next(iter(get_args(annotation)), annotation))  # of what may be repeated, each
    return f"<{say(f'metavar-{kind}')}>" if kind else None


def _name_frames(say: Texts) -> None:
    """Only where help is shown: rich takes a while to come."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("help-commands")
    rich_utils.DEFAULT_STRING = f"[{say('help-default')} {{}}]"
    rich_utils.ENVVAR_STRING = f"[{say('help-envvar')} {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{say('help-required')}]"


def complaint(error: Any, say: Texts) -> str:
    """What is wrong with a command line, how it is used, and where to read more."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return str(error.format_message())
    lines = [_reason(error, say)]
    context = error.ctx
    if context is not None:
        lines.append(context.get_usage())
        lines.append(say("usage-help", command=f"{context.command_path} --help"))
    return "\n".join(lines)


def _reason(error: Any, say: Texts) -> str:
    param = getattr(error, "param", None)
    name = "" if param is None else _name(param)
    match type(error).__name__:
        case "MissingParameter":
            return say("usage-missing", name=name)
        case "NoSuchOption":
            return say("usage-no-option", name=error.option_name, known=_joined(error.possibilities or ()))
    for pattern, message in _REASONS:
        if found := pattern.search(error.message):
            parts = {key.removesuffix("_too"): value for key, value in found.groupdict().items() if value}
            known = _joined(re.findall(r"'([^']*)'", parts.pop("known", "")))
            return say(message, **{"name": name, "known": known, **parts})
    return say("usage-not-understood", name=name)


def _name(param: Any) -> str:
    """As it is typed; an argument, as the help calls it."""
    if param.param_type_name == "argument":
        return str(param.metavar or param.name)
    return str(max(param.opts, key=len))


def _joined(words: Any) -> str:
    return ", ".join(sorted(words)) or "none"
