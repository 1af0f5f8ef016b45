/** One card's picture: its drawing in the frame of its faction. */

import { DRAWINGS } from './cards';
import { frame } from './frames';
import { HEIGHT, WIDTH } from './land';
import { paintDrawing } from './portraits/paint';
import { stranger } from './cards/stranger';

export interface Subject {
  id: string;
  faction: string;
  kind: string;
}

/** A card nobody has drawn yet shows a stranger in its faction's light. */
export function paint({ id, faction, kind }: Subject): string {
  return paintDrawing(id, DRAWINGS[id] ?? stranger(faction), WIDTH, HEIGHT, frame(faction, kind));
}
