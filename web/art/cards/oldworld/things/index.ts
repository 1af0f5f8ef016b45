/** What witchers carry and who goes with them, by kind and id (`potion-swallow`, `event-4`). */

import type { Drawing } from '../../../portraits';
import { brews } from './brews';
import { companions } from './companions';
import { keepsakes } from './keepsakes';

export const oldworldThings: Record<string, Drawing> = { ...brews, ...keepsakes, ...companions };
