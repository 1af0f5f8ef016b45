/** What a reader sees of a story card: who reads it, and what is missing for an option. */

import { t } from '../../../shell/lib/words.svelte';
import type { SeatInfo } from '../../../shell/wire/protocol';
import type { Cannot } from '../../generated/oldworld';
import { attributeName } from '../names';

/** A person who can read aloud now. */
export function isThere(seat: SeatInfo | undefined): boolean {
  return seat?.kind === 'person' && seat.online && !seat.standin;
}

const COUNTED = new Set(['gold', 'potion', 'shield', 'hand', 'trash', 'discard']);

/** What is missing for an option that cannot be paid. */
export function lacking(why: Cannot | undefined): string {
  if (!why?.need) return t('oldworld-story-cannot');
  const { what = '', need, have = 0 } = why;
  const name = COUNTED.has(what) ? t(`oldworld-story-lack-${what}`, { n: need }) : `${attributeName(what)} ${need}`;
  return t('oldworld-story-lacks', { what: name, have });
}
