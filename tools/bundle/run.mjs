// Runs a Python program on the packed engine, under Node: what a browser's worker does, without a browser.
//   node run.mjs PACKS PROGRAM WORD ...    the program finds the words in `words`, and its `result` is printed
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { loadPyodide } from 'pyodide';

const [packs, program, ...words] = process.argv.slice(2);
const SITE = '/lib/python3.14/site-packages/';

async function unpacked(name) {
  return new Uint8Array(gunzipSync(await readFile(join(packs, name))));
}

const folder = await mkdtemp(join(tmpdir(), 'sevencats-'));
const library = join(folder, 'library.zip');
await writeFile(library, await unpacked('library.zip.gz'));
const python = await loadPyodide({ stdLibURL: library });
await rm(folder, { recursive: true });
for (const name of await readdir(packs)) {
  if (!name.endsWith('.pack.gz')) continue;
  const data = await unpacked(name);
  let at = data.indexOf(10) + 1;
  for (const [path, size] of JSON.parse(new TextDecoder().decode(data.subarray(0, at)))) {
    python.FS.mkdirTree(SITE + path.slice(0, path.lastIndexOf('/') + 1));
    python.FS.writeFile(SITE + path, data.slice(at, at + size));
    at += size;
  }
}
python.globals.set('words', python.toPy(words));
try {
  await python.runPythonAsync(await readFile(program, 'utf8'));
  process.stdout.write(String(python.globals.get('result')));
} catch (error) {
  // The stack of JavaScript is a megabyte.
  process.stderr.write(String(error.message).slice(-4000));
  process.exitCode = 1;
}
