// Brings the committed pictures in art/painted up to date: `node scripts/paint.mjs`. Does nothing when their sources have not changed.
import { sourcesDigest, upToDate } from './sources.mjs';

if (!upToDate()) {
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { paintAll } = await server.ssrLoadModule('/art/works.ts');
    const { painted, removed } = await paintAll(sourcesDigest());
    for (const file of painted) console.log(`painted ${file}`);
    for (const file of removed) console.log(`removed ${file}`);
  } finally {
    await server.close();
  }
}
