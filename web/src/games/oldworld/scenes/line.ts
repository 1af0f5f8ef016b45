/** Several picks at once, tried out before they are sent. */

import type { TableLink } from '../../../shell/wire/link.svelte';
import type { Tried } from '../../../shell/wire/protocol';
import type { PickLine } from '../fight/staging.svelte';

export interface SceneLine extends PickLine {
  /** Hear what tried picks would come to. Gives a function that ends it. */
  listen(heard: (tried: Tried) => void): () => void;
}

export function sceneLine(link: TableLink): SceneLine {
  return {
    try: (decision, keys) => link.try(decision, keys),
    listen: (heard) => link.listen({ update: () => undefined, tried: heard }),
  };
}
