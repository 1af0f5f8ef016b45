// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import { bookOf } from './rulebook';
import RulingLines from './RulingLines.svelte';
import RulingMark from './RulingMark.svelte';
import { loadRulings, rulingsAt } from './rulings.svelte';

beforeAll(async () => {
  // The test's document knows dialogs, but cannot open them.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  await import('./RulingDialog.svelte');
  await Promise.all([bookOf('en'), bookOf('de'), loadRulings('gwent'), loadRulings('oldworld'), loadRulings('chess')]);
});

afterEach(() => {
  settings.lang = 'en';
  cleanup();
});

describe('the places of rulings', () => {
  it('hold everywhere, or at tables of a mode or an expansion', () => {
    expect(rulingsAt('gwent', ['ability:medic'], ['duel'])).toEqual([]);
    expect(rulingsAt('gwent', ['ability:medic'], ['teams'])).toEqual(['P3']);
    expect(rulingsAt('oldworld', ['ask:gain'], ['base'])).toEqual(['W5.3', 'W5.4', 'W1.11']);
    expect(rulingsAt('oldworld', ['ask:gain'], ['solo', 'mages'])).toEqual(['W5.3', 'W5.4', 'W1.11', 'W9.2', 'W13.7']);
  });

  it('name each clause once, and none of an unknown game', () => {
    expect(rulingsAt('gwent', ['ability:weather_frost', 'ability:weather_fog'], [])).toEqual(['G4.2']);
    expect(rulingsAt('chess', ['ask:row'], [])).toEqual([]);
  });
});

describe('the mark', () => {
  const mark = () => screen.queryByRole('button', { name: /rul/i });

  it('is there only where a ruling applies', async () => {
    const shown = render(RulingMark, { game: 'gwent', at: ['ability:tight_bond'] });
    expect(mark()).toBeNull();
    await shown.rerender({ game: 'gwent', at: ['ability:berserker'] });
    expect(mark()?.getAttribute('aria-label')).toBe(`${t('rules-ruling')}: G5.10, G1.3`);
  });

  it('opens the clauses in the language of the reader, and closes them', async () => {
    settings.lang = 'de';
    render(RulingMark, { game: 'gwent', at: ['ability:berserker'] });
    screen.getByRole('button').click();
    const clauses = await waitFor(() => {
      const found = [...document.querySelectorAll('[data-clause]')];
      expect(found.map((one) => one.getAttribute('data-clause'))).toEqual(['G1.3', 'G5.10']);
      return found;
    });
    expect(clauses[1]?.textContent).toContain('Berserker');
    expect(clauses[1]?.textContent).toContain('Nebendeck');
    [...document.querySelectorAll<HTMLElement>('dialog button')].at(-1)?.click();
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('closes what it opened where the ruling does not apply any more', async () => {
    const shown = render(RulingMark, { game: 'gwent', at: ['ability:berserker'] });
    mark()?.click();
    await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
    await shown.rerender({ game: 'gwent', at: [] });
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });
});

describe('the lines', () => {
  it('say the clauses without marks and ids of cards', async () => {
    render(RulingLines, { game: 'gwent', at: ['leader:emhyr_the_white_flame'] });
    const line = await screen.findByText('G9.8');
    const text = line.parentElement?.textContent ?? '';
    expect(text).toMatch(/Two of them do not put each other out\.$/);
    expect(text).not.toMatch(/\[R\]|emhyr_/);
  });
});
