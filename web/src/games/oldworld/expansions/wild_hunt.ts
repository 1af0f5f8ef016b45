/** The Wild Hunt: the Hunt and its hounds, and the last fight of all against a general. */

import type { Expansion } from './expansion';

export default {
  beasts: { hunt: { zone: 'hunt_general' }, hound: { id: 'hound', levelled: true, oddless: true } },
  foes: ['hunt_general', 'hound'],
  common: { kind: 'hunt_general', guard: 'hunt_shields' },
  folk: [{ people: ['wanderer', 'sister', 'girl', 'huntsman'], stories: 'hunt', events: 400 }],
} satisfies Expansion;
