/**
 * What a person keeps of all games on this device: stories with the branches that were read, monsters with how the
 * fights went. It lies in the browser, so that guests have it too and it outlives the games on the server; it can be
 * saved as a file, and read in again elsewhere.
 */

import type { Reading } from '../../../shell/wire/protocol';

const KEY = 'sevencats.oldworld.book';

export interface Tale {
  kind: string;
  id: string;
  title: string;
  intro: string;
  /** All choices that the card offers; none where it has none. */
  choices: string[];
  /** What each choice came to that was taken; a card without choices has one under the empty name. */
  read: Record<string, string>;
}

export interface Beast {
  id: string;
  name: string;
  won: number;
  lost: number;
  away: number;
}

export interface Book {
  tales: Record<string, Tale>;
  beasts: Record<string, Beast>;
}

export type Outcome = 'won' | 'lost' | 'away';
const OUTCOMES: readonly Outcome[] = ['won', 'lost', 'away'];

export const emptyBook = (): Book => ({ tales: {}, beasts: {} });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function taleOf(value: unknown): Tale | null {
  if (!isRecord(value) || !textOf(value['id']) || !textOf(value['title'])) return null;
  const { kind, id, title, intro, choices, read } = value;
  const texts = isRecord(read) ? Object.entries(read).flatMap(([choice, text]): [string, string][] => (textOf(text) ? [[choice, textOf(text)]] : [])) : [];
  return { kind: textOf(kind), id: textOf(id), title: textOf(title), intro: textOf(intro), choices: Array.isArray(choices) ? choices.map(textOf).filter(Boolean) : [], read: Object.fromEntries(texts) };
}

function beastOf(value: unknown): Beast | null {
  if (!isRecord(value) || !textOf(value['id'])) return null;
  const count = (field: unknown): number => (Number.isSafeInteger(field) ? Math.max(0, Number(field)) : 0);
  return { id: textOf(value['id']), name: textOf(value['name']), won: count(value['won']), lost: count(value['lost']), away: count(value['away']) };
}

function every<T>(value: unknown, one: (value: unknown) => T | null): Record<string, T> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).flatMap(([key, entry]): [string, T][] => {
    const found = one(entry);
    return found ? [[key, found]] : [];
  }));
}

/** A book out of a file or a store; anything else is left out. Null: the text is not a book. */
export function bookOf(text: string): Book | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && isRecord(value['tales']) && isRecord(value['beasts']) ? { tales: every(value['tales'], taleOf), beasts: every(value['beasts'], beastOf) } : null;
  } catch {
    return null;
  }
}

/** The book with a card that was read: its choices, and the result of the one that was taken. */
export function withReading(book: Book, reading: Reading): Book {
  const key = `${reading.kind}.${reading.id}`;
  const known = book.tales[key] ?? { kind: reading.kind, id: reading.id, title: reading.title, intro: '', choices: [], read: {} };
  const asked = reading.stage === 'choice';
  const intro = asked ? reading.text : (reading.intro ?? '');
  const told = asked || !reading.text ? known.read : { ...known.read, [reading.chosen ?? '']: reading.text };
  const choices = asked ? (reading.options ?? []).map(({ text }) => text) : known.choices;
  return { ...book, tales: { ...book.tales, [key]: { ...known, title: reading.title, intro: intro || known.intro, choices, read: told } } };
}

/** The book with a fight that is over. */
export function withFight(book: Book, id: string, name: string, outcome: Outcome): Book {
  const known = book.beasts[id] ?? { id, name, won: 0, lost: 0, away: 0 };
  return { ...book, beasts: { ...book.beasts, [id]: { ...known, name, [outcome]: known[outcome] + 1 } } };
}

/** Two books as one: all branches of both, and of each monster the larger numbers, since both may know the same fights. */
export function merged(one: Book, other: Book): Book {
  const both = emptyBook();
  for (const [key, tale] of [...Object.entries(one.tales), ...Object.entries(other.tales)]) {
    const known = both.tales[key];
    both.tales[key] = known ? { ...tale, choices: tale.choices.length ? tale.choices : known.choices, read: { ...known.read, ...tale.read } } : tale;
  }
  for (const [key, beast] of [...Object.entries(one.beasts), ...Object.entries(other.beasts)]) {
    const known = both.beasts[key];
    const most = (what: Outcome): number => Math.max(beast[what], known?.[what] ?? 0);
    both.beasts[key] = { ...beast, won: most('won'), lost: most('lost'), away: most('away') };
  }
  return both;
}

/** How many of a card's branches were read, and how many there are. */
export function branches({ choices, read }: Tale): { read: number; all: number } {
  const known = Object.keys(read).length;
  return { read: known, all: Math.max(1, choices.length, known) };
}

/** The chance to beat a monster by the player's own fights, in percent. */
export function ownOdds({ won, lost, away }: Beast): number {
  return Math.round((100 * won) / Math.max(1, won + lost + away));
}

export const fights = (beast: Beast): number => OUTCOMES.reduce((sum, what) => sum + beast[what], 0);

export function loadBook(): Book {
  try {
    return bookOf(localStorage.getItem(KEY) ?? '') ?? emptyBook();
  } catch {
    return emptyBook(); // without storage nothing is kept
  }
}

export function keepBook(book: Book): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(book));
  } catch {
    // Storage is full or forbidden: the game goes on without a book.
  }
}

/** Keep a card that was read. */
export const noteReading = (reading: Reading): void => keepBook(withReading(loadBook(), reading));

/** Keep a fight that is over. */
export const noteFight = (id: string, name: string, outcome: Outcome): void => keepBook(withFight(loadBook(), id, name, outcome));
