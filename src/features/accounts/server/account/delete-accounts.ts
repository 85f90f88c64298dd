import { sql, type Kysely, type Transaction } from 'kysely'
import { forgetAccount, forgetWorkspace, type AccountData } from '../../../../platform/account-data.ts'
import { transactOn } from '../../../../platform/transact.ts'
import { lockWorkspace } from '../workspaces/workspace-store.ts'
import type { AccountTables } from '../tables.ts'
import { orderDeletionMail } from './deletion-mails.ts'

type Tx = Transaction<AccountTables>

/** Every hour: reminds of the last day, and deletes the accounts whose days of grace are over. Needs the owner of the tables. */
export async function deleteAccounts(db: Kysely<AccountTables>, data: readonly AccountData[]): Promise<void> {
  const transact = transactOn(db)
  await transact(remind)
  const { rows } = await sql<{ id: string }>`
    select id from accounts.account where delete_at <= platform.moment() order by delete_at, id`.execute(db)
  for (const { id } of rows) await transact((tx) => deleteAccount(tx, id, data))
}

async function remind(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update accounts.account set delete_reminded_at = platform.moment()
    where delete_at > platform.moment() and delete_at <= platform.moment() + interval '1 day' and delete_reminded_at is null
    returning id`.execute(tx)
  for (const { id } of rows) await orderDeletionMail(tx, id, 'last-day')
}

/** What stays in the workspaces of others carries this name. */
const deletedName = { de: 'Gelöschtes Konto', en: 'Deleted account' } as const

async function deleteAccount(tx: Tx, accountId: string, data: readonly AccountData[]): Promise<void> {
  const { rows } = await sql<{ name: string; language: 'de' | 'en' }>`
    select display_name as name, coalesce(delete_language, 'en') as language from accounts.account
    where id = ${accountId}::uuid and delete_at <= platform.moment() for update`.execute(tx)
  const [account] = rows
  // Kept at the last moment, or deleted by another worker.
  if (!account) return
  const { alone, shared } = await workspacesOf(tx, accountId)
  for (const id of alone) await deleteWorkspace(tx, id, accountId)
  for (const id of shared) await keepAnAdmin(tx, id, accountId)
  await sql`
    select set_config('app.account', ${accountId}, true), set_config('app.account_name', ${account.name}, true),
      set_config('app.deleted_name', ${deletedName[account.language]}, true),
      set_config('app.account_workspaces', ${`{${shared.join()}}`}, true)`.execute(tx)
  await forgetAccount(tx, data)
  await sql`delete from accounts.guess where strpos(key, ${accountId}) > 0`.execute(tx)
  await tx.deleteFrom('accounts.account').where('id', '=', accountId).execute()
}

/** Nobody joins or leaves these workspaces until the transaction ends. */
async function workspacesOf(tx: Tx, accountId: string): Promise<{ readonly alone: string[]; readonly shared: string[] }> {
  const { rows: own } = await sql<{ id: string }>`
    select workspace_id as id from accounts.membership where account_id = ${accountId}::uuid
    union select id from accounts.workspace where founder_id = ${accountId}::uuid order by 1`.execute(tx)
  for (const { id } of own) await lockWorkspace(tx, id)
  const { rows } = await sql<{ id: string; is_shared: boolean }>`
    select w.id, exists (select from accounts.membership m where m.workspace_id = w.id and m.account_id <> ${accountId}::uuid) as is_shared
    from accounts.workspace w where w.id = any(${own.map(({ id }) => id)}::uuid[])`.execute(tx)
  const { true: shared = [], false: alone = [] } = Object.groupBy(rows, (row) => (row.is_shared ? 'true' : 'false'))
  return { alone: alone.map(({ id }) => id), shared: shared.map(({ id }) => id) }
}

async function deleteWorkspace(tx: Tx, workspaceId: string, accountId: string): Promise<void> {
  await forgetWorkspace(tx, workspaceId)
  // Others may have worked here last before they left.
  await sql`
    update accounts.account a set workspace_id = m.workspace_id from accounts.membership m
    where a.workspace_id = ${workspaceId}::uuid and a.id <> ${accountId}::uuid and m.account_id = a.id
      and m.workspace_id <> ${workspaceId}::uuid`.execute(tx)
  await tx.deleteFrom('accounts.workspace').where('id', '=', workspaceId).execute()
}

/** The other admin, whom the deletion asked for, may have left in the 14 days: whoever is there longest takes over. */
async function keepAnAdmin(tx: Tx, workspaceId: string, accountId: string): Promise<void> {
  await sql`
    update accounts.membership m set role = 'admin' from (
      select o.account_id from accounts.membership o join accounts.account a on a.id = o.account_id
      where o.workspace_id = ${workspaceId}::uuid and o.account_id <> ${accountId}::uuid
      order by o.role <> 'admin', a.disabled_at is not null, o.joined_at, o.account_id limit 1
    ) as next where m.workspace_id = ${workspaceId}::uuid and m.account_id = next.account_id and m.role <> 'admin'`.execute(tx)
}
