// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { speak } from '../../../shell/lib/words.svelte';
import type { SeatInfo } from '../../../shell/wire/protocol';
import { faceAt } from './rival';
import Says from './Says.svelte';

function seat(kind: SeatInfo['kind'], name: string, level = 'captain'): SeatInfo {
  return { seat: 1, kind, name, level } as SeatInfo;
}

afterEach(cleanup);

describe('a rival', () => {
  it('is somebody if the table calls the bot so', () => {
    expect(faceAt('nilfgaard', seat('bot', 'Sevrin'))?.name).toBe('Sevrin');
    expect(faceAt('nilfgaard', seat('bot', 'Sevrin (C)'))?.name).toBe('Sevrin');
    expect(faceAt('nilfgaard', seat('bot', 'Captain (B)'))).toBeUndefined();
    expect(faceAt('nilfgaard', seat('person', 'Sevrin'))).toBeUndefined();
    expect(faceAt('nilfgaard', undefined)).toBeUndefined();
  });

  it('has a word at the beginning and at each end, in every language', async () => {
    const face = faceAt('nilfgaard', seat('bot', 'Sevrin'));
    expect(face).toBeDefined();
    if (!face) return;
    for (const lang of ['en', 'fr', 'nl', 'de', 'pl'] as const) {
      await speak(lang);
      for (const about of ['begin', 'won', 'lost'] as const) {
        render(Says, { face, about });
        const words = (await screen.findByText('Sevrin', { exact: false })).parentElement?.querySelector('p')?.textContent ?? '';
        expect(words, `${lang} ${about}`).toMatch(/^(?!face-).{5}/);
        cleanup();
      }
    }
  });
});
