/** Nilfgaard: soldiers. */

import {
  disc,
  gorget,
  motes,
  pauldrons,
  plate,
  sky,
  spears,
  sun,
  torso,
  wingedHelm,
  type Drawing,
} from '../../portraits';

export const nilfgaardSoldiers: Record<string, Drawing> = {
  impera_brigade_guard: {
    light: 'nilfgaard',
    looks: ['guard', 'winged-black-helm', 'golden-sun'],
    pose: { turn: 0.18, w: 78, h: 112, y: 258 },
    parts: [
      sky(),
      disc({ r: 130, rays: 20 }),
      spears({ pennant: '#1a1512', helms: true }),
      torso({ colour: '#1f1d20', wide: 176, weave: 'mail' }),
      pauldrons({ colour: '#2a282c', rim: '#d9a83a' }),
      wingedHelm({ metal: '#3a383e', trim: '#e0b040', glow: '#ffd658' }),
      gorget({ colour: '#2a282c', trim: '#d9a83a' }),
      plate({ colour: '#26242a', trim: '#d9a83a', sign: sun('#f0c24a', 26) }),
      motes({}),
    ],
  },
};
