// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { gameEntries } from '../../../games';
import { OTHER_WORDS } from '../../lib/languages';
import { keepPlayed } from '../../lib/visits';
import { addWords, speak } from '../../lib/words.svelte';
import Home from '../Home.svelte';

/** What the server says, by address. */
let said: Record<string, unknown> = {};

const ANA = { id: 'ana', name: 'Ana', login: null };
const TABLE = {
  seat: 0,
  yourTurn: true,
  table: { id: 'abc', status: 'playing', updated: 1, setup: { game: 'gwent', mode: 'duel' }, seats: [{ seat: 0, kind: 'person', name: 'Ana' }, { seat: 1, kind: 'bot', name: 'Brawler (B)' }] },
};

function spot(name: string): HTMLElement | null {
  return document.querySelector(`[data-spot="${name}"]`);
}

/** What the page fetches on demand is there before a test waits for it. */
beforeAll(async () => {
  await Promise.all([import('./Return.svelte'), ...gameEntries().flatMap(([, { start, welcome }]) => [start(), welcome?.()])]);
  await speak('en');
  await addWords(OTHER_WORDS);
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  said = { '/api/me': null, '/api/me/tables': [], '/api/me/achievements': [] };
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(JSON.stringify(said[address.split('?')[0] ?? ''] ?? null))));
  Element.prototype.animate ??= (() => ({ cancel: () => undefined, finished: Promise.resolve() })) as never;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the first page', () => {
  it('has one golden way in for a newcomer', async () => {
    render(Home);
    await waitFor(() => expect(spot('choose-deck')).not.toBeNull());
    expect([...document.querySelectorAll('button.main')].map((one) => one.getAttribute('data-spot'))).toEqual(['first-game']);
    expect(spot('left-off')).toBeNull();
  });

  it('tells who comes again what waits, what was played last and what is new today', async () => {
    said['/api/me'] = ANA;
    said['/api/me/tables'] = [TABLE];
    said['/api/me/achievements'] = [{ id: 'x', game: 'gwent', title: 'Quiet hands', how: 'Win without specials.', have: 4, need: 5, at: null }];
    keepPlayed('gwent', { deck: 'skellige', leader: 'crach_an_craite', level: 'captain', rival: 'monsters', face: 'Wenda' });
    render(Home);
    await waitFor(() => expect(spot('next-achievement')?.textContent).toContain('Quiet hands'));
    await waitFor(() => expect(document.querySelector('[data-table=abc]')?.textContent).toContain('Your turn'));
    expect(document.querySelector('[data-table=abc]')?.textContent).toContain('Brawler');
    await waitFor(() => expect(spot('last-duel')?.textContent ?? '').toMatch(/Skellige.*Wenda.*Captain.*Monsters/s));
    expect(spot('first-game')).toBeNull();
    expect(screen.getByText('Ana')).toBeTruthy();
  });
});
