/** Monsters: beasts. */

import { arachas } from '../../creatures/arachas';
import {
  earthElemental,
  fiend,
  fireElemental,
  frightener,
  gargoyle,
  iceGiant,
  kayran,
  nekker,
  toad,
  werewolf,
} from '../../creatures/brutes';
import { ghoul } from '../../creatures/ghoul';
import { griffin } from '../../creatures/griffin';
import { arachasBehemoth, endrega } from '../../creatures/insects';
import { leshen } from '../../creatures/leshen';
import { cockatrice, forktail, harpy, wyvern } from '../../creatures/winged';
import {
  type Drawing,
  arch,
  birds,
  castle,
  disc,
  motes,
  pines,
  rain,
  resized,
  ridge,
  sea,
  sky,
  trunks,
} from '../../portraits';

export const monstersBeasts: Record<string, Drawing> = {
  ghoul: {
    light: 'monsters',
    looks: ['ghoul', 'bony-spines', 'open-jaws'],
    parts: [sky(), disc({ x: 220, y: 170, r: 130 }), ridge({ y: 420, rise: 60 }), ghoul(), motes({ count: 20 })],
  },
  griffin: {
    light: 'monsters_moon',
    looks: ['griffin', 'golden-beak', 'spread-wings'],
    side: -1,
    parts: [
      sky(),
      disc({ x: 200, y: 200, r: 150 }),
      ridge({ y: 520, rise: 160, peaks: true }),
      resized(griffin(), 0.84, 0, 40),
      motes({ count: 18 }),
    ],
  },
  arachas: {
    light: 'monsters_swamp',
    looks: ['giant-spider', 'mossy-shell', 'many-glowing-eyes'],
    parts: [sky(), disc({ x: 204, y: 190, r: 150 }), trunks({ tone: 0.5, gap: 110 }), arachas(), motes({ count: 26 })],
  },
  leshen: {
    light: 'monsters_swamp',
    looks: ['forest-spirit', 'deer-skull', 'antlers'],
    parts: [
      sky(),
      disc({ x: 204, y: 170, r: 150 }),
      trunks({ tone: 0.5, gap: 130 }),
      resized(leshen(), 1.06, 0, 20),
      birds([
        [330, 70, 16],
        [372, 130, 12],
      ]),
      motes({ count: 22 }),
    ],
  },

  arachas_behemoth: {
    light: 'monsters_swamp',
    looks: ['giant-spider', 'huge-armoured-shell', 'two-pincers'],
    parts: [
      sky(),
      disc({ x: 204, y: 150, r: 150 }),
      trunks({ tone: 0.5, gap: 120 }),
      arachasBehemoth(),
      motes({ count: 20 }),
    ],
  },
  endrega: {
    light: 'monsters_swamp',
    looks: ['giant-insect', 'striped-shell', 'sting-overhead'],
    side: 1,
    parts: [
      sky(),
      disc({ x: 204, y: 180, r: 140 }),
      pines({ y: 500, tall: 160, tone: 0.5 }),
      endrega(),
      motes({ count: 20 }),
    ],
  },
  nekker: {
    light: 'monsters',
    looks: ['nekkers', 'yellow-eyes', 'sharp-little-teeth'],
    parts: [sky(), disc({ x: 130, y: 150, r: 90 }), ridge({ y: 400, rise: 70 }), nekker(), motes({ count: 16 })],
  },
  werewolf: {
    light: 'monsters_moon',
    looks: ['werewolf', 'full-moon', 'raised-claw'],
    parts: [
      sky(),
      disc({ x: 204, y: 170, r: 150 }),
      pines({ y: 490, tall: 210, tone: 0.65 }),
      werewolf(),
      motes({ count: 14 }),
    ],
  },
  fiend: {
    light: 'monsters',
    looks: ['horned-monster', 'third-eye', 'antlers'],
    side: 1,
    parts: [sky(), disc({ x: 204, y: 200, r: 160 }), trunks({ tone: 0.6, gap: 150 }), fiend(), motes({ count: 20 })],
  },
  ice_giant: {
    light: 'frost',
    looks: ['giant', 'beard-of-ice', 'ice-spikes'],
    parts: [
      sky(),
      disc({ x: 204, y: 180, r: 150 }),
      ridge({ y: 430, rise: 180, peaks: true, tone: 0.3 }),
      iceGiant(),
      motes({ count: 40, paint: '#ffffff' }),
    ],
  },
  earth_elemental: {
    light: 'monsters_swamp',
    looks: ['stone-creature', 'glowing-cracks', 'moss'],
    parts: [
      sky(),
      disc({ x: 204, y: 200, r: 160 }),
      ridge({ y: 430, rise: 150, peaks: true, tone: 0.4 }),
      earthElemental(),
      motes({ count: 26, paint: '#ffd28a' }),
    ],
  },
  fire_elemental: {
    light: 'monsters_blood',
    looks: ['fire-creature', 'burning-hands', 'blazing-face'],
    parts: [sky(), disc({ x: 204, y: 230, r: 170 }), fireElemental(), motes({ count: 60, paint: '#ffd28a' })],
  },
  gargoyle: {
    light: 'monsters_grave',
    looks: ['gargoyle', 'stone-wings', 'violet-eyes'],
    parts: [
      sky(),
      disc({ x: 204, y: 170, r: 140 }),
      castle({ x: 200, y: 480, size: 0.9, tone: 0.5 }),
      gargoyle(),
      rain({ count: 40 }),
    ],
  },
  frightener: {
    light: 'monsters_moon',
    looks: ['mantis-monster', 'blade-arms', 'crest-of-spines'],
    side: 1,
    parts: [sky(), disc({ x: 204, y: 220, r: 160 }), frightener(), motes({ count: 24 })],
  },
  toad: {
    light: 'monsters_swamp',
    looks: ['giant-toad', 'golden-crown', 'long-tongue'],
    parts: [sky(), disc({ x: 204, y: 180, r: 140 }), arch({ tone: 0.5, wide: 176 }), toad(), motes({ count: 18 })],
  },
  kayran: {
    light: 'emerald',
    looks: ['sea-monster', 'tentacles', 'great-yellow-eye'],
    parts: [
      sky(),
      disc({ x: 204, y: 180, r: 150, rings: 1 }),
      kayran(),
      sea({ y: 520, bands: 2 }),
      rain({ count: 40 }),
    ],
  },
  harpy: {
    light: 'monsters_moon',
    looks: ['harpy', 'dark-wings', 'wild-hair'],
    parts: [
      sky(),
      disc({ x: 204, y: 200, r: 140 }),
      ridge({ y: 500, rise: 120, peaks: true }),
      harpy({ skin: '#b89a8a', plumes: ['#4a3a44', '#3a2c38', '#5a4650'], crest: '#2a2028', eye: '#ffd24a' }),
      motes({ count: 18 }),
    ],
  },
  celaeno_harpy: {
    light: 'monsters_swamp',
    looks: ['harpy', 'blue-green-wings', 'crest-of-quills'],
    side: 1,
    parts: [
      sky(),
      disc({ x: 204, y: 200, r: 150 }),
      ridge({ y: 510, rise: 100, peaks: true }),
      harpy({
        skin: '#8ab0a0',
        plumes: ['#2f6a7a', '#3f8a7a', '#244a6a'],
        crest: '#e0b040',
        eye: '#ff5a3a',
        quills: true,
      }),
      motes({ count: 18 }),
    ],
  },
  cockatrice: {
    light: 'monsters_swamp',
    looks: ['cockatrice', 'red-comb', 'serpent-neck'],
    parts: [sky(), disc({ x: 190, y: 190, r: 140 }), ridge({ y: 460, rise: 80 }), cockatrice(), motes({ count: 18 })],
  },
  wyvern: {
    light: 'monsters',
    looks: ['wyvern', 'open-jaws', 'spread-wings'],
    parts: [
      sky(),
      disc({ x: 204, y: 200, r: 150 }),
      ridge({ y: 520, rise: 180, peaks: true, tone: 0.4 }),
      wyvern(),
      motes({ count: 18 }),
    ],
  },
  forktail: {
    light: 'monsters_moon',
    looks: ['forktail', 'forked-tail-overhead', 'blue-scales'],
    parts: [
      sky(),
      disc({ x: 180, y: 190, r: 130 }),
      ridge({ y: 480, rise: 170, peaks: true, tone: 0.4 }),
      forktail(),
      motes({ count: 18 }),
    ],
  },
};
