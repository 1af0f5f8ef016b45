// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { isForTable } from './keys';

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
