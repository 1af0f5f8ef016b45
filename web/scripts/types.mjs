// Makes src/shell/wire/protocol.ts from protocol.json, which the server's own types wrote.
import { readFile, writeFile } from 'node:fs/promises';

import { compile } from 'json-schema-to-typescript';

const home = new URL('../', import.meta.url);
const schema = JSON.parse(await readFile(new URL('protocol.json', home), 'utf8'));
const names = Object.keys(schema.$defs);
const source = await compile(
  {
    ...schema,
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  },
  'Protocol',
  { additionalProperties: false, ignoreMinAndMaxItems: true, bannerComment: '/* Made by `npm run types`. */' },
);
await writeFile(new URL('src/shell/wire/protocol.ts', home), source);
