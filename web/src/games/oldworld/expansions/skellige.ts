/** Skellige: islands in the fog, ships, Dagon and his track. */

import { DEEP, FOGGED, ISLES_LEFT } from '../../../../art/isles';
import Track from './skellige/Track.svelte';
import { facts } from '../facts.svelte';
import type { Expansion, Prey } from './expansion';

const dagonLife = (): Prey => ({ life: facts.monsters.get('dagon')?.life ?? 0 });

export default {
  marks: { ship: 'ship' },
  counted: ['ship'],
  beasts: { dagon: { id: 'dagon' } },
  lives: { dagon: dagonLife },
  folk: [{ people: ['sailor', 'skipper', 'fishwife'], stories: 'sea', events: 200 }],
  isles: { left: ISLES_LEFT, spots: { ...FOGGED, dagons_deep: DEEP }, fogged: Object.keys(FOGGED), panel: Track },
} satisfies Expansion;
