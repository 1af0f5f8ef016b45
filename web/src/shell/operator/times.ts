/** Elapsed times in words. */

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

function inUnits(ms: number): [number, (typeof UNITS)[number][0]] {
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? UNITS[3];
  return [Math.max(0, Math.floor(ms / length)), unit];
}

/** "5 minutes ago", in a language. */
export function ago(at: number, now: number, lang: string): string {
  const [count, unit] = inUnits(now - at);
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-count, unit);
}

/** "5 minutes", in a language. */
export function age(since: number, now: number, lang: string): string {
  const [count, unit] = inUnits(now - since);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
