/** Weaknesses: a token for each terrain. */

import type { Expansion } from './expansion';

export default {
  marks: { weakness_forest: 'weakness', weakness_mountain: 'weakness', weakness_water: 'weakness' },
} satisfies Expansion;
