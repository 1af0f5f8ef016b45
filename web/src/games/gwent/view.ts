/** A Gwent table as the server shows it, and a type guard for it. */

import type { TableView } from '../../shell/wire/protocol';
import type { GwentInsight, View } from '../generated/gwent';

export type { DeckFace, Goes, GwentInsight, GwentPublic, PlayOutcome, Steps } from '../generated/gwent';
export type GwentView = View;

/** The view of a table that is known to be one of Gwent. */
export function gwentView(view: TableView): GwentView {
  if (!isGwent(view)) throw new Error(`this is a table of ${view.game}`);
  return view;
}

function isGwent(view: TableView): view is GwentView {
  return view.game === 'gwent';
}

/** The insight of a Gwent table; null if it was not requested. */
export function gwentInsight(insight: unknown): GwentInsight | null {
  return isInsight(insight) ? insight : null;
}

function isInsight(insight: unknown): insight is GwentInsight {
  return typeof insight === 'object' && insight !== null && 'why' in insight;
}
