import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { countsOf, type Journal } from './journal.ts'
import { isMode, type Behaviour, type Control, type Mode } from './modes.ts'

const Wanted = z.strictObject({
  mode: z.optional(z.custom<Mode>(isMode)),
  share: z.optional(z.number().min(0).max(1)),
  rejects: z.optional(z.array(z.string())),
  answers: z.optional(z.enum(['full', 'legacy', 'refusal'])),
  retryAfterSeconds: z.optional(z.int().min(0)),
})

type Needs = {
  readonly journal: Journal
  readonly behaviour: () => Behaviour
  readonly change: (control: Control) => Promise<void>
  readonly requests: () => number
}

/** `POST /control` sets how it behaves, `GET /journal` counts what it did, `GET /journal?entries` lists it; on a port that no mode touches. */
export function createControl({ journal, behaviour, change, requests }: Needs): Server {
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    if (request.url === '/journal?entries') return journal.entries.map(({ key, reference, at }) => ({ key, reference, at }))
    if (request.url === '/journal') return { ...countsOf(journal.entries), requests: requests() }
    if (request.url !== '/control') return undefined
    if (request.method === 'POST') await change(changesIn(Wanted.parse(JSON.parse(await text(request)))))
    return behaviour()
  }
  return createServer((request, response) => {
    answer(request).then(
      (body) =>
        response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null)),
      () => response.writeHead(400).end(),
    )
  })
}

/** What is left out stays as it is. */
function changesIn(wanted: z.output<typeof Wanted>): Control {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
}
