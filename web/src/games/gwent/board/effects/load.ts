/** Animations are not needed to see a hand of cards: their code is loaded after it. */

export const loadStage = () => import('./Stage.svelte');
