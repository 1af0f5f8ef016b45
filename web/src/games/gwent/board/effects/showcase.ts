/** Which card is shown large before it lands, and where; and which plays are felt. */

import { cardName } from '../../cards/cardtext';
import { moves, pace } from '../../../../shell/lib/settings.svelte';
import { t } from '../../../../shell/lib/words.svelte';
import { keyOf, type Board } from '../model';
import { sceneOf, type News } from './effects';

export interface ShownPlay {
  card: string;
  /** By which the card is found where it lies. */
  key: string;
  text: string;
  totals: string;
  x: number;
  y: number;
  w: number;
  ms: number;
}

const LONG = 850;
/** Points by which a play changes a total, so that it shakes the table. */
const STRONG = 10;
/** Width of a field that has room beside its cards. */
const WIDE = 600;

/** What another seat has played, as it is shown on this field; null if there is nothing to show. */
export function showcaseOf(news: News, names: readonly string[], field: DOMRect | null): ShownPlay | null {
  const event = news.events.find(({ kind, seat, card }) => kind === 'played' && card && seat !== news.after.seat);
  if (!event?.card || !field?.width || !moves() || sceneOf(news) || news.after.over) return null;
  const w = Math.min(field.width * 0.36, field.height * 0.5);
  const x = field.width > WIDE ? field.right - w * 1.2 - 24 : field.x + (field.width - w) / 2;
  const y = field.y + (field.height - (w * 4) / 3) * 0.34;
  return {
    card: event.card,
    key: keyOf(event.handle),
    text: t('showcase', { name: names[event.seat] ?? '', card: cardName(event.card) }),
    totals: totalsOf(news.after),
    x,
    y,
    w,
    ms: LONG * pace(),
  };
}

function totalsOf({ sides }: Board): string {
  const mine = sides.find((side) => side.mine)?.total ?? 0;
  return t('preview', { mine, theirs: Math.max(...sides.filter((side) => !side.mine).map(({ total }) => total)) });
}

/** Whether what happened is felt: much burns, or a total leaps. */
export function isStrong({ before, after, events }: News): boolean {
  if (!before || before.round !== after.round) return false;
  const leaps = after.sides.some(({ total }, side) => Math.abs(total - (before.sides[side]?.total ?? 0)) >= STRONG);
  return leaps || events.some(({ kind }) => kind === 'burned');
}
