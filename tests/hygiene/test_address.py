"""One form of address in each language: du in German, vous in French, je in Dutch, ty in Polish."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: The texts of the page, of the server and of Gwent; stories of Old World speak as they like.
FOLDERS = (
    "src/sevencats/locales/{}",
    "src/sevencats/games/gwent/locales/{}",
    "web/src/shell/words/{}",
    "web/src/games/oldworld/words/{}",
)
#: Forms of address that are not used. A German "Sie" at the start of a sentence may mean "they".
OTHERWISE = {
    "de": r"(?<=[a-zäöüß,–] )(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b|\bSie (?:haben|können|müssen)\b",
    "fr": r"(?i)\b(?:tu|toi|ton|tes)\b",
    "nl": r"\b(?:U|Uw|uw|alstublieft)\b|(?<!\}) u\b",
    "pl": r"\b(?:Pana|Panu|Pani|Państwo|Państwa)\b",
}


@pytest.mark.parametrize("language", OTHERWISE)
def test_one_address_for_each_language(language: str) -> None:
    files = [path for one in FOLDERS for path in (ROOT / one.format(language)).glob("*.ftl")]
    assert len(files) > 8
    wrong = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(OTHERWISE[language], line)
    ]
    assert wrong == []
