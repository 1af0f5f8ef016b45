/** Drawings of Old World by kind and id: monsters and schools may share a name. */

import type { Drawing } from '../../portraits';
import { oldworldActions } from './actions';
import { oldworldLegends } from './legends';
import { oldworldMonsters } from './monsters';
import { oldworldPeople } from './people';
import { oldworldPlaces } from './places';
import { oldworldTales } from './tales';
import { oldworldThings } from './things';

export const OLDWORLD_DRAWINGS = {
  monsters: oldworldMonsters,
  legends: oldworldLegends,
  people: oldworldPeople,
  actions: oldworldActions,
  things: oldworldThings,
  places: oldworldPlaces,
  tales: oldworldTales,
} satisfies Record<string, Record<string, Drawing>>;

export type OldWorldGroup = keyof typeof OLDWORLD_DRAWINGS;

/** Every drawing under the name of its file, `monsters-troll`. */
export function oldWorldDrawings(): { name: string; id: string; group: OldWorldGroup; drawing: Drawing }[] {
  return (Object.keys(OLDWORLD_DRAWINGS) as OldWorldGroup[]).flatMap((group) =>
    Object.entries<Drawing>(OLDWORLD_DRAWINGS[group]).map(([id, drawing]) => ({
      name: `${group}-${id}`,
      id,
      group,
      drawing,
    })),
  );
}
