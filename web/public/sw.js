// Keeps this build's files. A new build waits until it is told to take over, so that no running game is reloaded.
const version = "VERSION"
const files = ["FILES"]

self.addEventListener('install', (event) => event.waitUntil(caches.open(version).then((cache) => cache.addAll(files))))

self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
)

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/') || pathname === '/socket') return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')))
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})
