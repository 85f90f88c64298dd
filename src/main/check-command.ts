import { checkSender } from '../platform/canton.ts'
import type { Command, CommandNeeds } from '../platform/command.ts'
import type { Config } from '../platform/config.ts'
import { checkDatabase, isOwner } from '../platform/database-check.ts'
import { appRole } from '../platform/database.ts'
import { neighboursOf } from '../platform/neighbours.ts'
import { createObjectStore } from '../platform/object-store.ts'
import { projectPath } from './project.ts'

type Row = { readonly what: string; readonly outcome: 'ok' | 'FAIL' | '-'; readonly says: string }

/** What an operator runs before a server is started, and when something does not work. */
export const checkCommand: Command = {
  does: 'test settings, database, files, identity provider, mail server, gateway and delivery, and print a table',
  run: async (_words, needs) => {
    const rows = await tryAll(needs)
    const width = Math.max(...rows.map(({ what }) => what.length))
    const table = rows.map(({ what, outcome, says }) => `${outcome.padEnd(4)}  ${what.padEnd(width)}  ${says}`).join('\n')
    const wrong = rows.filter(({ outcome }) => outcome === 'FAIL').length
    const all = rows.filter(({ outcome }) => outcome !== '-').length
    if (wrong > 0) throw new Error(`${table}\n${wrong} of ${all} ${wrong === 1 ? 'does' : 'do'} not work.`)
    return table
  },
}

async function tryAll({ config: read, canton }: CommandNeeds): Promise<readonly Row[]> {
  const settings = await tried('settings', async () => void read(), 'all have a name and a value that can work')
  if (settings.outcome === 'FAIL') return [settings]
  const config = read()
  const { DATABASE_URL: url, CANTON } = config
  const migrations = projectPath('db/migrations')
  return [
    settings,
    await tried('canton', async () => checkSender(config, await canton()), CANTON),
    await tried('database', () => checkDatabase({ url, setting: 'DATABASE_URL', migrations }), 'answers, with the tables of this version'),
    ...(await tryLogins(config, migrations)),
    await tried(
      'files',
      () => createObjectStore(config).check(),
      config.S3_ENDPOINT ? 'kept in an object store' : 'the folder can be written',
    ),
    ...contactRows(config),
    ...(await Promise.all(neighboursOf(config).map(({ name: what, setting, reach }) => tried(what, reach, `answers (${setting})`)))),
  ]
}

/** The delivered files give each part its own login, so one call rarely knows both. */
async function tryLogins({ DATABASE_URL: url, SERVER_DATABASE_URL: own }: Config, migrations: string): Promise<readonly Row[]> {
  const whose = await whoseLogin(url)
  const server = own ?? (whose === 'server' ? url : undefined)
  const setting = own === undefined ? 'DATABASE_URL' : 'SERVER_DATABASE_URL'
  const why = {
    owner: 'DATABASE_URL is the login of the owner',
    server: 'DATABASE_URL is the login of the server',
    'not known': 'not known before the first migration whose login DATABASE_URL is',
    none: 'DATABASE_URL does not work',
  }[whose]
  const tryServer = (address: string): Promise<Row> =>
    tried('login of the server', () => checkDatabase({ url: address, setting, role: appRole, migrations }), `may act as ${appRole}`)
  const advice = (otherwise: string): string => (whose === 'not known' ? 'Run "cli migrate" first' : otherwise)
  return [
    server === undefined
      ? notTried(
          'login of the server',
          `${why}. ${advice('Set SERVER_DATABASE_URL, or run this with the settings of the server (server.env)')}`,
        )
      : await tryServer(server),
    whose === 'owner'
      ? { what: 'login of the owner', outcome: 'ok', says: 'may change the tables' }
      : notTried('login of the owner', `${why}. ${advice('Run this with the settings of the worker (owner.env)')}`),
  ]
}

async function whoseLogin(url: string): Promise<'owner' | 'server' | 'not known' | 'none'> {
  const owns = await isOwner({ url, setting: 'DATABASE_URL' }).catch(() => undefined)
  if (owns === undefined) return 'none'
  if (owns === 'not known yet') return 'not known'
  return owns ? 'owner' : 'server'
}

/** The canton's own address is that of its tax office, which knows nothing of accounts, so nothing stands in for a missing one. */
function contactRows({ REGISTRATION, REGISTRATION_CONTACT }: Config): readonly Row[] {
  if (REGISTRATION === 'open' || REGISTRATION_CONTACT !== undefined) return []
  return [{ what: 'contact for accounts', outcome: '-', says: 'not set: /register gives no address to ask. Set REGISTRATION_CONTACT' }]
}

function notTried(what: string, says: string): Row {
  return { what, outcome: '-', says: `not tried: ${says}` }
}

async function tried(what: string, attempt: () => Promise<unknown>, says: string): Promise<Row> {
  return attempt().then(
    () => ({ what, outcome: 'ok', says }),
    (error: unknown) => ({ what, outcome: 'FAIL', says: error instanceof Error ? error.message : String(error) }),
  )
}
