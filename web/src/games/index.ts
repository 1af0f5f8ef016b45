/**
 * The seam between the shell and the games: the shell asks here for the parts of a game by the
 * name the server gives, and imports nothing of a game otherwise. Parts are loaded when needed. A
 * game that is not listed is played in the list view.
 */

import type { Component, Snippet } from 'svelte';

import type { Sign } from '../shell/lib/art';
import type { Words } from '../shell/lib/languages';
import type { ReplayTurn } from '../shell/replay/timeline';
import type { LogLine } from '../shell/wire/log';
import type { TableLink } from '../shell/wire/link.svelte';
import type { EventInfo, Me, ModeOffer, TableView } from '../shell/wire/protocol';

// The empty record of a component without props, as Svelte has it.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
type Props = {};
export type Load<P extends Record<string, unknown> = Props> = () => Promise<{ default: Component<P> }>;

/** A table in play. */
export interface TableProps extends Record<string, unknown> {
  id: string;
  link: TableLink;
  names: readonly string[];
  /** The viewer is a spectator. */
  watching: boolean;
  /** A lesson goes on: its coach says how it ends. */
  lesson: boolean;
}

/** One step of a replay. */
export interface StepProps extends Record<string, unknown> {
  view: TableView;
  lines: readonly LogLine[];
  names: readonly string[];
  /** Who moves, in words. */
  caption: string;
  /** What happened at this step. */
  events?: readonly EventInfo[];
  /** The number of the step that is shown, and the way to another one. */
  at?: number | undefined;
  onjump?: (n: number) => void;
  /** What may be picked here, and who hears of it: then cards can be played. */
  picks?: readonly string[] | undefined;
  onpick?: (key: string) => void;
  /** The turns of the game, to be shown in place of its log. */
  panel?: Snippet | undefined;
}

/** What one brings to a table: decks, a school. */
export interface ChoiceProps extends Record<string, unknown> {
  mode: ModeOffer;
  /** The ids of what is chosen; none leaves it to luck. */
  value: string[];
  /** Say whether the choice is allowed. */
  judged?: boolean;
}

/** The extras of a new table. */
export interface ExtrasProps extends Record<string, unknown> {
  mode: ModeOffer;
  /** The chosen ones, and the chosen words within them. */
  options: string[];
  words: string[];
}

/** What a game knows that is not shown by a component. */
export interface GameParts {
  /** What a choice is called on the wire. */
  choiceCodes: (choice: readonly string[]) => Promise<string[]>;
  /** What is chosen before anybody chose. */
  firstChoice: (mode: ModeOffer) => string[];
  /** The name of a ready-made choice. */
  readyMadeName: (id: string) => string;
  /** The player's own creations that may be brought. */
  ownChoices?: () => readonly { id: string; name: string }[];
  /** The side of each seat. */
  sidesOf: (view: TableView) => readonly number[];
  /** Whether the game is over in this view. */
  isOver: (view: TableView) => boolean;
  /** The turns of a finished game that is looked at by turn, not by round. */
  turns?: (table: string, names: readonly string[]) => Promise<readonly ReplayTurn[]>;
  /** The levels of bots, the easiest first; none: those who sit in for people. */
  levels?: readonly string[];
  /** A pick of a review in words. */
  pickName: (pick: string) => string;
  /** The name of something that rules mention by its id. */
  ruleName: (id: string) => string;
}

/** The plate of a game on the first page. */
export interface StartProps extends Record<string, unknown> {
  /** The visitor has played before: the plate offers what was played last. */
  known: boolean;
}

export interface GameLink {
  path: string;
  sign: Sign;
  word: string;
  /** Its place among all links. */
  order: number;
}

/** What each seat brings to a table, as the shell's words call it. */
export type Brings = 'deck' | 'school';

export interface GameEntry {
  brings: Brings;
  sign: Sign;
  modeSigns: Partial<Record<string, Sign>>;
  links: readonly GameLink[];
  /** Screens of the game's own, by the first part of their address. */
  screens: Record<string, Load>;
  /** The words of its plate on the first page; and those that many other screens need. */
  words: Words;
  moreWords?: Words;
  /** How to play with the keyboard: a sentence, and keys with the words for what they do. */
  help: { text: string; keys: readonly (readonly [string, string])[] };
  parts: () => Promise<GameParts>;
  table: Load<TableProps>;
  step: Load<StepProps>;
  choice: Load<ChoiceProps>;
  /** How the extras of a new table are chosen, in place of plain plates. */
  extras?: () => Promise<{ default: Component<ExtrasProps, Record<string, never>, 'options' | 'words'> }>;
  /** Its plate on the first page. */
  start: Load<StartProps>;
  /** The large way in for somebody who has never played. */
  welcome?: Load;
  /** The address of its lessons. */
  lessons?: string;
  /** What the signs of the game mean, at the head of its rules. */
  signs?: Load<{ words: readonly string[] }>;
  /** A piece of the game that shows what the settings do. */
  example?: Load;
  /** A number for the player's own page. */
  figure?: Load<{ me: Me | null }>;
}

const GAMES: Partial<Record<string, GameEntry>> = {
  gwent: {
    brings: 'deck',
    sign: 'hand',
    modeSigns: { duel: 'swords', advanced: 'decks', tournament: 'flag', ffa: 'friends', teams: 'tight_bond', solo: 'candle' },
    links: [
      { path: 'decks', sign: 'decks', word: 'decks', order: 40 },
      { path: 'cards', sign: 'gallery', word: 'gallery', order: 60 },
    ],
    screens: {
      cards: () => import('./gwent/cards/Gallery.svelte'),
      decks: () => import('./gwent/decks/Decks.svelte'),
      learn: () => import('./gwent/learn/Learn.svelte'),
    },
    words: {
      en: () => import('./gwent/words/en/start.ftl?raw'),
      fr: () => import('./gwent/words/fr/start.ftl?raw'),
      nl: () => import('./gwent/words/nl/start.ftl?raw'),
      de: () => import('./gwent/words/de/start.ftl?raw'),
      pl: () => import('./gwent/words/pl/start.ftl?raw'),
    },
    moreWords: {
      en: () => import('./gwent/words/en'),
      fr: () => import('./gwent/words/fr'),
      nl: () => import('./gwent/words/nl'),
      de: () => import('./gwent/words/de'),
      pl: () => import('./gwent/words/pl'),
    },
    help: {
      text: 'how-to-play',
      keys: [
        ['Space', 'keys-space'],
        ['X', 'keys-leader'],
        ['H', 'keys-hint'],
      ],
    },
    parts: async () => (await import('./gwent/parts')).PARTS,
    table: () => import('./gwent/GwentTable.svelte'),
    step: () => import('./gwent/GwentStep.svelte'),
    choice: () => import('./gwent/decks/DeckChoice.svelte'),
    start: () => import('./gwent/PlayNow.svelte'),
    welcome: () => import('./gwent/Welcome.svelte'),
    lessons: 'learn',
    signs: () => import('./gwent/cards/Abilities.svelte'),
    example: () => import('./gwent/cards/ExampleCard.svelte'),
    figure: () => import('./gwent/decks/DeckFigure.svelte'),
  },
  oldworld: {
    brings: 'school',
    sign: 'swords',
    modeSigns: { base: 'friends', solo: 'candle' },
    links: [],
    lessons: 'train',
    screens: { book: () => import('./oldworld/keep/Book.svelte'), train: () => import('./oldworld/learn/Learn.svelte') },
    words: {
      en: () => import('./oldworld/words/en/start.ftl?raw'),
      fr: () => import('./oldworld/words/fr/start.ftl?raw'),
      nl: () => import('./oldworld/words/nl/start.ftl?raw'),
      de: () => import('./oldworld/words/de/start.ftl?raw'),
      pl: () => import('./oldworld/words/pl/start.ftl?raw'),
    },
    help: {
      text: 'oldworld-how-to-play',
      keys: [
        ['1-7', 'oldworld-keys-hand'],
        ['Space', 'oldworld-keys-confirm'],
        ['O', 'oldworld-keys-whole'],
        ['H', 'keys-hint'],
      ],
    },
    parts: async () => (await import('./oldworld/parts')).PARTS,
    table: () => import('./oldworld/OldWorldTable.svelte'),
    step: () => import('./oldworld/OldWorldStep.svelte'),
    choice: () => import('./oldworld/asked/SchoolChoice.svelte'),
    extras: () => import('./oldworld/setup/Extras.svelte'),
    start: () => import('./oldworld/PlayNow.svelte'),
    figure: () => import('./oldworld/keep/BookFigure.svelte'),
  },
};

/** The parts of a game; undefined for one that has none here. */
export function gameEntry(name: string): GameEntry | undefined {
  return GAMES[name];
}

export function gameEntries(): [string, GameEntry][] {
  return Object.entries(GAMES).flatMap(([name, entry]) => (entry ? [[name, entry]] : []));
}
