/** Dice that are held stay held after a reload, as long as the question is the same. */

const KEY = 'sevencats.dice';
const NONE: readonly boolean[] = [false, false, false, false, false];

export function keptDice(question: number): boolean[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { question: number; at: string; held: boolean[] } | null;
    return kept?.question === question && kept.at === location.hash ? kept.held : [...NONE];
  } catch {
    return [...NONE];
  }
}

export function keepDice(question: number, held: readonly boolean[]): void {
  if (!question) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ question, at: location.hash, held }));
  } catch {
    // Without storage they are only lost at a reload.
  }
}
