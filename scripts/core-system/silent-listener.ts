import { createServer } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

createServer().listen({ port: Number(workerData), host: '127.0.0.1', backlog: 1 }, () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; between threads there are no origins
  parentPort?.postMessage('listening')
  // From here on this thread does nothing at all until it is ended.
  setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))
})
