/** Positions of effects: boxes over the table, measured on the page. */

import { pace } from '../../../../shell/lib/settings.svelte';
import type { Effect, EffectKind } from './effects';

export interface Spot {
  key: string;
  kind: EffectKind;
  picture: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** The distance that it travels, if it flies. */
  dx: number;
  dy: number;
  wait: number;
}

let made = 0;

const RIVAL = '.side:not(.mine), .rivals';

export function boxOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}

export function cardBox(key: string): DOMRect | null {
  return boxOf(`[data-key="${key}"]`);
}

/** The position and time of an effect on the stage, as a style. */
export function boxStyle({ x, y, w, h, dx, dy, wait }: Spot): string {
  return `left: ${x}px; top: ${y}px; width: ${w}px; height: ${h}px; --dx: ${dx}px; --dy: ${dy}px; --wait: ${wait * pace()}ms`;
}

/** The positions of an effect; `mine` is the viewer's side. */
export function spotsOf(effect: Effect, mine: number | undefined): Spot[] {
  const field = boxOf('.field');
  if (effect.kind === 'leader' && field) return [spot('leader', field, { picture: effect.pictures[0] ?? '' })];
  if ((effect.kind === 'clear' || effect.kind === 'storm') && field) return [spot(effect.kind, field)];
  const cards = effect.cards.flatMap((key, index) => {
    const box = cardBox(key);
    return box ? [spot(effect.kind, box, { picture: effect.pictures[index] ?? '', wait: Math.min(index, 4) * 60 })] : [];
  });
  // Viewers see their own cards arrive.
  if (effect.kind === 'spy') return effect.side === mine ? cards : [...cards, ...drawn()];
  const rows = effect.rows.flatMap((place) => {
    const box = boxOf(`[data-spot="${place}"]`);
    return box ? [spot(effect.kind, box)] : [];
  });
  return [...cards, ...rows];
}

/** Two cards fly from the deck to the hand of a rival who sent a spy. */
function drawn(): Spot[] {
  const from = boxOf('[data-pile="deck-rival"]');
  const to = boxOf(RIVAL);
  if (!from?.width || !to) return [];
  const dx = to.x + to.width / 2 - from.x - from.width / 2;
  const dy = to.y + to.height / 2 - from.y - from.height / 2;
  return [0, 1].map((index) => spot('spy', from, { picture: 'back', dx, dy, wait: 250 + index * 160 }));
}

function spot(kind: EffectKind, box: DOMRect, more: Partial<Spot> = {}): Spot {
  return { key: `fx${made++}`, kind, picture: '', x: box.x, y: box.y, w: box.width, h: box.height, dx: 0, dy: 0, wait: 0, ...more };
}
