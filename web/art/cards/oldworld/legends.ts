/** Legendary monsters and the Wild Hunt. */

import { frightener, iceGiant, toad } from '../../creatures/brutes';
import { cyclops, golem, hound, unseenElder } from '../../creatures/oldworld';
import {
  type Drawing,
  arch,
  axe,
  cloak,
  disc,
  fur,
  greatHelm,
  hammer,
  horns,
  huntHelm,
  motes,
  pauldrons,
  portal,
  ridge,
  shards,
  sky,
  staff,
  torso,
} from '../../portraits';
import { neutralCompany } from '../neutral/company';
import { stranger } from '../stranger';

export const oldworldLegends: Record<string, Drawing> = {
  frightener: {
    light: 'monsters_moon',
    looks: ['mantis-monster', 'blade-arms', 'crest-of-spines'],
    parts: [sky(), disc({ x: 204, y: 220, r: 160, rings: 2 }), frightener(), motes({ count: 24 })],
  },
  ice_giant: {
    light: 'frost',
    looks: ['giant', 'beard-of-ice', 'ice-spikes'],
    side: 1,
    parts: [
      sky(),
      disc({ x: 204, y: 180, r: 150, rings: 2 }),
      ridge({ y: 430, rise: 180, peaks: true, tone: 0.3 }),
      iceGiant(),
      motes({ count: 40, paint: '#ffffff' }),
    ],
  },
  imperial_golem: {
    light: 'neutral_night',
    looks: ['golem', 'glowing-runes', 'blue-eyes'],
    parts: [sky(), disc({ x: 204, y: 190, r: 160, rings: 2 }), golem(), motes({ count: 24, paint: '#cff4ff' })],
  },
  cyclops: {
    light: 'ember',
    looks: ['cyclops', 'single-eye', 'club'],
    parts: [
      sky(),
      disc({ x: 204, y: 200, r: 160, rings: 2 }),
      ridge({ y: 440, rise: 150, peaks: true, tone: 0.4 }),
      cyclops(),
      motes({ count: 18 }),
    ],
  },
  toad: {
    light: 'monsters_swamp',
    looks: ['giant-toad', 'golden-crown', 'long-tongue'],
    side: 1,
    parts: [
      sky(),
      disc({ x: 204, y: 180, r: 140, rings: 2 }),
      arch({ tone: 0.5, wide: 176 }),
      toad(),
      motes({ count: 18 }),
    ],
  },
  unseen_elder: {
    light: 'monsters_blood',
    looks: ['vampire', 'ancient-face', 'black-wings'],
    parts: [sky(), disc({ x: 204, y: 170, r: 150, rings: 2 }), unseenElder(), motes({ count: 18 })],
  },
  /** The same man as on Gwent's card. */
  gaunter_odimm: neutralCompany['gaunter_odimm'] ?? stranger('neutral'),
  hound: {
    light: 'frost',
    looks: ['hunt-hound', 'ice-spikes', 'white-eyes'],
    parts: [
      sky(),
      disc({ x: 204, y: 200, r: 150 }),
      shards({ y: 240 }),
      hound(),
      motes({ count: 40, paint: '#ffffff' }),
    ],
  },
  eredin: {
    light: 'frost',
    looks: ['armoured-king', 'skull-mask', 'crown-of-blades'],
    pose: { turn: -0.22, nod: 0.1, w: 82, h: 112, y: 276 },
    side: 1,
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
  imlerith: {
    light: 'frost',
    looks: ['hunt-general', 'iron-mask', 'great-mace'],
    pose: { turn: 0.2, nod: 0.12, w: 84, h: 114, y: 268 },
    parts: [
      sky(),
      disc({ r: 140, y: 200 }),
      shards({ y: 240 }),
      hammer({ x: 56, y: 160, turn: -12, mace: true, size: 1.1, metal: '#5a626c' }),
      torso({ colour: '#2a2e36', wide: 196, weave: 'scale' }),
      pauldrons({ colour: '#3a404a', spikes: 3, size: 96, z: 80, y: 456 }),
      huntHelm({ metal: '#6a727c', glow: '#8ad8ff', spikes: 5, tall: 0.8 }),
      motes({ count: 40, paint: '#ffffff' }),
    ],
  },
  caranthir: {
    light: 'frost',
    looks: ['hunt-general', 'staff-of-light', 'iron-mask'],
    pose: { turn: 0.24, nod: 0.06, w: 76, h: 116, y: 266 },
    parts: [
      sky(),
      portal({}),
      staff({ x: 346, y: 150, turn: 6, orb: '#9ae8ff', wood: '#3a404a' }),
      torso({ colour: '#262a3a', wide: 172, weave: 'scale' }),
      cloak({ colour: '#2a3a5a', clasp: '#9ae8ff', open: 80 }),
      huntHelm({ metal: '#5a6478', glow: '#9ae8ff', spikes: 3, tall: 1 }),
      motes({ count: 40, paint: '#ffffff' }),
    ],
  },
  nithral: {
    light: 'frost',
    looks: ['hunt-general', 'closed-black-helm', 'double-axe'],
    pose: { turn: -0.18, w: 84, h: 112, y: 266 },
    side: 1,
    parts: [
      sky(),
      disc({ r: 140, y: 200 }),
      shards({ y: 240 }),
      axe({ x: 350, y: 150, turn: 14, double: true }),
      torso({ colour: '#22262c', wide: 194, weave: 'scale' }),
      greatHelm({ metal: '#3a404a', trim: '#8a929c', glow: '#ff3a2a' }),
      horns({ colour: '#8a929c', up: 120, out: 70 }),
      pauldrons({ colour: '#2c3138', spikes: 2, size: 96, z: 80, y: 456 }),
      motes({ count: 40, paint: '#ffffff' }),
    ],
  },
};
