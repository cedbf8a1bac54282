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

// The house says that it is somebody's turn; nothing else is ever pushed.
self.addEventListener('push', (event) => {
  const { title, body, table } = event.data?.json() ?? {}
  if (!title) return
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: { table } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(`/tables/${event.notification.data?.table ?? ''}`, location.origin).href
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = pages.find((page) => page.url.split('#')[0] === address)
    return there ? there.focus() : self.clients.openWindow(address)
  }
  event.waitUntil(open())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/') || pathname === '/socket') return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')))
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})
