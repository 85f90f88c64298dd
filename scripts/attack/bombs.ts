import { randomUUID } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Caller } from './html/store.ts'
import type { RunningServer } from './rig.ts'

type Bomb = { readonly what: string; readonly send: (caller: Caller) => Promise<number> }
type Blast = { readonly what: string; readonly status: number; readonly ms: number }

const megabyte = 1024 * 1024
const gzipBomb = gzipSync(Buffer.alloc(64 * megabyte))

/** The control: what the first of them becomes for a reader without limits, in MB. */
export function unpackedWithoutLimit(): { readonly sent: number; readonly unpacked: number } {
  return { sent: gzipBomb.length / megabyte, unpacked: gunzipSync(gzipBomb).length / megabyte }
}

/** Small files that grow, nest or repeat without end, by every way in that reads what is in a file. */
const bombs: readonly Bomb[] = [
  {
    what: 'a body that unpacks to a thousand times its size',
    send: (caller) => send(caller, '/api/contacts-app/import-contacts', gzipBomb, { 'content-encoding': 'gzip' }),
  },
  {
    what: 'JSON a hundred thousand levels deep',
    send: (caller) => send(caller, '/api/contacts-app/import-contacts', `${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  },
  {
    what: 'contacts: ten thousand with long names',
    send: (caller) =>
      json(caller, '/api/contacts-app/import-contacts', {
        importId: randomUUID(),
        contacts: Array.from({ length: 10_000 }, () => ({ name: 'x'.repeat(200) })),
      }),
  },
  {
    what: 'calendar: every second for ever',
    send: (caller) => json(caller, '/api/calendar-app/import-events', { importId: randomUUID(), events: [endless('RRULE:FREQ=SECONDLY')] }),
  },
  {
    what: 'calendar: a rule that never meets',
    send: (caller) =>
      json(caller, '/api/calendar-app/import-events', {
        importId: randomUUID(),
        events: [endless('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')],
      }),
  },
  {
    what: 'calendar: a rule of a megabyte',
    send: (caller) =>
      json(caller, '/api/calendar-app/import-events', {
        importId: randomUUID(),
        events: [endless(`RRULE:FREQ=DAILY;BYSETPOS=${'1,'.repeat(100_000)}1`)],
      }),
  },
  { what: 'mails: parts in parts, ten thousand deep', send: (caller) => mails(caller, nested(10_000)) },
  {
    what: 'mails: a million empty parts',
    send: (caller) => mails(caller, `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\n\r\n'.repeat(1_000_000)}`),
  },
  {
    what: 'mails: a head of ten megabytes',
    send: (caller) => mails(caller, `${head}Subject: ${'=?utf-8?b?QQ==?= '.repeat(600_000)}\r\n\r\nx`),
  },
  { what: 'mails: half a million lines that begin one', send: (caller) => mails(caller, 'From a\r\n'.repeat(500_000)) },
  {
    what: 'mails: HTML of a million open elements',
    send: (caller) => mails(caller, `${head}Content-Type: text/html\r\n\r\n${'<div>'.repeat(1_000_000)}`),
  },
  {
    what: 'mails: HTML that never ends a style',
    send: (caller) => mails(caller, `${head}Content-Type: text/html\r\n\r\n${'<style'.repeat(200_000)}`),
  },
  {
    what: 'a picture that claims to be huge',
    send: (caller) => send(caller, '/api/profile/picture/new', hugePicture(), { 'content-type': 'application/octet-stream' }),
  },
]

const head = 'From a@b.ch Mon Mar  2 08:00:00 2026\r\nFrom: a@example.com\r\nTo: b@example.com\r\nMIME-Version: 1.0\r\n'
const endless = (repeat: string) => ({
  id: randomUUID(),
  title: 'x',
  allDay: false,
  start: '2026-03-02T08:00:00.000Z',
  end: '2026-03-02T09:00:00.000Z',
  extendedProps: { desc: '', label: '' },
  recurrence: repeat,
})

function nested(levels: number): string {
  const parts = Array.from({ length: levels }, (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`)
  return `${head}${parts.join('')}Content-Type: text/plain\r\n\r\nx`
}

function hugePicture(): Buffer {
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff08060000001f15c489', 'hex')
  return Buffer.concat([picture, Buffer.alloc(1000)])
}

/** Sets them off one after the other, and tells how each was answered. The time counts until the answer is there. */
export async function setOff(caller: Caller): Promise<readonly Blast[]> {
  const blasts: Blast[] = []
  for (const { what, send: ignite } of bombs) {
    const started = performance.now()
    const status = await ignite(caller).catch(() => 0)
    blasts.push({ what, status, ms: performance.now() - started })
  }
  const started = performance.now()
  const { status } = await fetch(`${caller.address}/api/calendar-app/events?start=2026-01-01T00:00:00.000Z&end=2026-12-31T00:00:00.000Z`, {
    headers: caller.headers,
  })
  return [...blasts, { what: 'the calendar afterwards', status, ms: performance.now() - started }]
}

async function send(
  { address, headers }: Caller,
  path: string,
  body: string | Buffer,
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  const reply = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', ...more },
    body: typeof body === 'string' ? body : new Uint8Array(body),
    signal: AbortSignal.timeout(60_000),
  })
  await reply.arrayBuffer()
  return reply.status
}

const json = (caller: Caller, path: string, input: unknown): Promise<number> => send(caller, path, JSON.stringify(input))

async function mails(caller: Caller, text: string): Promise<number> {
  const content = Buffer.from(text)
  const pieces = 512 * 1024
  const begun = await fetch(`${caller.address}/api/files/begin`, {
    method: 'POST',
    headers: { ...caller.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'bomb.mbox', type: 'application/mbox', size: content.length, isPrivate: true }),
  })
  if (!begun.ok) return begun.status
  const { fileId } = (await begun.json()) as { fileId: string } // by its contract
  for (let number = 0; number * pieces < content.length; number += 1) {
    await send(caller, `/api/files/piece?fileId=${fileId}&number=${number}`, content.subarray(number * pieces, (number + 1) * pieces), {
      'content-type': 'application/octet-stream',
    })
  }
  return json(caller, '/api/mail-app/import-mails', { importId: randomUUID(), fileId })
}

/** Asks again and again how long others wait, until told to stop. */
export function askMeanwhile({ address }: RunningServer): { readonly stop: () => Promise<number> } {
  let isOver = false
  let longest = 0
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now()
      await fetch(`${address}/api/status`)
        .then((reply) => reply.arrayBuffer())
        .catch(() => undefined)
      longest = Math.max(longest, performance.now() - started)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await asking
      return longest
    },
  }
}
