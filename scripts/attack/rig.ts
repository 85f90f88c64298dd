import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { seedRegister } from '../../db/samples/extension.ts'
import { createKeyRing } from '../../src/features/accounts/server/signing-keys.ts'
import type { AccountTables } from '../../src/features/accounts/server/tables.ts'
import { createTokens, type Tokens } from '../../src/features/accounts/server/tokens.ts'
import { projectPath } from '../../src/main/project.ts'
import { readCanton } from '../../src/platform/canton.ts'
import { connect, createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { closedIssuer } from '../access/world.ts'
import { freePort } from '../free-port.ts'
import { createDatabase, startLocalPostgres } from '../local-postgres.ts'
import type { LoopCondition as Condition } from '../inputs/loop-watch.ts'

type Options = { readonly postgres?: readonly string[] }
type Settings = Readonly<Record<string, string>>
export type RunningServer = {
  readonly address: string
  readonly port: number
  /** How it fares, in its own words. */
  readonly condition: () => Promise<Condition>
  readonly stop: () => Promise<void>
}
export type Rig = {
  readonly owner: Pool
  readonly tokens: Tokens
  /** Where the processes write what they say: one file each. */
  readonly logs: string
  /** What they take for the folder of passing files. */
  readonly passing: string
  readonly startServer: (settings?: Settings, preloads?: readonly string[]) => Promise<RunningServer>
  readonly startWorker: (settings?: Settings) => Promise<{ readonly stop: () => Promise<void> }>
  readonly stop: () => Promise<void>
}

const many = '1000000'
const unlimited = {
  SUBMITS_PER_MINUTE: many,
  RECEIPTS_PER_MINUTE: many,
  MISSES_PER_ADDRESS: many,
  MISSES_PER_NETWORK: many,
  MISSES_FREE_PER_DAY: many,
  ENTITIES_PER_NETWORK: many,
  REGISTRATION: 'open',
  SIGN_INS_PER_MINUTE: many,
  REGISTRATIONS_PER_HOUR: many,
  GUESSES_PER_NETWORK: many,
}
/** The office signs in by rows of its own here; its provider is a port where nobody answers. */
const office = { OFFICE_ISSUER: closedIssuer, OFFICE_CLIENT_ID: 'desk', PUBLIC_ADDRESS: 'https://own.example' }

/** The product as an operator starts it, as processes of their own on a database of its own, all of it in one folder. */
export async function startRig({ postgres = [] }: Options = {}): Promise<Rig> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-attack-`)
  const [logs, passing, files] = [`${folder}/logs`, `${folder}/passing`, `${folder}/files`]
  for (const each of [logs, passing, files]) await mkdir(each)
  // The database runs as another user, and writes its log here, too.
  for (const each of [folder, logs]) await chmod(each, 0o777)
  const logging = ['logging_collector=on', `log_directory=${logs}`, 'log_filename=postgres.log', 'log_file_mode=0644']
  const local = await startLocalPostgres({ folder: `${folder}/data`, isTemporary: true, settings: ['fsync=off', ...logging, ...postgres] })
  await createDatabase(local.url('postgres'), 'attack')
  const url = local.url('attack')
  const owner = createPool({ url, connections: 3 }, () => {})
  await migrate(owner, projectPath('db/migrations'), () => {})
  await seedRegister(owner, await readCanton(projectPath('cantons'), 'musterland'), 50)
  const env = { ...process.env, DATABASE_URL: url, FILES_FOLDER: files, TMPDIR: passing, ...unlimited, ...office }
  let started = 0
  const start = (kind: 'server' | 'worker', settings: NodeJS.ProcessEnv, preloads: readonly string[]): ChildProcess => {
    started += 1
    const flags = preloads.flatMap((file) => ['--import', projectPath(file)])
    const child = spawn('node', [...flags, projectPath('src/main/start.ts'), kind], {
      env: { ...env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const log = createWriteStream(`${logs}/${kind}-${started}.log`)
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    return child
  }
  return {
    owner,
    tokens: createTokens(createKeyRing(connect<AccountTables>(owner)), () => new Date()),
    logs,
    passing,
    startServer: async (settings = {}, preloads = []) => {
      const port = await freePort()
      const child = start('server', { ...settings, PORT: String(port) }, ['scripts/inputs/watch.ts', ...preloads])
      const address = `http://127.0.0.1:${port}`
      await untilReady(child, address)
      const condition = async (): Promise<Condition> => {
        child.send('tell')
        const [told] = (await once(child, 'message')) as [Condition] // the observer says nothing else
        return told
      }
      return { address, port, condition, stop: () => stopped(child) }
    },
    startWorker: async (settings = {}) => {
      const child = start('worker', { ...settings }, [])
      return { stop: () => stopped(child) }
    },
    stop: async () => {
      await owner.end()
      await local.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 20_000)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  clearTimeout(tooLong)
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    const isUp = await fetch(`${address}/health/ready`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isUp) return
    await wait(100)
  }
  child.kill('SIGKILL')
  throw new Error('The server process did not become ready.')
}
