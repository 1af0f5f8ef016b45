"""The names of components and the descriptions of their effects, made from their facts in the
requested language.

The words are in ``content/<pack>/locales`` (names, stories) and in the game's own ``abilities.ftl``
(the words of traits and lines). So a pack that changes a number has the right text at once, and one
that adds a monster needs only its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from sevencats.games.oldworld.expansion import expansions_of, price_of, terms_of
from sevencats.games.oldworld.packs.load import Content
from sevencats.games.oldworld.packs.model import (
    ActionCard,
    Attack,
    CardOption,
    EventCard,
    Record,
    School,
    Story,
    Symbols,
)
from sevencats.games.oldworld.packs.read import BASE_KINDS
from sevencats.games.oldworld.text.lines import bands_of, die_bands, lines_text, trait_text
from sevencats.text import Texts, join

#: The message that names a component of a kind. Kinds are those of packs and those of the table.
_NAMES = {
    "location": "ow-place-{}",
    "place": "ow-place-{}",
    "monster": "ow-monster-{}",
    "school": "ow-school-{}",
    "potion": "ow-potion-{}",
    "story": "story-{}",
    "event": "event-{}-title",
    "attribute_trophy": "ow-attribute-{}",
}
#: Trophies are named after an attribute or a school.
_TROPHIES = {"attribute": "ow-attribute-{}", "witcher": "ow-school-{}"}


def name(texts: Texts, content: Content, kind: str, ident: str) -> str:
    """The name of a component. One without a name is called by its id: it is from a user's own
    pack."""
    if kind == "action":
        card = content.actions.get(ident)
        return _word(texts, "ow-card-{}", card.name if card else ident)
    if kind in ("fight", "fight_card"):
        own = f"ow-fight-{_dashed(ident)}"
        return (
            texts(own) if own in texts else texts("ow-fight-card", number=ident.rpartition("_")[2])
        )
    if kind in _TROPHIES:
        own = terms_of(content, ident).get(kind, kind)
        return texts(f"ow-trophy-{own}", name=_word(texts, _TROPHIES[kind], ident))
    return _word(texts, _NAMES.get(kind, f"ow-{_dashed(kind)}-{{}}"), ident)


def _dashed(word: str) -> str:
    return word.replace("_", "-")


def _word(texts: Texts, pattern: str, ident: str) -> str:
    key = pattern.format(ident.replace("_", "-"))
    text = texts(key)
    return ident.replace("_", " ").capitalize() if text == key else text


def text_keys(kind: str, record: Record) -> list[str]:
    """The messages that a record needs in each language."""
    dashed = record.id.replace("_", "-")
    if isinstance(record, ActionCard):
        return [f"ow-card-{record.name.replace('_', '-')}"]
    if isinstance(record, School):
        return [f"ow-school-{dashed}", f"ow-specialty-{record.specialty.replace('_', '-')}"]
    if isinstance(record, Story):
        return [f"story-{dashed}", *_options(f"story-{dashed}", record.options)]
    if isinstance(record, EventCard):
        return [f"event-{dashed}-title", *_event_keys(f"event-{dashed}", record)]
    if kind in _NAMES or (kind not in BASE_KINDS and "." not in kind):
        return [_NAMES.get(kind, f"ow-{_dashed(kind)}-{{}}").format(dashed)]
    return []


def _options(key: str, options: Mapping[str, CardOption]) -> list[str]:
    return [f"{key}-intro", *chain(*(option_keys(key, *each) for each in options.items()))]


def option_keys(key: str, letter: str, option: CardOption) -> list[str]:
    """The messages of an option: its label, what is read at once, and a text for each band of the
    die that it rolls."""
    own = f"{key}-{letter}"
    bands = range(1, len(die_bands(option.do)) + 1)
    return [own, f"{own}-result", *(f"{own}-band-{number}" for number in bands)]


def _event_keys(key: str, event: EventCard) -> list[str]:
    """Options have one result each; otherwise it is one text, or one for each band of the table."""
    keys = _options(key, event.options)
    if event.options:
        return keys
    for line in event.do:
        if isinstance(line, dict) and (bands := bands_of(line)):
            return keys + [f"{key}-band-{number}" for number in range(1, len(bands) + 1)]
    return [*keys, f"{key}-result"]


def cost_text(texts: Texts, content: Content, card: ActionCard, more: int = 0) -> str:
    """The cost of a card, at a place of the pool that changes it."""
    price = price_of(content, card.id)
    return texts(price) if price else str(max(0, card.cost + more))


def card_text(texts: Texts, content: Content, card: ActionCard) -> str:
    """The printed facts of an action card, as sentences: kind, cost, terrain, symbols, extensions,
    and what expansions add to it."""
    parts = [
        texts(
            "ow-card-line",
            colour=texts(f"ow-colour-{card.colour}"),
            kind=texts(_kind(content, card)),
            cost=cost_text(texts, content, card),
            terrain=texts(f"ow-terrain-{card.terrain}"),
        ),
        texts("ow-card-symbols", symbols=effect_text(texts, content, card)),
    ]
    for colour, words in extensions(texts, content, card).items():
        if words:
            named = texts(f"ow-colour-{colour}")
            parts.append(texts("ow-card-extension", colour=named, symbols=words))
    followers = may_follow(texts, content, card)
    if followers:
        parts.append(sentence(texts("ow-may-follow", colours=followers)))
    parts += abilities(texts, content, card.id)
    return " ".join(parts)


def _kind(content: Content, card: ActionCard) -> str:
    """The message for the kind of action that a card is."""
    kinds = (more.words.card_kind(content, card.id) for more in expansions_of(content.packs))
    return next((kind for kind in kinds if kind), f"ow-kind-{card.colour}")


def extensions(texts: Texts, content: Content, card: ActionCard) -> dict[str, str]:
    """The symbols of each extension, and what an expansion adds to it, by colour; empty where it
    only connects."""
    return {colour: _extension(texts, content, card, colour) for colour in card.extensions}


def may_follow(texts: Texts, content: Content, card: ActionCard) -> str:
    """The colours of the extensions that only connect, in a row."""
    only = [colour for colour, words in extensions(texts, content, card).items() if not words]
    return join(texts, [texts(f"ow-colour-{colour}") for colour in only], "list-or")


def _extension(texts: Texts, content: Content, card: ActionCard, colour: str) -> str:
    words = _printed(texts, content, card, colour)
    for record in _columns(content, card.id).values():
        words.append(lines_text(texts, getattr(record, "extension_lines", {}).get(colour, ())))
    return ", ".join(filter(None, words))


def effect_text(texts: Texts, content: Content, card: ActionCard) -> str:
    """The symbols in the middle of a card; a word if there are none."""
    return ", ".join(_printed(texts, content, card, "")) or texts("ow-symbol-none")


def _printed(texts: Texts, content: Content, card: ActionCard, colour: str) -> list[str]:
    """The words for what a card, or its extension of a colour, shows."""
    for more in expansions_of(content.packs):
        words = more.words.printed(texts, content, card, colour)
        if words is not None:
            return words
    return symbol_words(texts, card.extensions[colour] if colour else card.symbols)


def abilities(texts: Texts, content: Content, ident: str) -> list[str]:
    """The abilities that expansions give an action card, as sentences."""
    every = (
        _own_text(texts, content, kind, record) for kind, record in _columns(content, ident).items()
    )
    return [words for words in every if words]


def _columns(content: Content, ident: str) -> dict[str, Record]:
    """The additions of expansions to an action card, by the kind of their records."""
    kinds = [kind for kind in content.more if kind.startswith("action.")]
    return {kind: content.more[kind][ident] for kind in kinds if ident in content.more[kind]}


def symbol_words(
    texts: Texts, symbols: Symbols, terms: Mapping[str, str] | None = None
) -> list[str]:
    """The symbols of a card or an extension, one by one; ``terms`` are other words for some."""
    words = []
    for field in ("damage", "shield", "draw", "take_back"):
        number: int = getattr(symbols, field)
        if number:
            key = f"ow-symbol-{_dashed((terms or {}).get(field, field))}"
            words.append(texts(key, n=number, signed=f"{number:+d}"))
    if symbols.return_card:
        words.append(texts("ow-symbol-return-card"))
    return words


def attack_text(texts: Texts, attack: Attack) -> str:
    """One side of a monster fight card."""
    words = []
    if attack.attribute:
        words.append(
            texts("ow-attack-attribute", attribute=texts(f"ow-attribute-{attack.attribute}"))
        )
    if attack.level:
        plus = f" {attack.damage:+d}" if attack.damage else ""
        words.append(texts("ow-attack-level", plus=plus))
    elif attack.damage:
        words.append(texts("ow-symbol-damage", n=attack.damage, signed=f"{attack.damage:+d}"))
    if attack.discard:
        words.append(texts("ow-attack-discard"))
    if attack.trash:
        words.append(texts("ow-attack-trash", n=attack.trash))
    if attack.lower:
        words.append(texts("ow-attack-lower", attribute=texts(f"ow-attribute-{attack.lower}")))
    return ", ".join(words) or texts("ow-symbol-none")


def text(texts: Texts, content: Content, kind: str, ident: str, level: int = 1) -> str:
    """The effect of a component in words: an ability, a trophy, a potion, a card.

    A monster's card describes its ability, ``trophy`` the effect of its trophy; a school its
    specialty at a ``level``, ``witcher`` the trophy for defeating it.
    """
    if kind == "action":
        return card_text(texts, content, content.actions[ident])
    if kind in ("fight", "fight_card"):
        card = content.fight_cards[ident]
        own = f"ow-fight-{_dashed(ident)}-text"
        if own in texts:
            return texts(own)
        return texts(
            "ow-fight-card-line",
            charge=attack_text(texts, card.charge),
            bite=attack_text(texts, card.bite),
        )
    if kind == "potion":
        return sentence(lines_text(texts, content.potions[ident].do))
    if kind in content.more:
        return _own_text(texts, content, kind, content.more[kind][ident])
    traits = {
        "monster": lambda: content.monsters[ident].traits,
        "trophy": lambda: content.monsters[ident].trophy,
        "attribute": lambda: content.attribute_trophies[ident].trophy,
        "school": lambda: content.schools[ident].levels[level - 1],
        "witcher": lambda: content.schools[ident].trophy,
        "event": lambda: content.events[ident].traits,
    }[kind]()
    return " ".join(sentence(trait_text(texts, trait)) for trait in traits)


def about(texts: Texts, content: Content, kind: str, ident: str) -> list[str]:
    """The lines of expansions about a component, beside what is printed on it."""
    return [
        line
        for expansion in expansions_of(content.packs)
        if kind in expansion.words.about
        for line in expansion.words.about[kind](texts, content, ident)
    ]


def _own_text(texts: Texts, content: Content, kind: str, record: Record) -> str:
    """The effect of a record of an expansion's own kind: in its expansion's words, or from its
    lines or traits."""
    for more in expansions_of(content.packs):
        if kind in more.words.describe:
            return more.words.describe[kind](texts, content, record)
    return _plain_text(texts, record)


def _plain_text(texts: Texts, record: Record) -> str:
    """The lines and traits of a record, if it has any."""
    lines = lines_text(texts, getattr(record, "do", ()))
    traits = [trait_text(texts, trait) for trait in getattr(record, "traits", ())]
    return " ".join(sentence(words) for words in [lines, *traits] if words)


def sentence(words: str) -> str:
    """Words as a sentence, with a capital and a full stop."""
    return f"{words[:1].upper()}{words[1:]}."
