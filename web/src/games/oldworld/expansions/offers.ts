/** How the extras of a new table are shown, and which of them a ready-made choice takes. */

import type { PictureGroup } from '../art';

export interface Offer {
  /** Its picture: a group and a name. */
  face: readonly [PictureGroup, string];
  /** The ready-made choices that it belongs to. */
  presets?: readonly Preset[];
}

/** Ready-made choices in their order; `all` takes whatever can meet. */
export const PRESETS = ['evening', 'long', 'together', 'all'] as const;
export type Preset = (typeof PRESETS)[number];

export const OFFERS: Readonly<Partial<Record<string, Offer>>> = {
  legendary_hunt: { face: ['legends', 'unseen_elder'], presets: ['long'] },
  skellige: { face: ['places', 'ard_skellig'], presets: ['long'] },
  mutagens: { face: ['things', 'mutagen-pouncing_heart'], presets: ['long'] },
  bombs: { face: ['things', 'bomb-samum'], presets: ['long'] },
  weaknesses: { face: ['monsters', 'leshen'] },
  special_attacks: { face: ['monsters', 'fiend'] },
  unique_cards: { face: ['people', 'wolf'] },
  advanced_cards: { face: ['people', 'cat'] },
  adventure_pack: { face: ['tales', 'merchant'], presets: ['long'] },
  lost_mount: { face: ['things', 'mount-lost_mount'] },
  mages: { face: ['people', 'philippa'] },
  wild_hunt: { face: ['legends', 'eredin'], presets: ['together'] },
  manticore: { face: ['people', 'manticore'] },
  ciri: { face: ['people', 'ciri'] },
};
