/** What a new table is made of, and how its parts look. */

import { gameEntry } from '../../games';
import type { Sign } from '../lib/art';
import { tOr } from '../lib/words.svelte';
import type { ChoiceOffer, GameInfo, ModeOffer, NewPace, NewSeat, OptionGroup, TableInfo } from '../wire/protocol';

export function modeSign(game: string, mode: string): Sign {
  return gameEntry(game)?.modeSigns[mode] ?? 'hand';
}

/** A game by its name in the reader's language; one the page does not know, as it is called. */
export function gameName(game: string): string {
  return tOr(`game-${game}`, game);
}

/** The opponent: a friend, or a bot of this level. */
export type Sitter = string;
export const FRIEND: Sitter = 'friend';

/** Who plays: you with friends or bots, several people at this screen, or bots that you watch. */
export type Company = 'friends' | 'screen' | 'bots';

/** The seats to fill: yours is taken, unless you only watch. */
export function openSeats(mode: ModeOffer, count: number, company: Company = 'friends'): number[] {
  const own = company === 'bots' ? 0 : 1;
  return Array.from({ length: count - own }, (_, index) => index + own).filter((seat) => !mode.virtual.includes(seat));
}

/** The players and their choices by seat. */
export interface Seating {
  company: Company;
  sitters: readonly Sitter[];
  /** What each other seat brings; empty: anything. */
  decks: readonly string[];
  /** The names of the people at this screen. */
  names: readonly string[];
}

export function seatsFor(mode: ModeOffer, count: number, seating: Seating, choice: readonly string[]): NewSeat[] {
  const { company, sitters, decks, names } = seating;
  const open = openSeats(mode, count, company);
  return Array.from({ length: count }, (_, seat) => {
    const name = company === 'screen' && names[seat] ? { name: names[seat] } : {};
    if (seat === 0 && company !== 'bots') return { choice: [...choice], ...name };
    if (!open.includes(seat)) return {};
    const who = sitters[seat] ?? FRIEND;
    const deck = mode.brings === 1 ? decks[seat] : '';
    const brings = deck && (who !== FRIEND || company === 'screen') ? { choice: [deck] } : {};
    return who === FRIEND ? { ...brings, ...name } : { bot: who, ...brings };
  });
}

/** The ready-made things a seat may bring: those of the mode, and those that the chosen options add. */
export function readyMade(mode: ModeOffer, options: readonly string[]): string[] {
  return [...mode.readyMade, ...options.flatMap((option) => mode.added?.[option] ?? [])];
}

/** The options of a new table with the choices within them; choices of options that are not selected are left out. */
export function chosenOptions(mode: ModeOffer, options: readonly string[], words: readonly string[]): string[] {
  const chosen = mode.options.filter((option) => options.includes(option));
  const offered = chosen.flatMap((option) => (mode.choices?.[option] ?? []).flatMap((choice) => choice.words));
  return [...chosen, ...offered.filter((word) => words.includes(word))];
}

/** The options as displayed: the single ones in one row, then a row for each group. */
export function optionRows(mode: ModeOffer): OptionGroup[] {
  const groups = (mode.optionGroups ?? []).map((group) => ({ ...group, options: group.options.filter((option) => mode.options.includes(option)) }));
  const single = mode.options.filter((option) => !groups.some((group) => group.options.includes(option)));
  return [{ name: '', options: single }, ...groups].filter((row) => row.options.length);
}

/** The chosen options that this one cannot be combined with. */
export function clashesWith(mode: ModeOffer, chosen: readonly string[], option: string): string[] {
  return (mode.clashes?.[option] ?? []).filter((other) => chosen.includes(other));
}

/** The words after one of a choice is picked; empty: none of them. */
export function withChoice(words: readonly string[], choice: ChoiceOffer, word: string): string[] {
  const others = words.filter((one) => !choice.words.includes(one));
  return word ? [...others, word] : others;
}

/** A number of seats that the mode allows: the wanted one, or its smallest. */
export function seatCount(mode: ModeOffer, wanted: number): number {
  return mode.seats.includes(wanted) ? wanted : (mode.seats[0] ?? 2);
}

/** A key for a way to play, unique across games. */
export function modeKey(table: TableInfo): string {
  return `${table.setup.game}/${table.setup.mode}`;
}

export function modeName(games: readonly GameInfo[], table: TableInfo): string {
  const game = games.find((one) => one.id === table.setup.game);
  return game?.modes.find((mode) => mode.id === table.setup.mode)?.name ?? table.setup.mode;
}

export function inviteLink(code: string): string {
  return `${location.origin}${location.pathname}#/join/${code}`;
}

/** Seconds for a move of a live table, days for one by turns. */
export const MOVE_TIMES: Partial<Record<string, readonly number[]>> = {
  live: [30, 60, 120],
  turns: [1, 2, 5],
};

const DAY = 24 * 3600;

/** The request to the server; the reserve of a live table is twice the time of a move. */
export function paceOf(kind: string, move: number): NewPace {
  if (kind === 'live') return { kind, move, bank: move * 2 };
  return kind === 'turns' ? { kind, move: move * DAY } : { kind: 'untimed' };
}
