/** All pictures and signs of the page as files: name to SVG text. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import catalogue from '../catalogue.json' with { type: 'json' };
import { SIGNS } from './signs';
import { paint, type Subject } from './scene';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const require = createRequire(import.meta.url);

function icons(): (name: string) => string {
  const path = require.resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(readFileSync(path, 'utf8')) as IconSet;
  return (name) => {
    const found = set.icons[name];
    if (!found) throw new Error(`no icon ${name}`);
    return found.body;
  };
}

export function subjects(): Subject[] {
  const cards = catalogue.cards.map((card) => ({
    id: card.id,
    faction: card.faction,
    kind: card.kind,
    rows: 'rows' in card ? card.rows : [],
  }));
  const leaders = catalogue.leaders.map((leader) => ({
    id: leader.id,
    faction: leader.faction,
    kind: 'leader',
    rows: [2],
  }));
  return [...cards, ...leaders] as Subject[];
}

export function bake(): Map<string, string> {
  const icon = icons();
  const files = new Map<string, string>();
  for (const subject of subjects()) files.set(`art/${subject.id}.svg`, paint(subject, icon));
  files.set('signs.svg', sprite(icon));
  return files;
}

/** One file with all signs the page uses; `<use href="signs.svg#name">` shows one. */
function sprite(icon: (name: string) => string): string {
  const symbols = Object.entries(SIGNS).map(
    ([name, source]) => `<symbol id="${name}" viewBox="0 0 512 512">${icon(source)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
