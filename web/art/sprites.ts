/** The signs of the page, from the icon set: as shapes for painters, and as files of symbols. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { SIGNS } from './signs';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const ICONS = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');

function icons(): (name: string) => string {
  const set = JSON.parse(readFileSync(ICONS, 'utf8')) as IconSet;
  return (name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`no icon ${name}`);
    return icon.body;
  };
}

/** A sign as a bare shape: what it stands in gives it its colour. */
export function shapes(): (name: string) => string {
  const icon = icons();
  return (name) => icon(name).replaceAll(' fill="currentColor"', '');
}

/** One file with many signs; `<use href="signs.svg#name">` shows one. */
export function sprite(signs: Record<string, string> = SIGNS): string {
  const icon = icons();
  const symbols = Object.entries(signs).map(
    ([name, source]) => `<symbol id="${name}" viewBox="0 0 512 512">${icon(source)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
