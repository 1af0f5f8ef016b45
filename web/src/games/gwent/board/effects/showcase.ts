/** The card to show large before it lands, and where; and the plays that shake the table. */

import { CARDS } from '../../cards/catalogue';
import { cardName } from '../../cards/cardtext';
import { moves } from '../../../../shell/lib/settings.svelte';
import { t } from '../../../../shell/lib/words.svelte';
import { keyOf, type Board } from '../model';
import type { Effect, BoardStep } from './effects';

export interface ShownPlay {
  card: string;
  /** The key of the card on the table. */
  key: string;
  text: string;
  totals: string;
  x: number;
  y: number;
  w: number;
  ms: number;
}

const LONG = 850;
/** The player's own Scorch is shown because it leaves no card on the table. */
const SHORT = 200;
/** A change of a total by this many points shakes the table. */
const STRONG = 10;
/** The width of a field that has room beside its cards. */
const WIDE = 600;

/** The play of another seat, as shown on this field; null if there is nothing to show. */
export function showcaseOf(step: BoardStep, names: readonly string[], field: DOMRect | null, scorch?: Effect): ShownPlay | null {
  const event = step.events.find(({ kind, seat, card }) => kind === 'played' && card && (seat !== step.after.seat || burns(card)));
  if (!event?.card || !field?.width || !moves()) return null;
  const own = event.seat === step.after.seat;
  // Burning cards must stay visible beside it.
  const w = Math.min(field.width * 0.36, field.height * (scorch ? 0.3 : 0.5));
  const x = field.width > WIDE ? field.right - w * 1.2 - 24 : field.x + (field.width - w) / 2;
  const y = field.y + (field.height - (w * 4) / 3) * (scorch ? 0.42 : 0.34);
  return {
    card: event.card,
    key: keyOf(event.handle),
    text: scorch && own ? t('scorch-burns', { count: scorch.cards.length }) : t('showcase', { name: names[event.seat] ?? '', card: cardName(event.card) }),
    totals: scorch && own ? '' : totalsOf(step.after),
    x,
    y,
    w,
    ms: own ? SHORT : LONG,
  };
}

/** A special card that burns others and is gone. */
function burns(card: string): boolean {
  const facts = CARDS.get(card);
  return facts?.kind === 'special' && facts.abilities.includes('scorch');
}

function totalsOf({ sides }: Board): string {
  const mine = sides.find((side) => side.mine)?.total ?? 0;
  return t('preview', { mine, theirs: Math.max(...sides.filter((side) => !side.mine).map(({ total }) => total)) });
}

/** Return whether an event shakes the table: much burns, or a total leaps. */
export function isStrong({ before, after, events }: BoardStep): boolean {
  if (!before || before.round !== after.round) return false;
  if (events.some(({ kind, card }) => kind === 'played' && CARDS.get(card ?? '')?.kind === 'hero')) return true;
  const leaps = after.sides.some(({ total }, side) => Math.abs(total - (before.sides[side]?.total ?? 0)) >= STRONG);
  return leaps || events.some(({ kind }) => kind === 'burned');
}
