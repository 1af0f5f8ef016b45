/** Adventure Pack: more roads, in town and country. */

import { COUNTRY, TOWN } from '../story/folk';
import type { Expansion } from './expansion';

export default {
  folk: [
    { people: TOWN, events: 57 },
    { people: COUNTRY, events: 98 },
  ],
} satisfies Expansion;
