import { sql, type Kysely, type Transaction } from 'kysely'
import { newSecret, secretHash } from '../../../platform/secrets.ts'
import type { AccountTables } from './tables.ts'

// Links that can be used once: to prove an address, to choose a new password, or to come by a mailed invitation.

/** How long somebody has to open one. */
const openMinutes = { address: 3 * 24 * 60, password: 30, invitation: 14 * 24 * 60 }
type Purpose = keyof typeof openMinutes

type NewLink = {
  readonly purpose: Purpose
  /** Of the account, or of the invitation. */
  readonly id: string
  /** Nobody where the operator passes it on. */
  readonly mailedTo: string | null
}

/** Makes a link and gives its code, which is kept nowhere. Older ones for the same are dead from here on. Needs the owner of the tables. */
export async function makeLink(db: Kysely<AccountTables>, { purpose, id, mailedTo }: NewLink): Promise<string> {
  const code = newSecret()
  const [accountId, invitationId] = purpose === 'invitation' ? [null, id] : [id, null]
  await sql`
    with older as (delete from accounts.link where purpose = ${purpose} and ${id}::uuid in (account_id, invitation_id))
    insert into accounts.link (code_hash, purpose, account_id, invitation_id, mailed_to, expires_at)
    values (${secretHash(code)}, ${purpose}, ${accountId}::uuid, ${invitationId}::uuid, ${mailedTo},
      platform.moment() + make_interval(mins => ${openMinutes[purpose]}))`.execute(db)
  return code
}

type ReadLink = { readonly email: string; readonly purpose: 'address' | 'password' }

/** Whose link it is, as long as it can be used; asked before anybody is known. */
export async function findLink(db: Kysely<AccountTables>, code: string): Promise<ReadLink | undefined> {
  const { rows } = await sql<ReadLink>`select email, purpose from accounts.link_of(${secretHash(code)})`.execute(db)
  return rows[0]
}

/** Uses up a link of the account that is signed in, and gives the address that is proved now. */
export async function useAddressLink(tx: Transaction<AccountTables>, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string | null }>`select accounts.prove_address(${secretHash(code)}) as email`.execute(tx)
  return rows[0]?.email ?? undefined
}

/** Uses the link up and gives the account, which has the new password and no session any more. */
export async function usePasswordLink(tx: Transaction<AccountTables>, code: string, passwordHash: string): Promise<string | undefined> {
  const { rows } = await sql<{ account_id: string | null }>`
    select accounts.reset_password(${secretHash(code)}, ${passwordHash}) as account_id`.execute(tx)
  return rows[0]?.account_id ?? undefined
}
