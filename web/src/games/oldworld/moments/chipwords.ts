/** Signs and words of chips, and where they fly to. */

import { t } from '../../../shell/lib/words.svelte';
import type { OldWorldSign } from '../art';
import { ATTRIBUTES } from '../facts.svelte';
import { SHIELDS } from '../expansions';
import { actionName, attributeName, component, placeName, termOf } from '../names';
import { componentPicture } from '../pictures';
import type { WitcherView } from '../view';
import type { Chip } from './chips';
import type { Load } from './flying/flights.svelte';

const SIGNS: Readonly<Record<Chip['kind'], OldWorldSign>> = {
  gold: 'gold',
  shield: 'shield',
  attribute: 'specialty',
  level: 'whole',
  card: 'cards',
  potion: 'potion',
  trail: 'trail',
  quest: 'quest',
  trophy: 'trophy',
  gear: 'gear',
  draw: 'draw',
};

export function signOfChip({ kind, id }: Chip, school = ''): OldWorldSign {
  if (kind === 'shield') return SHIELDS[termOf(school, 'shield')]?.sign ?? 'shield';
  return kind === 'attribute' ? (ATTRIBUTES.find((name) => name === id) ?? 'specialty') : SIGNS[kind];
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '');

/** What a chip is called. */
export function chipName({ kind, id }: Chip, school = ''): string {
  switch (kind) {
    case 'gold':
      return t('oldworld-gold');
    case 'shield':
      return t(`oldworld-${termOf(school, 'shield')}`);
    case 'attribute':
      return attributeName(id, school);
    case 'level':
      return t('oldworld-moment-level', { level: id });
    case 'card':
      return actionName(id);
    case 'trail':
      return t('oldworld-moment-trail');
    case 'quest':
      return t('oldworld-moment-quest');
    case 'draw':
      return t('oldworld-moment-draw');
    default:
      return component(id).name;
  }
}

/** What it comes to, in smaller letters. */
export function chipNote({ kind, id, gain, to }: Chip, now: WitcherView | null): string {
  switch (kind) {
    case 'gold':
      return now ? t('oldworld-moment-now', { n: now.gold }) : '';
    case 'shield':
      return now ? t('oldworld-moment-of', { n: now.shield, most: now.shield_cap }) : '';
    case 'attribute':
      return now ? t('oldworld-moment-now', { n: now.attributes[id] ?? 1 }) : '';
    case 'card':
      return t(`oldworld-moment-card-${gain ? to : to ? 'put' : 'trashed'}`);
    case 'trail':
    case 'quest':
      return id ? placeName(id.replace('place.', '')) : '';
    case 'draw':
      return t('oldworld-moment-draw-when');
    default:
      return t(gain ? 'oldworld-moment-kept' : 'oldworld-moment-gone');
  }
}

/** Where on the player's board it belongs. */
export function chipHome({ kind, id, to, gain }: Chip): string {
  if (kind === 'card') return gain ? to || 'deck' : 'discard';
  if (kind === 'attribute') return id;
  const homes: Partial<Record<Chip['kind'], string>> = { potion: 'potion', trail: 'trail', quest: 'quest', gear: 'trophy', draw: 'hand' };
  return homes[kind] ?? kind;
}

/** What is seen of it on the way. */
export function chipLoad(chip: Chip, school = ''): Load {
  const loss = !chip.gain;
  if (chip.kind === 'card') return { card: chip.id, loss };
  const drawn = chip.id.includes('.') ? componentPicture(chip.id)?.small : undefined;
  return { sign: signOfChip(chip, school), text: signed(chip.n), loss, ...(drawn ? { picture: drawn } : {}) };
}
