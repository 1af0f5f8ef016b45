// The worker behind the page. It keeps nothing but the page that says that there is no connection:
// everything else comes from the server each time, so an update is there at the next visit.
const CACHE = 'sevencats-__VERSION__';
const KEPT = '__KEPT__';

addEventListener('install', (event) => {
  const fresh = KEPT.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const kept = KEPT.includes(new URL(request.url).pathname);
  if (request.method !== 'GET' || (request.mode !== 'navigate' && !kept)) return;
  event.respondWith(fetch(request).catch(async () => (await caches.match(kept ? request : KEPT[0])) ?? Response.error()));
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
