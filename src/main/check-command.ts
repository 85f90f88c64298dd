import { checkSender } from '../platform/canton.ts'
import type { Command, CommandNeeds } from '../platform/command.ts'
import { checkDatabase } from '../platform/database-check.ts'
import { appRole } from '../platform/database.ts'
import { neighboursOf } from '../platform/neighbours.ts'
import { createObjectStore } from '../platform/object-store.ts'
import { projectPath } from './project.ts'

type Row = { readonly what: string; readonly isRight: boolean; readonly says: string }

/** What an operator runs before a server is started, and when something does not work. */
export const checkCommand: Command = {
  does: 'try settings, database, files, identity provider, mail server, gateway and delivery, and say what works',
  run: async (_words, needs) => {
    const rows = await tryAll(needs)
    const width = Math.max(...rows.map(({ what }) => what.length))
    const table = rows.map(({ what, isRight, says }) => `${isRight ? 'ok  ' : 'FAIL'}  ${what.padEnd(width)}  ${says}`).join('\n')
    const wrong = rows.filter(({ isRight }) => !isRight).length
    if (wrong > 0) throw new Error(`${table}\n${wrong} of ${rows.length} do not work.`)
    return table
  },
}

async function tryAll({ config: read, canton }: CommandNeeds): Promise<readonly Row[]> {
  const settings = await tried('settings', async () => void read(), 'all have a name and a value that can work')
  if (!settings.isRight) return [settings]
  const config = read()
  const { DATABASE_URL: url, SERVER_DATABASE_URL: server = url, CANTON } = config
  const migrations = projectPath('db/migrations')
  const name = config.SERVER_DATABASE_URL === undefined ? 'DATABASE_URL' : 'SERVER_DATABASE_URL'
  return [
    settings,
    await tried('canton', async () => checkSender(config, await canton()), CANTON),
    await tried('database', () => checkDatabase({ url, setting: 'DATABASE_URL', migrations }), 'answers, with the tables of this version'),
    await tried(
      'login of the server',
      () => checkDatabase({ url: server, setting: name, role: appRole, migrations }),
      `may act as ${appRole}`,
    ),
    await tried(
      'files',
      () => createObjectStore(config).check(),
      config.S3_ENDPOINT ? 'kept in an object store' : 'the folder can be written',
    ),
    ...(await Promise.all(neighboursOf(config).map(({ name: what, setting, reach }) => tried(what, reach, `answers (${setting})`)))),
  ]
}

async function tried(what: string, attempt: () => Promise<unknown>, says: string): Promise<Row> {
  return attempt().then(
    () => ({ what, isRight: true, says }),
    (error: unknown) => ({ what, isRight: false, says: error instanceof Error ? error.message : String(error) }),
  )
}
