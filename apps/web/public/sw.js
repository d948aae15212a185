/**
 * Makes the app installable, and says so when there is no connection. It keeps one page with its script and nothing else: no answer of a call, no
 * price and no balance is ever shown again from a store, and everything but a change of page goes past it.
 */
const STORE = 'offline-2'
const OFFLINE = '/offline.html'
const SCRIPT = '/offline.js'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll([OFFLINE, SCRIPT].map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  const kept = mode === 'navigate' ? OFFLINE : new URL(url).pathname === SCRIPT ? SCRIPT : undefined
  if (kept) event.respondWith(fetch(event.request).catch(() => caches.match(kept)))
})
