import { sql } from 'kysely'
import type { Member } from '../board.ts'
import type { Accounts, Tx } from './board-tx.ts'

/** The accounts of the workspace, and people of the board without one. */
export async function readMembers(tx: Tx, boardId: string, accounts: Accounts): Promise<Member[]> {
  const { rows: guests } = await sql<Member>`
    select id, name, avatar from scrumboard.guest where board_id = ${boardId}::uuid order by position, id`.execute(tx)
  const colleagues = await accounts(tx)
  // Accounts may have longer names and pictures than a board shows.
  return [...colleagues, ...guests].map(({ id, name, avatar }) => ({
    id,
    name: name.trim().slice(0, 200) || '?',
    avatar: avatar.length > 2000 ? '' : avatar,
  }))
}
