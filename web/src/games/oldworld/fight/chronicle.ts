/** What happened in a fight, fight turn by fight turn, read from its events. */

import type { EventInfo } from '../../../shell/wire/protocol';
import type { FightView } from '../view';
import { BEAST } from './model';

export interface FightTurn {
  who: number;
  cards: string[];
  /** Damage dealt to the other side. */
  damage: number;
  /** Cards that each side lost. */
  lost: number;
  shield: number;
  /** How the monster attacked, and by which card. */
  attack: '' | 'charge' | 'bite';
  attackCard: string;
}

export interface Chronicle {
  attacker: number;
  /** The rival's seat, or `BEAST`. */
  rival: number;
  monster: string;
  turns: FightTurn[];
  /** Potions that were used, by their full names, and by which seats. */
  potions: { seat: number; card: string }[];
  /** How it ended: a monster was defeated, lost, or was driven away; a duel was won by one of two. */
  outcome: '' | 'defeated' | 'lost' | 'driven_away' | 'attacker' | 'defender';
}

/** The chronicle after some events; null while there was no fight. */
export function follow(before: Chronicle | null, events: readonly EventInfo[], seats: readonly string[]): Chronicle | null {
  let now = before;
  for (const event of events) now = after(now, event, seats);
  return now;
}

/** The chronicle of a fight that one comes to in its middle, after a reload: it begins there. */
export function joined(fight: FightView): Chronicle {
  return { ...begun(fight.attacker, fight.rival, fight.monster ?? ''), turns: [fresh(fight.attacker)] };
}

function after(now: Chronicle | null, event: EventInfo, seats: readonly string[]): Chronicle | null {
  const word = String(event.args[0] ?? '');
  if (event.kind === 'hunt') return begun(event.seat, BEAST, word);
  if (event.kind === 'duel') return begun(event.seat, seats.indexOf(word), '');
  if (!now || now.outcome) return now;
  if (event.kind === 'fight_over') return { ...now, outcome: word as Chronicle['outcome'] };
  if (event.kind === 'fight_turn') return { ...now, turns: [...now.turns, fresh(event.seat)] };
  if (event.kind === 'potion_used' && event.card) return { ...now, potions: [...now.potions, { seat: event.seat, card: event.card }] };
  const turn = now.turns.at(-1);
  const changed = turn && added(turn, event);
  return changed ? { ...now, turns: [...now.turns.slice(0, -1), changed] } : now;
}

function begun(attacker: number, rival: number, monster: string): Chronicle {
  return { attacker, rival, monster, turns: [], potions: [], outcome: '' };
}

function fresh(who: number): FightTurn {
  return { who, cards: [], damage: 0, lost: 0, shield: 0, attack: '', attackCard: '' };
}

function added(turn: FightTurn, event: EventInfo): FightTurn | null {
  const n = Number(event.args[0] ?? 0);
  const own = event.seat === turn.who;
  switch (event.kind) {
    case 'played':
      return event.card ? { ...turn, cards: [...turn.cards, event.card] } : turn;
    case 'damage':
      return own ? null : { ...turn, damage: turn.damage + n };
    case 'knocked_off':
    case 'discarded':
      return own ? null : { ...turn, lost: turn.lost + 1 };
    case 'shield':
      return own && n > 0 ? { ...turn, shield: turn.shield + n } : null;
    case 'attack':
      return { ...turn, attack: String(event.args[0]) === 'bite' ? 'bite' : 'charge' };
    case 'attack_card':
      return { ...turn, attackCard: event.card ?? '' };
    default:
      return null;
  }
}
