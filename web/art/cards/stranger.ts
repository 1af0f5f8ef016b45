/** Who stands in for a card that has no drawing: a hooded shape. */

import { disc, hood, motes, shadowMan, sky, type Drawing, type LightName } from '../portraits';

const LIGHT: Record<string, LightName> = {
  monsters: 'monsters',
  nilfgaard: 'nilfgaard',
  northern_realms: 'northern_realms',
  scoiatael: 'scoiatael',
  skellige: 'skellige',
};

export function stranger(faction: string): Drawing {
  return {
    light: LIGHT[faction] ?? 'neutral',
    looks: ['stranger', 'hood'],
    parts: [sky(), disc({ r: 150 }), shadowMan(), hood({ colour: '#4a4438' }), motes({})],
  };
}
