import { Server } from 'node:http'

// Plants a fault: whoever handles a submit keeps everybody else waiting for 200 ms.
const emit = Reflect.get(Server.prototype, 'emit') as (this: Server, event: string, ...values: unknown[]) => boolean
const pause = new Int32Array(new SharedArrayBuffer(4))
Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]): boolean {
  const [request] = values as [{ method?: string }?]
  if (event === 'request' && request?.method === 'POST') Atomics.wait(pause, 0, 0, 200)
  return emit.call(this, event, ...values)
} as Server['emit']
