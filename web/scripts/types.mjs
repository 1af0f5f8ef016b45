// Makes the page's types from the schemas that the server's own types wrote: the wire from
// generated/protocol.json, and for each game its view and insight from generated/views/<game>.json.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';

import { compile } from 'json-schema-to-typescript';

const home = new URL('../', import.meta.url);

async function make(from, to) {
  const schema = JSON.parse(await readFile(new URL(from, home), 'utf8'));
  const names = Object.keys(schema.$defs);
  const source = await compile(
    {
      ...schema,
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    },
    schema.title,
    { additionalProperties: false, ignoreMinAndMaxItems: true, bannerComment: '/* Made by `npm run types`. */' },
  );
  await writeFile(new URL(to, home), source);
}

await make('generated/protocol.json', 'src/shell/wire/protocol.ts');
await mkdir(new URL('src/games/generated/', home), { recursive: true });
for (const file of await readdir(new URL('generated/views/', home))) {
  await make(`generated/views/${file}`, `src/games/generated/${file.replace('.json', '.ts')}`);
}
