import { sql, type Kysely } from 'kysely'
import type { Identify, Member } from '../../../platform/access.ts'
import { secretHash } from '../../../platform/secrets.ts'
import { accessTokenShape } from './account/access-token-store.ts'
import type { AccountTables, Role } from './tables.ts'
import type { Tokens } from './tokens.ts'

type Row = { account_id: string; workspace_id: string; role: Role }
type SessionRow = Row & { is_leaving: boolean }
type TokenRow = Row & { rights: 'read' | 'write' }

// Ours have about 350 characters.
const bearer = /^Bearer ([\w-]{1,200}\.[\w-]{1,600}\.[\w-]{1,200})$/

/** Asks the database each time: whoever signs out, is removed or gets another role feels it with the next request, on every server. */
export function createIdentify(db: Kysely<AccountTables>, tokens: Tokens): Identify {
  const noteUse = createUseNotes(db)

  async function bySession(token: string): Promise<Member | null> {
    const claims = await tokens.read(token)
    if (!claims) return null
    const hash = secretHash(claims.session)
    const { rows } = await sql<SessionRow>`select * from accounts.session_caller(${hash})`.execute(db)
    const [row] = rows
    if (!row || row.account_id !== claims.accountId) return null
    await noteUse(hash)
    const { account_id: accountId, workspace_id: workspaceId, role } = row
    const isLeaving = row.is_leaving ? ({ isLeaving: true } as const) : {}
    return { kind: 'member', accountId, workspaceId, roles: [role], sessionId: claims.session, ...isLeaving }
  }

  async function byAccessToken(token: string): Promise<Member | null> {
    const hash = secretHash(token)
    const { rows } = await sql<TokenRow>`select * from accounts.token_caller(${hash})`.execute(db)
    const [row] = rows
    if (!row) return null
    await noteUse(hash)
    const { account_id: accountId, workspace_id: workspaceId, role, rights } = row
    return { kind: 'member', accountId, workspaceId, roles: [role], sessionId: '', token: rights }
  }

  return async (authorization = '') => {
    const [, accessToken] = accessTokenShape.exec(authorization) ?? []
    if (accessToken !== undefined) return byAccessToken(accessToken)
    const [, token] = bearer.exec(authorization) ?? []
    return token === undefined ? null : bySession(token)
  }
}

const quarterHourMs = 15 * 60 * 1000
const maxRemembered = 10_000

/** Writes when something was last used, but not at every request: this process remembers what it has written lately. */
function createUseNotes(db: Kysely<AccountTables>): (hash: Buffer) => Promise<void> {
  const noted = new Map<string, number>()
  return async (hash) => {
    const key = hash.toString('base64url')
    const now = performance.now()
    if (now - (noted.get(key) ?? Number.NEGATIVE_INFINITY) < quarterHourMs) return
    if (noted.size >= maxRemembered) noted.clear()
    noted.set(key, now)
    await sql`select accounts.note_use(${hash})`.execute(db)
  }
}
