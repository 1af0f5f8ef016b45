/** Stances by their joints. The hips are at 0 0, up is negative, the figure faces right; it stands 230 tall. */

export type XY = readonly [number, number];

export interface Limbs {
  elbow: XY;
  hand: XY;
  knee: XY;
  foot: XY;
}

export interface Stance {
  neck: XY;
  head: XY;
  near: Limbs;
  far: Limbs;
}

export const STANCES = {
  stand: {
    neck: [2, -78],
    head: [6, -104],
    near: { elbow: [-20, -42], hand: [-6, -6], knee: [10, 54], foot: [8, 108] },
    far: { elbow: [24, -40], hand: [26, -2], knee: [-8, 54], foot: [-12, 108] },
  },
  /** One hand thrust forward, as if to hold something back. */
  cast: {
    neck: [6, -76],
    head: [14, -102],
    near: { elbow: [40, -62], hand: [84, -74], knee: [34, 46], foot: [36, 104] },
    far: { elbow: [-14, -40], hand: [-36, -14], knee: [-30, 52], foot: [-58, 104] },
  },
  /** Both arms wide. */
  open: {
    neck: [0, -78],
    head: [4, -105],
    near: { elbow: [-44, -64], hand: [-78, -104], knee: [22, 52], foot: [26, 108] },
    far: { elbow: [46, -64], hand: [82, -104], knee: [-22, 52], foot: [-28, 108] },
  },
  /** A blade held high across. */
  guard: {
    neck: [-4, -72],
    head: [2, -96],
    near: { elbow: [26, -96], hand: [56, -112], knee: [34, 42], foot: [38, 100] },
    far: { elbow: [38, -84], hand: [60, -104], knee: [-34, 46], foot: [-62, 100] },
  },
  crouch: {
    neck: [22, -60],
    head: [34, -82],
    near: { elbow: [44, -28], hand: [66, -40], knee: [54, 22], foot: [38, 76] },
    far: { elbow: [52, -34], hand: [72, -50], knee: [-16, 46], foot: [-56, 72] },
  },
  kick: {
    neck: [-34, -68],
    head: [-42, -94],
    near: { elbow: [-60, -38], hand: [-40, -10], knee: [50, -24], foot: [106, -30] },
    far: { elbow: [2, -62], hand: [20, -86], knee: [-4, 56], foot: [-22, 106] },
  },
  /** Bent far back, out of the way of something. */
  dodge: {
    neck: [-62, -46],
    head: [-86, -60],
    near: { elbow: [-62, -8], hand: [-92, 20], knee: [40, 30], foot: [26, 98] },
    far: { elbow: [-22, -70], hand: [6, -94], knee: [4, 52], foot: [-30, 100] },
  },
  lunge: {
    neck: [34, -62],
    head: [50, -84],
    near: { elbow: [64, -52], hand: [100, -44], knee: [62, 18], foot: [70, 82] },
    far: { elbow: [0, -42], hand: [-30, -54], knee: [-40, 40], foot: [-96, 78] },
  },
  /** Both hands above the head. */
  overhead: {
    neck: [-2, -76],
    head: [6, -100],
    near: { elbow: [-26, -110], hand: [-10, -146], knee: [34, 44], foot: [42, 102] },
    far: { elbow: [22, -118], hand: [2, -150], knee: [-30, 48], foot: [-56, 102] },
  },
  spin: {
    neck: [6, -78],
    head: [4, -104],
    near: { elbow: [46, -70], hand: [86, -60], knee: [30, 44], foot: [6, 96] },
    far: { elbow: [-36, -72], hand: [-78, -64], knee: [-14, 54], foot: [-16, 110] },
  },
  leap: {
    neck: [24, -70],
    head: [36, -94],
    near: { elbow: [54, -78], hand: [84, -104], knee: [58, -6], foot: [44, 54] },
    far: { elbow: [-12, -62], hand: [-48, -74], knee: [-30, 36], foot: [-84, 44] },
  },
  sneak: {
    neck: [40, -48],
    head: [58, -66],
    near: { elbow: [30, -8], hand: [58, 6], knee: [44, 34], foot: [30, 86] },
    far: { elbow: [64, -20], hand: [88, -34], knee: [-18, 44], foot: [-60, 80] },
  },
  /** Cross-legged, hands on the knees. */
  sit: {
    neck: [0, -80],
    head: [4, -107],
    near: { elbow: [-38, -36], hand: [-46, 12], knee: [-56, 22], foot: [18, 34] },
    far: { elbow: [38, -36], hand: [48, 12], knee: [58, 20], foot: [-10, 32] },
  },
  kneel: {
    neck: [10, -74],
    head: [18, -98],
    near: { elbow: [30, -40], hand: [44, 6], knee: [44, 20], foot: [38, 78] },
    far: { elbow: [-8, -36], hand: [-24, 0], knee: [-14, 64], foot: [-70, 74] },
  },
  /** Limbs drawn together, held by something. */
  bound: {
    neck: [-4, -78],
    head: [-12, -102],
    near: { elbow: [-26, -44], hand: [2, -26], knee: [12, 54], foot: [4, 108] },
    far: { elbow: [22, -46], hand: [6, -20], knee: [-4, 54], foot: [-8, 108] },
  },
} as const satisfies Record<string, Stance>;

export type StanceName = keyof typeof STANCES;
