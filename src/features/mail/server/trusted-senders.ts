import type { Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { MailTables } from './tables.ts'

type Tx = Transaction<MailTables>
type Place = { readonly accountId: string; readonly workspaceId: string }

/** As many as anybody needs. */
const most = 5000

export async function readTrusted(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('mail.trusted_sender').select('email').orderBy('email').execute()
  return rows.map(({ email }) => email)
}

export async function trust(tx: Tx, { accountId: account_id, workspaceId: workspace_id }: Place, email: string): Promise<void> {
  if ((await readTrusted(tx)).length >= most) throw new Problem('too-many', 'There are too many trusted senders.')
  await tx
    .insertInto('mail.trusted_sender')
    .values({ account_id, workspace_id, email })
    .onConflict((same) => same.doNothing())
    .execute()
}

export async function distrust(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('mail.trusted_sender').where('email', '=', email).execute()
}
