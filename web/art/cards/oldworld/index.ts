/** Drawings of Old World by their ids; its page will show them. Monsters and schools may share a name. */

import type { Drawing } from '../../portraits';
import { oldworldLegends } from './legends';
import { oldworldMonsters } from './monsters';
import { oldworldPeople } from './people';

export const OLDWORLD_DRAWINGS: Record<'monsters' | 'legends' | 'people', Record<string, Drawing>> = {
  monsters: oldworldMonsters,
  legends: oldworldLegends,
  people: oldworldPeople,
};
