import { setTimeout as wait } from 'node:timers/promises'
import { passOn } from '../../src/features/extension/server/audit/pass-on.ts'
import { verifyAudit } from '../../src/features/extension/server/audit/verify-audit.ts'
import { purge } from '../../src/features/extension/server/keep/purge.ts'
import { projectPath } from '../../src/main/project.ts'
import { readCanton } from '../../src/platform/canton.ts'
import { connect, createPool } from '../../src/platform/database.ts'
import { startBenchServer, type BenchServer } from '../bench-apps/server.ts'
import { requestOf } from '../crash/register.ts'
import type { Proof } from '../proof.ts'
import { fillPast } from './fill-past.ts'

const longestMinutes = 10
const longestStatement = 2500
const submitters = 5000

/** Removes so many requests while others are asked, as the worker does: with the time limit of its statements and its rests. */
export async function* provePurge(rows: number): AsyncGenerator<readonly Proof[]> {
  const server = await startBenchServer({ SUBMITS_PER_MINUTE: '1000000' })
  try {
    await fillPast(server.databaseUrl, rows, submitters)
    yield await proveWith(server, rows)
  } finally {
    await server.stop()
  }
}

async function proveWith(server: BenchServer, rows: number): Promise<readonly Proof[]> {
  const settings = ['enable_seqscan=off', 'plan_cache_mode=force_custom_plan']
  const pool = createPool({ url: server.databaseUrl, connections: 4, settings }, () => {})
  const db = connect<never>(pool)
  const canton = await readCanton(projectPath('cantons'), 'musterland')
  while ((await passOn(db, { canton: canton.id, delivers: false })) !== 0);
  let place = 0
  const alone = await waitsWhile(server.base, () => (place += 1), wait(10_000))
  const begun = performance.now()
  let last = begun
  let slowest = 0
  const onBatch = (): void => {
    slowest = Math.max(slowest, performance.now() - last)
    last = performance.now()
  }
  const purging = purge({ db: connect(pool), canton }, { onBatch })
  const beside = await waitsWhile(server.base, () => (place += 1), purging)
  const { requests } = await purging
  const minutes = (performance.now() - begun) / 60_000
  while ((await passOn(db, { canton: canton.id, delivers: false })) !== 0);
  const removed = [...requests.values()].reduce((sum, count) => sum + count, 0)
  const verdict = await verifyAudit(connect(server.owner))
  await server.owner.query(
    'delete from extension.request where (canton, period, id) in (select canton, period, id from extension.request limit 1)',
  )
  const control = await verifyAudit(connect(server.owner))
  await pool.end()
  return [
    {
      title: `${rows} requests past their time are removed within ${longestMinutes} minutes`,
      isTrue: removed === rows && minutes <= longestMinutes,
      figures: `${removed} in ${minutes.toFixed(1)} minutes, no statement beyond ${longestStatement} ms; slowest round with its rest ${Math.round(slowest)} ms`,
    },
    {
      title: 'the chain is whole afterwards',
      isTrue: verdict.kind === 'whole',
      figures: verdict.kind === 'whole' ? `${verdict.entries} entries, ${verdict.requests} requests` : `${verdict.where} ${verdict.reason}`,
    },
    {
      title: 'control: one more that goes without the chain knowing breaks it',
      isTrue: control.kind !== 'whole',
      figures: control.kind === 'whole' ? 'not seen' : `${control.where} ${control.reason}`,
    },
    {
      title: 'whoever asks meanwhile is answered',
      isTrue: beside.failed === 0,
      figures: `${beside.failed} errors in ${beside.count}; p99 ${beside.p99} ms, alone ${alone.p99} ms`,
    },
  ]
}

type Waits = { readonly count: number; readonly failed: number; readonly p99: number }

/** Twenty a second until the work is done. */
async function waitsWhile(base: string, next: () => number, work: Promise<unknown>): Promise<Waits> {
  const waits: number[] = []
  const open: Promise<void>[] = []
  let failed = 0
  const ask = async (): Promise<void> => {
    const begun = performance.now()
    const reply = await fetch(`${base}/BusinessAPI/efristerstreckung`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(requestOf(next() % submitters)),
    }).catch(() => undefined)
    await reply?.arrayBuffer()
    if (!reply?.ok) failed += 1
    waits.push(performance.now() - begun)
  }
  const timer = setInterval(() => void open.push(ask()), 50)
  try {
    await work
  } finally {
    clearInterval(timer)
    await Promise.all(open)
  }
  const sorted = waits.toSorted((one, other) => one - other)
  return { count: waits.length, failed, p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0) }
}
