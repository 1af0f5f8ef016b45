/** The public facts of any game as plain text, for a game that the page does not know. */

import type { TableView } from '../../wire/protocol';

export interface Fact {
  name: string;
  text: string;
}

/** Ids as words: `A.board.close` and `blue_stripes` can be read aloud. */
export function readable(id: string): string {
  return id.replaceAll(/[._]+/g, ' ').trim();
}

/** The cards of every non-empty zone; unknown cards are counted. */
export function zoneFacts(view: TableView, hidden: (count: number) => string): Fact[] {
  return Object.entries(view.zones).flatMap(([zone, cards]) => {
    const known = cards.flatMap((card) => (card === null ? [] : [readable(card)]));
    const down = cards.length - known.length;
    const text = [...known, ...(down ? [hidden(down)] : [])].join(', ');
    return text ? [{ name: readable(zone), text }] : [];
  });
}

/** The public data beside the zones, without empty values. */
export function publicFacts(view: TableView): Fact[] {
  return Object.entries(Object(view.public) as Record<string, unknown>).flatMap(([name, value]) => {
    const text = textOf(value);
    return text ? [{ name: readable(name), text }] : [];
  });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return '✓';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([name, part]) => [readable(name), textOf(part)] as const);
    return parts.flatMap(([name, text]) => (text ? [`${name} ${text}`] : [])).join('; ');
  }
  return typeof value === 'string' ? readable(value) : String(value);
}
