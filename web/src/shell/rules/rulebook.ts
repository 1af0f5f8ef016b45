/** The rule texts: sections and clauses of each game, searched and split into pieces to show. */

import type { Sign } from '../lib/art';
import type { Language } from '../lib/languages';

export interface Clause {
  id: string;
  text: string;
  ruling: boolean;
}

export interface Section {
  title: string;
  key: string;
  sign: Sign;
  note: string;
  clauses: readonly Clause[];
}

/** The sections of each game that has rules, by its name. */
export type Book = Partial<Record<string, readonly Section[]>>;

interface SectionData {
  key: string;
  title: string;
  note: string;
  clauses: (string | number)[][];
}

/** The rules are long: only the current language is fetched. */
const TEXTS: Record<Language, () => Promise<{ default: Record<string, SectionData[]> }>> = {
  en: () => import('../../../generated/rules/en.json'),
  fr: () => import('../../../generated/rules/fr.json'),
  nl: () => import('../../../generated/rules/nl.json'),
  de: () => import('../../../generated/rules/de.json'),
  pl: () => import('../../../generated/rules/pl.json'),
};

const SIGNS: Partial<Record<string, Sign>> = {
  'golden-rule': 'crown',
  cards: 'hand',
  setup: 'deck',
  turn: 'hourglass',
  strength: 'close',
  'unit-abilities': 'medic',
  'special-cards': 'special',
  'end-of-a-round-and-of-the-game': 'gem',
  factions: 'skellige',
  leaders: 'crown',
  'advanced-decks': 'decks',
  tournament: 'flag',
  'free-for-all-3-to-5-players': 'friends',
  'two-against-two': 'swords',
  solo: 'bot',
  'expansions-together': 'decks',
  'phase-i-movement-and-actions': 'skellige',
  'location-actions': 'home',
  'phase-ii': 'swords',
  'phase-iii': 'hand',
  fights: 'monsters',
  quests: 'log',
  specialties: 'hero',
};

export async function bookOf(lang: Language): Promise<Book> {
  const { default: text } = await TEXTS[lang]();
  return Object.fromEntries(Object.entries(text).map(([game, sections]) => [game, sections.map(sectionOf)]));
}

function sectionOf({ key, title, note, clauses }: SectionData): Section {
  return {
    title,
    key,
    sign: SIGNS[key] ?? 'rules',
    note,
    clauses: clauses.map(([id, text, ruling]) => ({
      id: String(id),
      text: String(text),
      ruling: ruling === 1,
    })),
  };
}

/** The game that a clause belongs to, if the clause exists. */
export function gameOf(book: Book, clause: string): string | null {
  const games = Object.keys(book);
  return games.find((game) => book[game]?.some(({ clauses }) => clauses.some(({ id }) => id === clause))) ?? null;
}

/** These clauses, in the order of the rules. */
export function clausesOf(sections: readonly Section[], ids: readonly string[]): Clause[] {
  return sections.flatMap(({ clauses }) => clauses.filter(({ id }) => ids.includes(id)));
}

export function idsOf(sections: readonly Section[]): ReadonlySet<string> {
  return new Set(sections.flatMap((section) => section.clauses.map(({ id }) => id)));
}

/** Text without capitals and accents, with every letter at its old position. */
export function plain(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase() || letter).join('');
}

export function wordsIn(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Sections with the clauses that contain all words; a section whose title matches is shown whole. */
export function search(
  sections: readonly Section[],
  query: string,
  onlyRulings: boolean,
): Section[] {
  const words = wordsIn(query);
  return sections.flatMap((section) => {
    const title = plain(section.title);
    const clauses = section.clauses.filter((clause) => {
      const text = `${title} ${plain(clause.id)} ${plain(clause.text)}`;
      return (!onlyRulings || clause.ruling) && words.every((word) => text.includes(word));
    });
    return clauses.length ? [{ ...section, clauses }] : [];
  });
}

export type Piece =
  | { kind: 'text' | 'mark' | 'strong'; text: string }
  | { kind: 'clause'; text: string }
  | { kind: 'name'; text: string }
  | { kind: 'ruling'; text: string };

const TOKEN = /(\[R\])|`([a-z_]+)`|\*([^*]+)\*|\b([A-Z]\d+(?:\.\d+)?)\b/g;

/** A clause in pieces: marks of rulings, ids of cards, links to clauses, search hits. */
export function piecesOf(text: string, words: readonly string[], known: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, ruling, name, strong, clause] = match;
    if (clause && !known.has(clause)) continue;
    pieces.push(...marked(text.slice(last, match.index), words));
    if (ruling) pieces.push({ kind: 'ruling', text: whole });
    else if (name) pieces.push({ kind: 'name', text: name });
    else if (strong) pieces.push({ kind: 'strong', text: strong });
    else pieces.push({ kind: 'clause', text: whole });
    last = match.index + whole.length;
  }
  return [...pieces, ...marked(text.slice(last), words)];
}

function marked(text: string, words: readonly string[]): Piece[] {
  const flat = plain(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (;;) {
    const hits = words
      .map((word) => ({ at: flat.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length);
    const hit = hits[0];
    if (!hit) break;
    if (hit.at > from) pieces.push({ kind: 'text', text: text.slice(from, hit.at) });
    pieces.push({ kind: 'mark', text: text.slice(hit.at, hit.at + hit.length) });
    from = hit.at + hit.length;
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) });
  return pieces;
}
