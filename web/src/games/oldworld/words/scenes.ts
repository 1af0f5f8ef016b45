/** The words of fight, dice and story, loaded with the table. */

import type { MoreWords } from '../../../shell/lib/words.svelte';

export const SCENE_WORDS: MoreWords = {
  en: () => import('./en/scenes.ftl?raw'),
  fr: () => import('./fr/scenes.ftl?raw'),
  nl: () => import('./nl/scenes.ftl?raw'),
  de: () => import('./de/scenes.ftl?raw'),
  pl: () => import('./pl/scenes.ftl?raw'),
};
