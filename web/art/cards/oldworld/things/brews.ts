/** Potions, bombs and mutagens. Ids are the kind and the id of the record. */

import { disc, motes, sky, type Drawing, type LightName, type Part } from '../../../portraits';
import { ORGANS } from '../../../things/organs';
import { bomb, flask, jar, label } from '../../../things/vessels';

/** One thing before a disc of light. */
export function still(light: LightName, looks: string, ...parts: Part[]): Drawing {
  return { light, looks: [looks], parts: [sky(), disc({ x: 200, y: 250, r: 150 }), ...parts, motes({ count: 20 })] };
}

const BIRD = '0 20, 36 -16, 70 -24, 44 12, 66 30, 22 34, 0 62!, -22 34, -66 30, -44 12, -70 -24, -36 -16';
const BOLT = '10 -14!, -30 46!, -4 46!, -18 100!, 34 30!, 8 30!, 26 -14!';

export const brews: Record<string, Drawing> = {
  'potion-swallow': still(
    'monsters',
    'flask-swallow',
    flask({ shape: 'round', liquid: '#d8402a', sign: label(BIRD, '#ffe9c0') }),
  ),
  'potion-thunderbolt': still(
    'violet',
    'flask-thunderbolt',
    flask({ shape: 'tall', liquid: '#6a4ac0', sign: label(BOLT, '#ffe96a'), wax: '#3a2a6a' }),
  ),
  'potion-tawny_owl': still(
    'neutral',
    'flask-tawny-owl',
    flask({
      shape: 'gourd',
      liquid: '#b8722a',
      sign: label('-30 20, -34 -10!, -12 4, 12 4, 34 -10!, 30 20, 40 60, 0 96, -40 60', '#f4d8a0'),
      wax: '#5a3a1a',
    }),
  ),
  'potion-cat': still(
    'emerald',
    'flask-cat',
    flask({ shape: 'phial', liquid: '#3aa86a', sign: label('0 -30, 12 20, 0 84, -12 20', '#f0ffb0'), wax: '#1c4a3a' }),
  ),
  'potion-golden_oriole': still(
    'noon',
    'flask-golden-oriole',
    flask({ shape: 'drop', liquid: '#e8b020', sign: label(BIRD, '#fff6d0'), wax: '#7a5a14' }),
  ),
  'potion-white_raffard': still(
    'frost',
    'flask-white-raffard',
    flask({ shape: 'square', liquid: '#e6ecec', wax: '#3a5a7a', bubbles: true }),
  ),
  'potion-petri_philter': still(
    'monsters_grave',
    'flask-petri',
    flask({ shape: 'cone', liquid: '#b04a9a', wax: '#4a1f5a', bubbles: true }),
  ),
  'bomb-samum': still(
    'neutral',
    'bomb-samum',
    bomb({ colour: '#c9a05a', spark: ['#d8821a', '#ffc24a', '#fff6c8'], band: '#8a5a2a' }),
  ),
  'bomb-dragons_dream': still(
    'monsters_swamp',
    'bomb-dragons-dream',
    bomb({ colour: '#4a7a3a', shape: 'ribbed', spark: ['#5aa81a', '#c8f060', '#fbffd0'] }),
  ),
  'bomb-dancing_star': still(
    'ember',
    'bomb-dancing-star',
    bomb({ colour: '#8a2a20', shape: 'spiked', spark: ['#d8421a', '#ff9a2e', '#fff2b0'] }),
  ),
  'bomb-northern_wind': still(
    'frost',
    'bomb-northern-wind',
    bomb({ colour: '#6aa4c8', shape: 'spiked', spark: ['#3a8ac8', '#a6ecff', '#ffffff'], band: '#eef8ff' }),
  ),
  'bomb-moon_dust': still(
    'neutral_night',
    'bomb-moon-dust',
    bomb({ colour: '#b8bcc8', spark: ['#8a96b0', '#e4e8f0', '#ffffff'], band: '#5a6478' }),
  ),
  'bomb-devils_puffball': still(
    'monsters',
    'bomb-puffball',
    bomb({ colour: '#a8905a', shape: 'puffball', spark: ['#8a7a1a', '#d8c84a', '#fbf6c8'] }),
  ),
  'bomb-dimeritium_bomb': still(
    'violet',
    'bomb-dimeritium',
    bomb({ colour: '#3a4458', shape: 'barrel', spark: ['#6a3ab0', '#c49aff', '#ffffff'], band: '#7ab0c8' }),
  ),
  'mutagen-rage_gland': still(
    'monsters_blood',
    'jar-gland',
    jar({ lid: '#5a1c1c', liquid: '#e0785a', inside: ORGANS.gland }),
  ),
  'mutagen-venom_sac': still(
    'monsters_blood',
    'jar-sac',
    jar({ lid: '#8a9a2a', liquid: '#d89a5a', inside: ORGANS.sac }),
  ),
  'mutagen-long_sinew': still(
    'monsters_blood',
    'jar-sinew',
    jar({ lid: '#c9b48a', liquid: '#c85a4a', inside: ORGANS.sinew }),
  ),
  'mutagen-pouncing_heart': still(
    'monsters_blood',
    'jar-heart',
    jar({ lid: '#2a1c24', liquid: '#e8a08a', inside: ORGANS.heart }),
  ),
  'mutagen-hollow_fang': still(
    'monsters_blood',
    'jar-fang',
    jar({ lid: '#e8dcc0', liquid: '#a83a34', inside: ORGANS.fang }),
  ),
  'mutagen-thick_hide': still('scoiatael', 'jar-hide', jar({ lid: '#3a4a24', liquid: '#b8cc7a', inside: ORGANS.hide })),
  'mutagen-slow_blood': still(
    'scoiatael',
    'jar-blood',
    jar({ lid: '#7a1c3c', liquid: '#8ab06a', inside: ORGANS.drop }),
  ),
  'mutagen-stone_marrow': still(
    'scoiatael',
    'jar-marrow',
    jar({ lid: '#6a6a72', liquid: '#6a8a5a', inside: ORGANS.marrow }),
  ),
  'mutagen-second_stomach': still(
    'scoiatael',
    'jar-stomach',
    jar({ lid: '#d88a7a', liquid: '#c8d89a', inside: ORGANS.stomach }),
  ),
  'mutagen-knitting_bone': still(
    'scoiatael',
    'jar-bone',
    jar({ lid: '#8fc23a', liquid: '#5a7a4a', inside: ORGANS.knit }),
  ),
  'mutagen-quick_nerve': still(
    'northern_realms',
    'jar-nerve',
    jar({ lid: '#2a5a8a', liquid: '#3a6a9a', inside: ORGANS.nerve }),
  ),
  'mutagen-old_memory': still(
    'northern_realms',
    'jar-brain',
    jar({ lid: '#b8847a', liquid: '#7aa4c8', inside: ORGANS.brain }),
  ),
  'mutagen-third_eyelid': still(
    'northern_realms',
    'jar-eye',
    jar({ lid: '#e8f0f4', liquid: '#5a8ab8', inside: ORGANS.eye }),
  ),
  'mutagen-restless_hand': still(
    'northern_realms',
    'jar-hand',
    jar({ lid: '#7a5a44', liquid: '#6a9ab0', inside: ORGANS.hand }),
  ),
  'mutagen-still_mind': still(
    'northern_realms',
    'jar-still',
    jar({ lid: '#c9a86a', liquid: '#2a4a7a', inside: ORGANS.still }),
  ),
};
