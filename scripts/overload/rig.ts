import { spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { projectPath } from '../../src/main/project.ts'
import { createPool } from '../../src/platform/database.ts'
import { benchDatabase, benchPlace } from '../bench/submit-database.ts'
import { startServerProcess, type ServerProcess } from '../bench/server-process.ts'
import { gather, type Crowd } from './crowd.ts'
import { startEdge, type EdgeProcess } from './edge-process.ts'
import type { Order, Result } from './order.ts'

type Wanted = Pick<Order, 'port' | 'seconds' | 'connections'> & Partial<Order>
export type Rig = {
  readonly drive: (wanted: Wanted) => Promise<Result>
  readonly crowd: (crowd: Crowd) => Promise<number>
  readonly server: (options?: { port?: string; plant?: string; drainSeconds?: string }) => Promise<ServerProcess>
  readonly edge: (servers: readonly ServerProcess[], options?: EdgeOptions) => Promise<EdgeProcess>
  /** The database knows its tables as it does after some minutes of work. */
  readonly settle: () => Promise<void>
  /** The next server that starts has this processor to run on, as if it had a machine of its own. */
  readonly startOn: (processor: number) => void
  readonly stop: () => Promise<void>
}
type EdgeOptions = { readonly settings?: Readonly<Record<string, string>>; readonly change?: (file: string) => string }

const settings = { SUBMITS_PER_MINUTE: '1000000', MISSES_PER_ADDRESS: '1000000', MISSES_PER_NETWORK: '1000000', PROXIES: '1' }
const cases = 55_000

/** Servers and database on one processor, the edge and all clients on another, so that asking takes nothing from answering. */
export async function startRig(): Promise<Rig> {
  const pin = pinOthers()
  const place = await benchPlace()
  const database = await benchDatabase(place, cases)
  const stops: (() => Promise<void>)[] = [() => place.local.stop(), () => database.stop()]
  let [begun, network] = [0, 0]
  // Far enough from each other that no two of those who ask do so for the same person under the same key or from the same network.
  const numbersFor = (rate: number, seconds: number): number => {
    const first = begun
    begun += Math.ceil(rate * seconds * 1.2) + 1000
    return first
  }
  const drive = async (wanted: Wanted): Promise<Result> => {
    const order: Order = {
      births: place.births,
      people: database.people,
      begun: numbersFor(wanted.rate ?? 5000, wanted.seconds),
      delaySeconds: 0,
      leadSeconds: 0,
      patienceSeconds: 5,
      firstConnection: network,
      isSafe: false,
      ...wanted,
    }
    network = (network + wanted.connections) % 50_000
    return run([...pin, 'node', projectPath('scripts/overload/driver.ts'), JSON.stringify(order)])
  }
  const rig: Rig = {
    drive,
    crowd: (crowd) => {
      const people = { births: place.births, people: database.people, begun: numbersFor(crowd.rate, crowd.seconds) }
      return gather(crowd, people, pin)
    },
    server: async ({ port, plant, drainSeconds = '2' } = {}) => {
      const flags = plant === undefined ? [] : ['--import', projectPath(plant)]
      const server = await startServerProcess(
        { ...settings, DATABASE_URL: database.url, DRAIN_SECONDS: drainSeconds, ...(port === undefined ? {} : { PORT: port }) },
        flags,
      )
      stops.push(server.stop)
      return server
    },
    edge: async (servers, options = {}) => {
      const few = { EDGE_CONNECTIONS: '8000', ...options.settings }
      const edge = await startEdge({ servers: servers.map(({ url }) => url), pin, ...options, settings: few })
      stops.push(edge.stop)
      return edge
    },
    settle: async () => {
      const pool = createPool({ url: database.url, connections: 1 }, () => {})
      for (const table of ['request', 'outbox', 'tax_case']) await pool.query(`analyze extension.${table}`)
      await pool.end()
    },
    startOn: (processor) => void pinSelf(String(processor % availableParallelism())),
    stop: async () => {
      for (const stop of stops.toReversed()) await stop()
    },
  }
  return rig
}

function pinOthers(): readonly string[] {
  return availableParallelism() > 1 && pinSelf('0') ? ['taskset', '-c', '1'] : []
}

function pinSelf(processors: string): boolean {
  return spawnSync('taskset', ['-a', '-p', '-c', processors, String(process.pid)], { stdio: 'ignore' }).status === 0
}

async function run([program = '', ...flags]: readonly string[]): Promise<Result> {
  const child = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
  const printed = await child.stdout.setEncoding('utf8').toArray()
  return JSON.parse(printed.join('')) as Result // printed by the driver
}
