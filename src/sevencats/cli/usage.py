"""Invalid command lines, explained in the reader's language."""

from __future__ import annotations

import re

import click

from sevencats.errors import in_language, said
from sevencats.kernel.errors import SevenCatsError
from sevencats.text import Texts

#: click reports the value only inside an English message.
_NOT_A_NUMBER = re.compile(r"^'(?P<value>.*)' is not a valid (?P<kind>integer|float)", re.DOTALL)
_OUT_OF_RANGE = re.compile(r"^(?P<value>\S+) is not in the range")
_TOO_MANY = re.compile(r"^Got unexpected extra arguments? \((?P<words>.*)\)", re.DOTALL)


def usage_lines(error: click.ClickException, texts: Texts) -> list[str]:
    """The error, and how to find help."""
    lines = [f"sevencats: {in_language(usage_error(error), texts)}"]
    context = getattr(error, "ctx", None)
    if context is not None:
        lines.append(texts("error-see-help", command=context.command_path))
    return lines


def usage_error(error: click.ClickException) -> SevenCatsError:
    """The same error with a message of ours."""
    if isinstance(error, click.exceptions.NoSuchCommand):
        near = tuple(error.possibilities or ())[:1]
        return _said("error-no-command", name=error.command_name, near=near)
    if isinstance(error, click.NoSuchOption):
        near = tuple(error.possibilities or ())[:1]
        return _said("error-no-option", name=error.option_name, near=near)
    if isinstance(error, click.BadOptionUsage):
        needs = "requires" in error.message
        return _said(f"error-{'needs' if needs else 'takes-no'}-value", name=error.option_name)
    if isinstance(error, click.BadParameter):
        return _bad_parameter(error)
    if found := _TOO_MANY.match(error.format_message()):
        words = found["words"]
        return _said("error-too-many-words", words=words, count=len(words.split()))
    return SevenCatsError(error.format_message())


def _bad_parameter(error: click.BadParameter) -> SevenCatsError:
    name = _name(error)
    if isinstance(error, click.MissingParameter):
        return _said("error-missing", name=name)
    if found := _NOT_A_NUMBER.match(error.message):
        key = "error-not-whole" if found["kind"] == "integer" else "error-not-a-number"
        return _said(key, name=name, value=found["value"])
    if found := _OUT_OF_RANGE.match(error.message):
        return _out_of_range(error, name, found["value"])
    return _said("error-bad-value", name=name, reason=error.message)


def _out_of_range(error: click.BadParameter, name: str, value: str) -> SevenCatsError:
    kind = getattr(error.param, "type", None)
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    if least is not None and float(value) < least:
        return _said("error-too-small", name=name, value=value, least=f"{least:g}")
    if most is not None:
        return _said("error-too-large", name=name, value=value, most=f"{most:g}")
    return _said("error-bad-value", name=name, reason=error.message)


def _name(error: click.BadParameter) -> str:
    """The option or argument as a user writes it."""
    if error.param is None:
        return str(error.param_hint or "")
    return error.param.get_error_hint(error.ctx).partition(" (")[0].replace("'", "")


def _said(key: str, **values: object) -> SevenCatsError:
    return said(SevenCatsError, key, **values)
