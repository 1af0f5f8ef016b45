/** Action cards by the name their printings share. */

import type { Drawing } from '../../../portraits';
import { blueActions } from './blue';
import { greenActions } from './green';
import { greyActions } from './grey';
import { purpleActions } from './purple';
import { redActions } from './red';
import { yellowActions } from './yellow';

export const oldworldActions: Record<string, Drawing> = {
  ...greenActions,
  ...yellowActions,
  ...purpleActions,
  ...blueActions,
  ...redActions,
  ...greyActions,
};
