/** Whether the text of a card is left to the player who reads it aloud, kept in this browser. */

const KEY = 'sevencats.story-listen';

class Listening {
  on = $state(globalThis.localStorage?.getItem(KEY) === '1');
  /** The card whose text one has asked for all the same. */
  shown = $state('');

  toggle(): void {
    this.on = !this.on;
    this.shown = '';
    try {
      localStorage.setItem(KEY, this.on ? '1' : '0');
    } catch {
      // A browser without storage forgets.
    }
  }
}

export const listening = new Listening();
