/** What an expansion adds to the page. Each has a file of its own beside this one, found by being there. */

import type { Component } from 'svelte';

import type { Frame } from '../map/layout';
import type { OldWorldPublic, OldWorldView } from '../view';

export interface Spot {
  x: number;
  y: number;
}

/** A creature on the map, which a landmark of the server stands for. */
export interface BeastKind {
  /** The zone that says which creature it is. */
  zone?: string;
  /** Else its id: the name of its picture. */
  id?: string;
  /** The landmark's number is its level. */
  levelled?: boolean;
  /** Its fight is only decided on the spot, so no odds are offered. */
  oddless?: boolean;
}

/** Who is pictured with a story without a picture of its own. */
export interface Folk {
  /** The people of its land, by the names of their pictures. */
  people: readonly string[];
  /** Stories whose ids begin with this word. */
  stories?: string;
  /** Events from this number on, up to the next one that is registered. */
  events?: number;
}

/** Places to the west of the continent. */
export interface Isles {
  /** How far the map reaches to the west for them. */
  left: number;
  spots: Readonly<Partial<Record<string, Spot>>>;
  /** Places that the painted map shows in fog until they are found. */
  fogged: readonly string[];
  /** What is shown on the map besides places. */
  panel: Component<{ table: OldWorldPublic; frame: Frame }>;
}

/** A creature before its fight. */
export interface Prey {
  /** Cards of life against this seat; 0: nobody can take them now. */
  life: number;
  /** What it takes off the damage of a fight turn. */
  protection?: number;
  /** Shields before its life. */
  guard?: number;
}

export interface StripProps extends Record<string, unknown> {
  view: OldWorldView;
}

export interface Expansion {
  /** Marks on the map, by landmark. */
  marks?: Readonly<Record<string, string>>;
  /** Landmarks that are creatures. */
  beasts?: Readonly<Record<string, BeastKind>>;
  /** Landmarks whose number says how many of them are there. */
  counted?: readonly string[];
  /** Kinds of cards that are fought like monsters. */
  foes?: readonly string[];
  /** A kind of foe that all fight together, and the number of shields before its life. */
  common?: { kind: string; guard: string };
  /** Colours of boards without a banner. */
  hues?: Readonly<Record<string, string>>;
  /** Other things in the place of a shield: the sign, and the message for what a step of its track gives. */
  shields?: Readonly<Record<string, { sign: 'specialty'; gives: string }>>;
  /** More pools of action cards: the message with their title, by zone. */
  pools?: Readonly<Record<string, string>>;
  folk?: readonly Folk[];
  /** Questions that all answer together, by votes. */
  votes?: readonly string[];
  /** What moves by the answer of a question, as a landmark: the roads to its answers begin there. */
  origins?: Readonly<Record<string, string>>;
  /** Questions of a phase after the three of a turn, with the message for its name. */
  phase?: { kinds: readonly string[]; word: string };
  /** The seat that decides a tie, by the packs of a table. */
  ties?: (packs: readonly string[]) => number;
  /** What is always in sight above the table. */
  strip?: { shown: (table: OldWorldPublic) => boolean; load: () => Promise<{ default: Component<StripProps> }> };
  /** What a creature has before it is fought: cards of life and what it takes off each blow. */
  lives?: Readonly<Record<string, (view: OldWorldView, seat: number) => Prey>>;
  isles?: Isles;
}
