import { sql } from 'kysely'
import type { Tx } from './board-tx.ts'

/** The asking account wants to hear of a board, or no longer. */
export async function subscribeToBoard(tx: Tx, boardId: string, { isOn }: { readonly isOn: boolean }): Promise<void> {
  if (isOn) {
    await sql`
      insert into scrumboard.subscription (workspace_id, account_id, board_id)
      values (platform.workspace(), platform.account(), ${boardId}::uuid) on conflict do nothing`.execute(tx)
    return
  }
  await sql`
    delete from scrumboard.subscription
    where workspace_id = platform.workspace() and account_id = platform.account() and board_id = ${boardId}::uuid and card_id is null`.execute(
    tx,
  )
}

export async function subscribeToCards(tx: Tx, boardId: string, cardIds: readonly string[]): Promise<void> {
  if (cardIds.length === 0) return
  await sql`
    insert into scrumboard.subscription (workspace_id, account_id, board_id, card_id)
    select platform.workspace(), platform.account(), ${boardId}::uuid, unnest(${[...cardIds]}::uuid[]) on conflict do nothing`.execute(tx)
}

export async function unsubscribeFromCard(tx: Tx, cardId: string): Promise<void> {
  await sql`
    delete from scrumboard.subscription
    where workspace_id = platform.workspace() and account_id = platform.account() and card_id = ${cardId}::uuid`.execute(tx)
}
