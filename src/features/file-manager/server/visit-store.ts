import { sql, type Kysely } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Member } from '../../../platform/access.ts'
import type { Asking, CookieName } from '../../../platform/asking.ts'
import { newSecret, secretHash } from '../../../platform/secrets.ts'
import type { FileTables, Tx } from './tables.ts'

const cookie: CookieName = '__Host-files'
const seconds = 30 * 60

export type Visitor = { readonly workspaceId: string; readonly accountId: string }

/** Lets this browser fetch contents by plain links for a while: pictures, players and downloads send no token. */
export async function openVisit(tx: Tx, { accountId, sessionId }: Member, { setCookie }: Asking): Promise<{ until: string }> {
  const secret = newSecret()
  const { rows } = await sql<{ until: Date }>`
    insert into file_manager.visit (hash, workspace_id, account_id, session_hash, until)
    values (${secretHash(secret)}, platform.workspace(), ${accountId}, ${secretHash(sessionId)},
      platform.moment() + make_interval(secs => ${seconds}))
    returning until`.execute(tx)
  setCookie({ name: cookie, value: secret, sameSite: 'Strict', seconds })
  return { until: rows[0]?.until.toISOString() ?? '' }
}

/** Who has this cookie, as long as the session that it came from lasts. */
export async function readVisitor(db: Kysely<FileTables>, asking: Asking): Promise<Visitor> {
  const secret = asking.cookie(cookie)
  const { rows } =
    secret === undefined
      ? { rows: [] }
      : await sql<Visitor>`
          select workspace_id as "workspaceId", account_id as "accountId" from file_manager.visitor(${secretHash(secret)})`.execute(db)
  if (!rows[0]) throw new Problem('not-signed-in', 'This browser has not opened the store, or not lately.')
  return rows[0]
}
