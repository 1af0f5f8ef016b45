/** Drawings of Old World by their ids; its page will show them. */

import type { Drawing } from '../../portraits';
import { oldworldMonsters } from './monsters';

export const OLDWORLD_DRAWINGS: Record<string, Drawing> = {
  ...oldworldMonsters,
};
