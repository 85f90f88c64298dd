import { Server, type IncomingMessage, type ServerResponse } from 'node:http'

// Plants faults: some submits break the server, one holds it up, one leaves a promise alone, and one writes into what every object has.
const emit = Reflect.get(Server.prototype, 'emit') as (this: Server, event: string, ...values: unknown[]) => boolean
let count = 0
Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]): boolean {
  const [request, response] = values as [IncomingMessage, ServerResponse]
  if (event !== 'request' || request.method !== 'POST') return emit.call(this, event, ...values)
  count += 1
  if (count === 600) Reflect.defineProperty(Object.prototype, 'planted', { value: true, enumerable: false })
  if (count === 650) void Promise.reject(new Error('planted'))
  if (count === 700) holdUp(400)
  if (count < 500 || count % 100 > 0) return emit.call(this, event, ...values)
  request.resume()
  response.writeHead(500, { 'content-length': 0 }).end()
  return true
} as Server['emit']

function holdUp(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
