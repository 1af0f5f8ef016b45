/** Gwent's parts for the shell: words, numbers, components. */

import type { TableView } from '../../shell/wire/protocol';
import { LEVELS } from '../../shell/parts/levels';
import type { GameParts } from '..';
import { cardName, factionName, leaderName } from './cards/cardtext';
import { CARDS, FACTIONS, LEADERS } from './cards/catalogue';
import { choiceOf } from './decks/choice';
import { shelf } from './decks/shelf.svelte';
import { pickName } from './review/words';
import { gwentView } from './view';

export const PARTS: GameParts = {
  choiceCodes: (choice) => Promise.all(choice.map(choiceOf)),
  firstChoice: (mode) => (mode.brings === 1 ? [FACTIONS[0] ?? ''] : [...shelf.trio]),
  readyMadeName: factionName,
  ownChoices: () => shelf.decks.map(({ id, name }) => ({ id, name })),
  sidesOf: (view: TableView) => gwentView(view).public.side_of,
  isOver: (view: TableView) => gwentView(view).public.over,
  levels: LEVELS,
  pickName,
  ruleName: (id) => (LEADERS.has(id) ? leaderName(id) : CARDS.has(id) ? cardName(id) : id),
};
