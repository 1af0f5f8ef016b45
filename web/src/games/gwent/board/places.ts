/**
 * Places on the table, and the answers that they stand for. The server lists the options, and a card's facts
 * say where it goes; nothing is decided here.
 */

import { CARDS, ROW_NAMES, type Card } from '../cards/catalogue';
import type { DecisionView } from '../../../shell/wire/protocol';

export type Place =
  | { at: 'row'; side: number; row: number }
  | { at: 'unit'; side: number; row: number; id: string }
  | { at: 'weather' }
  | { at: 'table' };

export function placeKey(place: Place): string {
  if (place.at === 'row') return `row:${place.side}:${place.row}`;
  if (place.at === 'unit') return `unit:${place.side}:${place.row}:${place.id}`;
  return place.at;
}

export function parsePlace(key: string): Place | null {
  const [at, side, row, id] = key.split(':');
  if (at === 'row') return { at, side: Number(side), row: Number(row) };
  if (at === 'unit' && id) return { at, side: Number(side), row: Number(row), id };
  return at === 'weather' || at === 'table' ? { at } : null;
}

/** The places of a card of the hand, to highlight while it is held. */
export function placesFor(card: Card, mine: number, sides: number): Place[] {
  const rows = (side: number): Place[] => card.rows.map((row) => ({ at: 'row', side, row }));
  switch (card.goes) {
    case 'weather':
      return [{ at: 'weather' }];
    case 'anywhere':
      return [{ at: 'table' }];
    case 'enemy':
      return Array.from({ length: sides }, (_, side) => side)
        .filter((side) => side !== mine)
        .flatMap(rows);
    default:
      return rows(mine);
  }
}

/** The units that a card may be laid onto: heroes are excluded. */
export function unitPlaces(rows: readonly { side: number; row: number; cards: readonly { id: string | null }[] }[]): Place[] {
  return rows.flatMap(({ side, row, cards }) =>
    cards.flatMap(({ id }): Place[] => (id && CARDS.get(id)?.kind === 'unit' ? [{ at: 'unit', side, row, id }] : [])),
  );
}

/** The option of a follow-up question that a place already answers, if any. */
export function answerAt(
  decision: DecisionView,
  place: Place,
  sides: readonly string[],
): string | null {
  if (!('row' in place)) return null;
  const row = ROW_NAMES[place.row] ?? '';
  const key =
    decision.kind === 'row'
      ? `row:${row}`
      : decision.kind === 'receiver'
        ? `to:${sides[place.side] ?? ''}`
        : decision.kind === 'decoy' && place.at === 'unit'
          ? `target:${row}.${place.id}`
          : '';
  return decision.options.some((option) => option.key === key) ? key : null;
}

/** The answers that a place gives to a question about a card. */
function answersOf(place: Place | null, sides: readonly string[]): readonly string[] {
  if (!place || !('row' in place)) return [];
  const row = ROW_NAMES[place.row] ?? '';
  const unit = place.at === 'unit' ? [`target:${row}.${place.id}`] : [];
  return [`row:${row}`, `to:${sides[place.side] ?? ''}`, ...unit];
}

/** The engine tries a colour where cards of one name differ in it: no place says which. */
const isColour = (answer: string): boolean => answer.startsWith('colour:');

/** The result of an option at a place, among those that the engine has tried. */
export function previewAt<Outcome>(
  plays: Readonly<Record<string, Outcome>>,
  key: string,
  place: Place | null,
  sides: readonly string[],
): Outcome | null {
  const tried = Object.keys(plays).filter((one) => one === key || one.startsWith(`${key}/`));
  if (tried.length === 1) return plays[tried[0] ?? ''] ?? null;
  const answers = answersOf(place, sides);
  if (!answers.length) return null;
  const found = tried.find((one) => one.slice(key.length + 1).split('/').every((answer) => answers.includes(answer) || isColour(answer)));
  return found === undefined ? null : (plays[found] ?? null);
}

/**
 * The picks of an option and a place: the option, and the next questions as far as the place answers them.
 */
export function picksAt(plays: Readonly<Record<string, unknown>>, key: string, place: Place | null, sides: readonly string[]): string[] {
  const answers = answersOf(place, sides);
  let picks = [key];
  for (const tried of Object.keys(plays)) {
    const [option, ...asked] = tried.split('/');
    if (option !== key) continue;
    const open = asked.findIndex((answer) => !answers.includes(answer));
    const answered = open < 0 ? asked : asked.slice(0, open);
    if (answered.length >= picks.length) picks = [key, ...answered];
  }
  return picks;
}

/** Places that answer an open question, with the option each stands for. */
export function litBy(decision: DecisionView, mine: number): Map<string, string> {
  const lit = new Map<string, string>();
  for (const { key } of decision.options) {
    const [form, value = ''] = key.split(':');
    if (decision.kind === 'row' && form === 'row') {
      lit.set(placeKey({ at: 'row', side: mine, row: rowNumber(value) }), key);
    }
    if (decision.kind === 'decoy' && form === 'target') {
      const [row = '', id = ''] = value.split('.');
      lit.set(placeKey({ at: 'unit', side: mine, row: rowNumber(row), id }), key);
    }
  }
  return lit;
}

function rowNumber(name: string): number {
  const index = (ROW_NAMES as readonly string[]).indexOf(name);
  return index < 0 ? Number(name) : index;
}

/** The card of an option, or an empty string. */
export function cardIn(key: string): string {
  const [form = '', value = ''] = key.split(':');
  if (['row', 'to', 'starter', 'deck', 'leader', 'slot', 'order', 'colour'].includes(form)) return '';
  return value.split('.').pop() ?? '';
}
