import { expect, it } from 'vitest';

import type { ModeOffer } from '../../../shell/wire/protocol';
import { optionsOf, presetFor, presetsOf } from './presets';

const CLASHES = { skellige: ['wild_hunt'], wild_hunt: ['skellige'] };

function mode(options: string[]): ModeOffer {
  const offer: object = { options, clashes: CLASHES };
  return offer as ModeOffer;
}

const BOX = mode(['skellige', 'bombs', 'mages', 'wild_hunt']);

it('takes what belongs to a ready-made choice and is offered', () => {
  expect(optionsOf('evening', BOX)).toEqual([]);
  expect(optionsOf('long', BOX)).toEqual(['skellige', 'bombs']);
  expect(optionsOf('together', BOX)).toEqual(['wild_hunt']);
});

it('takes all that can meet, and never two that clash', () => {
  expect(optionsOf('all', BOX)).toEqual(['skellige', 'bombs', 'mages']);
});

it('offers no choice that would add nothing', () => {
  expect(presetsOf(mode(['skellige', 'bombs']))).toEqual(['evening', 'long', 'all']);
});

it('knows which choice is made, in any order', () => {
  expect(presetFor(['bombs', 'skellige'], BOX)).toBe('long');
  expect(presetFor(['bombs'], BOX)).toBeUndefined();
});
