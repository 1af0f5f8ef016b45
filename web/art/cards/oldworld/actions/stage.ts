/** The ground an action card's picture stands on. Its hero keeps left of the slots and above the symbols. */

import { castle, disc, pines, ridge, sky, type Drawing, type LightName, type Part } from '../../../portraits';

export type CardColour = 'green' | 'yellow' | 'purple' | 'blue' | 'red' | 'grey';

/** Room for the hero: the middle of it, on a canvas of 400 by 533. */
export const HERO = { x: 158, y: 196 } as const;

const LAND: Record<CardColour, Part[]> = {
  green: [pines({ y: 330, tall: 190, tone: 0.3 }), ridge({ y: 372, rise: 30, tone: 0.62 })],
  yellow: [ridge({ y: 330, rise: 60, tone: 0.25 }), ridge({ y: 366, rise: 36, tone: 0.5 })],
  purple: [castle({ x: 300, y: 330, size: 0.9, tone: 0.4 }), ridge({ y: 362, rise: 34, tone: 0.66 })],
  blue: [ridge({ y: 340, rise: 170, peaks: true, tone: 0.28 }), ridge({ y: 366, rise: 34, tone: 0.6 })],
  red: [ridge({ y: 336, rise: 130, peaks: true, tone: 0.34 }), ridge({ y: 366, rise: 36, tone: 0.64 })],
  grey: [ridge({ y: 330, rise: 70, tone: 0.3 }), ridge({ y: 364, rise: 30, tone: 0.56 })],
};

/** One picture: what it is called in `looks`, then its parts from back to front. */
export function action(colour: CardColour, looks: string, ...parts: Part[]): Drawing {
  const light: LightName = `action_${colour}`;
  return { light, looks: [looks], parts: [sky(), disc({ ...HERO, r: 120 }), ...LAND[colour], ...parts] };
}
