import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { projectPath } from '../../src/main/project.ts'
import { makeCertificates } from '../core-system/certificates.ts'
import { startCoreSystem, type CoreSystem } from '../core-system/process.ts'
import { serviceProcess, type ServiceProcess } from '../crash/service-process.ts'
import { freePort } from '../free-port.ts'
import { makeFaultDatabase, type FaultDatabase } from './fault-database.ts'

/** The product as an operator runs it, on a database of its own, with the core system it delivers to over TLS. */
export type Scene = {
  readonly address: string
  readonly settings: Settings
  readonly database: FaultDatabase
  readonly query: FaultDatabase['query']
  readonly core: () => CoreSystem
  /** Another core system in the place of the first. */
  readonly replaceCore: (options: { readonly ignoresKey: boolean }) => Promise<void>
  readonly worker: ServiceProcess
  /** A worker with other settings; not started yet. */
  readonly anotherWorker: (settings: Settings) => ServiceProcess
  /** How often a process of the product ended by itself. */
  readonly ownEnds: () => number
  /** Where the logs lie, until somebody removes them. */
  readonly folder: string
  readonly close: () => Promise<void>
}
type Settings = Readonly<Record<string, string>>

export async function openScene(): Promise<Scene> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-faults-`)
  await makeCertificates(folder)
  const database = await makeFaultDatabase(`${folder}-data`)
  let core = await startCoreSystem({ journal: `${folder}/core.ndjson`, certificates: folder })
  const port = String(await freePort())
  const address = `http://127.0.0.1:${port}`
  const settings = { ...settingsFor(database, core), PORT: port, NODE_EXTRA_CA_CERTS: `${folder}/ca.pem` }
  const started: ServiceProcess[] = []
  const make = (name: 'server' | 'worker', own: Settings = {}): ServiceProcess => {
    const readyAt = name === 'server' ? { readyAt: `${address}/health/ready` } : {}
    const command = [projectPath('src/main/start.ts'), name]
    const service = serviceProcess({ name, command, environment: { ...settings, ...own }, logFile: `${folder}/${name}.log`, ...readyAt })
    started.push(service)
    return service
  }
  const close = async (): Promise<void> => {
    await Promise.all([...started, core].map((each) => each.kill()))
    await database.remove()
  }
  const [server, worker] = [make('server'), make('worker')]
  await Promise.all([server.start(), worker.start()]).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    address,
    settings,
    database,
    query: database.query,
    worker,
    folder,
    close,
    core: () => core,
    replaceCore: async ({ ignoresKey }) => {
      await core.kill()
      core = await startCoreSystem({ journal: `${folder}/core-2.ndjson`, certificates: folder, at: core.url, ignoresKey })
    },
    anotherWorker: (own) => make('worker', own),
    ownEnds: () => started.reduce((sum, each) => sum + each.ownEnds(), 0),
  }
}

function settingsFor({ url }: FaultDatabase, core: CoreSystem): Settings {
  return {
    DATABASE_URL: url,
    DELIVERY_URL: `${core.url}/told`,
    DELIVERY_PER_SECOND: '100',
    SUBMITS_PER_MINUTE: '1000000',
    // Everybody asks from the same address here.
    MISSES_PER_ADDRESS: '1000000',
    MISSES_PER_NETWORK: '1000000',
    MISSES_FREE_PER_DAY: '1000000',
    MISSES_PER_DAY: '1000000',
    LOG_LEVEL: 'error',
  }
}

/** Asks until it is so, at most so many seconds; says after how many, or nothing. */
export async function until(isSo: () => Promise<boolean>, seconds: number): Promise<number | undefined> {
  const started = performance.now()
  for (;;) {
    if (await isSo().catch(() => false)) return (performance.now() - started) / 1000
    if (performance.now() - started > seconds * 1000) return undefined
    await wait(100)
  }
}
