/** Names and texts of cards, put together from the game's own words. */

import { LEADERS, ROW_NAMES, type Card, type Leader } from './catalogue';
import { t, tOr } from '../../../shell/lib/words.svelte';

export function cardName(id: string): string {
  return t(`card-${dashed(id)}`);
}

/** The name with soft breaks, for the card itself. */
export function foldedName(id: string): string {
  return tOr(`folded-card-${dashed(id)}`, cardName(id));
}

export function leaderName(id: string): string {
  return t(`leader-${dashed(id)}`);
}

export function rowName(row: number): string {
  return t(`row-${ROW_NAMES[row] ?? ''}`);
}

export function factionName(faction: string): string {
  return t(`faction-${dashed(faction)}`);
}

/** The same with soft breaks, for plates that are narrower than a word. */
export function foldedFaction(faction: string): string {
  return tOr(`folded-faction-${dashed(faction)}`, factionName(faction));
}

export function kindLine(card: Card): string {
  const rows = join(card.rows.map(rowName), 'list-or');
  return t(`cardtext-${card.kind}`, { rows, strength: card.strength });
}

export interface AbilityText {
  id: string;
  name: string;
  text: string;
}

export function abilityTexts(card: Card): AbilityText[] {
  return card.abilities.map((ability) => {
    const key = `ability-${dashed(ability)}`;
    const text = t(`${key}-text`, {
      kind: card.kind,
      cards: join(card.musters.map(cardName), 'list-and'),
      card: card.calls ? cardName(card.calls) : '',
    });
    return { id: ability, name: t(key), text };
  });
}

/** The leader that a question is about; empty if none. */
export function leaderOf(source: string): string {
  const [kind = '', id = ''] = source.split(':');
  return kind === 'leader' && LEADERS.has(id) ? id : '';
}

export function leaderText(leader: Leader): string {
  const frame = leader.passive ? 'cardtext-leader-passive' : 'cardtext-leader-active';
  return t(frame, { text: t(`leader-text-${dashed(leader.id)}`) });
}

/** The whole card in plain sentences, for screen readers. */
export function spokenCard(card: Card): string {
  return `${cardName(card.id)}, ${spokenFacts(card)}`;
}

/** The same without its name. */
export function spokenFacts(card: Card): string {
  return [kindLine(card), ...abilityTexts(card).map((ability) => ability.name)].join(' ');
}

function join(words: readonly string[], key: string): string {
  if (words.length < 2) return words.join('');
  return t(key, { left: words.slice(0, -1).join(', '), right: words[words.length - 1] ?? '' });
}

function dashed(name: string): string {
  return name.replaceAll('_', '-');
}
