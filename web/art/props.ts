/** Things that stand in a landscape as dark shapes: game-icons signs, small and far. */

import { n } from './land';
import type { Chance } from './random';

export type Icon = (name: string) => string;

/** One sign with its foot at `y`. */
export function prop(body: string, x: number, y: number, size: number, flip = false): string {
  const scale = size / 512;
  return `<g transform="translate(${n(flip ? x + size / 2 : x - size / 2)} ${n(y - size)}) scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})">${body}</g>`;
}

/** What may stand in the land of a faction, for each row. */
const PROPS: Record<string, readonly [readonly string[], readonly string[], readonly string[]]> = {
  monsters: [
    ['wolf-howl', 'dead-wood', 'tombstone', 'half-dead'],
    ['evil-tower', 'spooky-house', 'raven', 'bat'],
    ['ancient-ruins', 'castle-ruins', 'dolmen', 'cave-entrance'],
  ],
  nilfgaard: [
    ['mounted-knight', 'barracks-tent', 'guards', 'vertical-banner'],
    ['watchtower', 'bowman', 'guarded-tower', 'obelisk'],
    ['trebuchet', 'catapult', 'siege-tower', 'medieval-gate'],
  ],
  northern_realms: [
    ['mounted-knight', 'spears', 'huts-village', 'windmill'],
    ['watchtower', 'bowman', 'tower-flag', 'stone-tower'],
    ['castle', 'trebuchet', 'siege-tower', 'ballista'],
  ],
  scoiatael: [
    ['wolf-howl', 'deer', 'forest-camp', 'tree-roots'],
    ['archer', 'oak', 'elven-castle', 'watchtower'],
    ['ancient-ruins', 'menhir', 'stone-bridge', 'dolmen'],
  ],
  skellige: [
    ['viking-longhouse', 'wolf-howl', 'palisade', 'viking-church'],
    ['lighthouse', 'sail', 'watchtower', 'menhir'],
    ['drakkar', 'ship-wreck', 'drakkar', 'dolmen'],
  ],
  neutral: [
    ['village', 'wood-cabin', 'windmill', 'barn'],
    ['stone-bridge', 'crow-dive', 'tower-flag', 'watchtower'],
    ['castle', 'medieval-gate', 'ancient-ruins', 'castle-ruins'],
  ],
};

/** One thing of the faction's country at the middle distance, beside the figure. */
export function landmark(c: Chance, icon: Icon, faction: string, row: number, y: number): string {
  const names = (PROPS[faction] ?? PROPS['neutral'])?.[row] ?? [];
  const left = c.between(0, 1) < 0.5;
  const size = c.between(58, 86);
  const x = left ? c.between(20, 52) : c.between(188, 220);
  return prop(icon(c.pick(names)), x, y + size * 0.07, size, !left);
}

/** People or beasts along the lower edge, seen from behind. */
const CROWDS: Record<string, readonly string[]> = {
  monsters: ['wolf-howl', 'grasping-claws', 'raven', 'tombstone'],
  nilfgaard: ['guards', 'pikeman', 'knight-banner', 'spears'],
  northern_realms: ['pikeman', 'mounted-knight', 'knight-banner', 'bowman'],
  scoiatael: ['archer', 'bowman', 'wolf-howl', 'deer'],
  skellige: ['viking-head', 'barbarian', 'viking-shield', 'wolf-howl'],
  neutral: ['raven', 'wolf-howl', 'mounted-knight', 'cowled'],
};

export function crowd(c: Chance, icon: Icon, faction: string, y: number): string {
  const names = CROWDS[faction] ?? CROWDS['neutral'] ?? [];
  const one = c.pick(names);
  const spot = (x: number): string => prop(icon(one), x, y + c.between(-4, 6), c.between(34, 50), x > 120);
  const left = spot(c.between(14, 34));
  const right = spot(c.between(204, 226));
  return c.between(0, 1) < 0.6 ? left + right : c.between(0, 1) < 0.5 ? left + spot(c.between(48, 64)) : right + spot(c.between(172, 190));
}
