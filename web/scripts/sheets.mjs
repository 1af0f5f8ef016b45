// Contact sheets of the cards: `node scripts/sheets.mjs FOLDER [card ...]`.
import { createServer } from 'vite';

const server = await createServer({
  configFile: false,
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'error',
});
try {
  const { main } = await server.ssrLoadModule('/art/sheets/main.ts');
  await main(process.argv.slice(2));
} finally {
  await server.close();
}
