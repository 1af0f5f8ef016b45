/** Colours by lightness, strength and hue as the eye sees them (OKLCH), so that lights match. */

export function colour(light: number, strength: number, hue: number): string {
  const turn = (hue * Math.PI) / 180;
  const a = strength * Math.cos(turn);
  const b = strength * Math.sin(turn);
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return (
    '#' +
    hex(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    hex(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    hex(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

function hex(linear: number): string {
  const held = Math.min(1, Math.max(0, linear));
  const curved = held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255)
    .toString(16)
    .padStart(2, '0');
}
