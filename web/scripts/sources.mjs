// A digest of everything that pictures are painted from. Plain JavaScript: it is read before anything is compiled.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

const home = new URL('../', import.meta.url);

export function sourcesDigest() {
  const art = readdirSync(new URL('art/', home), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.replaceAll('\\', '/').replace(/^.*\/art\//, 'art/'));
  const digest = createHash('sha256');
  for (const file of [...art, 'build/icon.ts', 'generated/catalogue.json'].sort()) digest.update(file).update(readFileSync(new URL(file, home)));
  const lock = JSON.parse(readFileSync(new URL('package-lock.json', home), 'utf8'));
  digest.update(lock.packages['node_modules/@iconify-json/game-icons'].version);
  return digest.digest('hex').slice(0, 20);
}

/** Whether the committed pictures were painted from these sources. */
export function upToDate() {
  try {
    return readFileSync(new URL('art/painted/digests.txt', home), 'utf8').startsWith(`sources ${sourcesDigest()}\n`);
  } catch {
    return false;
  }
}
