import { projectPath } from '../../src/main/project.ts'
import { startCoreSystem, type CoreSystem } from '../core-system/process.ts'
import { freePort } from '../free-port.ts'
import { serviceProcess, type ServiceProcess } from './service-process.ts'

/** The whole product as an operator runs it, and the core system it delivers to. */
export type Product = {
  readonly servers: readonly [ServiceProcess, ServiceProcess]
  readonly workers: readonly [ServiceProcess, ServiceProcess]
  /** Where the two servers answer. */
  readonly addresses: readonly [string, string]
  readonly core: { readonly start: () => Promise<void>; readonly kill: () => Promise<void> }
  readonly stop: () => Promise<void>
}
/** What Node runs instead of the product's own start; the controls plant their faults here. */
export type Programs = { readonly server: readonly string[]; readonly worker: readonly string[] }
type Options = {
  readonly folder: string
  readonly database: string
  readonly droppedReplies: number
  readonly programs?: Partial<Programs>
}

const start = projectPath('src/main/start.ts')
const ownPrograms: Programs = { server: [start, 'server'], worker: [start, 'worker'] }

export async function startProduct({ folder, database, droppedReplies, programs }: Options): Promise<Product> {
  const { server, worker } = { ...ownPrograms, ...programs }
  const core = coreSystem(`${folder}/core.ndjson`, droppedReplies)
  await core.start()
  const environment = {
    DATABASE_URL: database,
    DELIVERY_URL: `${core.url()}/deliveries`,
    DELIVERY_PER_SECOND: '500',
    SUBMITS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'warn',
  }
  const aServer = async (name: string): Promise<[ServiceProcess, string]> => {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const readyAt = `${address}/health/ready`
    const own = { ...environment, PORT: String(port) }
    return [serviceProcess({ name, command: server, environment: own, logFile: `${folder}/${name}.log`, readyAt }), address]
  }
  const aWorker = (name: string): ServiceProcess => serviceProcess({ name, command: worker, environment, logFile: `${folder}/${name}.log` })

  const [[one, firstAddress], [other, secondAddress]] = [await aServer('server-1'), await aServer('server-2')]
  const workers = [aWorker('worker-1'), aWorker('worker-2')] as const
  await Promise.all([one, other, ...workers].map((each) => each.start()))
  return {
    servers: [one, other],
    workers,
    addresses: [firstAddress, secondAddress],
    core,
    stop: async () => void (await Promise.all([one, other, ...workers, core].map((each) => each.kill()))),
  }
}

/** It loses some of its replies after it has done what was asked, as real ones do. */
function coreSystem(journal: string, droppedReplies: number): Product['core'] & { readonly url: () => string } {
  let running: CoreSystem | undefined
  let address: string | undefined
  return {
    url: () => address ?? '',
    start: async () => {
      running = await startCoreSystem({ journal, ...(address === undefined ? {} : { at: address }) })
      address = running.url
      if (droppedReplies > 0) await running.control({ mode: 'dropped-reply', share: droppedReplies })
    },
    kill: async () => running?.kill(),
  }
}
