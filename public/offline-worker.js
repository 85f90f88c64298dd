// Lets the form start without network. Keeps the files of this build and the empty page: no answer, no entry, nothing of a person.
const version = 'development' // replaced by the build
const files = [] // replaced by the build
const emptyPage = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll([emptyPage, ...files])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate' && !pathname.startsWith('/api/')) {
    event.respondWith(fetch(event.request).catch(() => caches.match(emptyPage)))
  } else if (files.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)))
  }
})
