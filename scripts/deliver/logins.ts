import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { projectPath } from '../../src/main/project.ts'

/** For every login; the servers of tests let anybody in from this machine. */
const password = 'Secret1'

/** Makes the logins of a database by the script that an administrator runs. */
export async function makeLogins({ hostname, port, username, pathname }: URL): Promise<void> {
  const place = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: pathname.slice(1) }
  const passwords = { DATABASE_OWNER_PASSWORD: password, DATABASE_SERVER_PASSWORD: password, DATABASE_BACKUP_PASSWORD: password }
  const env = { PATH: process.env['PATH'], ...place, ...passwords }
  await promisify(execFile)('sh', [projectPath('deploy/database/make-logins.sh')], { env })
}

/** The address of this database with one of its logins. */
export function loginAt(url: URL, login: 'owner' | 'server' | 'backup'): string {
  return Object.assign(new URL(url), { username: `${url.pathname.slice(1)}_${login}`, password }).href
}
