import type { Transaction } from 'kysely'
import { publish } from '../../../../platform/live.ts'
import type { AccountTables } from '../tables.ts'

/** Lets open pages ask again who belongs to the workspace, in which role, under which name, and who is invited. */
export async function announce(tx: Transaction<AccountTables>, workspaceId: string): Promise<void> {
  await publish(tx, { topic: 'workspace', key: workspaceId })
}
