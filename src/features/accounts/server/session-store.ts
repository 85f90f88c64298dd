import { sql, type Kysely, type Transaction } from 'kysely'
import type { BrowserName } from '../../../platform/device.ts'
import { confine } from '../../../platform/http.ts'
import { newSecret, secretHash } from '../../../platform/secrets.ts'
import type { AccountTables } from './tables.ts'
import { tokenSeconds } from './tokens.ts'

/** How long somebody can go on without typing a password again, if they come by every two days. */
const longestSessionDays = 30

type NewSession = {
  readonly accountId: string
  readonly workspaceId: string
  readonly browser: BrowserName
  readonly providerToken?: Buffer | undefined
}

/** Begins a session of an account that has proved who it is, and gives its secret id. */
export async function beginSession(
  tx: Transaction<AccountTables>,
  { accountId, workspaceId, browser, providerToken }: NewSession,
  session = newSecret(),
): Promise<string> {
  await tx
    .insertInto('accounts.session')
    .values({
      id_hash: secretHash(session),
      account_id: accountId,
      workspace_id: workspaceId,
      provider_token: providerToken ?? null,
      browser: browser.browser,
      system: browser.system,
      expires_at: sql`platform.moment() + make_interval(secs => ${tokenSeconds})`,
    })
    .execute()
  return session
}

/** Two more days, but never past its longest time. */
export async function prolongSession(db: Kysely<AccountTables>, session: string): Promise<void> {
  await db
    .updateTable('accounts.session')
    .set({
      expires_at: sql`least(platform.moment() + make_interval(secs => ${tokenSeconds}),
        created_at + make_interval(days => ${longestSessionDays}, secs => ${tokenSeconds}))`,
    })
    .where('id_hash', '=', secretHash(session))
    .execute()
}

export async function endSession(db: Kysely<AccountTables>, session: string): Promise<void> {
  await db.deleteFrom('accounts.session').where('id_hash', '=', secretHash(session)).execute()
}

/** Where a new session begins: where the account worked last, or wherever it still belongs to. */
export async function firstWorkspace(tx: Transaction<AccountTables>, accountId: string): Promise<string | undefined> {
  await confine(tx, { accountId, workspaceId: '' })
  const row = await tx
    .selectFrom('accounts.membership as m')
    .innerJoin('accounts.account as a', 'a.id', 'm.account_id')
    .select('m.workspace_id')
    .where('m.account_id', '=', accountId)
    .orderBy(sql`m.workspace_id = a.workspace_id`, 'desc')
    .orderBy('m.joined_at')
    .executeTakeFirst()
  return row?.workspace_id
}
