/** Keeps games apart: the build fails if the module of one game would fetch code of another. */

import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The first page offers every game. */
const COMMON = 'start';
const OF_A_GAME = /\/src\/games\/(?!generated)(\w+)\//;

/** A file with everything that comes with it. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== 'chunk' || chunk.name === COMMON) return found;
  found.add(file);
  for (const one of chunk.imports) withImports(bundle, one, found);
  return found;
}

function gamesOf(bundle: Bundle, file: string): string[] {
  const chunk = bundle[file];
  const modules = chunk?.type === 'chunk' ? chunk.moduleIds : [];
  return modules.flatMap((module) => OF_A_GAME.exec(module)?.[1] ?? []);
}

export function apart(): Plugin {
  return {
    name: 'sevencats-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.keys(bundle)) {
        const games = new Set([...withImports(bundle, file)].flatMap((one) => gamesOf(bundle, one)));
        if (games.size > 1) this.error(`${file} fetches parts of ${[...games].join(' and ')}: give what they share a group of its own in vite.config.ts`);
      }
    },
  };
}
