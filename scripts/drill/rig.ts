import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { projectPath } from '../../src/main/project.ts'
import { loginAt, makeLogins } from '../deliver/logins.ts'
import { createDatabase, startLocalPostgres, type LocalPostgres } from '../local-postgres.ts'
import { preparePlace } from '../postgres-place.ts'

/** Debian's PostgreSQL: the project's own brings no programs for backups. */
const programs = '/usr/lib/postgresql/15/bin'
const database = 'drill'

/** A database server whose log of changes is archived, and what an operator does with the scripts of `deploy/backup`. */
export type Rig = {
  readonly folder: string
  readonly url: string
  readonly archive: string
  readonly query: <Row extends pg.QueryResultRow>(text: string) => Promise<readonly Row[]>
  readonly backup: () => Promise<string>
  /** Everything until now lies in the archive afterwards. */
  readonly untilArchived: () => Promise<void>
  /** The machine is gone. */
  readonly lose: () => Promise<void>
  /** A second server from a backup; fails where it does not come as far as the moment. */
  readonly restore: (name: string, backup: string, until: string) => Promise<Restored>
  readonly run: (program: string, args: readonly string[]) => Promise<string>
}
export type Restored = { readonly url: string; readonly stop: () => Promise<void> }

export async function prepareRig(): Promise<Rig> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-drill-`)
  // PostgreSQL runs as another user than root, who must be able to come here.
  await chmod(folder, 0o711)
  const { identity } = await preparePlace(`${folder}/data`, programs)
  const archive = `${folder}/archive`
  for (const each of [folder, archive, `${folder}/backups`, `${folder}/scripts`]) {
    await mkdir(each, { recursive: true })
    if (identity.uid !== undefined && identity.gid !== undefined) await chown(each, identity.uid, identity.gid)
  }
  await promisify(execFile)('cp', ['-R', `${projectPath('deploy/backup')}/.`, `${folder}/scripts`])

  const run = async (program: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<string> => {
    const env = { ...process.env, PATH: `${programs}:/usr/bin:/bin`, ...more }
    return (await promisify(execFile)(program, [...args], { ...identity, cwd: '/', env })).stdout.trim()
  }
  const script = (name: string): string => `${folder}/scripts/${name}.sh`
  const settings = ['archive_mode=on', `archive_command=${script('archive-wal')} "%p" "%f" ${archive}`, 'wal_level=replica']
  const local = await startLocalPostgres({ folder: `${folder}/data`, settings, programs })
  await createDatabase(local.url('postgres'), database)
  const place = new URL(local.url(database))
  await makeLogins(place)
  const query = <Row extends pg.QueryResultRow>(text: string): Promise<readonly Row[]> => ask<Row>(local.url(database), text)
  return {
    folder,
    url: local.url(database),
    archive,
    query,
    run,
    backup: () => run(script('backup'), [`${folder}/backups`], { DATABASE_URL: loginAt(place, 'backup') }),
    untilArchived: async () => {
      const [row] = await query<{ piece: string }>('select pg_walfile_name(pg_switch_wal()) as piece')
      while (!(await readdir(archive)).includes(row?.piece ?? '')) await wait(50)
    },
    lose: () => local.stop(),
    restore: async (name, backup, until) => {
      const data = `${folder}/${name}`
      await run(script('restore'), [backup, archive, data, until])
      return restored(await startLocalPostgres({ folder: data, programs }))
    },
  }
}

/** Up when it has arrived and takes changes. */
async function restored(server: LocalPostgres): Promise<Restored> {
  const url = server.url(database)
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const [row] = await ask<{ is_on_its_way: boolean }>(url, 'select pg_is_in_recovery() as is_on_its_way').catch(() => [])
    if (row && !row.is_on_its_way) return { url, stop: server.stop }
    await wait(50)
  }
  await server.stop()
  throw new Error('The restored server did not arrive.')
}

export async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
