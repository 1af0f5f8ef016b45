/** Vampires that muster: one brood, four shapes. The fifth, the bruxa, passes for a woman. */

import { paw } from './anatomy';
import { skinWing } from './dragon';
import { shoulders, visage } from './visage';
import { type Part, Z } from '../portraits/kit';
import { pts } from '../portraits/pen';

/** Grey and hairless, ears like sails. */
export const ekimmara = (): Part => (k) => [
  {
    z: Z.behind,
    svg:
      skinWing(k, [300, 430], pts('330 90, 420 150, 430 270, 410 380'), '#6a3a44') +
      skinWing(k, [108, 430], pts('78 90, -12 150, -22 270, 0 380'), '#6a3a44', true),
  },
  shoulders(k, '#8a7078', 'bare'),
  {
    z: Z.head,
    svg: visage(k, {
      skin: '#a08890',
      head: '0 -112, 56 -100, 84 -50, 80 0, 92 34, 66 90, 40 150, 0 170',
      ears: '70 -40, 112 -130!, 150 -110, 128 -50, 84 4',
      inner: '#8a2f3a',
      eyes: { dx: 42, dy: -6, rx: 16, ry: 11, colour: '#ff4a3a', tilt: 12 },
      nose: 'bat',
      noseY: 36,
      mouth: { y: 78, wide: 50, open: 56, upper: 8, lower: 6, big: [1, 6], long: 20 },
    }),
  },
];

/** A fat bloated thing with a lamprey's mouth. */
export const fleder = (): Part => (k) => [
  shoulders(k, '#7a5a4a', 'bare', '-20 640!, -30 480, 20 380, 110 340, 204 350, 298 340, 388 380, 438 480, 428 640!'),
  {
    z: Z.head,
    svg: visage(k, {
      skin: '#a8806a',
      y: 226,
      head: '0 -100, 70 -94, 112 -50, 118 10, 130 70, 104 150, 60 186, 0 196',
      ears: '96 -50, 140 -70!, 150 -30, 118 -4',
      eyes: { dx: 48, dy: -16, rx: 11, ry: 10, colour: '#ffd24a' },
      brow: 26,
      nose: 'bat',
      noseY: 22,
      mouth: { y: 66, wide: 66, open: 100, upper: 9, lower: 8, big: [2, 6], tongue: true, long: 26 },
      warts: [
        [-90, 40, 9],
        [84, 60, 8],
        [-60, -70, 7],
      ],
    }),
  },
  {
    z: Z.front,
    svg: paw(k, 84, 480, 1.3, 6, '#a8806a', '#2a1c18', 4) + paw(k, 326, 480, 1.3, -6, '#a8806a', '#2a1c18', 4, true),
  },
];

/** All jaw, eyes gone small; it hunts by smell. */
export const garkain = (): Part => (k) => [
  {
    z: Z.behind,
    svg:
      skinWing(k, [286, 400], pts('300 60, 390 90, 424 200, 420 330'), '#3a3040') +
      skinWing(k, [120, 400], pts('108 60, 18 90, -16 200, -12 330'), '#3a3040', true),
  },
  shoulders(k, '#4a4450', 'fur'),
  {
    z: Z.head,
    svg: visage(k, {
      skin: '#6a6270',
      y: 220,
      head: '0 -96, 46 -92, 78 -56, 76 -10, 104 40, 112 120, 76 200, 0 224',
      ears: '60 -62, 96 -140!, 118 -60, 84 -24',
      inner: '#5a2434',
      eyes: { dx: 36, dy: -30, rx: 9, ry: 7, colour: '#f0f0ff' },
      brow: 16,
      nose: 'slits',
      noseY: 6,
      mouth: { y: 46, wide: 86, open: 146, upper: 11, lower: 10, big: [0, 2, 8, 10], tongue: true, long: 34 },
      lines: 2,
    }),
  },
];

/** Tall ears, a bat's snout, claws like sickles. */
export const katakan = (): Part => (k) => [
  shoulders(k, '#8a7c70', 'bare'),
  {
    z: Z.head,
    svg: visage(k, {
      skin: '#b0a294',
      y: 250,
      head: '0 -100, 50 -92, 80 -44, 74 6, 66 50, 44 110, 0 128',
      ears: '50 -70, 70 -190!, 120 -214, 116 -110, 86 -20',
      inner: '#a8584a',
      eyes: { dx: 40, dy: -12, rx: 18, ry: 15, colour: '#ffb020', slit: true, tilt: 10 },
      brow: 18,
      nose: 'bat',
      noseY: 40,
      mouth: { y: 92, wide: 44, open: 28, upper: 6, big: [0, 5], long: 20 },
    }),
  },
  {
    z: Z.front,
    svg: paw(k, 70, 470, 1.5, 10, '#9a8c80', '#2a1c18', 4) + paw(k, 338, 470, 1.5, -10, '#9a8c80', '#2a1c18', 4, true),
  },
];
