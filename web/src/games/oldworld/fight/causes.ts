/** Where the numbers of a forecast come from, as lines to read. */

import type { Cause, ComboForecast } from '../../generated/oldworld';
import { t } from '../../../shell/lib/words.svelte';
import { facts } from '../facts.svelte';
import { actionName, attributeName, component } from '../names';

export interface CauseLine {
  what: Cause['what'];
  name: string;
  text: string;
  /** The colour of the joint that adds it. */
  colour: string;
  /** What the joint after this card adds. */
  joint?: { text: string; colour: string };
}

/** Damage card by card; shield and cards drawn where something else than cards adds to them. */
export function causeLines(forecast: ComboForecast, boosts = 0): CauseLine[] {
  const damage: CauseLine[] = [];
  for (const [at, cause] of forecast.damage.causes.entries()) {
    const made = line(cause, forecast.cards, 'damage');
    const under = forecast.damage.causes[at - 1];
    const last = damage.at(-1);
    // A joint stands beside the card it belongs to, where that card has a line.
    if (last && cause.what === 'slot' && under?.what === 'card' && under.id === cause.id) last.joint = { text: made.text, colour: made.colour };
    else damage.push(made);
  }
  const more = (['shield', 'draw'] as const).flatMap((name) =>
    forecast[name].causes.filter(({ what }) => what !== 'card' && what !== 'slot').map((cause) => line(cause, forecast.cards, name)),
  );
  const boosted: CauseLine[] = boosts ? [{ what: 'trait', name: t('oldworld-fight-cause-boosts'), text: `+${boosts}`, colour: '' }] : [];
  return [...damage, ...boosted, ...more];
}

function line(cause: Cause, cards: readonly string[], number: 'damage' | 'shield' | 'draw'): CauseLine {
  const next = cause.what === 'slot' ? cards[cards.indexOf(cause.id) + 1] : undefined;
  const signed = `${cause.n > 0 && cause.what !== 'card' ? '+' : ''}${cause.n}`;
  const text = number === 'damage' ? signed : t(`oldworld-fight-cause-${number}`, { n: signed });
  return { what: cause.what, name: causeName(cause), text, colour: next ? (facts.cards.get(next)?.colour ?? '') : '' };
}

function causeName({ what, id }: Cause): string {
  if (what === 'card') return actionName(id);
  if (what === 'slot') return t('oldworld-fight-cause-slot', { name: actionName(id) });
  if (what === 'combat') return attributeName('combat');
  if (what !== 'trait') return t(`oldworld-fight-cause-${what}`);
  return id.includes('.') ? component(id.replace('trophy.', 'monster.')).name : t('oldworld-fight-cause-trait');
}
