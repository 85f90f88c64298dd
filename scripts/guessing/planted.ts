import { ServerResponse } from 'node:http'

/** Requests whose key begins like this are those of the state in which something is planted; the others have a word as long. */
export const plantedKey = 'planted-'
export const otherKey = 'natural-'

/** Changes what a server process sends for the planted requests, without the product knowing of it. */
export function plant(change: (sent: unknown) => unknown): void {
  const send: unknown = Reflect.get(ServerResponse.prototype, 'end')
  if (typeof send !== 'function') throw new Error('this Node sends its replies in another way')
  Reflect.set(ServerResponse.prototype, 'end', function end(this: ServerResponse, ...sent: unknown[]): unknown {
    const isPlanted = String(this.req.headers['idempotency-key']).startsWith(plantedKey)
    const reply: unknown = Reflect.apply(send, this, isPlanted ? [change(sent[0]), ...sent.slice(1)] : sent)
    return reply
  })
}
