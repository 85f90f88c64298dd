import type { SampleCourse } from './sample-course.ts'

export const offlineCourse: SampleCourse = {
  title: 'A page that works offline',
  description: 'A service worker, step by step: from the first registered line to changes that are kept in the tunnel and sent after it.',
  category: 'web',
  length: 90,
  reached: 0,
  steps: [
    [
      'Trains have tunnels',
      `
      The Gotthard base tunnel is 57 kilometres long. Our page shows a timetable and takes down wishes; both should work in the middle of it.

      A service worker stands between page and network. It can answer by itself, but it only works over *https* and on *localhost*.
      `,
    ],
    [
      'Register it',
      `
      The page asks for the worker after it has loaded, so that it does not slow the first visit.

      ~~~
      addEventListener('load', () => navigator.serviceWorker?.register('/worker.js'))
      ~~~

      Its place decides about its reach: */worker.js* sees all pages, */shop/worker.js* only those below */shop/*.
      `,
    ],
    [
      'Its three ages',
      `
      A worker is installed, waits until no page of the old one is open, and is activated. That is why a change does not show after the first
      reload.

      > In the developer tools, under «Application», watch a new worker wait.
      `,
    ],
    [
      'Keep the shell',
      `
      While it is installed, it fetches what every page needs and puts it into a cache with a version in its name.

      ~~~
      addEventListener('install', (event) => {
        event.waitUntil(caches.open('shell-7').then((cache) => cache.addAll(['/', '/app.js', '/app.css'])))
      })
      ~~~

      If one file fails, the whole installation fails. That is good: half a shell is none.
      `,
    ],
    [
      'Throw old things away',
      `
      When it is activated, it deletes the caches of former versions. Otherwise they stay for years.

      ~~~
      addEventListener('activate', (event) => {
        event.waitUntil(caches.keys().then((names) =>
          Promise.all(names.filter((name) => name !== 'shell-7').map((name) => caches.delete(name)))))
      })
      ~~~
      `,
    ],
    [
      'Cache first, network first',
      `
      Files with a hash in their name never change: look into the cache first. Timetables do change: ask the network first and fall back on
      what was kept.

      ~~~
      async function networkFirst(request) {
        try {
          return await fetch(request)
        } catch {
          return (await caches.match(request)) ?? Response.error()
        }
      }
      ~~~
      `,
    ],
    [
      'Say how old it is',
      `
      What is shown from the cache may be wrong. Keep the moment with it and show it: «As of 14:05, no connection». People forgive old
      figures; they do not forgive old figures that look new.
      `,
    ],
    [
      'A place for data',
      `
      Rows belong into IndexedDB, not into *localStorage*: it is larger, does not block the page and can be read by the worker.

      Give each change an id made in the browser. Sent twice, it must still be stored once.

      ~~~
      const wish = { id: crypto.randomUUID(), text, madeAt: new Date().toISOString() }
      ~~~
      `,
    ],
    [
      'Sent after the tunnel',
      `
      Changes wait in a list and are sent in their order when the connection is back. *navigator.onLine* only knows whether there is a cable,
      so try, and try again later and later: after 1, 2, 4, 8 seconds.

      > Write a wish with the network switched off, close the tab, open it again. Is it still there?
      `,
    ],
    [
      'When both have changed',
      `
      Somebody else may have changed the same row meanwhile. Send the version you saw; the server refuses if it has a newer one. Then merge
      what does not touch each other, and ask about the rest. Never overwrite silently.
      `,
    ],
    [
      'Before you ship it',
      `
      A worker with a mistake can keep people on a broken page. Keep a way out: serve */worker.js* with *no-cache*, and have one ready that
      deletes all caches and unregisters itself.

      - Tested with the network off from the start.
      - Tested with an old version open in another tab.
      - Storage denied: the page still works online.
      `,
    ],
  ],
}
