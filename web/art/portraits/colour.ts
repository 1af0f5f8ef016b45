/** Colours as the eye sees them (OKLab), and matter in the light of a place. */

type Lab = readonly [number, number, number];

function toLab(hex: string): Lab {
  const part = (at: number): number => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [part(1), part(3), part(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([light, a, b]: Lab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const part = (linear: number): string => {
    const held = Math.min(1, Math.max(0, linear));
    const curved = held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
    return Math.round(curved * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${part(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)}${part(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
}

export function mix(from: string, to: string, part: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return toHex([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]);
}

/** Lighter or darker by a factor on lightness; `vivid` scales its strength. */
export function shift(hex: string, light: number, vivid = 1): string {
  const [l, a, b] = toLab(hex);
  return toHex([Math.min(1, l * light), a * vivid, b * vivid]);
}

export interface Light {
  /** Backdrop from far (brightest) to near (darkest). */
  sky: readonly [string, string, string];
  glow: string;
  /** The light in front, the light from behind, what fills the shade, the darkest dark. */
  key: string;
  rim: string;
  fill: string;
  ink: string;
}

export interface Tones {
  hi: string;
  base: string;
  lo: string;
  deep: string;
}

/** The same matter in light, half light, shade and deep shade of this place. */
export function tones(local: string, light: Light): Tones {
  return {
    hi: mix(shift(local, 1.16, 1.08), light.key, 0.2),
    base: mix(local, light.key, 0.05),
    lo: mix(shift(local, 0.66, 1.1), light.fill, 0.36),
    deep: mix(shift(local, 0.4, 1), light.ink, 0.5),
  };
}
