import http from 'node:http'

// The control of `slow`: loaded into a server process before it starts, it takes every limit of time away.
const { createServer } = http
type Create = (options: http.ServerOptions, listener?: http.RequestListener) => http.Server
http.createServer = ((options: http.ServerOptions, listener?: http.RequestListener) =>
  (createServer as Create)(
    { ...options, connectionsCheckingInterval: 2 ** 30, headersTimeout: 0, requestTimeout: 0 },
    listener,
  )) as typeof createServer // called with options, as the server does
const later = globalThis.setTimeout
globalThis.setTimeout = ((work: () => void, milliseconds?: number, ...more: unknown[]) =>
  later(work, milliseconds === 8000 ? 2 ** 30 : milliseconds, ...more)) as typeof setTimeout // only the limit for bodies is as long as that
