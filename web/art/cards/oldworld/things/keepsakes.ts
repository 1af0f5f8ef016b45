/** Equipment that stories give, trophies of attributes, Dagon's remains, the lost mount. */

import { breastplate } from '../../../actions';
import { candle, crossbow, horseHead, parchment, resized, shield, sword, type Drawing } from '../../../portraits';
import {
  bearskin,
  boots,
  brassWeight,
  compassCase,
  hauberk,
  healersChest,
  pendant,
  spyglass,
  stampedArm,
  trophyMedal,
} from '../../../things/keepsakes';
import { ORGANS, relic } from '../../../things/organs';
import { still } from './brews';

const SWORD_SIGN = '0 -70!, 12 -50, 12 20, 40 20, 40 34, 12 36, 10 66, -10 66, -12 36, -40 34, -40 20, -12 20, -12 -50';
const SHIELD_SIGN = '-48 -54!, 0 -46, 48 -54!, 48 4, 26 46, 0 64!, -26 46, -48 4';
const FLASK_SIGN = '-14 -66!, -14 -26, -52 44, -40 62, 40 62, 52 44, 14 -26, 14 -66!';
const STAR_SIGN = '0 -70!, 16 -18, 70 -16!, 26 16, 44 66!, 0 36, -44 66!, -26 16, -70 -16!, -16 -18';

export const keepsakes: Record<string, Drawing> = {
  'attribute-combat': still('monsters', 'medal-combat', trophyMedal({ ribbon: '#a8302a', sign: SWORD_SIGN })),
  'attribute-defense': still('northern_realms', 'medal-defense', trophyMedal({ ribbon: '#2f5a9a', sign: SHIELD_SIGN })),
  'attribute-alchemy': still('scoiatael', 'medal-alchemy', trophyMedal({ ribbon: '#3a7a3a', sign: FLASK_SIGN })),
  'attribute-specialty': still('violet', 'medal-specialty', trophyMedal({ ribbon: '#6a3a9a', sign: STAR_SIGN })),
  'event-1': still('neutral_night', 'old-crossbow', crossbow({ x: 200, y: 270, size: 1.25, turn: 18, z: 30 })),
  'event-2': still('neutral', 'pair-of-boots', boots()),
  'event-3': still(
    'scoiatael_dawn',
    'grey-mare',
    horseHead({ x: 210, y: 300, size: 1.5, colour: '#a8acb0', mane: '#5a5e64', bridle: '#5a3424', z: 30 }),
  ),
  'event-32': still(
    'neutral',
    'fine-sword',
    resized(sword({ x: 168, y: 400, turn: 22, size: 1.2, long: 320, z: 30, glow: '#fff2c0' }), 1),
  ),
  'event-36': still(
    'neutral_night',
    'lit-candle',
    resized(candle({ x: 200, y: 330, skin: '#e2b48c', sleeve: '#4a3a4a' }), 1.9, 0, 0, 200, 330),
  ),
  'event-43': still('neutral_night', 'patched-mail', hauberk()),
  'event-46': still('neutral', 'healers-chest', healersChest()),
  'event-61': still(
    'frost',
    'bell-buckler',
    shield({ x: 200, y: 280, size: 1.6, colour: '#8a949c', rim: '#d8a941', round: true, z: 30 }),
  ),
  'event-67': still('nilfgaard', 'brass-ounce', brassWeight()),
  'event-96': still('violet', 'stamped-arm', stampedArm()),
  'event-108': still('skellige_storm', 'brass-compass', compassCase()),
  'event-135': still('monsters_grave', 'crow-feather', pendant({ body: 'feather', colour: '#33363e' })),
  'event-206': still('skellige', 'drowned-pendant', pendant({ body: 'stone', colour: '#3a9a9a' })),
  'event-207': still('skellige_dawn', 'bearskin', bearskin()),
  'event-213': still('skellige_storm', 'old-cuirass', breastplate({ x: 200, y: 280, size: 1.5, metal: '#9aa4ac' })),
  'event-214': still('skellige', 'spyglass', spyglass()),
  'event-410': still('frost', 'winter-map', parchment({ x: 200, y: 270, size: 2, seal: '#3a6a9a', z: 30 })),
  'event-429': still(
    'frost',
    'journeymans-sword',
    sword({ x: 232, y: 400, turn: -20, size: 1.2, long: 300, metal: '#a8cfe0', grip: '#2a3a5a', z: 30 }),
  ),
  'mount-lost_mount': still(
    'scoiatael_dusk',
    'lost-horse',
    horseHead({ x: 196, y: 300, size: 1.5, colour: '#4a3a34', mane: '#1c1614', flip: true, z: 30 }),
  ),
  'dagon_bonus-scales': still('emerald', 'dagon-scales', relic(ORGANS.hide)),
  'dagon_bonus-tooth': still('emerald', 'dagon-tooth', relic(ORGANS.fang)),
  'dagon_bonus-pearl': still('emerald', 'dagon-pearl', relic(ORGANS.still)),
  'dagon_bonus-fin': still('emerald', 'dagon-fin', relic(ORGANS.sinew)),
  'dagon_bonus-oil': still('emerald', 'dagon-oil', relic(ORGANS.drop)),
};
