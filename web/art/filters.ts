/**
 * The brushes that turn flat shapes into light and matter. They are used once, when a picture is
 * baked; the page gets plain pictures, as filters cost frames there.
 *
 * Noise is slow to make, so it is made once (see `noise.ts`) and every picture shows another part.
 */

import { HEIGHT, WIDTH } from './land';

export interface Lighting {
  /** Where the light stands as seen from the middle, in degrees, 0 right, 90 below. */
  turn: number;
  light: string;
  bounce: string;
}

const WHOLE = `x="0" y="0" width="${WIDTH}" height="${HEIGHT}" filterUnits="userSpaceOnUse"`;
const MIDDLE = 'x="12" y="42" width="216" height="216" filterUnits="userSpaceOnUse"';
const SRGB = 'color-interpolation-filters="sRGB"';

/** Round and lit: volume, edge, shine, the rim on the lamp's side and a weak one on the other. */
export function relief({ turn, light, bounce }: Lighting): string {
  const x = Math.cos((turn * Math.PI) / 180);
  const y = Math.sin((turn * Math.PI) / 180);
  const rim = (name: string, reach: number, paint: string): string =>
    `<feOffset in="fine" dx="${(-x * reach).toFixed(2)}" dy="${(-y * reach).toFixed(2)}" result="${name}off"/>` +
    `<feComposite in="SourceAlpha" in2="${name}off" operator="out" result="${name}edge"/>` +
    `<feFlood flood-color="${paint}"/><feComposite in2="${name}edge" operator="in" result="${name}"/>`;
  return (
    `<filter id="relief" ${MIDDLE} ${SRGB}>` +
    '<feGaussianBlur in="SourceAlpha" stdDeviation="6" result="wide"/>' +
    '<feGaussianBlur in="SourceAlpha" stdDeviation="1.3" result="fine"/>' +
    '<feComposite in="wide" in2="fine" operator="arithmetic" k2=".6" k3=".4" result="hill"/>' +
    `<feDiffuseLighting in="hill" surfaceScale="14" diffuseConstant="1.5" lighting-color="#fff" result="shade"><feDistantLight azimuth="${turn}" elevation="48"/></feDiffuseLighting>` +
    '<feComposite in="shade" in2="SourceGraphic" operator="arithmetic" k1="1" k3=".12" result="lit"/>' +
    '<feComposite in="lit" in2="SourceAlpha" operator="in" result="body"/>' +
    `<feSpecularLighting in="hill" surfaceScale="10" specularConstant=".75" specularExponent="20" lighting-color="${light}"><feDistantLight azimuth="${turn}" elevation="38"/></feSpecularLighting>` +
    '<feComposite in2="SourceAlpha" operator="in" result="shine"/>' +
    rim('near', 3, light) +
    rim('back', -2.4, bounce) +
    '<feMerge><feMergeNode in="body"/><feMergeNode in="shine"/><feMergeNode in="back"/><feMergeNode in="near"/></feMerge></filter>'
  );
}

/** The shadow that a figure throws on what is behind it. */
export const SHADOW = `<filter id="shadow" ${MIDDLE} ${SRGB}><feGaussianBlur stdDeviation="4"/></filter>`;

/** Upright noise that turns shapes into flames. */
export function flames(x: number, y: number): string {
  return (
    `<filter id="flames" ${WHOLE} ${SRGB}><feImage href="noise:flames" x="${-x}" y="${-y}" width="${WIDTH * 2}" height="${HEIGHT * 2}" preserveAspectRatio="none"/>` +
    '<feDisplacementMap in="SourceGraphic" scale="70" xChannelSelector="R" yChannelSelector="G"/></filter>'
  );
}

/** Where there are clouds: noise drawn out sideways, as a mask. */
export function clouds(x: number, y: number): string {
  return `<mask id="clouds" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><image href="noise:clouds" x="${-x}" y="${-y}" width="${WIDTH * 2}" height="${HEIGHT * 2}" preserveAspectRatio="none"/></mask>`;
}
