/** What shows moves is not needed to see a hand of cards: it comes after it. */

export const loadStage = () => import('./Stage.svelte');
