// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { t } from '../../../shell/lib/words.svelte';
import Dock from './Dock.svelte';
import { Play } from './play.svelte';

const none = (): void => undefined;

function undoButton(undo: boolean, noUndo: string, takeBack = none): HTMLElement {
  const play = new Play(() => ({ pick: () => 'a1', takeBack }));
  play.answering.show({ view: { decisions: [] }, undo, noUndo });
  render(Dock, { play, logOpen: false, onpass: none, onlog: none });
  return screen.getByText(t('undo'));
}

afterEach(cleanup);

describe('the undo button', () => {
  it('is open where something can be taken back', () => {
    const button = undoButton(true, '');
    expect(button.getAttribute('aria-disabled')).toBe('false');
    expect(button.hasAttribute('title')).toBe(false);
  });

  it('says why nothing can be taken back, and asks the server all the same', () => {
    const asked = vi.fn();
    const button = undoButton(false, 'What came of it has been read out.', asked);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toBe('What came of it has been read out.');
    button.click();
    expect(asked).toHaveBeenCalledOnce();
  });
});
