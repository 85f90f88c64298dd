import { mkdir } from 'node:fs/promises'
import pg from 'pg'
import { projectPath } from '../../src/main/project.ts'
import { createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { urlAt } from './database-node.ts'
import { startPair, type DatabasePair } from './database-pair.ts'
import { openJournal } from './journal.ts'
import { startLoad, type Load } from './load.ts'
import { startProduct, type Product, type Programs } from './product.ts'
import { fillRegister } from './register.ts'
import { seededRandom, type Random } from './seeded-random.ts'
import { openSwitch } from './switch.ts'

/** A stretch of time in which no standby was there to confirm anything. */
export type Outage = { readonly from: number; until: number }

/** Everything that runs, with clients already at work. */
export type Rig = {
  readonly folder: string
  readonly database: string
  readonly pair: DatabasePair
  readonly product: Product
  readonly load: Load
  readonly random: Random
  readonly outages: Outage[]
  /** How often a primary that had been replaced confirmed a write. */
  claims: number
  /** Requests that were seen as delivered. */
  readonly delivered: Set<string>
  readonly stop: () => Promise<void>
}
export type RigOptions = {
  readonly folder: string
  readonly seed: number
  readonly clients: number
  readonly persons: number
  readonly isSynchronous?: boolean
  /** The part of all replies that the core system loses after it has done what was asked. */
  readonly droppedReplies?: number
  readonly programs?: Partial<Programs>
}

export async function startRig(options: RigOptions): Promise<Rig> {
  const { folder, seed, clients, persons, isSynchronous = true, droppedReplies = 0.02, programs = {} } = options
  await mkdir(folder, { recursive: true })
  const stops: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const each of stops.splice(0).toReversed()) await each()
  }
  try {
    const line = await openSwitch()
    stops.push(line.stop)
    const pair = await startPair({ folder, isSynchronous, line })
    stops.push(pair.stop)
    await pair.untilWhole()
    const database = urlAt(line.port, 'crash')
    await prepareDatabase(database, persons)
    const product = await startProduct({ folder, database, droppedReplies, programs })
    stops.push(product.stop)
    const journal = openJournal(journalIn(folder))
    const load = startLoad({ clients, addresses: product.addresses, persons, journal, random: seededRandom(seed + 1) })
    stops.push(async () => journal.close(), load.abandon)
    return { folder, database, pair, product, load, random: seededRandom(seed), outages: [], claims: 0, delivered: new Set(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export const journalIn = (folder: string): string => `${folder}/acknowledged.ndjson`

async function prepareDatabase(url: string, persons: number): Promise<void> {
  const pool = createPool({ url, connections: 2 }, () => {})
  const client = new pg.Client({ connectionString: url })
  try {
    await migrate(pool, projectPath('db/migrations'), () => {})
    await client.connect()
    await fillRegister(client, 'musterland', persons)
  } finally {
    await Promise.all([pool.end(), client.end()])
  }
}
