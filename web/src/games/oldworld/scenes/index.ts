/** The scenes that take the map's place: when each is shown, and where its part of the page lies. */

import type { Component } from 'svelte';

import { addWords } from '../../../shell/lib/words.svelte';
import type { Reading } from '../../../shell/wire/protocol';
import type { Cannot } from '../../generated/oldworld';
import type { Averages } from '../fight/averages';
import type { Chronicle } from '../fight/chronicle';
import type { Play } from '../play.svelte';
import type { OldWorldPublic } from '../view';
import { LATER_WORDS } from '../words/later';
import { MOMENT_WORDS } from '../words/moments';
import { SCENE_WORDS } from '../words/scenes';
import type { SceneLine } from './line';

export interface SceneProps extends Record<string, unknown> {
  play: Play;
  names: readonly string[];
  /** How several picks are tried; null where one only looks. */
  line: SceneLine | null;
  /** The fight that goes on, or the last one. */
  chronicle: Chronicle | null;
  /** What the unseen fight cards do on the average. */
  averages: Averages | null;
  /** The card that is read aloud. */
  reading: Reading | null;
  /** Why options cannot be taken, by their keys. */
  cannot: Partial<Record<string, Cannot>>;
  onmap: () => void;
  onlog: () => void;
  onhint?: (() => void) | undefined;
}

interface Scene {
  shown: (table: OldWorldPublic, kind: string) => boolean;
  load: () => Promise<{ default: Component<SceneProps> }>;
}

export type SceneName = 'cards' | 'fight' | 'dice' | 'story';

/** Nobody has won the fight yet. */
const GOES_ON = -2;

export const SCENES: Record<SceneName, Scene> = {
  // In a fight the hand asks; after it, and elsewhere, cards of the whole deck are chosen together.
  cards: {
    shown: ({ fight, owed }, kind) => fight?.winner !== GOES_ON && (kind === 'lose_trashed' || (kind === 'lose_discarded' && owed > 1)),
    load: () => import('../moments/losing/CardsScene.svelte'),
  },
  dice: { shown: ({ poker }) => poker !== null, load: () => import('../dice/Dice.svelte') },
  // Where all act at once the card is not read to the others, but the question is the player's own.
  story: { shown: ({ reading }, kind) => reading !== null || kind === 'story' || kind === 'event', load: () => import('../story/Story.svelte') },
  fight: { shown: ({ fight }) => fight !== null, load: () => import('../fight/Fight.svelte') },
};

/** The scene of a table with an open question of that kind; null: the map. */
export function sceneOf(table: OldWorldPublic, kind: string): SceneName | null {
  const names = Object.keys(SCENES) as SceneName[];
  return names.find((name) => SCENES[name].shown(table, kind)) ?? null;
}

/** A scene with its words. */
export async function loadScene(name: SceneName): Promise<Component<SceneProps>> {
  const [{ default: Scene }] = await Promise.all([SCENES[name].load(), addWords(SCENE_WORDS), addWords(MOMENT_WORDS), addWords(LATER_WORDS)]);
  return Scene;
}

/** What is shown when something great has happened. */
export async function loadMoments() {
  const [{ default: MomentHost }] = await Promise.all([import('../moments/MomentHost.svelte'), addWords(SCENE_WORDS), addWords(MOMENT_WORDS), addWords(LATER_WORDS)]);
  return MomentHost;
}
