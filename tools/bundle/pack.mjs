// Compiles and packs the engine for browsers, in the Python that will run it.
//   node pack.mjs STAGE OUT    STAGE has a folder for each pack; OUT gets a file for each, the cut library, and Pyodide
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { loadPyodide } from 'pyodide';

const [stage, out] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const home = join(here, 'node_modules', 'pyodide');

const python = await loadPyodide();
for (const [place, folder] of [['/stage', stage], ['/out', out]]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.runPython(await readFile(join(here, 'pack.py'), 'utf8'));

// Compressed as a whole they are smaller, and the browser unpacks them faster than Python would.
const packed = (await readdir(out)).map((name) => join(out, name));
for (const path of [...packed, join(home, 'pyodide.asm.wasm')]) {
  await writeFile(join(out, `${basename(path)}.gz`), gzipSync(await readFile(path), { level: 9 }));
}
for (const path of packed) await rm(path);
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs']) await copyFile(join(home, name), join(out, name));
