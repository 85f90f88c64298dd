import { Server, type IncomingMessage, type ServerResponse } from 'node:http'

// Plants a fault: the server itself refuses what it has no time for, as fast as it can, instead of never hearing of it.
const emit = Reflect.get(Server.prototype, 'emit') as (this: Server, event: string, ...values: unknown[]) => boolean
const most = 32
let working = 0
Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]): boolean {
  const [request, response] = values as [IncomingMessage, ServerResponse]
  if (event !== 'request' || request.method !== 'POST') return emit.call(this, event, ...values)
  if (working >= most) {
    request.resume()
    response.writeHead(503, { 'retry-after': '2', 'content-type': 'application/json' }).end('{"code":"unavailable","message":"busy"}')
    return true
  }
  working += 1
  response.once('close', () => (working -= 1))
  return emit.call(this, event, ...values)
} as Server['emit']
