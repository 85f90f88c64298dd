import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { projectPath } from '../../src/main/project.ts'
import { createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { serviceProcess, type ServiceProcess } from '../crash/service-process.ts'
import { freePort } from '../free-port.ts'
import { createDatabase, startLocalPostgres } from '../local-postgres.ts'

export type Rig = {
  /** Two processes of the server on one database. */
  readonly one: string
  readonly other: string
  readonly bare: string
  readonly stop: () => Promise<void>
}

export async function startRig(): Promise<Rig> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-live-`)
  const local = await startLocalPostgres({ folder: `${folder}/data`, isTemporary: true })
  await createDatabase(local.url('postgres'), 'live')
  const databaseUrl = local.url('live')
  const owner = createPool({ url: databaseUrl, connections: 2 }, () => {})
  await migrate(owner, projectPath('db/migrations'), () => {})
  await owner.end()
  const environment = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', REGISTRATION: 'open' }
  const server = [projectPath('src/main/start.ts'), 'server']
  const started: ServiceProcess[] = []
  const start = async (name: string, command: readonly string[], ready: string): Promise<string> => {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const own = { ...environment, PORT: String(port) }
    const service = serviceProcess({ name, command, environment: own, logFile: `${folder}/${name}.log`, readyAt: address + ready })
    started.push(service)
    await service.start()
    return address
  }
  return {
    one: await start('one', server, '/health/ready'),
    other: await start('other', server, '/health/ready'),
    bare: await start('bare', [projectPath('scripts/bench-live/bare-server.ts')], '/health'),
    stop: async () => {
      await Promise.all(started.map((service) => service.kill()))
      await local.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
