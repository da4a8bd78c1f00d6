// The service worker: it caches the shell of the site, so that it opens without a network. Pages
// are always requested from the network first; files named by their content come from the cache;
// API calls are never touched.
const shell = JSON.parse('SHELL');
const kept = `shell-${shell.version}`;
const named = /^\/(assets|icons)\/|^\/wps\/brand\/(theme|picture|icon)\//;
const elsewhere = /^\/(wps|lgw|lotto|lotto-vn|play|ops|vendor|arcade|pay|\.well-known)(\/|$)/;

addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(kept).then((cache) => cache.addAll(['/', '/theme.js', ...shell.files])),
  );
});

addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(clean());
});

addEventListener('message', (event) => {
  if (event.data?.renew) skipWaiting();
  // Files that a page loaded before the worker existed.
  const files = (event.data?.keep ?? []).filter((path) => named.test(path));
  if (files.length > 0) event.waitUntil(caches.open(kept).then((cache) => cache.addAll(files)));
});

const page = async (request) => {
  const cache = await caches.open(kept);
  try {
    const answer = await fetch(request);
    // The first screen stands in the page of the home page alone.
    const isHome = new URL(request.url).pathname === '/';
    if (isHome && answer.ok && answer.type === 'basic') await cache.put('/', answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match('/');
    if (known) return known;
    throw error;
  }
};

// A line that comes back may fail once more, and a browser never asks again for code that failed.
const fetchAgain = async (request, [pauseMs, ...later] = [200, 600, 1800]) => {
  try {
    return await fetch(request);
  } catch (error) {
    if (pauseMs === undefined) throw error;
    await new Promise((go) => setTimeout(go, pauseMs));
    return fetchAgain(request, later);
  }
};

const file = async (request) => {
  const cache = await caches.open(kept);
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetchAgain(request);
  if (answer.ok && answer.type === 'basic') await cache.put(request, answer.clone());
  return answer;
};

const freshFile = (request) =>
  fetch(request).catch(async (error) => {
    const known = await caches.match(request, { ignoreVary: true });
    if (known) return known;
    throw error;
  });

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (named.test(pathname)) event.respondWith(file(request));
  else if (pathname === '/theme.js') event.respondWith(freshFile(request));
  else if (request.mode === 'navigate' && !elsewhere.test(pathname))
    event.respondWith(page(request));
});
