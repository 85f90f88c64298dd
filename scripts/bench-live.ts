import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { registered } from './bench-apps/server.ts'
import { startRig } from './bench-live/rig.ts'
import { aListener, openAll, type Listener } from './bench-live/streams.ts'

// So many browsers listen at one server process. A change is made at the other process; how long until the last of them knows?
const streams = 1000
const rounds = 20
const limit = 500
const cutStreams = 200
const missedChanges = 50

const rig = await startRig()
try {
  const { access_token: token } = await registered(rig.one)
  const tellLive = async (address: string): Promise<string> => {
    const id = randomUUID()
    const reply = await fetch(`${address}/api/notes-app/create-note`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ note: { id, title: 'News' } }),
    })
    if (!reply.ok) throw new Error(`the change was answered ${reply.status}`)
    return id
  }
  const tellBare = async (): Promise<string> => {
    const key = randomUUID()
    await fetch(`${rig.bare}/?key=${key}`, { method: 'POST' })
    return key
  }

  const live = Array.from({ length: streams }, () => aListener(`${rig.one}/api/live`, token))
  const bare = Array.from({ length: streams }, () => aListener(rig.bare, token))
  await openAll(live, 50)
  await openAll(bare, 50)
  const [ours, theirs]: [Spans, Spans] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await lastToHear(live, () => tellLive(rig.other)))
    theirs.push(await lastToHear(bare, tellBare))
    await wait(100)
  }
  bare.forEach((listener) => listener.cut())

  const kept = await changesWhileCut(live, { isForgetful: false })
  const forgotten = await changesWhileCut(live, { isForgetful: true })
  const [median, worst, bareMedian] = [middle(ours), Math.max(...ours), middle(theirs)]
  console.log(`bench:live streams: ${streams} on one process, the change made at another`)
  console.log(`bench:live last to hear: median ${median.toFixed(0)} ms, worst of ${rounds} ${worst.toFixed(0)} ms, limit ${limit} ms`)
  console.log(`bench:live against bare: ${(median / bareMedian).toFixed(1)} times as long as Node alone (${bareMedian.toFixed(0)} ms)`)
  console.log(`bench:live resumed: ${cutStreams} streams cut, ${missedChanges} changes meanwhile, missed ${kept}`)
  console.log(`bench:live control: without their place to go on from they missed ${forgotten}`)
  if (worst > limit || kept > 0 || forgotten === 0) process.exitCode = 1

  /** Cuts some streams, changes things at both processes, lets them return, and counts what they never heard. */
  async function changesWhileCut(listeners: readonly Listener[], way: { readonly isForgetful: boolean }): Promise<number> {
    const away = listeners.slice(0, cutStreams)
    away.forEach((listener) => listener.cut())
    const keys: string[] = []
    for (let change = 0; change < missedChanges; change += 1) keys.push(await tellLive(change % 2 === 0 ? rig.one : rig.other))
    await openAll(away, 50, way)
    await wait(2000)
    return listeners.flatMap(({ heard }) => keys.filter((key) => !heard.has(key))).length
  }
} finally {
  await rig.stop()
}

type Spans = number[]

/** Milliseconds from the moment the change is sent until the last one has heard of it. */
async function lastToHear(listeners: readonly Listener[], tell: () => Promise<string>): Promise<number> {
  const begun = performance.now()
  const key = await tell()
  while (performance.now() - begun < 10_000 && listeners.some(({ heard }) => !heard.has(key))) await wait(5)
  const times = listeners.map(({ heard }) => heard.get(key) ?? Infinity)
  return Math.max(...times) - begun
}

function middle(spans: Spans): number {
  return spans.toSorted((one, other) => one - other)[Math.floor(spans.length / 2)] ?? Infinity
}
