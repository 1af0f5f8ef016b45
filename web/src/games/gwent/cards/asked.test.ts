// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { t } from '../../../shell/lib/words.svelte';
import { loadRulings } from '../../../shell/rules/rulings.svelte';
import { rulingMark } from '../../../shell/table/preload';
import { Play } from '../board/play.svelte';
import PromptBar from '../board/questions/PromptBar.svelte';
import { publicPart, viewWith } from '../fixtures';

function asked(kind: string, source: string, mode: string): Play {
  const play = new Play(() => null);
  const decisions = [{ id: 1, kind, source, options: [{ key: 'a' }, { key: 'b' }] }];
  play.show(viewWith({ asked: [0], decisions, public: publicPart({ mode }) }));
  return play;
}

beforeAll(async () => {
  // The mark waits for the first view.
  vi.useFakeTimers();
  const mark = rulingMark();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await Promise.all([mark, loadRulings('gwent')]);
});

afterEach(cleanup);

describe('a question shows the rulings for it', () => {
  it.each([
    ['decoy', 'decoy', 'duel', 'G3.4'],
    ['decoy', 'decoy', 'teams', 'G3.4, P3'],
    ['colour', 'ghoul', 'teams', 'P4, P3.1'],
    ['enemy', '', 'ffa', 'F4'],
    ['revive', 'havekar_healer', 'teams', 'P3'],
    ['turn', '', 'ffa', 'F2, F3, F6'],
  ])('%s, asked by "%s" in %s', async (kind, source, mode, clauses) => {
    render(PromptBar, { play: asked(kind, source, mode), onpeek: () => undefined });
    const mark = await screen.findByRole('button', { name: new RegExp(`^${t('rules-ruling')}`) }, { timeout: 20_000 });
    expect(mark.getAttribute('aria-label')).toBe(`${t('rules-ruling')}: ${clauses}`);
  });
});
