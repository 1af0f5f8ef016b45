/** An action card in words, for those who hear it and for its large picture. */

import { t } from '../../../shell/lib/words.svelte';
import { COLOURS, SYMBOLS, facts, type SymbolFacts } from '../facts.svelte';
import { actionName, colourName, terrainName } from '../names';

export function symbolsText(symbols: SymbolFacts): string {
  const parts = SYMBOLS.filter((name) => symbols[name]).map((name) => t(`oldworld-symbol-${name}`, { n: Number(symbols[name]) }));
  return parts.join(', ') || t('oldworld-symbol-none');
}

export function slotLines(id: string): string[] {
  const slots = facts.cards.get(id)?.extensions ?? {};
  return COLOURS.flatMap((colour) => {
    const symbols = slots[colour];
    return symbols ? [t('oldworld-slot', { colour: colourName(colour), text: symbolsText(symbols) })] : [];
  });
}

export function cardLabel(id: string): string {
  const card = facts.cards.get(id);
  if (!card) return actionName(id);
  const head = t('oldworld-card', {
    name: actionName(id),
    colour: colourName(card.colour),
    terrain: terrainName(card.terrain),
    text: symbolsText(card.symbols),
  });
  return [head, ...slotLines(id)].join('; ');
}
