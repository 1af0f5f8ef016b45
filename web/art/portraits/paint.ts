/** How the layers of a card become one lit picture. */

import { chance } from '../random';
import { tones, type Light } from './colour';
import { Frame, Z, type Kit, type Part, type Pose } from './kit';
import { LIGHTS, type LightName } from './lights';
import { HEIGHT, WIDTH } from './pen';

/** One drawn card. Faction and kind are the catalogue's business; they choose the frame. */
export interface Drawing {
  light: LightName;
  /** Where the front light comes from: -1 left, 1 right. */
  side?: -1 | 1;
  pose?: Partial<Pose>;
  /** What a screen reader says: who it is, then how they look (`looks/*.ftl`). */
  looks: readonly [who: string, ...traits: string[]];
  parts: readonly Part[];
}

const POSE: Pose = { x: 204, y: 236, w: 84, h: 130, turn: 0.3, nod: 0, roll: 0 };

/** A card is three by four: the canvas loses a little above and below. */
const CUT = { above: 10, height: (WIDTH * 4) / 3 };

/** Bands that lean with the head. */
const LEANS = new Set<number>([Z.backHair, Z.mane]);
/** What belongs together under one edge of light, and the brush that lights it. */
const MASSES: readonly { bands: readonly number[]; brush?: string }[] = [
  { bands: [Z.far], brush: 'faint' },
  { bands: [Z.behind], brush: 'edge' },
  { bands: [Z.backHair], brush: 'head' },
  { bands: [Z.body], brush: 'edge' },
  { bands: [Z.mane, Z.neck, Z.head, Z.beard, Z.hair, Z.gear], brush: 'head' },
  { bands: [Z.front], brush: 'front' },
];

/** The picture as SVG text; `over` (the frame) lies on top of it, on the card's own canvas. */
export function paintDrawing(id: string, drawing: Drawing, width: number, height: number, over = ''): string {
  const light = LIGHTS[drawing.light];
  const side = drawing.side ?? -1;
  const pose = { ...POSE, ...drawing.pose };
  const defs: string[] = [];
  const kit = makeKit(id, light, side, pose, defs);
  const layers = drawing.parts.flatMap((part) => part(kit));
  const body = (bands: readonly number[]): string =>
    layers
      .filter((layer) => bands.includes(layer.z))
      .sort((a, b) => a.z - b.z)
      .map((layer) => layer.svg)
      .join('');
  const lean = `transform="rotate(${pose.roll} ${pose.x} ${pose.y + pose.h * 1.1})"`;
  const masses = MASSES.map(({ bands, brush }) => {
    const svg = body(bands);
    if (!svg) return '';
    const leaning = pose.roll && bands.some((band) => LEANS.has(band)) ? ` ${lean}` : '';
    return `<g filter="url(#${brush})"><g${leaning}>${svg}</g></g>`;
  });
  const whole = `width="${WIDTH}" height="${HEIGHT}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${CUT.above} ${WIDTH} ${CUT.height}">`,
    `<defs>${defs.join('')}${brushes(light, side)}</defs>`,
    `<g filter="url(#hand)">${body([Z.sky])}<image href="noise:dust" x="-20" y="-20" width="440" height="600" opacity=".2"/>${masses.join('')}</g>`,
    body([Z.air]),
    `<rect ${whole} fill="url(#dusk)"/>`,
    `<image href="noise:tooth" ${whole} opacity=".16"/>`,
    `<g transform="translate(0 ${CUT.above}) scale(${WIDTH / 240})">${over}</g>`,
    '</svg>',
  ].join('');
}

function makeKit(id: string, light: Light, side: -1 | 1, pose: Pose, defs: string[]): Kit {
  let count = 0;
  const name = (): string => `i${++count}`;
  return {
    light,
    c: chance(id),
    frame: new Frame(pose),
    side,
    tones: (local) => tones(local, light),
    def: (svg) => void defs.push(svg),
    id: name,
    inside(d, svg) {
      const clip = name();
      defs.push(`<clipPath id="${clip}"><path d="${d}"/></clipPath>`);
      return `<g clip-path="url(#${clip})">${svg}</g>`;
    },
  };
}

const AREA = 'x="-20" y="-20" width="440" height="600" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"';

/** A mass gets an edge of light from behind and throws a soft shadow. */
function edge(
  name: string,
  side: number,
  reach: number,
  paint: string,
  strong: number,
  ink: string,
  shade: number,
): string {
  return (
    `<filter id="${name}" ${AREA}>` +
    `<feOffset in="SourceAlpha" dx="${side * reach}" dy="${reach * 0.75}" result="away"/>` +
    '<feComposite in="SourceAlpha" in2="away" operator="out" result="rim"/>' +
    `<feFlood flood-color="${paint}" flood-opacity="${strong}"/><feComposite in2="rim" operator="in" result="lit"/>` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="7"/><feOffset dx="${-side * 5}" dy="7" result="soft"/>` +
    `<feFlood flood-color="${ink}" flood-opacity="${shade}"/><feComposite in2="soft" operator="in" result="shadow"/>` +
    '<feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="lit"/></feMerge></filter>'
  );
}

function brushes(light: Light, side: -1 | 1): string {
  return (
    edge('head', side, 4.2, light.rim, 0.95, light.ink, 0.5) +
    edge('edge', side, 4, light.rim, 0.7, light.ink, 0.45) +
    edge('front', side, 2.6, light.rim, 0.42, light.ink, 0.5) +
    edge('faint', side, 1.6, light.glow, 0.5, light.ink, 0.2) +
    // The hand is not quite steady.
    `<filter id="hand" ${AREA}><feImage href="noise:hand" preserveAspectRatio="none" result="waver"/>` +
    '<feDisplacementMap in="SourceGraphic" in2="waver" scale="5" xChannelSelector="R" yChannelSelector="G"/></filter>' +
    `<radialGradient id="dusk" cx=".5" cy=".42" r=".78"><stop offset=".5" stop-color="${light.ink}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${light.ink}" stop-opacity=".7"/></radialGradient>`
  );
}
