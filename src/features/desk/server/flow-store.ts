import { sql, type Kysely } from 'kysely'
import type { OidcFlow } from '../../../platform/oidc.ts'
import { secretHash } from '../../../platform/secrets.ts'
import type { DeskTables } from './tables.ts'

type Flow = OidcFlow & { readonly returnPath: string }

export async function keepFlow(db: Kysely<DeskTables>, { state, verifier, nonce, returnPath }: Flow, browser: string): Promise<void> {
  await db
    .insertInto('desk.sign_in_flow')
    .values({ state_hash: secretHash(state), browser_hash: secretHash(browser), verifier, nonce, return_path: returnPath })
    .execute()
}

/** Once, within ten minutes, and only for the browser that began it. */
export async function takeFlow(db: Kysely<DeskTables>, state: string, browser: string): Promise<Flow | undefined> {
  const { rows } = await sql<{ verifier: string; nonce: string; return_path: string }>`
    select * from desk.take_flow(${secretHash(state)}, ${secretHash(browser)})`.execute(db)
  const [row] = rows
  return row && { state, verifier: row.verifier, nonce: row.nonce, returnPath: row.return_path }
}
