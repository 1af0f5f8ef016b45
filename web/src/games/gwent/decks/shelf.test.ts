// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

import { emptyDeck } from './deck';
import { shelf } from './shelf.svelte';

afterEach(() => vi.unstubAllGlobals());

describe('the shelf', () => {
  it('keeps the decks of a guest in the browser', async () => {
    const deck = await shelf.save(emptyDeck('monsters', 'Fangs'));
    expect(shelf.get(deck.id)?.name).toBe('Fangs');
    expect(localStorage.getItem('sevencats.decks')).toContain('Fangs');
    await shelf.save({ ...deck, name: 'Claws' });
    expect(shelf.decks.length).toBe(1);
    await shelf.remove(deck);
    expect(shelf.decks).toEqual([]);
  });

  it('keeps three decks for a tournament, the latest', () => {
    for (const id of ['a', 'b', 'c', 'd']) shelf.toggleTrio(id);
    expect(shelf.trio).toEqual(['b', 'c', 'd']);
    shelf.toggleTrio('c');
    expect(shelf.trio).toEqual(['b', 'd']);
  });

  it('brings the decks of an account from the server', async () => {
    const answers: Record<string, unknown> = {
      '/api/me': { id: 'u', name: 'Ana', login: 'ana', lang: 'en', webhook: null },
      '/api/me/decks': [{ id: 'd1', game: 'gwent', name: 'Old', code: 'G1', updated: 5 }],
      '/api/decks/read': { name: '', faction: 'skellige', leader: 'x', cards: { decoy: 1 } },
    };
    const fetch = vi.fn((path: string) =>
      Promise.resolve(new Response(JSON.stringify(answers[path.split('?')[0] ?? '']), { status: 200 })),
    );
    vi.stubGlobal('fetch', fetch);
    await shelf.load();
    await shelf.load();
    expect(shelf.decks.map((deck) => [deck.name, deck.kept])).toEqual([['Old', 'd1']]);
  });
});
