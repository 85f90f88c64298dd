import type { Transaction } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import type { Member } from '../../../../platform/access.ts'
import { confine } from '../../../../platform/http.ts'
import { texts } from '../../api-texts.ts'
import { secretHash } from '../../../../platform/secrets.ts'
import { prolongSession } from '../session-store.ts'
import type { AccountTables } from '../tables.ts'

/** The session goes on in another workspace, where the next one will begin too; so does the running transaction. */
export async function moveTo(tx: Transaction<AccountTables>, workspaceId: string, { accountId, sessionId }: Member): Promise<void> {
  await confine(tx, { accountId, workspaceId })
  const { numUpdatedRows } = await tx
    .updateTable('accounts.session')
    .set({ workspace_id: workspaceId })
    .where('id_hash', '=', secretHash(sessionId))
    .executeTakeFirstOrThrow()
  // It may have ended since the gate has seen it.
  if (numUpdatedRows === 0n) throw new Problem('not-signed-in', texts.invalidToken)
  await tx.updateTable('accounts.account').set({ workspace_id: workspaceId }).where('id', '=', accountId).execute()
  // The token that follows lasts two days, so its session must as well.
  await prolongSession(tx, sessionId)
}
