/** Monsters: leaders. */

import { disc, fur, huntHelm, motes, pauldrons, shards, sky, torso, type Drawing } from '../../portraits';

export const monstersLeaders: Record<string, Drawing> = {
  eredin_king_of_the_wild_hunt: {
    light: 'frost',
    looks: ['armoured-king', 'skull-mask', 'crown-of-blades'],
    pose: { turn: 0.22, nod: 0.1, w: 82, h: 112, y: 276 },
    parts: [
      sky(),
      disc({ r: 120, y: 210 }),
      shards({ y: 240 }),
      torso({ colour: '#22262c', wide: 190, weave: 'scale' }),
      fur({ colour: '#8a1f24', wide: 150, rows: 3, spiky: 50, thick: 40, z: 30, y: 400 }),
      pauldrons({ colour: '#2c3138', spikes: 3, size: 92, z: 80, y: 452 }),
      huntHelm({ metal: '#4a525c', glow: '#ff5a2a' }),
      motes({ count: 40, paint: '#ffffff' }),
    ],
  },
};
