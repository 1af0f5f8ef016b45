/** The lost mount on the map. */

import type { Expansion } from './expansion';

export default {
  marks: { lost_mount: 'mount' },
} satisfies Expansion;
