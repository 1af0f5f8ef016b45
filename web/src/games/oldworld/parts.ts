/** What the shell asks of Old World in words and numbers. */

import type { TableView } from '../../shell/wire/protocol';
import { tOr } from '../../shell/lib/words.svelte';
import type { GameParts } from '..';
import { pickName, replayTurns } from './review';
import { oldWorldView } from './view';

export const PARTS: GameParts = {
  choiceCodes: (choice) => Promise.resolve([...choice]),
  firstChoice: () => [],
  readyMadeName: (id) => tOr(`school-${id}`, id),
  sidesOf: (view: TableView) => oldWorldView(view).public.seats.map((_, seat) => seat),
  isOver: (view: TableView) => oldWorldView(view).public.over,
  turns: replayTurns,
  pickName,
  ruleName: (id) => id,
};
