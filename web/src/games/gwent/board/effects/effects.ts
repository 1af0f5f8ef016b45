/** The effects of a step: its events as effects on cards, rows and piles. */

import { CARDS } from '../../cards/catalogue';
import type { EventInfo } from '../../../../shell/wire/protocol';
import { keyOf, type Board, type BoardCard } from '../model';
import { placeKey } from '../places';

export type EffectKind =
  | 'hero'
  | 'scorch'
  | 'horn'
  | 'frost'
  | 'fog'
  | 'rain'
  | 'storm'
  | 'clear'
  | 'medic'
  | 'spy'
  | 'muster'
  | 'bond'
  | 'morale'
  | 'decoy'
  | 'leader'
  | 'berserk';

export interface Effect {
  kind: EffectKind;
  /** Keys of the affected cards. */
  cards: readonly string[];
  /** Places of the affected rows. */
  rows: readonly string[];
  /** The picture it shows: that of a burned card or a leader. */
  pictures: readonly string[];
  side: number;
}

/** A step of a game: its events, and the table before and after. */
export interface BoardStep {
  events: readonly EventInfo[];
  before: Board | null;
  after: Board;
  /** Keys of the cards that have moved. */
  moved: ReadonlySet<string>;
  /** The zones of the game by their numbers. */
  zones: readonly string[];
}

const WEATHER: Record<string, readonly EffectKind[]> = {
  weather_frost: ['frost'],
  weather_fog: ['fog'],
  weather_rain: ['rain'],
  weather_storm: ['fog', 'rain', 'storm'],
  clear_weather: ['clear'],
};
const ROW_OF: Partial<Record<EffectKind, number>> = { frost: 0, fog: 1, rain: 2 };

export function effectsOf(step: BoardStep): Effect[] {
  const found = step.events.flatMap((event) => BY_KIND[event.kind]?.(event, step) ?? []);
  return merged([...burned(step), ...found]);
}

type EffectsOf = (event: EventInfo, step: BoardStep) => Effect[];

const BY_KIND: Record<string, EffectsOf> = {
  played: (event, step) => [...played(event, step), ...joined(event, step)],
  mustered: (event, step) => [...seen('muster', event, step), ...joined(event, step)],
  revived: (event, step) => [...seen('medic', event, step), ...joined(event, step)],
  transformed: (event, step) => seen('berserk', event, step),
  horn: (event) => [row('horn', Number(event.args[0]), Number(event.args[1]))],
  leader: (event, { after }) => [
    { ...bare('leader'), pictures: [String(event.args[0])], side: sideOf(after, event.seat) },
  ],
};

/** The effect of a card as it leaves the hand. */
function played(event: EventInfo, step: BoardStep): Effect[] {
  const facts = CARDS.get(event.card ?? '');
  const fresh = arrived(event, step);
  const hero: Effect[] = facts?.kind === 'hero' && fresh ? [{ ...bare('hero'), cards: [fresh.card.key], side: fresh.side }] : [];
  return [...hero, ...(facts?.abilities ?? []).flatMap((ability): Effect[] => {
    if (ability in WEATHER) return (WEATHER[ability] ?? []).map((kind) => skies(kind, step.after));
    if (ability === 'commanders_horn' && fresh) return [row('horn', fresh.side, fresh.row)];
    if (ability === 'spy' && fresh) {
      return [{ ...bare('spy'), cards: [fresh.card.key], side: sideOf(step.after, event.seat) }];
    }
    if (ability === 'decoy' && fresh) return [{ ...bare('decoy'), cards: [fresh.card.key] }];
    return [];
  })];
}

/** The effect of a card on its neighbours, however it was played. */
function joined(event: EventInfo, step: BoardStep): Effect[] {
  const fresh = arrived(event, step);
  const abilities = CARDS.get(event.card ?? '')?.abilities ?? [];
  if (!fresh) return [];
  const others = step.after.sides[fresh.side]?.rows[fresh.row]?.cards ?? [];
  const twins = others.filter(({ id }) => id === event.card).map(({ key }) => key);
  const friends = others.filter(({ key }) => key !== fresh.card.key).map(({ key }) => key);
  return [
    ...(abilities.includes('tight_bond') && twins.length > 1 ? [{ ...bare('bond'), cards: twins }] : []),
    ...(abilities.includes('morale_boost') && friends.length ? [{ ...bare('morale'), cards: friends }] : []),
  ];
}

function burned({ events, before }: BoardStep): Effect[] {
  const keys = new Set(events.flatMap(({ kind, handle }) => (kind === 'burned' ? [keyOf(handle)] : [])));
  const hit = before ? onField(before).filter(({ card }) => keys.has(card.key)) : [];
  if (!hit.length) return [];
  return [{ ...bare('scorch'), cards: hit.map(({ card }) => card.key), pictures: hit.map(({ card }) => card.id ?? '') }];
}

interface Lying {
  card: BoardCard;
  side: number;
  row: number;
}

function onField(board: Board): Lying[] {
  return board.sides.flatMap((side) =>
    side.rows.flatMap((one) =>
      [...one.cards, ...one.special].map((card) => ({ card, side: side.side, row: one.row })),
    ),
  );
}

/** The card of an event at its present place. */
function arrived(event: EventInfo, { after }: BoardStep): Lying | null {
  return onField(after).find(({ card }) => card.key === keyOf(event.handle)) ?? null;
}

function seen(kind: EffectKind, event: EventInfo, step: BoardStep): Effect[] {
  const fresh = arrived(event, step);
  return fresh ? [{ ...bare(kind), cards: [fresh.card.key], side: fresh.side }] : [];
}

function bare(kind: EffectKind): Effect {
  return { kind, cards: [], rows: [], pictures: [], side: 0 };
}

function row(kind: EffectKind, side: number, at: number): Effect {
  return { ...bare(kind), rows: [placeKey({ at: 'row', side, row: at })] };
}

function skies(kind: EffectKind, board: Board): Effect {
  const only = ROW_OF[kind];
  const rows = board.sides.flatMap((side) =>
    side.rows.filter((one) => only === undefined || one.row === only).map((one) => placeKey({ at: 'row', side: side.side, row: one.row })),
  );
  return { ...bare(kind), rows: kind === 'storm' ? [] : rows };
}

function sideOf(board: Board, seat: number): number {
  return board.sides.find((side) => side.seats.some((one) => one.seat === seat))?.side ?? 0;
}

/** Several mustered cards make one effect. */
function merged(effects: Effect[]): Effect[] {
  const out: Effect[] = [];
  for (const effect of effects) {
    const same = out.find((one) => one.kind === effect.kind && one.kind !== 'leader' && one.kind !== 'spy');
    if (same) {
      same.cards = [...new Set([...same.cards, ...effect.cards])];
      same.rows = [...new Set([...same.rows, ...effect.rows])];
    } else out.push({ ...effect });
  }
  return out;
}

/** The end of one round, if one was scored, and the beginning of the next, if the game goes on. */
export interface Scene {
  scored: { round: number; totals: readonly number[]; winner: number; lost: readonly number[] } | null;
  begins: { round: number; starter: number } | null;
}

export function sceneOf({ events, before, after }: BoardStep): Scene | null {
  const round = events.find(({ kind }) => kind === 'round');
  const scored = events.find(({ kind }) => kind === 'scored');
  if (!before || !(round ?? scored)) return null;
  return {
    begins: round && !after.over ? { round: Number(round.args[0]), starter: round.seat } : null,
    scored: scored
      ? {
          round: before.round,
          winner: Number(scored.args[0]),
          totals: scored.args.slice(1).map(Number),
          lost: events.filter(({ kind }) => kind === 'gem_lost').map(({ args }) => Number(args[0])),
        }
      : null,
  };
}
