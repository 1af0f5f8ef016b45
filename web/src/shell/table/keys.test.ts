// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { isForTable, steer } from './keys';

function pressed(key: string, markup: string): boolean {
  document.body.innerHTML = markup;
  const target = document.body.firstElementChild ?? document.body;
  let answer = false;
  target.addEventListener('keydown', (event) => (answer = isForTable(event as KeyboardEvent)));
  target.dispatchEvent(new KeyboardEvent('keydown', { key }));
  return answer;
}

describe('the keys of a table', () => {
  it('leave a button what presses it', () => {
    expect(pressed('Enter', '<button></button>')).toBe(false);
    expect(pressed(' ', '<button></button>')).toBe(false);
    expect(pressed('1', '<button></button>')).toBe(true);
  });

  it('belong to the table elsewhere, and the space bar on a card', () => {
    expect(pressed('Enter', '<div></div>')).toBe(true);
    expect(pressed(' ', '<button data-space="game"></button>')).toBe(true);
    expect(pressed('1', '<input>')).toBe(false);
  });
});

describe('arrow keys', () => {
  function press(key: string): void {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    document.activeElement?.addEventListener('keydown', (e) => steer(e as KeyboardEvent), { once: true });
    document.activeElement?.dispatchEvent(event);
  }

  it('begin at the first stop, if nothing has the focus', () => {
    document.body.innerHTML = '<button data-nav id="a"></button><button data-nav="first" id="b"></button>';
    press('ArrowRight');
    expect(document.activeElement?.id).toBe('b');
  });
});
