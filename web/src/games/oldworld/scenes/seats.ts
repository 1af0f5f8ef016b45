/** The picture that stands for a seat: the witcher of its school. */

import { pictureOf } from '../art';
import type { OldWorldView } from '../view';

export function seatPicture(view: OldWorldView, seat: number): string {
  const school = view.public.witchers[seat]?.school;
  return school ? pictureOf('people', school) : '';
}
