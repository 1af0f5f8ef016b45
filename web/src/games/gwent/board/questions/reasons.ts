/** Reasons of the engine in words: why a card cannot be played, and where it goes instead. */

import { cardName, rowName } from '../../cards/cardtext';
import { t } from '../../../../shell/lib/words.svelte';
import type { Goes, GwentInsight } from '../../view';

/** Why a card of the hand cannot be played now; empty if it can, or no reason is known. */
export function whyNot(insight: GwentInsight | null, card: string): string {
  const code = insight?.cannot?.[card] ?? (card === 'leader' ? undefined : insight?.cannot?.['*']);
  if (!code) return '';
  return t(`why-${code}`, { card: card === 'leader' ? '' : cardName(card) });
}

/** Why the held card does not go to this place. */
export function whyNotHere(insight: GwentInsight | null, card: string, row: number | null): string {
  const goes = insight?.goes?.[card];
  if (!goes) return '';
  if (row !== null && goes.taken?.includes(row)) return t('goes-taken', { row: rowName(row) });
  return t(`goes-${goes.to}`, { card: cardName(card), rows: rowsText(goes) });
}

function rowsText({ rows = [] }: Goes): string {
  const names = rows.map(rowName);
  const last = names.pop() ?? '';
  return names.length ? t('list-or', { left: names.join(', '), right: last }) : last;
}
