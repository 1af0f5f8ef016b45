// @vitest-environment jsdom
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';

import { COLOURS } from '../facts.svelte';
import { SHAPE } from './shapes';
import Slot from './Slot.svelte';

const shapes = (colour: (typeof COLOURS)[number], symbols: object | undefined): string[] =>
  [...render(Slot, { colour, symbols }).container.querySelectorAll('path')].flatMap((path) => [...path.classList]);

describe('the slots of a card', () => {
  it('have a shape for each colour, so that they are told apart in grey', () => {
    expect(new Set(COLOURS.map((colour) => SHAPE[colour])).size).toBe(COLOURS.length);
  });

  it('are full, a ring or a gap', () => {
    expect(shapes('red', { damage: 2 })).toContain('full');
    expect(shapes('red', {})).toContain('ring');
    expect(shapes('red', undefined)).toContain('gap');
  });
});
