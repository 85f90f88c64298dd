import { sql, type Kysely } from 'kysely'
import type { Identify } from '../../../platform/access.ts'
import { secretHash } from '../../../platform/secrets.ts'
import type { AccountTables, Role } from './tables.ts'
import type { Tokens } from './tokens.ts'

type Row = { account_id: string; workspace_id: string; role: Role }

// Ours have about 350 characters.
const bearer = /^Bearer ([\w-]{1,200}\.[\w-]{1,600}\.[\w-]{1,200})$/

/** Asks the database each time: whoever signs out, is removed or gets another role feels it with the next request, on every server. */
export function createIdentify(db: Kysely<AccountTables>, tokens: Tokens): Identify {
  return async (authorization = '') => {
    const [, token] = bearer.exec(authorization) ?? []
    const claims = token === undefined ? undefined : await tokens.read(token)
    if (!claims) return null
    const { rows } = await sql<Row>`select * from accounts.caller(${secretHash(claims.session)})`.execute(db)
    const [row] = rows
    if (!row || row.account_id !== claims.accountId) return null
    return { kind: 'member', accountId: row.account_id, workspaceId: row.workspace_id, roles: [row.role], sessionId: claims.session }
  }
}
