/** Mages: a star instead of a banner, energy instead of shields, a pool of their own. */

import type { Expansion } from './expansion';

export default {
  hues: { alzur: '#7a3fa0', ardea: '#2f7a4d', gekhira: '#b2652a', othar: '#3a5f9e', philippa: '#a0305c' },
  shields: { energy: { sign: 'specialty', gives: 'oldworld-gives-energy' } },
  pools: { mage_pool: 'oldworld-pool-mages' },
} satisfies Expansion;
