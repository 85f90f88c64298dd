import { benchDatabase, benchPlace } from './bench/submit-database.ts'
import { medianRun } from './measure/median.ts'
import { loadBare, loadProduct, type Load } from './bench/submit-load.ts'
import { startServerProcess } from './bench/server-process.ts'

// One server process against the local PostgreSQL, and pgbench running the same work bare, in turns within one run, on a small and a large register.
const [seconds = 5, rounds = 3, ...sizes] = process.argv.slice(2).map(Number)
const unlimited = { SUBMITS_PER_MINUTE: '1000000', MISSES_PER_ADDRESS: '1000000', MISSES_PER_NETWORK: '1000000', LOG_LEVEL: 'info' }

const place = await benchPlace()
const started: { readonly stop: () => Promise<void> }[] = []
try {
  const runs = []
  for (const cases of sizes.length === 0 ? [55_000, 6_200_000] : sizes) runs.push(await prepared(cases))
  for (let round = 0; round < rounds; round += 1) for (const run of runs) await run.round(round)
  const results = []
  for (const run of runs) results.push(await run.finish())
  process.stdout.write(`${results.map(({ lines }) => lines).join('\n')}\n`)
  const [small, large] = results
  if (small && large)
    process.stdout.write(`sizes: ${(large.rate / small.rate).toFixed(2)} of the small register's rate with the large one\n`)
} finally {
  for (const each of started) await each.stop()
  await place.local.stop()
}

async function prepared(cases: number) {
  const begun = performance.now()
  const database = await benchDatabase(place, cases)
  process.stderr.write(`register of ${cases} cases filled in ${Math.round((performance.now() - begun) / 1000)} s\n`)
  const server = await startServerProcess({ DATABASE_URL: database.url, ...unlimited })
  started.push(server, database)
  const half = Math.floor(database.people / 2)
  const product: Load[] = []
  const bare: number[] = []
  let sent = 0
  const load = async (duration: number): Promise<Load> => {
    const done = await loadProduct(server.url, { births: place.births, begun: sent, people: half, first: 1, seconds: duration })
    sent += done.requests + 1000
    return done
  }
  await load(3)
  return {
    round: async (round: number): Promise<void> => {
      bare.push(await loadBare(database.url, { people: half, first: half + 1, seconds, round }))
      product.push(await load(seconds))
    },
    finish: async () => {
      const [granted, bytes] = [await database.grantedShare(), await database.bytesPerRequest()]
      const { rate, p50, p95, p99 } = medianRun(product, (each) => each.rate)
      const floor = medianRun(bare, (each) => each)
      const failed = product.reduce((sum, each) => sum + each.failed, 0)
      const lines = [
        `cases: ${cases}`,
        `submit: ${Math.round(rate)} durable decisions/s through one server process, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${failed} failed`,
        `bare: ${Math.round(floor)} transactions/s by pgbench with the same work`,
        `granted: ${(granted * 100).toFixed(1)} % of all requests`,
        `stored: ${(bytes / 1000).toFixed(2)} kB a request, with its indexes and its line in the outbox`,
        `ratio: ${(rate / floor).toFixed(2)}`,
      ].join('\n')
      return { rate, lines }
    },
  }
}
