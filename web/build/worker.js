// The worker behind the page. It keeps nothing but the page that says that there is no connection:
// everything else comes from the server each time, so an update is there at the next visit.
// Where the engine for play without a network is kept (`?engine`), the files that belong to it come from there.
const CACHE = 'sevencats-__VERSION__';
const KEPT = '__KEPT__';
const ENGINE = 'sevencats-engine';
const WITH_ENGINE = location.search === '?engine';
const FIRST_MS = 4000;

addEventListener('install', (event) => {
  const fresh = KEPT.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE && !name.startsWith(ENGINE)).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => clients.claim()));
});

/** The cache of the version in use, or nothing. */
async function engineFiles() {
  const active = await (await caches.open(ENGINE)).match('/engine/active');
  return active ? caches.open(`${ENGINE}-${await active.text()}`) : null;
}

/** A page that plays here opens with the version that its games began with; another one opens with the server's. */
async function opened(request) {
  const files = await engineFiles();
  const page = await files?.match('/index.html');
  if (page && (await caches.match('/engine/here'))) return page;
  const slow = page ? AbortSignal.timeout(FIRST_MS) : undefined;
  return fetch(request, { signal: slow }).catch(async () => page ?? (await caches.match(KEPT[0])) ?? Response.error());
}

async function kept(request) {
  const found = await (await engineFiles())?.match(request, { ignoreSearch: true });
  return found ?? fetch(request);
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const own = KEPT.includes(pathname);
  if (request.mode === 'navigate' && pathname === '/' && WITH_ENGINE) event.respondWith(opened(request));
  else if (request.mode === 'navigate' || own) event.respondWith(fetch(request).catch(async () => (await caches.match(own ? request : KEPT[0])) ?? Response.error()));
  else if (WITH_ENGINE && !/^\/(api|docs|health|engine\/bundle)/.test(pathname)) event.respondWith(kept(request));
});

addEventListener('push', (event) => {
  const { title, text, path, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body: text, tag, icon: '/icons/icon-192.png', data: { path } }));
});

// Whoever taps a notification comes to its table, in a window that is open already if there is one.
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const open = clients.matchAll({ type: 'window' }).then(async ([window]) => {
    if (!window) return clients.openWindow(path);
    await window.navigate(path);
    return window.focus();
  });
  event.waitUntil(open);
});
