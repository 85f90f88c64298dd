import { projectPath } from '../src/main/project.ts'
import { runTool } from './bench/run-tool.ts'
import { startServerProcess } from './bench/server-process.ts'
import { benchDatabase } from './bench/submit-database.ts'

// One server process against the local PostgreSQL, and pgbench running the same statements bare, in turns within one run.
const seconds = Number(process.argv[2] ?? 5)
const rounds = Number(process.argv[3] ?? 3)
const warmUpSeconds = 3
const clients = 16
const mostRequests = (warmUpSeconds + seconds * rounds) * 5000
const mostBare = seconds * rounds * 9000

const database = await benchDatabase(mostRequests + mostBare)
const settings = { DATABASE_URL: database.url, SUBMITS_PER_MINUTE: '1000000' }
const server = await startServerProcess(settings).catch(async (error: unknown) => {
  await database.stop()
  throw error
})
const bare: number[] = []
const product: Load[] = []
let sent = 0

try {
  await loadProduct(warmUpSeconds)
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await loadBare(round))
    product.push(await loadProduct(seconds))
  }
  const [rate, floor] = [median(product.map((load) => load.rate)), median(bare)]
  process.stdout.write(
    [
      `submit: ${Math.round(rate)} requests/s through one server process, p99 ${Math.round(median(product.map((load) => load.p99)))} ms, ${product.reduce((sum, load) => sum + load.failed, 0)} failed`,
      `bare: ${Math.round(floor)} transactions/s by pgbench with the same statements`,
      `granted: ${((await database.grantedShare()) * 100).toFixed(1)} % of all requests`,
      `ratio: ${(rate / floor).toFixed(2)}`,
      '',
    ].join('\n'),
  )
} finally {
  await server.stop()
  await database.stop()
}

type Load = { readonly rate: number; readonly p99: number; readonly failed: number }

async function loadProduct(duration: number): Promise<Load> {
  const script = projectPath('scripts/bench/submit.wrk.lua')
  const environment = { BODIES: database.bodies, OFFSET: String(sent) }
  const printed = await runTool('wrk', ['-t1', `-c${clients * 4}`, `-d${duration}s`, '-s', script, server.url], environment)
  const [, requests = 0, microseconds = 1, failed = 0, p99 = 0] = (/RESULT (\d+) (\d+) (\d+) (\d+)/.exec(printed) ?? []).map(Number)
  sent += requests
  return { rate: requests / (microseconds / 1e6), p99: p99 / 1000, failed }
}

async function loadBare(round: number): Promise<number> {
  const share = Math.floor(mostBare / rounds / clients)
  const first = mostRequests + round * share * clients
  const variables = { n: 0, first, share, period: database.period, wish: database.wish }
  const script = projectPath('scripts/bench/submit.pgbench.sql')
  const flags = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), '-f', script]
  const defined = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
  const printed = await runTool('pgbench', [...flags, ...defined, database.url])
  return Number(/tps = ([\d.]+)/.exec(printed)?.[1] ?? 0)
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0
}
