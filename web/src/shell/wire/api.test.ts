import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError, ask, session, visitor } from './api';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(`${init.method ?? ''} ${address}`);
    if (address.startsWith('/api/full')) {
      return Promise.resolve(Response.json({ code: 'full', message: 'All seats are taken.' }, { status: 409 }));
    }
    return Promise.resolve(Response.json(init.method === 'POST' ? { id: 'ann' } : null));
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('requests', () => {
  it('throw a refusal with its code and message', async () => {
    const refused = ask('POST', '/api/full', 'en');
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    await expect(refused).rejects.toMatchObject({ code: 'full', message: 'All seats are taken.', passing: false });
  });

  it('ask who we are only if the answer may have changed', async () => {
    expect(await visitor('en')).toBeNull();
    await session('Ann', 'en');
    expect(asked).toEqual(['GET /api/me?lang=en', 'POST /api/session?lang=en']);
    await session('Ann', 'en');
    expect(asked.slice(2)).toEqual(['GET /api/me?lang=en', 'POST /api/session?lang=en']);
  });
});
