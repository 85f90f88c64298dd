import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { apply, type Applied } from './apply.ts'
import type { Journal } from './journal.ts'
import type { Behaviour, Mode } from './modes.ts'

type Needs = { readonly journal: Journal; readonly behaviour: () => Behaviour; readonly ignoresKey: boolean }

/** Answers one request as well or as badly as the mode of the moment says. */
export function answering({
  journal,
  behaviour,
  ignoresKey,
}: Needs): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  let before: unknown = { reference: '250000000000' }
  return async (request, response) => {
    const body = await bodyOf(request)
    if (body === undefined) return
    const now = behaviour()
    const mode = Math.random() < now.share ? now.mode : 'healthy'
    const refused = refusals[mode]
    if (refused) return refused(response, now)
    const key = request.headers['idempotency-key']
    const path = request.url ?? '/'
    const applied = apply(journal, { path, key: typeof key === 'string' ? key : undefined, body }, now, ignoresKey)
    const other = before
    if (applied.status === 200) before = applied.reply
    await (garbled[mode] ?? sendWhole)(response, applied, other)
  }
}

type Refuse = (response: ServerResponse, behaviour: Behaviour) => void
type Garble = (response: ServerResponse, applied: Applied, other: unknown) => void | Promise<void>

/** Nothing is done in these modes. */
const refusals: Partial<Record<Mode, Refuse>> = {
  hang: () => {},
  error: (response) => send(response, 500, '{"error":"broken"}'),
  busy: (response, { retryAfterSeconds }) => send(response.setHeader('retry-after', retryAfterSeconds), 503, '{"error":"busy"}'),
  html: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Wartung</title>'),
  rejecting: (response) => send(response, 422, '{"error":"rejected"}'),
}

/** It is done in these modes, but nobody can tell from the reply. */
const garbled: Partial<Record<Mode, Garble>> = {
  delay: async (response, applied) => {
    await wait(30_000, undefined, { ref: false })
    sendWhole(response, applied)
  },
  drip,
  truncated: (response, { status, reply }) => send(response, status, JSON.stringify(reply).slice(0, -4)),
  'wrong-schema': (response, { status }) => send(response, status, '{"ok":1}'),
  'dropped-reply': (response) => void response.destroy(),
  'other-reply': (response, { status }, other) => send(response, status, JSON.stringify(other)),
  'huge-body': pour,
}

function sendWhole(response: ServerResponse, { status, reply }: Applied): void {
  send(response, status, JSON.stringify(reply))
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text)
}

/** One byte a second. */
async function drip(response: ServerResponse, { status, reply }: Applied): Promise<void> {
  response.writeHead(status, { 'content-type': 'application/json' })
  for (const letter of JSON.stringify(reply)) {
    if (response.destroyed) return
    response.write(letter)
    await wait(1000, undefined, { ref: false })
  }
  response.end()
}

const tenGigabytes = 10 * 1024 ** 3

/** A right answer behind ten gigabytes of blanks. */
async function pour(response: ServerResponse, { status, reply }: Applied): Promise<void> {
  response.writeHead(status, { 'content-type': 'application/json' })
  // Whoever listens cuts it; that is no failure here.
  await pipeline(Readable.from(blanksBefore(JSON.stringify(reply))), response).catch(() => {})
}

async function* blanksBefore(text: string): AsyncGenerator<Buffer> {
  const blanks = Buffer.alloc(64 * 1024, ' ')
  for (let sent = 0; sent < tenGigabytes; sent += blanks.length) {
    yield blanks
    // No faster than a network: the machine has other things to do.
    await wait(1)
  }
  yield Buffer.from(text)
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  try {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer) // no encoding was set
    return Buffer.concat(parts).toString('utf8')
  } catch {
    return undefined
  }
}
