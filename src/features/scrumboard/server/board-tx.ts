import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Member } from '../board.ts'
import type { ScrumboardTables } from './tables.ts'

export type Tx = Transaction<ScrumboardTables>
/** The accounts of the workspace. */
export type Accounts = (tx: Tx) => Promise<readonly Member[]>

/** As much as a board can have. */
export const most = { lists: 200, cards: 5000, labels: 200, activities: 2000 } as const

export const noSuchBoard = (): Problem => new Problem('not-found', 'Requested board do not exist.')
export const noSuchList = (): Problem => new Problem('not-found', 'There is no such list.')
export const noSuchCard = (): Problem => new Problem('not-found', 'There is no such card.')
export const takenId = (): Problem => new Problem('invalid-input', 'This id is taken by something else.')

/**
 * Until the transaction ends nobody else changes how this board is built. Not as strong as a deletion would need: whoever writes on a
 * card at the same time refers to the board, and is not kept waiting.
 */
export async function lockBoard(tx: Tx, boardId: string): Promise<void> {
  const { rows } = await sql`select from scrumboard.board where id = ${boardId}::uuid for no key update`.execute(tx)
  if (rows.length === 0) throw noSuchBoard()
}

/** Until the transaction ends the board stays; others may change it. Taken before a card is locked, so that nobody waits in a circle. */
export async function holdBoard(tx: Tx, boardId: string): Promise<void> {
  const { rows } = await sql`select from scrumboard.board where id = ${boardId}::uuid for key share`.execute(tx)
  if (rows.length === 0) throw noSuchBoard()
}

/** In milliseconds, as the wire has it. */
export const nowInTx = sql<Date>`date_trunc('milliseconds', platform.moment())`
