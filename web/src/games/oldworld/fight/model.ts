/** A fight as the page shows it: two sides, their cards, and what is laid. */

import type { Hint } from '../../../shell/wire/protocol';
import { SYMBOLS, facts, type SymbolFacts } from '../facts.svelte';
import { isCommonFoe } from '../names';

import { openCards, zoneOf, type FightView, type OldWorldView } from '../view';

/** Stands for the monster where a fighter's seat is asked for. */
export const BEAST = -1;
/** The kind of a fight that is a single combo. */
export const SHORT = 'short';

export interface Side {
  /** The seat, or `BEAST`. */
  seat: number;
  deck: number;
  hand: number;
  /** Cards left: deck and hand of a witcher, the pool of a monster. */
  life: number;
  /** Cards lost. */
  lost: number;
  shield: number;
}

/** The seat of the shown fight: the viewer's own, or the attacker's. */
export function fighter(fight: FightView, own: number): number {
  return fight.rival === own || isCommonFoe(fight.monster ?? '') ? own : fight.attacker;
}

export function opponent(fight: FightView, seat: number): number {
  if (isCommonFoe(fight.monster ?? '')) return BEAST;
  return seat === fight.attacker ? fight.rival : fight.attacker;
}

export function sideOf(view: OldWorldView, seat: number): Side {
  if (seat === BEAST) {
    const pool = view.zones['fight_pool']?.length ?? 0;
    return { seat, deck: pool, hand: 0, life: pool, lost: view.zones['fight_discard']?.length ?? 0, shield: 0 };
  }
  const [deck, hand] = [zoneOf(view, seat, 'deck').length, zoneOf(view, seat, 'hand').length];
  return {
    seat,
    deck,
    hand,
    life: deck + hand,
    lost: zoneOf(view, seat, 'discard').length,
    shield: view.public.witchers[seat]?.shield ?? 0,
  };
}

/** The potions of a side: those it may still use, and those it has used in this fight. */
export function potionsOf(view: OldWorldView, seat: number): { left: string[]; used: string[] } {
  return { left: openCards(view, seat, 'potions'), used: openCards(view, seat, 'used') };
}

/** How many potions a side has used: the fight counts the attacker first. */
export function potionsUsed(fight: FightView, seat: number): number {
  return fight.potions[seat === fight.attacker ? 0 : 1] ?? 0;
}

/** What is printed where one card lies on another; undefined: nothing connects them there. */
export function jointOf(under: string, over: string): SymbolFacts | undefined {
  const colour = facts.cards.get(over)?.colour;
  return colour ? facts.cards.get(under)?.extensions[colour] : undefined;
}

/** Whether a joint adds something. */
export function counts(joint: SymbolFacts | undefined): boolean {
  return SYMBOLS.some((name) => joint?.[name]);
}

/** All that is printed on a chain of cards and at its joints. */
export function printedSum(cards: readonly string[]): { damage: number; shield: number; draw: number } {
  const sum = { damage: 0, shield: 0, draw: 0 };
  cards.forEach((card, index) => {
    const next = cards[index + 1];
    for (const symbols of [facts.cards.get(card)?.symbols, next ? jointOf(card, next) : undefined]) {
      sum.damage += symbols?.damage ?? 0;
      sum.shield += symbols?.shield ?? 0;
      sum.draw += symbols?.draw ?? 0;
    }
  });
  return sum;
}

export type Pip = 'left' | 'hit' | 'gone';

/** Life as small fields: what stays, what this combo takes, what is gone. */
export function pips(life: number, lost: number, damage: number): Pip[] {
  const hit = Math.max(0, Math.min(life, damage));
  return [
    ...Array<Pip>(life - hit).fill('left'),
    ...Array<Pip>(hit).fill('hit'),
    ...Array<Pip>(lost).fill('gone'),
  ];
}

/** The cards of the combo that a hint leads to, in their order. */
export function hintedCards({ key, then = [] }: Pick<Hint, 'key' | 'then'>): string[] {
  return [key, ...then].flatMap((one) => (one.startsWith('play:') ? [one.slice(5)] : []));
}

/** The card to lay next, where what is laid is the beginning of the combo that was hinted at. */
export function nextHinted(cards: readonly string[], laid: readonly string[]): string {
  return laid.every((card, at) => cards[at] === card) ? (cards[laid.length] ?? '') : '';
}
