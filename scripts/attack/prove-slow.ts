import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Proof } from '../proof.ts'
import { checked } from './check.ts'
import { startRig, type Rig, type RunningServer } from './rig.ts'

const submit = 'POST /BusinessAPI/efristerstreckung HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
/** What slow clients send at once, and then a sign now and then or nothing more. */
const kinds = {
  'slow headers': { count: 250, first: 'GET / HTTP/1.1\r\nHost: x\r\n', next: 'X-A: b\r\n', within: 15 },
  'slow bodies': { count: 250, first: `${submit}Content-Length: 9000\r\n\r\n{`, next: ' ', within: 20 },
  'slow bodies in chunks': { count: 100, first: `${submit}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, next: '1\r\n \r\n', within: 20 },
  'idle from the start': { count: 500, first: '', next: '', within: 15 },
  'half open': { count: 100, first: 'GET / HTTP/1.1\r\n', next: '', within: 15, isHalf: true },
  'idle after an answer': { count: 100, first: 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n', next: '', within: 25 },
} as const
type Kind = keyof typeof kinds
const readers = 100
const readersWithin = 75
const mostMegabytes = 150
const mostWaiting = 1000

type Line = { readonly kind: Kind | 'no reader'; readonly socket: Socket; begun?: number; closed?: number }
type Outcome = {
  readonly open: ReadonlyMap<string, number>
  readonly slowest: ReadonlyMap<string, number>
  /** How long others waited, the slowest but for one in a hundred, and how many were not served. */
  readonly others: { readonly asked: number; readonly failed: number; readonly ms: number }
  readonly megabytes: number
}

/** Clients that hold on to a connection and give nothing back: each is gone in time, and the others never notice. */
export async function* proveSlow(): AsyncGenerator<readonly Proof[]> {
  const rig = await startRig()
  try {
    const outcome = await holdOn(rig, 70, [])
    const control = await holdOn(rig, 26, ['scripts/attack/without-timeouts.ts'])
    const left = (each: Outcome): number => [...each.open.values()].reduce((sum, count) => sum + count, 0)
    const limits = [...Object.entries(kinds).map(([kind, { within }]) => [kind, within] as const), ['no reader', readersWithin] as const]
    const late = limits.filter(([kind, within]) => (outcome.open.get(kind) ?? 0) > 0 || (outcome.slowest.get(kind) ?? 0) > within)
    const told = limits.map(([kind, within]) => `${kind} ${(outcome.slowest.get(kind) ?? 0).toFixed(1)} of ${within} s`).join(', ')
    const held = [...control.open].filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${kind}`)
    yield [
      checked({
        check: 'slow: connections that give nothing are closed in time',
        target: '0 left',
        measured: `${left(outcome)} left (${told})`,
        isMet: late.length === 0,
        control: `${left(control)} still open after 26 s without limits of time (${held.join(', ')})`,
        isControlRed: (control.open.get('slow headers') ?? 0) > 0 && (control.open.get('slow bodies') ?? 0) > 0,
      }),
      checked({
        check: 'slow: others are served meanwhile, and memory stays bounded',
        target: `0 failed, 99 of 100 within ${mostWaiting} ms, at most ${mostMegabytes} MB more`,
        measured: `${outcome.others.failed} of ${outcome.others.asked} failed, ${outcome.others.ms.toFixed(0)} ms, ${outcome.megabytes.toFixed(0)} MB more`,
        isMet:
          outcome.others.failed === 0 &&
          outcome.others.ms <= mostWaiting &&
          outcome.megabytes <= mostMegabytes &&
          outcome.others.asked > 100,
        control: `${left(control)} connections kept without limits of time`,
        isControlRed: left(control) > left(outcome),
      }),
    ]
  } finally {
    await rig.stop()
  }
}

async function holdOn(rig: Rig, seconds: number, preloads: readonly string[]): Promise<Outcome> {
  const server = await rig.startServer({}, preloads)
  try {
    await serveOthers(server, 2)
    const before = (await server.condition()).megabytes
    const lines = [...(await openReaders(server)), ...Object.keys(kinds).flatMap((kind) => openLines(server, kind as Kind))] // its own keys
    for (const line of lines) {
      line.socket.once('connect', () => (line.begun = performance.now()))
      line.socket.once('close', () => (line.closed = (performance.now() - (line.begun ?? 0)) / 1000))
    }
    const drip = setInterval(() => {
      for (const { kind, socket } of lines)
        if (kind !== 'no reader' && !socket.destroyed && kinds[kind].next !== '') socket.write(kinds[kind].next)
    }, 2000)
    const others = await serveOthers(server, seconds)
    clearInterval(drip)
    const megabytes = (await server.condition()).megabytes - before
    // NOTE who reads nothing does not hear of the end either: they look up once at last, and find what came before it.
    for (const { kind, socket } of lines) if (kind === 'no reader') socket.resume()
    await wait(3000)
    const byKind = Map.groupBy(lines, ({ kind }) => kind)
    for (const { socket } of lines) socket.destroy()
    return {
      open: new Map([...byKind].map(([kind, all]) => [kind, all.filter(({ closed }) => closed === undefined).length])),
      slowest: new Map([...byKind].map(([kind, all]) => [kind, Math.max(...all.map(({ closed = 0 }) => closed))])),
      others,
      megabytes,
    }
  } finally {
    await server.stop()
  }
}

function openLines({ port }: RunningServer, kind: Kind): readonly Line[] {
  const { count, first } = kinds[kind]
  return Array.from({ length: count }, () => {
    const socket = connect(
      { port, host: '127.0.0.1', allowHalfOpen: kind === 'half open' },
      () => void (first !== '' && socket.write(first)),
    )
    if (kind === 'half open') socket.once('connect', () => setTimeout(() => socket.end(), 500))
    // NOTE what is half open closes at our end only once we say so.
    if (kind === 'half open') socket.once('end', () => socket.destroy())
    socket.on('error', () => {}).resume()
    return { kind, socket }
  })
}

/** They ask for the largest file again and again, some of them far ahead, and read nothing of it. */
async function openReaders({ port, address }: RunningServer): Promise<readonly Line[]> {
  const page = await (await fetch(`${address}/`, { headers: { accept: 'text/html' } })).text()
  const files = [...new Set(page.match(/\/assets\/[\w.-]+/g))]
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: (await (await fetch(`${address}${file}`)).arrayBuffer()).byteLength })),
  )
  const largest = sizes.toSorted((one, other) => other.size - one.size)[0]?.file ?? '/'
  const ask = `GET ${largest} HTTP/1.1\r\nHost: x\r\n\r\n`
  return Array.from({ length: readers }, (_, at) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => void socket.write(ask.repeat(at % 2 === 0 ? 20 : 500)))
    socket.on('error', () => {}).pause()
    return { kind: 'no reader', socket }
  })
}

async function serveOthers({ address }: RunningServer, seconds: number): Promise<Outcome['others']> {
  const times: number[] = []
  let failed = 0
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const started = performance.now()
    const isServed = await fetch(`${address}/api/status`, { signal: AbortSignal.timeout(10_000) }).then(
      async (reply) => reply.ok && (await reply.arrayBuffer()).byteLength > 0,
      () => false,
    )
    if (isServed) times.push(performance.now() - started)
    else failed += 1
    await wait(100)
  }
  times.sort((one, other) => one - other)
  return { asked: times.length + failed, failed, ms: times[Math.floor(times.length * 0.99)] ?? 0 }
}
