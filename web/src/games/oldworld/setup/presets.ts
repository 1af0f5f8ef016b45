/** Ready-made choices of extras for a new table. */

import { clashesWith } from '../../../shell/lobby/setup';
import type { ModeOffer } from '../../../shell/wire/protocol';
import { OFFERS, PRESETS, type Preset } from '../expansions/offers';

/** All that can meet: in the order of the box, each unless it clashes with one before it. */
function allThatFits(mode: ModeOffer): string[] {
  const chosen: string[] = [];
  for (const option of mode.options) if (!clashesWith(mode, chosen, option).length) chosen.push(option);
  return chosen;
}

/** The options of a ready-made choice. */
export function optionsOf(preset: Preset, mode: ModeOffer): string[] {
  if (preset === 'all') return allThatFits(mode);
  return mode.options.filter((option) => OFFERS[option]?.presets?.includes(preset));
}

/** The ready-made choices that this mode has something for. */
export function presetsOf(mode: ModeOffer): Preset[] {
  return PRESETS.filter((preset) => preset === 'evening' || optionsOf(preset, mode).length > 0);
}

/** The ready-made choice that these options are. */
export function presetFor(options: readonly string[], mode: ModeOffer): Preset | undefined {
  const chosen = mode.options.filter((option) => options.includes(option)).join();
  return presetsOf(mode).find((preset) => optionsOf(preset, mode).join() === chosen);
}
