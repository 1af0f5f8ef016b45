/** The committed pictures: files below `painted/` as the built page has them, and what each was painted from. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PAINTED = join(import.meta.dirname, 'painted');
const MANIFEST = join(PAINTED, 'digests.txt');

/** Lines of `file digest`; the first is `sources digest`. */
export function manifestText(): string {
  return readFileSync(MANIFEST, 'utf8');
}

/** Digest by file. */
export function manifest(): Map<string, string> {
  const lines = manifestText().trimEnd().split('\n').slice(1);
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

export function pictureFile(file: string): Buffer {
  return readFileSync(join(PAINTED, file));
}

/** Changes when any picture does. */
export function paintedVersion(): string {
  const pictures = manifestText().split('\n').slice(1).join('\n');
  return createHash('sha256').update(pictures).digest('hex');
}
