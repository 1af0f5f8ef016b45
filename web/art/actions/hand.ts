/** A gloved hand that makes a sign. */

import { type Kit, type Part, Z, fill, form } from '../portraits/kit';
import { type Pt, blade, line, place, pts } from '../portraits/pen';

/** Root and tip of each finger, palm towards us, the hand upright. */
const FINGERS = {
  thumb: '-30 14, -58 -8, -72 -40',
  index: '-24 -30, -34 -70, -38 -104',
  middle: '-6 -36, -7 -84, -8 -120',
  ring: '14 -32, 20 -76, 24 -108',
  little: '30 -20, 43 -52, 52 -82',
} as const;

/** Fingers that lie on the palm in place of standing up. */
const FOLDED: Record<Finger, string> = {
  thumb: '-30 14, -26 -8, 2 -10',
  index: '-24 -30, -27 -50, -22 -28',
  middle: '-6 -36, -7 -58, -4 -32',
  ring: '14 -32, 17 -54, 16 -28',
  little: '30 -20, 35 -42, 30 -16',
};

type Finger = keyof typeof FINGERS;

/** The fingers that stand up in each gesture. */
const GESTURES = {
  open: ['thumb', 'index', 'middle', 'ring', 'little'],
  two: ['index', 'middle'],
  horns: ['index', 'little'],
  three: ['thumb', 'index', 'middle'],
  fist: [],
} as const satisfies Record<string, readonly Finger[]>;

interface HandSpec {
  x: number;
  y: number;
  turn?: number;
  size?: number;
  flip?: boolean;
  gesture?: keyof typeof GESTURES;
  skin?: string;
  glove?: string;
  sleeve?: string;
  z?: number;
}

export function signHand(spec: HandSpec): Part {
  return (k) => {
    const {
      x,
      y,
      turn = 0,
      size = 1,
      flip = false,
      gesture = 'open',
      skin = '#e2b48c',
      glove = '#4a3426',
      sleeve = '#6a4a34',
    } = spec;
    const on = (text: string): Pt[] => place(pts(text), x, y, size, turn, flip);
    const up: readonly Finger[] = GESTURES[gesture];
    const finger = (name: Finger): string => {
      const stands = up.includes(name);
      const girth = (stands ? [24, 21, 12] : [22, 24, 18]).map((wide) => wide * size * (name === 'little' ? 0.84 : 1));
      return form(k, blade(on(stands ? FINGERS[name] : FOLDED[name]), girth), k.tones(skin), { depth: 6, edge: 3 });
    };
    const standing = up
      .filter((name) => name !== 'thumb')
      .map(finger)
      .join('');
    const folded = (Object.keys(FINGERS) as Finger[])
      .filter((name) => !up.includes(name))
      .map(finger)
      .join('');
    return {
      z: spec.z ?? Z.body,
      svg:
        forearm(k, on, sleeve) + standing + palm(k, on, glove) + (up.includes('thumb') ? finger('thumb') : '') + folded,
    };
  };
}

function forearm(k: Kit, on: (text: string) => Pt[], colour: string): string {
  const t = k.tones(colour);
  const straps = ['-40 92, 0 100, 40 90', '-46 126, 0 136, 46 124', '-52 162, 0 172, 54 160']
    .map((way) => blade(on(way), [7, 10, 7]))
    .join('');
  return form(k, line(on('-30 52!, 30 46!, 66 300!, -66 300!')), t, {
    depth: 14,
    edge: 5,
    inner: fill(straps, t.deep),
  });
}

function palm(k: Kit, on: (text: string) => Pt[], colour: string): string {
  const t = k.tones(colour);
  const body = line(on('-36 -30, -8 -42, 22 -36, 40 -16, 40 22, 28 64, -26 66, -40 26'));
  const cuff = line(on('-34 52, 0 60, 34 48, 38 76, 0 88, -38 80'));
  const crease = blade(on('-26 10, 0 20, 28 4'), [2, 7, 2]) + blade(on('-18 -12, 2 -6, 24 -16'), [2, 5, 2]);
  return (
    form(k, body, t, { depth: 12, edge: 4, inner: fill(crease, t.deep, 'opacity=".7"') }) +
    form(k, cuff, t, { depth: 8, edge: 3 })
  );
}
