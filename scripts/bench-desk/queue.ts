import type { Figures } from '../bench-apps/measure.ts'
import type { DeskBench, DeskPart } from './part.ts'

const limit = 200
const times = 60
const warmUps = 4

/** An outage has left 50,000 requests undecided, 5,000 letters wait and 5,000 deliveries were given up. */
async function fill({ owner }: DeskBench): Promise<void> {
  await owner.query(`
    insert into extension.pending (canton, period, request_id, due_at, since, is_entered)
      select canton, period, id, '9999-12-31Z', received_at, row_number() over () % 11 = 0 from extension.request where period = 2025 limit 55000
      on conflict do nothing;
    insert into extension.delivery (canton, period, request_id, state, queued_at, due_at, last_failure)
      select canton, period, id, 'dead', received_at, received_at, 'timeout' from extension.request where period = 2024 limit 5000
      on conflict do nothing;
    analyze extension.pending; analyze extension.delivery`)
}

async function part({ base, officer }: DeskBench, query: string): Promise<{ readonly rows: number; readonly next: string | null }> {
  const reply = await fetch(`${base}/api/office/queue${query}`, { headers: officer })
  if (reply.status !== 200) throw new Error(`the queue was answered ${reply.status}`)
  const { rows, next } = (await reply.json()) as { rows: readonly unknown[]; next: string | null } // its contract says so
  return { rows: rows.length, next }
}

export const queuePart: DeskPart = {
  name: 'queue',
  run: async (bench) => {
    await fill(bench)
    let after = ''
    for (let at = 0; at < 20; at += 1) after = `?after=${encodeURIComponent((await part(bench, after)).next ?? '')}`
    const kinds = { queue: '', letters: '?kind=entry', 'given-up deliveries': '?kind=delivery', 'twentieth part': after }
    const figures: Figures[] = []
    for (const [name, query] of Object.entries(kinds)) {
      const spans: number[] = []
      let rows = 0
      for (let time = -warmUps; time < times; time += 1) {
        const begun = performance.now()
        ;({ rows } = await part(bench, query))
        if (time >= 0) spans.push(performance.now() - begun)
      }
      spans.sort((one, other) => one - other)
      const at = (share: number): number => spans[Math.ceil(spans.length * share) - 1] ?? 0
      figures.push({ call: { name, addresses: [], limit }, rows: String(rows), p50: at(0.5), p95: at(0.95), p99: at(0.99) })
    }
    return figures
  },
}
