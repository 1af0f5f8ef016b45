/** Legendary Hunt: the beast and its trail of destruction. */

import type { Expansion } from './expansion';

export default {
  marks: { destruction: 'destruction' },
  beasts: { legendary_beast: { zone: 'legend' } },
  foes: ['legend'],
} satisfies Expansion;
