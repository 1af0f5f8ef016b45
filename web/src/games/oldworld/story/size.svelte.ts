/** How large the letters of a story are, kept in this browser. */

export const SIZES = [17, 19.5, 23] as const;
const KEY = 'sevencats.story-size';

function stored(): number {
  try {
    const kept = Number(localStorage.getItem(KEY) ?? 1);
    return kept in SIZES ? kept : 1;
  } catch {
    return 1;
  }
}

class StorySize {
  at = $state(stored());

  set(at: number): void {
    this.at = at;
    try {
      localStorage.setItem(KEY, String(at));
    } catch {
      // A browser without storage forgets.
    }
  }
}

export const storySize = new StorySize();
