import { appRole } from '../../src/platform/database.ts'
import { exitCodes } from '../../src/platform/start-error.ts'
import { copyDatabase, createDatabase } from '../local-postgres.ts'
import type { Rig } from './rig.ts'

/** Something that keeps a process from serving, and what the operator must read and the system must see. */
export type Cause = {
  readonly title: string
  readonly part: 'server' | 'worker'
  readonly settings: Readonly<Record<string, string>>
  readonly says: RegExp
  readonly code: number
}
type Row = readonly [title: string, settings: Readonly<Record<string, string>>, says: RegExp, code: number]

const { unreachable, login, version, port, folder, settings } = exitCodes

export async function causesOn(rig: Rig): Promise<readonly Cause[]> {
  await prepareDatabases(rig)
  const both = ofBoth(rig)
  const asCauses = (part: Cause['part'], rows: readonly Row[]): readonly Cause[] =>
    rows.map(([title, given, says, code]) => ({ title, part, settings: given, says, code }))
  return [...asCauses('server', [...ofServer(rig), ...ofLogin(rig), ...both]), ...asCauses('worker', [...ofOwner(rig), ...both])]
}

async function prepareDatabases({ url, sql }: Rig): Promise<void> {
  await createDatabase(url('postgres'), 'empty')
  for (const name of ['older', 'newer']) await copyDatabase(url('postgres'), name, 'right')
  await sql('older', 'delete from platform.migration where name = (select max(name) from platform.migration)')
  await sql('newer', "insert into platform.migration (name, checksum) values ('0999_later.sql', '')")
  await sql(
    'postgres',
    "create role serving login; create role locked login password 'right'; create role stranger login; create role narrow login connection limit 4",
  )
  await sql('postgres', `grant ${appRole} to narrow, locked, serving`)
}

function ofServer({ url, busyPort }: Rig): readonly Row[] {
  const DATABASE_URL = url('right')
  return [
    ['port taken', { DATABASE_URL, PORT: String(busyPort) }, /is taken by another program\. .*PORT/, port],
    ['address of another machine', { DATABASE_URL, HOST: '192.0.2.1' }, /no address 192\.0\.2\.1\. Correct HOST\./, port],
    ['wrong setting', { DATABASE_URL, PORT: 'three' }, /PORT must be a whole number/, settings],
  ]
}

function ofLogin({ url }: Rig): readonly Row[] {
  const as = (username: string, password = ''): string => Object.assign(new URL(url('right')), { username, password }).href
  const DATABASE_URL = url('right')
  const missing = new RegExp(`grant ${appRole} to stranger`)
  return [
    ['wrong password', { DATABASE_URL: as('locked', 'wrong') }, /refuses the login locked/, login],
    ['unknown login', { DATABASE_URL: as('unknown') }, /refuses the login unknown/, login],
    ['login without the role', { DATABASE_URL, SERVER_DATABASE_URL: as('stranger') }, missing, login],
    ['no connections left', { DATABASE_URL, SERVER_DATABASE_URL: as('narrow') }, /accepts no more connections/, unreachable],
  ]
}

function ofOwner({ url }: Rig): readonly Row[] {
  const DATABASE_URL = Object.assign(new URL(url('right')), { username: 'serving' }).href
  return [['login of the server', { DATABASE_URL }, /does not own the tables of right\. Set DATABASE_URL to the login of the owner/, login]]
}

function ofBoth({ url, busyPort, closedPort, silentPort, transactionPool }: Rig): readonly Row[] {
  const at = (host: string): string => Object.assign(new URL(url('right')), { host }).href
  const DATABASE_URL = url('right')
  return [
    ['port of the metrics taken', { DATABASE_URL, METRICS_PORT: String(busyPort) }, /is taken .*METRICS_PORT/, port],
    [
      'database not running',
      { DATABASE_URL: at(`127.0.0.1:${closedPort}`) },
      /does not answer at .* \(ECONNREFUSED\)\. Start it, or correct DATABASE_URL\./,
      unreachable,
    ],
    ['database on an unknown host', { DATABASE_URL: at('nowhere.invalid') }, /no host called nowhere\.invalid/, unreachable],
    ['database that does not answer', { DATABASE_URL: at(`127.0.0.1:${silentPort}`) }, /does not answer/, unreachable],
    ['no such database', { DATABASE_URL: url('missing') }, /There is no database missing/, unreachable],
    ['database not migrated', { DATABASE_URL: url('empty') }, /has not been set up\. Run "cli migrate"/, version],
    ['database too old', { DATABASE_URL: url('older') }, /is older than this program/, version],
    ['database too new', { DATABASE_URL: url('newer') }, /is newer than this program/, version],
    ['pooler in transaction mode', { DATABASE_URL: transactionPool }, /pool_mode = session/, settings],
    ['folder that cannot be written', { DATABASE_URL, FILES_FOLDER: '/dev/null/files' }, /FILES_FOLDER cannot be written/, folder],
    ['unknown canton', { DATABASE_URL, CANTON: 'nirgends' }, /There is no canton called nirgends/, settings],
  ]
}
