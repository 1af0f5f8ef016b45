/** Scenes that take the map's place while something is fought, thrown or read, each loaded when seen. */

import type { Load } from '../..';
import type { Play } from '../play.svelte';

export interface SceneProps extends Record<string, unknown> {
  play: Play;
  names: readonly string[];
  /** Look at the map instead. */
  onmap: () => void;
}

export interface Scene {
  name: string;
  /** Whether it shows what happens now. */
  fits: (play: Play) => boolean;
  load: Load<SceneProps>;
}

/** The first that fits is shown; what has none is asked beside the map. */
const SCENES: readonly Scene[] = [];

export function sceneOf(play: Play): Scene | undefined {
  return SCENES.find(({ fits }) => fits(play));
}
